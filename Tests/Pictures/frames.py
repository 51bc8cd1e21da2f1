"""Sets what a picture shows beside the frames of Reflow's layout."""

# Of the system font, in ems: ascent and line height, and how far letters reach above the baseline
# and below it.
ASCENT, LINE = 0.9521, 1.1934
CAPITAL, ASCENDER, SMALL, DESCENDER = 0.705, 0.742, 0.527, 0.205
ASCENDERS, DESCENDERS, DOTTED = set("bdfhkl"), set("gjpqy"), set("ij")
LOW, BRACKETS = set(".,_"), set("()[]{}/|@")
# From a text's frame to the ink of its first letter, in ems.
STEMS, ROUND, SLANTED = set("BDEFHIKLMNPRUbhiklmnpru"), set("CGOQSacdegoqs6890"), 0.035
# And from the ink of its last letter to the frame.
STEMS_LAST, ROUND_LAST, SLANTED_LAST = set("HIJMNUdhilmnqu1."), set("DGOQSabgops0235689)"), 0.025
# Large letters stand closer.
LARGE, OF_LARGE = 20, 0.6
# What text and picture may differ in without being called different, in points.
CLOSE = 0.75


class Measured:
    """A region of a picture in points of the container."""

    def __init__(self, region, scale, at):
        self.left, self.right = region.left / scale - at[0], region.right / scale - at[0]
        self.top, self.bottom = region.top / scale - at[1], region.bottom / scale - at[1]
        self.depth, self.colour = region.depth, region.colour

    def __str__(self):
        kind = "ink        " if self.colour is None else f"area {self.colour:06x}"
        numbers = (self.left, self.top, self.right - self.left, self.bottom - self.top)
        return "  " * self.depth + kind + "".join(f" {number:8.3f}" for number in numbers)


class View:
    def __init__(self, node):
        frame = node["frame"]
        self.left, self.top = frame["x"], frame["y"]
        self.right, self.bottom = self.left + frame["width"], self.top + frame["height"]
        self.identifier = node["id"]
        detail = node["detail"]
        is_text = node["view"] == "Text" and detail.startswith('"') and detail.count('"') == 2
        self.text = detail[1 : detail.rindex('"')] if is_text else None

    @property
    def name(self):
        return self.identifier or (f"“{self.text}”" if self.text else "")


def views(node):
    view = View(node)
    found = [view] if view.name and view.right > view.left else []
    for child in node["children"]:
        found += views(child)
    return found


def compared(views, measured, sizes):
    inks, areas = divided(measured)
    for view in views:
        frame = f"{view.left:8.2f} {view.top:8.2f} {view.right - view.left:7.2f} {view.bottom - view.top:7.2f}"
        found = as_text(view, inks, sizes.get(view.text)) if view.text else as_area(view, areas)
        yield f"{view.name[:30]:30} {frame}   {found}"


class TextInk:
    """The ink nearest to where a text's should be, and how far it is from there."""

    def __init__(self, view, inks, size):
        self.has_lines = size is not None
        self.size = size or (view.bottom - view.top) / LINE
        above, below = reach(view.text)
        baseline = view.top + ASCENT * self.size
        self.side = self.size * (OF_LARGE if self.size >= LARGE else 1)
        left, top = view.left + self.side * bearing(view.text), baseline - above * self.size
        self.ink = min(
            inks, key=lambda ink: abs(ink.left - left) + abs(ink.top - top), default=None
        )
        if self.ink is None:
            return
        self.left, self.top = self.ink.left - left, self.ink.top - top
        self.bottom = self.ink.bottom - baseline - below * self.size
        self.right = self.ink.right - view.right
        self.is_near = abs(self.left) + abs(self.top) < 60

    @property
    def down(self):
        """How far a line is below Reflow's by both its edges; of several, the first by its top."""
        return self.top if self.has_lines or abs(self.bottom) > 3 else (self.top + self.bottom) / 2


def as_text(view, inks, size):
    found = TextInk(view, inks, size)
    if found.ink is None or not found.is_near:
        return "no ink near"
    agrees = abs(found.left) < CLOSE and abs(found.down) < CLOSE
    edges = (("left", found.left), ("right", found.right), ("top", found.top), ("bottom", found.bottom))
    text = ", ".join(f"{name} {edge:+.2f}" for name, edge in edges)
    return text + ("" if agrees else "   DIFFERS")


def bearing(text):
    letter = text.strip()[:1]
    return 0.08 if letter in STEMS else 0.055 if letter in ROUND else SLANTED


def last_bearing(text):
    letter = text.strip()[-1:]
    return 0.08 if letter in STEMS_LAST else 0.055 if letter in ROUND_LAST else SLANTED_LAST


def figures(views, measured, sizes):
    """Lines of a conformance case: where the picture has each text and each area with a name."""
    inks, areas = divided(measured)
    seen = set()
    for view in views:
        if view.text is None:
            area = nearest(view, areas)
            if area is not None and apart(area, view) < 24:
                width, height = area.right - area.left, area.bottom - area.top
                yield f"// frame {view.name}: {area.left:.2f} {area.top:.2f} {width:.2f} {height:.2f}"
            continue
        if view.text in seen or ":" in view.text or not any(map(str.isalnum, view.text)):
            continue
        seen.add(view.text)
        found = TextInk(view, inks, sizes.get(view.text))
        if found.ink is None or abs(found.left) + abs(found.down) > 20:
            continue
        x, y = view.left + found.left, view.top + found.down
        if view.text not in sizes:
            width = found.ink.right + found.size * last_bearing(view.text) - x
            # Where ink ends elsewhere, a word stands apart or a symbol is next to it.
            is_whole = abs(found.right) < 4
            yield f"// text {view.text}: {x:.2f} {y:.2f} " + (f"{width:.2f} any" if is_whole else "any any")
        else:
            yield f"// text {view.text}: {x:.2f} {y:.2f} any any"


def reach(text):
    above = below = 0
    for letter in text:
        if letter in ASCENDERS or letter in DOTTED:
            above = max(above, ASCENDER)
        elif letter.isupper() or letter.isdigit() or letter in "t":
            above = max(above, CAPITAL)
        elif letter == "$":
            above, below = max(above, 0.766), max(below, 0.09)
        elif letter in BRACKETS:
            above, below = max(above, ASCENDER), max(below, 0.17)
        elif letter not in LOW:
            above = max(above, SMALL)
        if letter in DESCENDERS or letter in "Q,;":
            below = max(below, DESCENDER if letter in DESCENDERS else 0.12)
    return above, below


def divided(measured):
    inks = [region for region in measured if region.colour is None]
    return inks, [region for region in measured if region.colour is not None or is_picture(region)]


def is_picture(region):
    """Of many colours, and larger than lines of text are."""
    return min(region.right - region.left, region.bottom - region.top) > 40


def apart(area, view):
    return sum(map(abs, edges(area, view)))


def edges(area, view):
    return (
        area.left - view.left,
        area.top - view.top,
        area.right - view.right,
        area.bottom - view.bottom,
    )


def nearest(view, areas):
    return min(areas, key=lambda area: apart(area, view), default=None)


def as_area(view, areas):
    area = nearest(view, areas)
    if area is None or apart(area, view) > 60:
        return "no area near"
    found = edges(area, view)
    text = ", ".join(f"{name} {edge:+.2f}" for name, edge in zip(("left", "top", "right", "bottom"), found))
    return text + ("" if max(map(abs, found)) <= CLOSE else "   DIFFERS")
