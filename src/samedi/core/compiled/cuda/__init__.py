"""The same rules on a CUDA device: to train and to measure, never to play (docs/gpu.md).

Making kernels needs the extra `gpu` and no device: `compiler`, `making`, and what these use. Running them
needs a driver and NumPy, nothing else: `bundle`, `driver`, `program`, `batch`.
"""
