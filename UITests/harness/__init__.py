"""What the UI tests are written with: a desktop of their own, its devices, and eyes on the app.

README.md in the folder above is the way in.
"""
