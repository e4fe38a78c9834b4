#!/usr/bin/python3
"""A small window that shows what reaches it: the harness is tested against this, not the app."""

import gettext
import json
import math
import sys

import gi

gi.require_version("Adw", "1")
from gi.repository import Adw, Gdk, Gtk

# A message of the app, so that the probe speaks the languages that the app speaks.
MESSAGE = "Add photos to a project"
# A red and a blue half, whatever the colour scheme.
CSS = b".area { background: linear-gradient(to right, red 50%, blue 50%); }"


class Probe(Adw.Application):
    """Counts presses, and shows gestures as JSON in a label at its bottom."""

    def __init__(self, catalogues: str) -> None:
        super().__init__(application_id="org.jogakbo.Probe")
        self.translated = gettext.translation("jogakbo", catalogues, fallback=True).gettext
        self.presses = 0
        self.seen = {"scale": 1.0, "degrees": 0.0, "drag": [0, 0], "gestures": 0, "clicks": []}

    def do_activate(self) -> None:
        style = Gtk.CssProvider()
        style.load_from_data(CSS)
        priority = Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION
        Gtk.StyleContext.add_provider_for_display(Gdk.Display.get_default(), style, priority)
        self.report = Gtk.Label(wrap=True)
        self.show_report()
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
        widgets = (self.buttons(), Gtk.Entry(), self.slider(), self.pages(), self.area())
        for widget in (Adw.HeaderBar(), *widgets, self.report):
            box.append(widget)
        window = Adw.ApplicationWindow(application=self, title="Probe", content=box)
        window.set_default_size(340, 600)
        window.present()

    def buttons(self) -> Gtk.Widget:
        row = Gtk.Box()
        count = Gtk.Button(label="Presses: 0")
        count.connect("clicked", self.count)
        disabled = Gtk.Button(label=self.translated(MESSAGE), sensitive=False)
        for widget in (count, disabled, Gtk.Switch()):
            row.append(widget)
        return row

    def count(self, button: Gtk.Button) -> None:
        self.presses += 1
        button.set_label(f"Presses: {self.presses}")

    def slider(self) -> Gtk.Widget:
        return Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 0, 100, 1)

    def pages(self) -> Gtk.Widget:
        stack = Gtk.Stack()
        for name in ("first", "second"):
            stack.add_titled(Gtk.Label(label=f"{name} page"), name, name)
        switcher = Gtk.StackSwitcher(stack=stack)
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
        box.append(switcher)
        box.append(stack)
        return box

    def area(self) -> Gtk.Widget:
        area = Gtk.DrawingArea(vexpand=True, accessible_role=Gtk.AccessibleRole.IMG)
        area.update_property([Gtk.AccessibleProperty.LABEL], ["area"])
        area.add_css_class("area")
        drag, zoom, rotate = Gtk.GestureDrag(), Gtk.GestureZoom(), Gtk.GestureRotate()
        drag.connect("drag-end", lambda _, dx, dy: self.note(drag=[round(dx), round(dy)]))
        zoom.connect("scale-changed", lambda _, scale: self.note(scale=scale))
        zoom.connect("end", lambda *_: self.note(gestures=self.seen["gestures"] + 1))
        rotate.connect("angle-changed", lambda _, __, turn: self.note(degrees=math.degrees(turn)))
        click = Gtk.GestureClick(button=0)
        click.connect(
            "pressed",
            lambda gesture, times, x, y: self.note(
                clicks=[gesture.get_current_button(), times, round(x), round(y)]
            ),
        )
        for gesture in (drag, zoom, rotate, click):
            area.add_controller(gesture)
        return area

    def note(self, **values) -> None:
        self.seen.update(values)
        self.show_report()

    def show_report(self) -> None:
        self.report.set_label(json.dumps(self.seen))


if __name__ == "__main__":
    Probe(sys.argv[1]).run([])
