"""The figures of all recordings as a document."""

BEGIN, END = "<!-- generated: pictures -->", "<!-- end -->"


class Row:
    def __init__(self, row, comparison):
        self.row, self.name = row, row["name"]
        self.texts, self.areas = comparison.count("ink"), comparison.count("area")
        self.texts_within, self.areas_within = comparison.within("ink"), comparison.within("area")
        self.rows_within = comparison.rows("ink")
        self.area_colours, self.ink_colours = comparison.colours("area"), comparison.colours("ink")

    @property
    def badness(self):
        """What is apart of all that was compared, and the colours that are seen to differ."""
        apart = self.texts + self.areas - self.texts_within - self.areas_within
        return apart / max(1, self.texts + self.areas) + 2 * mean(self.area_colours)

    def text(self):
        return (
            f"{self.name:34} ink {self.texts_within:3}/{self.texts:3} (rows {self.rows_within:3})  areas "
            f"{self.areas_within:3}/{self.areas:3}  colour {mean(self.area_colours):.3f} "
            f"{max(self.area_colours, default=0):.3f}  ink's {mean(self.ink_colours):.3f}")

    def cells(self):
        return (
            f"| {self.name} | {self.row['release']} | {self.texts_within} of {self.texts} | {self.rows_within} "
            f"| {self.areas_within} of {self.areas} | {mean(self.area_colours):.3f} "
            f"| {max(self.area_colours, default=0):.3f} | {mean(self.ink_colours):.3f} |")


def mean(values):
    return sum(values) / max(1, len(values))


def totals(measured):
    texts, areas = sum(one.texts for one in measured), sum(one.areas for one in measured)
    colours = sorted(value for one in measured for value in one.area_colours)
    inks = sorted(value for one in measured for value in one.ink_colours)
    return {
        "pictures": len(measured), "repositories": len({one.row["repository"] for one in measured}),
        "texts": texts, "texts_within": sum(one.texts_within for one in measured),
        "rows_within": sum(one.rows_within for one in measured),
        "areas": areas, "areas_within": sum(one.areas_within for one in measured),
        "near": sum(value <= 0.02 for value in colours), "compared": len(colours),
        "colour": mean(colours), "ink": mean(inks),
    }


def summary(measured):
    of = totals(measured)
    return (
        "{pictures} pictures of {repositories} repositories: lines of ink within a point {texts_within} of "
        "{texts} ({0:.1%}), by their rows {rows_within} ({1:.1%}); areas {areas_within} of {areas} ({2:.1%}); "
        "colours of areas within 0.02 {near} of {compared} ({3:.1%}), {colour:.3f} apart in the mean, those of "
        "ink {ink:.3f}").format(
            of["texts_within"] / max(1, of["texts"]), of["rows_within"] / max(1, of["texts"]),
            of["areas_within"] / max(1, of["areas"]), of["near"] / max(1, of["compared"]), **of)


def write(path, measured):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    before, rest = text.split(BEGIN, 1)
    after = rest.split(END, 1)[1]
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"{before}{BEGIN}\n{document(measured)}{END}{after}")


def document(measured):
    lines = [
        summary(measured) + ".", "",
        "| picture | release | lines of ink | by rows | areas | colour, mean | worst | of ink |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
        *(one.cells() for one in measured), "", "The worst ten:", "",
    ]
    for one in sorted(measured, key=lambda one: -one.badness)[:10]:
        lines.append(f"* **{one.name}**: {one.row['note'] or 'not explained yet'}")
    return "\n".join(lines) + "\n"
