"""Talks to `reflow mcp` with the Python SDK of the Model Context Protocol, as an agent's host does.

    pip install mcp jsonschema rs-bpe
    python Tests/AgentClient/client.py .build/debug/reflow [edits]

Every tool is asked in both eras of the protocol, at once, cancelled, and with a file edited between; every
answer is checked against the schema that the tool lists. Then memory after many edits (1,000 if not given), a
client that is killed, and messages that are none. Tokens are counted with o200k_base, by rs-bpe.
It ends with a failed assertion, or prints what it measured.
"""

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import anyio
import jsonschema
from mcp import Client, StdioServerParameters
from rs_bpe.bpe import openai

ENCODING = openai.o200k_base()

CARD = """import SwiftUI

struct Card: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Weather in Reykjavík").font(.title)
      Text("Rain until the evening, then clear").fixedSize()
        .font(.title2)
      HStack {
        Text("Wind")
        Spacer()
        Text("12 km/h").accessibilityIdentifier("wind")
      }
    }
    .padding(PADDING)
  }
}

#Preview { Card() }
"""

ENDLESS = """import SwiftUI

struct Slow: View {
  func count(_ n: Int) -> Int { n < 2 ? n : count(n - 1) + count(n - 2) }
  var body: some View { Text("\\(count(60))") }
}
"""

CALLS = [
    ("previews", {}),
    ("check", {}),
    ("check", {"matrix": "accessibility"}),
    ("look", {}),
    ("look", {"what": "tree"}),
    ("explain", {"view": "7"}),
    ("explain", {"what": "negotiation", "view": "#wind"}),
    ("explain", {"what": "sizes", "view": "#wind", "width": 40}),
    ("explain", {"what": "breakpoints", "from": 300, "to": 420}),
    ("explain", {"what": "declaration", "line": 19, "column": 12}),
    ("try_fix", {"finding": "f1"}),
    ("try_fix", {"old": ".fixedSize()", "new": ""}),
    ("compare", {}),
    ("compare", {"withTypeSize": "accessibility3"}),
]


def tokens(text):
    return ENCODING.count(text)


def words(result):
    return "\n".join(part.text for part in result.content)


def server(program):
    return StdioServerParameters(command=program, args=["mcp"])


def children(program, parent=None):
    """The processes of the program that speak the protocol, by /proc."""
    found = []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            line = (entry / "cmdline").read_bytes().split(b"\0")
            ppid = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
        except OSError:
            continue
        if line[:2] == [program.encode(), b"mcp"] and (parent is None or ppid == parent):
            found.append(int(entry.name))
    return found


def resident(pid):
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) // 1024


async def tools(program, card, mode):
    async with Client(server(program), mode=mode) as client:
        listed = {tool.name: tool for tool in (await client.list_tools()).tools}
        for tool in listed.values():
            jsonschema.Draft202012Validator.check_schema(tool.input_schema)
            jsonschema.Draft202012Validator.check_schema(tool.output_schema)
        assert {name for name, _ in CALLS} == set(listed), listed.keys()
        print(f"\n{client.protocol_version}: {len(listed)} tools, listed in "
              f"{tokens(json.dumps([tool.model_dump(exclude_none=True) for tool in listed.values()]))} tokens")
        print(f"{'call':<58}{'ms':>7}{'text':>7}{'data':>7} tokens")
        for name, arguments in CALLS:
            start = time.monotonic()
            result = await client.call_tool(name, {"path": str(card), **arguments})
            took = (time.monotonic() - start) * 1000
            assert not result.is_error, (name, arguments, words(result))
            jsonschema.validate(result.structured_content, listed[name].output_schema)
            call = f"{name} {json.dumps(arguments)}"[:57]
            print(f"{call:<58}{took:>7.0f}{tokens(words(result)):>7}"
                  f"{tokens(json.dumps(result.structured_content)):>7}")
            if (name, arguments) == ("check", {}):
                assert result.structured_content["findings"][0]["line"] == 7
                assert tokens(words(result)) <= 300
                short = words(result)
            if (name, arguments) == ("try_fix", {"finding": "f1"}):
                assert result.structured_content["mends"], words(result)
        print("\nThe short answer:\n" + short + "\n")
        # What is asked wrongly is told in words.
        for name, arguments, expected in [
            ("check", {"path": str(card), "device": "iphone-99"}, "there is no device"),
            ("check", {"path": str(card) + "x"}, "no such file"),
            ("explain", {"path": str(card), "view": "#nowhere"}, "no view is '#nowhere'"),
            ("check", {}, "'path' is missing"),
            ("check", {"path": str(card), "colour": 1}, "has no argument 'colour'"),
        ]:
            result = await client.call_tool(name, arguments)
            assert result.is_error and expected in words(result), words(result)


