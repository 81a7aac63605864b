"""The server: tables, seats, storage, live pages. Everything a person sees is rendered here from `game.view(seat)`."""
