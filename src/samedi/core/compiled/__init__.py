"""The same rules, compiled by Numba, in worker processes.

Only `dtype`, `compiler`, `cache` and `worker` load NumPy or Numba, and only a worker loads these.
"""
