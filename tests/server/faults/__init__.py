"""Faults on purpose, against real processes: afterwards nothing acknowledged is lost, every table goes on by itself, and
meanwhile health and readiness told the truth."""
