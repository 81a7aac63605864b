"""Telling people what happened: streams to those who look, notices to those who do not, calls between workers."""
