"""How soon an edit in a project is answered: REFLOW=… Tests/Editors/project.py FOLDER [EDITS A FILE] [SEED]

Opens each file that has views, as an editor does, and changes texts and numbers within its code, drawn by
the seed, and changes each back. Prints the slowest edits, and the median and 95 % by the clock and by the
server's own processor time, which other programs on the machine don't lengthen.
"""

import os
import pathlib
import random
import re
import sys
import time

from test_lsp import Raw

CODE = re.compile(r'"(?=[A-Za-z][^"\n\\]*")|(?<![\w.])(?=\d+[),])')


def places(text):
    """Before a number, or behind the quotation mark of a text, in lines that are indented twice."""
    for match in CODE.finditer(text):
        before = text[text.rfind("\n", 0, match.end()) + 1 : match.end()]
        if before.startswith(" " * 8) and "//" not in before and "systemName" not in before:
            yield match.end()


def processor(server):
    fields = open(f"/proc/{server.process.pid}/stat").read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1e3 / os.sysconf("SC_CLK_TCK")


def edits(folder, most, seed):
    draw = random.Random(seed)
    server = Raw()
    server.traces = []
    folders = [{"uri": folder.as_uri(), "name": folder.name}]
    server.send(
        "initialize",
        {"capabilities": {}, "processId": os.getpid(), "workspaceFolders": folders},
        id=1,
    )
    server.answer(1)
    server.send("initialized", {})
    for file in sorted(folder.rglob("*.swift")):
        text = file.read_text()
        found = list(places(text)) if "some View" in text else []
        if not found:
            continue
        server.uri = file.as_uri()
        document = {"uri": server.uri, "languageId": "swift", "version": 1, "text": text}
        server.send("textDocument/didOpen", {"textDocument": document})
        server.version(1)
        version = 1
        for at in draw.sample(found, min(most, len(found))):
            line, column = text.count("\n", 0, at), at - text.rfind("\n", 0, at) - 1
            new = "x" if text[at - 1] == '"' else "1"
            for change in [(new, None), ("", column + 1)]:
                version += 1
                start, used = time.monotonic(), processor(server)
                server.change(version, line, column, *change)
                server.version(version)
                taken = (time.monotonic() - start) * 1e3
                yield taken, processor(server) - used, f"{file.name}:{line + 1}"
        server.send("textDocument/didClose", {"textDocument": {"uri": server.uri}})
    print(f"memory {server.memory():.0f} MB")
    server.process.kill()


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    most, seed = (list(map(int, sys.argv[2:4])) + [3, 7][len(sys.argv[2:4]) :])
    found = list(edits(folder, most, seed))
    for taken, used, place in sorted(found, reverse=True)[:20]:
        print(f"{taken:6.0f} ms, {used:4.0f} of the processor  {place}")
    for name, times in (("clock", [edit[0] for edit in found]), ("processor", [edit[1] for edit in found])):
        times.sort()
        print(
            f"{len(times)} edits by the {name}: median {times[len(times) // 2]:.0f} ms,"
            f" 95 % {times[int(len(times) * 0.95)]:.0f}, longest {times[-1]:.0f}"
        )


main()
