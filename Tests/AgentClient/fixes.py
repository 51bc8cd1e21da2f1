"""Asks `check` once about each layout that a public commit mended (Tests/Fixes), as it was before and after, and prints
a table: does the first finding name the line or the view that the commit changed, is it gone after, is there a proven
remedy, in how many tokens, after how long?

    pip install mcp rs-bpe
    python Tests/AgentClient/fixes.py .build/debug/reflow [work|unseen]

In a scene a line that ends in `// -` is gone after, `// +` is followed by one that is new, and `// !` ends the lines of
the view that was changed. `// ask:` has the conditions under which it shows.
"""

import asyncio
import json
import re
import sys
import tempfile
import time
from pathlib import Path

from mcp import Client, StdioServerParameters
from rs_bpe.bpe import openai

ENCODING = openai.cl100k_base()
FIXES = Path(__file__).parent.parent / "Fixes"
MARK = re.compile(r" *// [!-]$")


def before(text):
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("// + ")]
    marked = [number + 1 for number, line in enumerate(lines) if MARK.search(line)]
    return "\n".join(MARK.sub("", line) for line in lines) + "\n", marked


def after(text):
    lines = [line for line in text.splitlines() if not line.endswith("// -")]
    return "\n".join(MARK.sub("", re.sub(r"^( *)// \+ ", r"\1", line)) for line in lines) + "\n"


def names(finding, lines, text):
    """Whether the finding stands at one of the lines, or its sentence names one of them or the text or picture there."""
    message = finding["message"]
    said = [int(n) for part in re.findall(r"\blines? ([\d, and]+)", message) for n in re.findall(r"\d+", part)]
    titles = [title.rstrip("…") for title in re.findall(r'"([^"]{3,})"', message)]
    written = [text.splitlines()[line - 1] for line in lines]
    return (finding.get("line") in lines or any(n in lines for n in said)
            or any(f'"{title}' in line for title in titles for line in written))


def same(one, other):
    return one["rule"] == other["rule"] and one.get("code") == other.get("code")


async def ask(client, folder, name, text, arguments):
    path = Path(folder) / f"{name}.swift"
    path.write_text(text)
    start = time.monotonic()
    result = await client.call_tool("check", {"path": str(path), **arguments})
    took = (time.monotonic() - start) * 1000
    return (result.structured_content or {}).get("findings", []), result.content[0].text, took


async def main():
    sets = sys.argv[2:] or ["work", "unseen"]
    async with Client(StdioServerParameters(command=sys.argv[1], args=["mcp"])) as client:
        with tempfile.TemporaryDirectory() as folder:
            for kind in sets:
                print(f"\n{kind}\n\n| fix | first finding | names it | after | remedy | tokens | ms | ms with remedies |\n"
                      "| --- | --- | --- | --- | --- | --- | --- | --- |")
                named = silent = proven = count = 0
                for file in sorted((FIXES / kind).glob("*.swift")):
                    text = file.read_text()
                    asked = json.loads(re.search(r"// ask: (\{.*\})", text)[1])
                    (broken, marks), mended = before(text), after(text)
                    found, words, took = await ask(client, folder, file.stem, broken, asked)
                    first = bool(found) and names(found[0], marks, broken)
                    with_fix, _, longer = await ask(client, folder, file.stem, broken, {**asked, "remedies": True})
                    fix = with_fix[0].get("fix") if with_fix else None
                    rest, _, _ = await ask(client, folder, file.stem + "After", mended, asked)
                    gone = bool(found) and not any(same(one, found[0]) for one in rest)
                    clean = not any(one["severity"] != "note" for one in rest)
                    count += 1
                    named += first
                    silent += first and gone
                    proven += fix is not None
                    rule = f"{found[0]['rule']} ({found[0].get('line')})" if found else "none"
                    print(f"| {file.stem} | {rule} | {'yes' if first else 'no'} | "
                          f"{'silent' if gone and clean else 'gone' if gone else 'said'} | "
                          f"{fix['words'] if fix else '-'} | {ENCODING.count(words)} | {took:.0f} | {longer:.0f} |", flush=True)
                print(f"\n{named} of {count} first findings name the line or the view, {silent} of them gone after; "
                      f"{proven} have a proven remedy")


asyncio.run(main())
