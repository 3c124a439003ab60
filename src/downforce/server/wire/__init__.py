"""What goes over the wire: messages, settings, refusals."""
