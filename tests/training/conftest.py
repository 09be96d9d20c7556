"""What makes kernels is tested where the extra `gpu` is installed; everything else everywhere."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("numba_cuda") else ["test_preparing.py"]
