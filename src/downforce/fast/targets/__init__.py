"""What differs between the targets: plain Python, a CPU, CUDA. ``backend`` picks one of them."""
