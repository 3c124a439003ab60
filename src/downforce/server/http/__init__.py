"""The way in: routes, sockets, the page, and what keeps strangers in bounds."""
