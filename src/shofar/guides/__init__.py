"""Guided first games: what a title teaches, step by step, and where a learner is. Knows no title and no page."""
