"""Pages and their parts: plain functions of what they show. No request, no database, no game is changed here."""
