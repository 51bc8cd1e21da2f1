"""Asks `check` once about each everyday bug of Tests/SceneLoaderTests/EverydayBugTests.swift, as an agent would, and
prints a table: does the short answer name the line that is mended, in how many tokens, after how long?

    pip install mcp rs-bpe
    python Tests/AgentClient/table.py .build/debug/reflow [folder of marked scenes]

The line to name ends in `// !`, which the scene that is asked about doesn't have. In a folder, files ending in .swift
may have several such lines (any of them counts), and `// ask: {"typeSize": "accessibility3"}` gives arguments.
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

ENCODING = openai.o200k_base()
TESTS = Path(__file__).parent.parent / "SceneLoaderTests" / "EverydayBugTests.swift"
HEAD = "// reflow: image photo 600x400\nimport SwiftUI\nstruct ContentView: View {\n  var body: some View {\n"


def everyday():
    text = TESTS.read_text()
    list_ = text[text.index("static let bugs"):]
    for chunk in list_.split("Bug(\n")[1:]:
        rule = re.search(r'rule: "([^"]+)"', chunk)[1]
        body = re.search(r'body: """\n(.*?)\n\s*"""', chunk, re.S)[1].replace("\\\\", "\\").replace('\\"', '"')
        device = re.search(r'^\s+device: "([^"]+)"', chunk, re.M)
        yield rule, HEAD + body + "\n  }\n}\n", {"device": device[1] if device else "iphone-se-3"}


def marked(folder):
    for path in sorted(Path(folder).glob("*.swift")):
        text = path.read_text()
        asked = re.search(r"// ask: (\{.*\})", text)
        yield path.stem, text, json.loads(asked[1]) if asked else {}


async def main():
    cases = list(marked(sys.argv[2]) if len(sys.argv) > 2 else everyday())
    named = 0
    print("| bug | line | named first | in the answer | tokens | ms |\n| --- | --- | --- | --- | --- | --- |")
    async with Client(StdioServerParameters(command=sys.argv[1], args=["mcp"])) as client:
        with tempfile.TemporaryDirectory() as folder:
            for number, (name, text, arguments) in enumerate(cases):
                lines = [i + 1 for i, line in enumerate(text.splitlines()) if line.endswith("// !")]
                path = Path(folder) / f"Bug{number}.swift"
                path.write_text(re.sub(r" *// !$", "", text, flags=re.M))
                start = time.monotonic()
                result = await client.call_tool("check", {"path": str(path), **arguments})
                took = (time.monotonic() - start) * 1000
                words = result.content[0].text
                found = [one.get("line") for one in (result.structured_content or {}).get("findings", [])]
                first = bool(found) and found[0] in lines
                told = any(re.search(rf"\blines? (\d+, )*{line}\b", words) or line in found for line in lines)
                named += told
                print(f"| {name} | {', '.join(map(str, lines))} | {'yes' if first else 'no'} | "
                      f"{'yes' if told else 'no'} | {ENCODING.count(words)} | {took:.0f} |")
    print(f"\n{named} of {len(cases)} first answers name the line")


asyncio.run(main())
