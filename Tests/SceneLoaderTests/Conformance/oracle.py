#!/usr/bin/env python3
"""Reads the conformance cases beside it, and says where an engine's results differ from SwiftUI's.

    oracle.py --cases         prints every case as JSON, as case.schema.json says
    oracle.py results.json    prints how much agrees by release, source and confidence, then what differs;
                              the results are as results.schema.json says. Exit code 2 where some differ.
"""
import json, pathlib, re, sys
from itertools import zip_longest

FOLDER = pathlib.Path(__file__).resolve().parent
SET = json.loads((FOLDER / "set.json").read_text())
ABSENT, ANY = object(), object()


def fields(text):
    """The leading comments as pairs of key and value; a line indented by two goes on with the last."""
    pairs = []
    for line in text.split("\n"):
        if not line.startswith("//"):
            return pairs
        if line.startswith("//   "):
            pairs[-1][1] = (pairs[-1][1] + " " + line[3:].lstrip()).lstrip()
        else:
            key, _, value = line[3:].partition(":")
            pairs.append([key, value[1:]])
    return pairs


def lengths(text):
    """Numbers of points; null for `any` and `nil`, and "inf"."""
    words = [word for word in re.split("[ ,]+", text) if word != "answers"]
    return [None if word in ("any", "nil") else word if word == "inf" else float(word) for word in words]


def read(path):
    case = {"id": path.relative_to(FOLDER / "Cases").with_suffix("").as_posix(),
            "scene": path.relative_to(FOLDER).as_posix(), "typeSize": "large"}
    views = {"frame": "frames", "text": "texts", "size": "sizes"}
    for key, value in fields(path.read_text()):
        kind, _, name = key.partition(" ")
        if name and kind in views:
            known = case.setdefault(views[kind], {})
            assert name not in known, f"{path}: {key} stands there twice; give one of them"
            known[name] = lengths(value)
        elif kind == "call":
            case.setdefault("calls", []).append([name] + lengths(value))
        elif key == "prints":
            case.setdefault("prints", []).append(value)
        elif key == "platform":
            kind, release, *scale = value.split()
            release = int(release)
            # A Mac's releases before 26 are counted as the iOS of the same year.
            older = kind == "mac" and release < 26
            case["platform"] = {"ios": "iOS", "mac": "macOS"}[kind]
            case["release"] = release - 3 if older else release
            case["scale"] = int(scale[0][1]) if scale else {"ios": 3, "mac": 2}[kind]
        elif key == "container":
            case["container"] = container(value)
        elif key == "safe area":
            case["container"]["safeArea"] = lengths(value)
        elif key in ("tolerance", "proposal"):
            case[key] = float(value) if key == "tolerance" else lengths(value)
        elif key == "reflow":
            case.setdefault("directives", []).append(value)
        else:
            case["typeSize" if key == "type size" else key] = value
    if "device" in case["container"]:
        case["scale"] = SET["devices"][case["container"]["device"]]["scale"]
    return case


def container(text):
    if re.fullmatch(r"[\d.]+x[\d.]+", text):
        return {"size": [float(side) for side in text.split("x")], "safeArea": [0, 0, 0, 0]}
    device = SET["devices"][text]
    return {"device": text, "size": device["size"], "safeArea": device["safeArea"]}


def origin(case):
    """The repository, else the site, else the words that the source begins with."""
    source = case["source"]
    match = re.search(r"(?:^|github\.com/|github:)([\w-]+/[\w.-]*\w)", source) or re.search(r"https?://([^/]+)", source)
    return match[1] if match else " ".join(re.match("[^,(:]*", source)[0].split())


def difference(expected, actual):
    numbers = all(isinstance(figure, (int, float)) for figure in (expected, actual))
    return abs(expected - actual) if numbers else None


class View:
    """What a case says of one view, beside what a result has of it."""

    def __init__(self, case, name, expected, actual):
        self.case, self.name, self.seen = case, name, bool(actual)
        self.pairs = list(zip_longest(expected, actual or [], fillvalue=ABSENT))
        known = [pair for pair in self.pairs if pair[0] is not ANY]
        self.figures, self.agreeing = len(known), sum(self.agree(*pair) for pair in known)
        self.agrees = self.figures == self.agreeing
        self.largest = max([difference(*pair) or 0 for pair in self.pairs], default=0)

    def agree(self, expected, actual):
        points = difference(expected, actual)
        return expected == actual if points is None else points <= self.case["tolerance"] + 1e-9

    def words(self):
        def text(figures):
            names = {ANY: "any", ABSENT: "-", None: "nil"}
            return " ".join(
                names[figure] if figure in names else figure if isinstance(figure, str)
                else f"{figure:.2f}".rstrip("0").rstrip(".") for figure in figures)
        expected, actual = zip(*self.pairs)
        found = text(actual) if self.seen else "nothing"
        return f"{self.case['id']}, {self.name}: {text(expected)}, not {found}"


def views(case, result):
    for kind in ("frame", "text", "size"):
        for name, figures in case.get(kind + "s", {}).items():
            known = [ANY if figure is None else figure for figure in figures]
            yield View(case, f"{kind} {name}", known, result.get(kind + "s", {}).get(name))
    calls = {call[0]: [] for call in case.get("calls", [])}
    for tag in calls:
        numbers = [sum([call[1:] for call in some if call[0] == tag], [])
                   for some in (case["calls"], result.get("calls", []))]
        yield View(case, f"calls {tag}", *numbers)
    if "prints" in case:
        yield View(case, "prints", case["prints"], result.get("prints"))


def table(title, rows, group):
    groups = {}
    for view in rows:
        groups.setdefault(group(view.case), []).append(view)
    lines = [[title, "views", "missing", "agree", "figures", "agree", "largest"]]
    for name, some in sorted(groups.items()) + [("all", rows)]:
        counts = [len(some), sum(not view.seen for view in some), sum(view.agrees for view in some),
                  sum(view.figures for view in some), sum(view.agreeing for view in some)]
        lines.append([name, *map(str, counts), f"{max(view.largest for view in some):.2f}"])
    widths = [max(map(len, column)) for column in zip(*lines)]
    for first, *rest in lines:
        yield "  ".join([first.ljust(widths[0])] + [text.rjust(width) for text, width in zip(rest, widths[1:])])


def main(argument):
    cases = [read(path) for path in sorted(FOLDER.glob("Cases/**/*.swift"), key=lambda path: path.as_posix())]
    if argument == "--cases":
        return print(json.dumps(cases, indent=1, ensure_ascii=False))
    report = json.loads(pathlib.Path(argument).read_text())
    if report["set"] != SET["version"]:
        print(f"the results are of set {report['set']}, these cases of {SET['version']}", file=sys.stderr)
    results = {result["case"]: result for result in report["results"]}
    for name in results.keys() - {case["id"] for case in cases}:
        sys.exit(f"there is no case '{name}'; --cases lists them")
    rows = [view for case in cases for view in views(case, results.get(case["id"], {}))]
    print(f"{report['engine']}, set {report['set']}")
    groups = {"release": lambda case: f"{case['platform']} {case['release']}", "source": origin,
              "confidence": lambda case: case["confidence"]}
    for title, group in groups.items():
        print("", *table(title, rows, group), sep="\n")
    differing = [view.words() for view in rows if not view.agrees]
    if differing:
        print("", *differing, sep="\n")
        sys.exit(2)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
