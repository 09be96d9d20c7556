"""The same rules, compiled by Numba, in worker processes.

Only `dtype`, `compiler`, `numba_cache`, `worker` and `cuda` load NumPy or Numba, and only workers load these.
"""
