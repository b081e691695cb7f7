"""PyTorch on one thread: beside other busy processes the threads of its pool spend their time waiting."""

import torch

torch.set_num_threads(1)
