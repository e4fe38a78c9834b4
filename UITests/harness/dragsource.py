#!/usr/bin/python3
"""A small window from which files can be dragged, as from a file manager.

  dragsource.py FILE…
"""

import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, Gtk

TITLE = "Drag Source"


def main(*paths: str) -> None:
    """Shows the window until it is closed."""
    application = Gtk.Application(application_id="org.jogakbo.DragSource")
    application.connect("activate", lambda application: show(application, paths))
    application.run()


def show(application: Gtk.Application, paths: tuple[str, ...]) -> None:
    """Shows a window whose whole content can be dragged."""
    files = Gdk.FileList.new_from_list([Gio.File.new_for_path(path) for path in paths])
    source = Gtk.DragSource(content=Gdk.ContentProvider.new_for_value(files))
    label = Gtk.Label(label=TITLE)
    label.add_controller(source)
    window = Gtk.ApplicationWindow(application=application, title=TITLE, child=label)
    window.set_default_size(200, 100)
    window.present()


if __name__ == "__main__":
    main(*sys.argv[1:])
