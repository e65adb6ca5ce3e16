"""Experiments: many games, benchmarks."""
