"""What is asked about tables, games and circuits, and the answers: without http, cookies or limits.

A server puts them on its routes (``http/api.py``), the website that needs none gives them to its page
(``downforce.site``). What makes sense on one device is answered here; what needs a server is in ``http``.
"""
