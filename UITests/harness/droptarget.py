#!/usr/bin/python3
"""A small window to which files can be dragged, as to a file manager: it copies them.

  droptarget.py FOLDER
"""

import pathlib
import shutil
import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gtk

TITLE = "Drop Target"


def main(folder: str) -> None:
    """Shows the window until it is closed."""
    application = Gtk.Application(application_id="org.jogakbo.DropTarget")
    application.connect("activate", lambda application: show(application, pathlib.Path(folder)))
    application.run()


def show(application: Gtk.Application, folder: pathlib.Path) -> None:
    """Shows a window whose whole content takes files."""
    target = Gtk.DropTarget.new(Gdk.FileList, Gdk.DragAction.COPY)
    target.connect("drop", lambda _target, files, _x, _y: copy(files, folder))
    label = Gtk.Label(label=TITLE)
    label.add_controller(target)
    window = Gtk.ApplicationWindow(application=application, title=TITLE, child=label)
    window.set_default_size(200, 100)
    window.present()


def copy(files: Gdk.FileList, folder: pathlib.Path) -> bool:
    for file in files.get_files():
        shutil.copy(file.get_path(), folder)
    return True


if __name__ == "__main__":
    main(*sys.argv[1:])
