"""The protocol as a client in Python speaks it: REFLOW=… pytest Tests/Editors/test_lsp.py

Needs `pip install pytest-lsp`. The figures are written where FIGURES says.
"""

import asyncio
import json
import os
import pathlib
import signal
import statistics
import subprocess
import sys
import time

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from screen import screen  # noqa: E402

REFLOW = os.environ.get("REFLOW", "reflow")
EDITS = int(os.environ.get("EDITS", "1000"))


def note(name, value):
    path = os.environ.get("FIGURES")
    if path:
        with open(path, "a", encoding="utf-8") as file:
            file.write(json.dumps({name: value}) + "\n")


@pytest_lsp.fixture(
    config=ClientServerConfig(server_command=[REFLOW, "lsp"]),
    params=["visual_studio_code", "neovim", "emacs"],
)
async def client(request, lsp_client: LanguageClient, tmp_path):
    parameters = types.InitializeParams(
        capabilities=client_capabilities(request.param),
        workspace_folders=[types.WorkspaceFolder(uri=tmp_path.as_uri(), name="a")],
    )
    for method in (
        "client/registerCapability", "workspace/codeLens/refresh", "workspace/inlayHint/refresh",
    ):
        lsp_client.feature(method)(lambda *_: None)
    await lsp_client.initialize_session(parameters)
    lsp_client.folder = tmp_path
    yield
    await lsp_client.shutdown_session()


def open_text(client, text, name="Screen.swift"):
    uri = (client.folder / name).as_uri()
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            text_document=types.TextDocumentItem(uri=uri, language_id="swift", version=1, text=text)
        )
    )
    return uri


def place(text, marker):
    before = text[: text.index(marker)]
    line = before.count("\n")
    column = len(before.rpartition("\n")[2].encode("utf-16-le")) // 2
    return types.Position(line=line, character=column)


def change(client, uri, version, start, end, new):
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=uri, version=version),
            content_changes=[
                types.TextDocumentContentChangePartial(
                    range=types.Range(start=start, end=end), text=new
                )
            ],
        )
    )


async def said(client, uri, version):
    """What is said of a version of a text."""
    while True:
        parameters = await client.wait_for_notification("textDocument/publishDiagnostics")
        if parameters.uri == uri and parameters.version == version:
            return list(parameters.diagnostics)


WIDE = """\
import SwiftUI

struct Card: View {
    var body: some View {
        Text("😀 Hello").frame(width: 600)
    }
}

#Preview("Card") { Card() }
"""


@pytest.mark.asyncio
async def test_a_finding_its_remedy_and_the_mended_text(client):
    uri = open_text(client, WIDE)
    [finding] = await said(client, uri, 1)
    assert finding.source == "reflow"
    assert finding.range.start == place(WIDE, "frame(")
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=types.TextDocumentIdentifier(uri=uri),
            range=finding.range,
            context=types.CodeActionContext(diagnostics=[finding]),
        )
    )
    action = actions[0]
    assert "phones" in action.title and action.kind == "quickfix"
    edits = action.edit.changes[uri] if action.edit.changes else action.edit.document_changes[0].edits
    edit = edits[0]
    change(client, uri, 2, edit.range.start, edit.range.end, edit.new_text)
    assert await said(client, uri, 2) == []


@pytest.mark.asyncio
async def test_hover_hints_and_lenses(client):
    uri = open_text(client, WIDE)
    document = types.TextDocumentIdentifier(uri=uri)
    hover = await client.text_document_hover_async(
        types.HoverParams(text_document=document, position=place(WIDE, "frame("))
    )
    assert "answered `600×20" in hover.contents.value
    whole = types.Range(start=types.Position(0, 0), end=types.Position(99, 0))
    hints = await client.text_document_inlay_hint_async(
        types.InlayHintParams(text_document=document, range=whole)
    )
    assert {hint.position.line for hint in hints} == {4, 8}
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(text_document=document))
    assert [lens.command.command for lens in lenses] == ["reflow.playground", "reflow.picture"]
    assert all(list(lens.command.arguments) == [uri, "Card"] for lens in lenses)
    written = await client.workspace_execute_command_async(
        types.ExecuteCommandParams(
            command="reflow.picture", arguments=[uri, "Card", str(client.folder / "card.svg")]
        )
    )
    assert written and "Hello" in (client.folder / "card.svg").read_text()


