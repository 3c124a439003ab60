"""How the learned function of ``downforce.worth`` is made and measured: positions, training, figures.

``python -m bench.chances.fit`` makes the weights, ``python -m bench.chances.measure`` the
tables of docs/chances.md. Both need the extra fast and PyTorch.
"""
