"""Sends calls: by Web Push, by mail and to webhooks."""
