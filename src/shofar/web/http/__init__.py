"""Requests: addresses, the guard before them, who asks, what is answered."""