async def session(program, folder):
    """At once, cancelled, edited between, broken."""
    card = folder / "Session.swift"
    card.write_text(CARD.replace("PADDING", "8"))
    slow = folder / "Slow.swift"
    slow.write_text(ENDLESS)
    async with Client(server(program)) as client:
        start = time.monotonic()
        results = await asyncio.gather(*[
            client.call_tool(name, {"path": str(card), **arguments}) for name, arguments in CALLS * 2
        ])
        assert not any(result.is_error for result in results)
        print(f"{len(results)} calls at once: {time.monotonic() - start:.1f} s")

        await client.call_tool("compare", {"path": str(card)})
        card.write_text(CARD.replace("PADDING", "24"))
        start = time.monotonic()
        changed = await client.call_tool("compare", {"path": str(card)})
        print(f"an edit: {(time.monotonic() - start) * 1000:.0f} ms: {words(changed)}")
        assert any("padding" in line and "8" in line and "24" in line
                   for line in changed.structured_content["changes"]), words(changed)

        start = time.monotonic()
        with anyio.move_on_after(1) as scope:
            await client.call_tool("check", {"path": str(slow)})
        assert scope.cancelled_caught, "it ended before it could be cancelled"
        result = await client.call_tool("check", {"path": str(card)})
        assert not result.is_error
        # The scene itself is free again, too: another text of it is answered.
        slow.write_text(ENDLESS.replace("count(60)", "count(6)"))
        result = await client.call_tool("look", {"path": str(slow)})
        assert not result.is_error, words(result)
        print(f"cancelled after 1 s, its scene answered {time.monotonic() - start:.1f} s after the call")

        await client.call_tool("look", {"path": str(card)})
        card.write_text("import SwiftUI\n\nstruct Card: View {\n  var body: some View { Txt(\"a\" }\n}\n")
        broken = await client.call_tool("look", {"path": str(card)})
        check = await client.call_tool("check", {"path": str(card)})
        print(f"broken: {tokens(words(broken))} tokens, begins {words(broken).splitlines()[0]!r}")
        assert "error" in words(broken), words(broken)
        assert any(finding["severity"] == "error" for finding in check.structured_content["findings"])


async def memory(program, folder, edits):
    card = folder / "Edited.swift"
    async with Client(server(program)) as client:
        pid = children(program, os.getpid())[0]
        marks = {}
        times = []
        for edit in range(edits):
            card.write_text(CARD.replace("PADDING", str(edit % 40)))
            start = time.monotonic()
            await client.call_tool(["check", "look", "compare"][edit % 3], {"path": str(card)})
            times.append((time.monotonic() - start) * 1000)
            if edit + 1 in (edits // 10, edits // 2, edits):
                marks[edit + 1] = resident(pid)
        times.sort()
        print(f"memory after edits (MB): {marks}; answered in {times[len(times) // 2]:.0f} ms at the median, "
              f"{times[int(len(times) * 0.95)]:.0f} ms at 95 %")
        first, last = marks[edits // 10], marks[edits]
        assert last <= first * 1.25 + 20, marks


def killed(program, card):
    """A client that dies leaves no process, not even one that is at work."""
    code = f"""
import subprocess, sys, time
server = subprocess.Popen([{program!r}, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
server.stdin.write(b'{{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{{"name":"check",'
                   b'"arguments":{{"path":"{card}"}}}}}}\\n')
server.stdin.flush()
print(server.pid, flush=True)
time.sleep(60)
"""
    client = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    pid = int(client.stdout.readline())
    time.sleep(1)
    client.send_signal(signal.SIGKILL)
    client.wait()
    start = time.monotonic()
    while Path(f"/proc/{pid}").exists():
        assert time.monotonic() - start < 30, "the server outlives its client"
        time.sleep(0.05)
    print(f"a killed client: its server is gone after {time.monotonic() - start:.2f} s")


def nonsense(program):
    """Garbage, huge and half messages get the protocol's error, and the next is answered."""
    ping = b'{"jsonrpc":"2.0","id":7,"method":"ping"}\n'
    cases = {
        "garbage": (b"hello\n" + ping, [(None, -32700), (7, None)]),
        "bytes": (bytes(range(128, 256)) + b"\n" + ping, [(None, -32700), (7, None)]),
        "huge": (b'["' + b"x" * (17 << 20) + b'"]\n' + ping, [(None, -32600), (7, None)]),
        "deep": (b"[" * 100_000 + b"\n" + ping, [(None, -32700), (7, None)]),
        "half": (ping + b'{"jsonrpc":"2.0","id', [(7, None), (None, -32700)]),
        "no method": (b'{"jsonrpc":"2.0","id":3,"method":"dance"}\n', [(3, -32601)]),
        "no tool": (b'{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"x"}}\n', [(3, -32602)]),
        "no revision": (
            b'{"jsonrpc":"2.0","id":3,"method":"ping","params":{"_meta":'
            b'{"io.modelcontextprotocol/protocolVersion":"1999-01-01"}}}\n', [(3, -32022)]),
    }
    for name, (data, expected) in cases.items():
        run = subprocess.run([program, "mcp"], input=data, capture_output=True, timeout=120)
        answers = [json.loads(line) for line in run.stdout.splitlines()]
        found = [(answer["id"], answer.get("error", {}).get("code")) for answer in answers]
        assert sorted(found, key=str) == sorted(expected, key=str), (name, answers)
        assert run.returncode == 0, name
    print(f"{len(cases)} kinds of nonsense: each its error")


def main():
    program = os.path.abspath(sys.argv[1])
    edits = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        card = folder / "Card.swift"
        card.write_text(CARD.replace("PADDING", "16"))
        for mode in ("auto", "legacy"):
            asyncio.run(tools(program, card, mode))
        asyncio.run(session(program, folder))
        slow = folder / "Endless.swift"
        slow.write_text(ENDLESS)
        killed(program, slow)
        nonsense(program)
        asyncio.run(memory(program, folder, edits))
    print("all as expected")


main()