@pytest.mark.asyncio
async def test_conditions(client):
    text = 'import SwiftUI\n#Preview { Color.red }\n'
    uri = open_text(client, text)
    whole = types.Range(start=types.Position(0, 0), end=types.Position(99, 0))

    async def size():
        hints = await client.text_document_inlay_hint_async(
            types.InlayHintParams(text_document=types.TextDocumentIdentifier(uri=uri), range=whole)
        )
        return hints[0].label

    assert await size() == "402×778"
    await client.workspace_execute_command_async(
        types.ExecuteCommandParams(command="reflow.device", arguments=["iphone-se-3"])
    )
    assert await size() == "375×647"


@pytest.mark.asyncio
async def test_unwritten_texts_of_a_project(client):
    (client.folder / "Package.swift").write_text("// swift-tools-version: 6.0\n")
    (client.folder / "Tag.swift").write_text("")
    a = "import SwiftUI\n#Preview { Tag() }\n"
    (client.folder / "A.swift").write_text(a)
    tag = "import SwiftUI\nstruct Tag: View { var body: some View { Text(\"a\").frame(width: 600) } }\n"
    other = open_text(client, tag, "Tag.swift")
    uri = open_text(client, a, "A.swift")
    while not any(d.range.start == place(tag, "frame(") for d in client.diagnostics.get(other, [])):
        await client.wait_for_notification("textDocument/publishDiagnostics")
    start = place(tag, "600")
    change(client, other, 2, start, types.Position(start.line, start.character + 3), "60")
    while client.diagnostics.get(other):
        await client.wait_for_notification("textDocument/publishDiagnostics")
    assert not client.diagnostics.get(uri)


# What follows speaks by itself, to say what no client would.


class Raw:
    def __init__(self, **options):
        self.process = subprocess.Popen(
            [REFLOW, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, **options
        )

    def write(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, method, params=None, id=None):
        message = {"jsonrpc": "2.0", "method": method}
        if params is not None:
            message["params"] = params
        if id is not None:
            message["id"] = id
        body = json.dumps(message).encode()
        self.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def read(self):
        length = 0
        while (line := self.process.stdout.readline()) not in (b"\r\n", b""):
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(length))

    def answer(self, id):
        while (message := self.read()).get("id") != id:
            pass
        return message

    def version(self, version):
        while True:
            message = self.read()
            if message.get("method") == "$/logTrace":
                self.traces.append(message["params"]["message"].partition(": ")[2])
            if message.get("params", {}).get("version") == version:
                return message["params"]["diagnostics"]

    def open(self, text, folder):
        self.uri = (folder / "Screen.swift").as_uri()
        self.traces = []
        parameters = {"capabilities": {}, "processId": os.getpid(), "trace": "messages"}
        self.send("initialize", parameters, id=1)
        self.answer(1)
        self.send("initialized", {})
        document = {"uri": self.uri, "languageId": "swift", "version": 1, "text": text}
        self.send("textDocument/didOpen", {"textDocument": document})

    def change(self, version, line, column, new, end=None):
        at = {"line": line, "character": column}
        until = {"line": line, "character": column if end is None else end}
        self.send(
            "textDocument/didChange",
            {
                "textDocument": {"uri": self.uri, "version": version},
                "contentChanges": [{"range": {"start": at, "end": until}, "text": new}],
            },
        )

    def memory(self):
        for line in open(f"/proc/{self.process.pid}/status"):
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024


@pytest.fixture
def raw():
    raw = Raw()
    yield raw
    raw.process.kill()
    raw.process.wait()


def test_order_of_life(raw):
    raw.send("textDocument/hover", {}, id=1)
    assert raw.answer(1)["error"]["code"] == -32002
    raw.send("initialize", {"capabilities": {}}, id=2)
    assert raw.answer(2)["result"]["capabilities"]["positionEncoding"] == "utf-16"
    raw.send("nothing/known", {}, id=3)
    assert raw.answer(3)["error"]["code"] == -32601
    raw.send("textDocument/hover", {}, id=4)
    assert raw.answer(4)["error"]["code"] == -32602
    raw.send("shutdown", id=5)
    assert raw.answer(5)["result"] is None
    raw.send("textDocument/hover", {}, id=6)
    assert raw.answer(6)["error"]["code"] == -32600
    raw.send("exit")
    assert raw.process.wait(10) == 0


