// Runs the extension for Visual Studio Code without that: 'vscode' is a stand-in that keeps what it is
// given. REFLOW=… node vscode.js Screen.swift
"use strict";

const Module = require("module");
const assert = require("assert");
const fs = require("fs");
const path = require("path");
const { pathToFileURL, fileURLToPath } = require("url");

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}
class Range {
  constructor(start, end) {
    Object.assign(this, { start, end });
  }
  // As the editor's own does.
  toJSON() {
    return [this.start, this.end];
  }
}
class Uri {
  constructor(text) {
    this.text = text;
  }
  static parse(text) {
    return new Uri(text);
  }
  get fsPath() {
    return fileURLToPath(this.text);
  }
  toString() {
    return this.text;
  }
}
class EventEmitter {
  constructor() {
    this.listeners = [];
    this.event = (listener) => this.listeners.push(listener);
  }
  fire() {
    this.listeners.forEach((listener) => listener());
  }
  dispose() {}
}
class WorkspaceEdit {
  constructor() {
    this.edits = [];
  }
  replace(uri, range, text) {
    this.edits.push({ uri, range, text });
  }
}
const plain = (...names) =>
  class {
    constructor(...values) {
      names.forEach((name, index) => (this[name] = values[index]));
    }
  };

const kept = { diagnostics: new Map(), providers: {}, commands: {}, listeners: {}, messages: [] };
const keep = (name) => (listener) => {
  kept.listeners[name] = listener;
  return { dispose() {} };
};
const provide = (name) => (selector, provider) => {
  kept.providers[name] = provider;
  return { dispose() {} };
};

const file = path.resolve(process.argv[2]);
const document = {
  languageId: "swift",
  version: 1,
  uri: new Uri(pathToFileURL(file).href),
  text: fs.readFileSync(file, "utf8"),
  getText() {
    return this.text;
  },
};
const editor = { document, selection: { active: new Position(0, 0) } };

const vscode = {
  Position, Range, Uri, EventEmitter, WorkspaceEdit,
  Diagnostic: plain("range", "message", "severity"),
  DiagnosticRelatedInformation: plain("location", "message"),
  Location: plain("uri", "range"),
  CodeAction: plain("title", "kind"),
  CodeActionKind: { QuickFix: "quickfix" },
  CodeLens: plain("range", "command"),
  Hover: plain("contents", "range"),
  InlayHint: plain("position", "label"),
  MarkdownString: plain("value"),
  ColorThemeKind: { Light: 1, Dark: 2, HighContrast: 3 },
  ViewColumn: { Beside: -2 },
  languages: {
    createDiagnosticCollection: () => ({
      set: (uri, list) => kept.diagnostics.set(uri.toString(), list),
      clear: () => kept.diagnostics.clear(),
      dispose() {},
    }),
    registerHoverProvider: provide("hover"),
    registerCodeActionsProvider: provide("actions"),
    registerInlayHintsProvider: provide("hints"),
    registerCodeLensProvider: provide("lenses"),
  },
  commands: {
    registerCommand: (name, run) => (kept.commands[name] = run),
    executeCommand: async (name, uri) => (kept.opened = uri),
  },
  window: {
    activeTextEditor: editor,
    activeColorTheme: { kind: 2 },
    onDidChangeTextEditorSelection: keep("selection"),
    onDidChangeActiveTextEditor: keep("editor"),
    showWarningMessage: (text) => kept.messages.push(text),
    showInformationMessage: (text) => kept.messages.push(text),
    showErrorMessage: (text) => kept.messages.push(text),
    showQuickPick: async (names) => names.find((name) => name === "iphone-se-3"),
    createTerminal: (options) => ({ show: () => (kept.terminal = options) }),
    createWebviewPanel: () => (kept.panel = { webview: {}, onDidDispose() {}, reveal() {} }),
  },
  workspace: {
    workspaceFolders: [{ uri: new Uri(pathToFileURL(path.dirname(file)).href), name: "a" }],
    textDocuments: [document],
    getConfiguration: () => ({
      get: (name) => (name === "path" ? (process.env.REFLOW ?? "reflow") : null),
    }),
    onDidOpenTextDocument: keep("open"),
    onDidChangeTextDocument: keep("change"),
    onDidSaveTextDocument: keep("save"),
    onDidCloseTextDocument: keep("close"),
    onDidChangeConfiguration: keep("configuration"),
  },
};

const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
const extension = require(path.join(__dirname, "../../Editors/vscode/extension.js"));

async function until(what, condition) {
  const end = Date.now() + 60000;
  for (;;) {
    const value = await condition();
    if (value) return value;
    assert(Date.now() < end, `waited for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

(async () => {
  const address = document.uri.toString();
  await extension.activate({ subscriptions: [] });
  const [finding] = await until("a finding", () => {
    const list = kept.diagnostics.get(address);
    return list && list.length > 0 && list;
  });
  assert.strictEqual(finding.source, "reflow");
  assert.strictEqual(finding.severity, 1);

  const hints = await kept.providers.hints.provideInlayHints(
    document, new Range(new Position(0, 0), new Position(999, 0)));
  assert(hints.length > 10 && /^[\d.]+×[\d.]+/.test(hints[0].label));
  const hover = await kept.providers.hover.provideHover(document, finding.range.start);
  assert(hover.contents.value.includes("answered"));
  const [lens] = await kept.providers.lenses.provideCodeLenses(document);
  kept.commands[lens.command.command](...lens.command.arguments);
  assert.deepStrictEqual(kept.terminal.shellArgs, [file, "--preview", "Screen"]);

  // The panel shows the picture, marks what is at the cursor, and follows the text.
  kept.commands["reflow.showPicture"]();
  const first = await until("a picture", () => kept.panel.webview.html);
  assert(first.includes("data:image/svg+xml;base64,") && !first.includes("<script"));
  editor.selection.active = finding.range.start;
  kept.listeners.selection();
  await until("another picture", () => kept.panel.webview.html !== first);

  // The remedy, applied as the editor would.
  const range = new Range(finding.range.start, finding.range.start);
  const [fix] = await until("a remedy", async () => {
    const list = await kept.providers.actions.provideCodeActions(document, range, {});
    return list.length > 0 && list;
  });
  assert(fix.title.includes("phones"));
  document.version += 1;
  kept.listeners.change({
    document,
    contentChanges: fix.edit.edits.reverse().map((edit) => ({ range: edit.range, text: edit.text })),
  });
  await until("no finding", () => kept.diagnostics.get(address).length === 0);

  await kept.commands["reflow.chooseDevice"]();
  const small = await until("another size", async () => {
    const list = await kept.providers.hints.provideInlayHints(
      document, new Range(new Position(0, 0), new Position(999, 0)));
    return list[0].label !== hints[0].label && list;
  });
  await extension.deactivate();
  console.log(JSON.stringify({
    finding: finding.message, hints: hints.length, first: hints[0].label, small: small[0].label,
    fix: fix.title, messages: kept.messages,
  }));
  setTimeout(() => process.exit(0), 200);
})().catch((error) => {
  console.error(error);
  process.exit(1);
});
