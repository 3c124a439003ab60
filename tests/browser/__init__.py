"""Tests in a real Chromium: the built page, a real server, and one browser context per person."""