def test_garbage_and_half_messages(raw):
    raw.write(b"Content-Length: 9\r\n\r\n{nothing}")
    assert raw.read()["error"]["code"] == -32700
    raw.write(b"Content-Length: 100000000\r\n\r\n")
    raw.write(b" " * 100000000)
    assert raw.read()["error"]["code"] == -32600
    raw.send("initialize", {"capabilities": {}}, id=1)
    assert "result" in raw.answer(1)
    raw.write(b"Content-Length: 50\r\n\r\n{")
    raw.process.stdin.close()
    assert raw.process.wait(10) == 1


def test_a_cancelled_request_ends(raw, tmp_path):
    raw.open(screen(), tmp_path)
    at = raw.version(1)[0]["range"]["start"]
    parameters = {
        "textDocument": {"uri": raw.uri},
        "range": {"start": at, "end": at},
        "context": {"diagnostics": []},
    }
    raw.send("textDocument/codeAction", parameters, id=2)
    time.sleep(0.05)
    raw.send("$/cancelRequest", {"id": 2})
    start = time.monotonic()
    assert raw.answer(2)["error"]["code"] == -32800
    note("milliseconds until a cancelled search for remedies has ended", (time.monotonic() - start) * 1e3)


@pytest.mark.parametrize("how", ["end", "kill"])
def test_a_client_that_dies_leaves_no_process(how, tmp_path):
    if how == "end":
        raw = Raw()
        raw.open(screen(), tmp_path)
        raw.process.stdin.close()
        raw.process.stdout.close()
        assert raw.process.wait(10) == 1
        return
    # Its pipe stays open by way of another process: only the process's number tells.
    script = (
        "import subprocess, sys, time, os, json\n"
        "server = subprocess.Popen(sys.argv[1:], stdin=0, stdout=subprocess.DEVNULL)\n"
        "print(os.getpid(), server.pid, flush=True)\n"
        "time.sleep(1000)\n"
    )
    reading, writing = os.pipe()
    client = subprocess.Popen(
        [sys.executable, "-c", script, REFLOW, "lsp"], stdin=reading, stdout=subprocess.PIPE, text=True
    )
    own, server = map(int, client.stdout.readline().split())
    body = json.dumps(
        {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"processId": own, "capabilities": {}}}
    ).encode()
    os.write(writing, b"Content-Length: %d\r\n\r\n" % len(body) + body)
    time.sleep(1)
    client.kill()
    client.wait()
    for _ in range(100):
        try:
            if open(f"/proc/{server}/stat").read().split()[2] == "Z":
                break
        except FileNotFoundError:
            break
        time.sleep(0.1)
    else:
        os.kill(server, signal.SIGKILL)
        pytest.fail("the server is still there")


def test_latency_and_memory(raw, tmp_path):
    text = screen()
    raw.open(text, tmp_path)
    start = time.monotonic()
    raw.version(1)
    note("milliseconds until the first findings", (time.monotonic() - start) * 1e3)
    at = place(text, "heading")
    times, memory = [], []
    for count in range(EDITS):
        start = time.monotonic()
        if count % 2 == 0:
            raw.change(count + 2, at.line, at.character, "x")
        else:
            raw.change(count + 2, at.line, at.character, "", end=at.character + 1)
        raw.version(count + 2)
        times.append((time.monotonic() - start) * 1e3)
        if count + 1 in (50, EDITS // 4, EDITS // 2, EDITS):
            memory.append(round(raw.memory(), 1))
    times.sort()
    note("lines", len(text.splitlines()))
    note("edits", EDITS)
    note("milliseconds at the median", round(statistics.median(times), 1))
    note("milliseconds at 95 %", round(times[int(len(times) * 0.95)], 1))
    note("of one edit", [trace for trace in raw.traces if "layout" in trace][-1])
    note("megabytes after 50, a quarter, half and all of the edits", memory)
    assert memory[-1] < memory[1] * 1.1
