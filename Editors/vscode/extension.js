// The editor's side of 'reflow lsp'. It is made of the protocol and the editor's own interface alone.
"use strict";

const vscode = require("vscode");
const { Connection } = require("./connection");
const { PicturePanel } = require("./panel");

let client = null;

const isScene = (document) => document.languageId === "swift";
const uri = (document) => document.uri.toString();
const position = (p) => new vscode.Position(p.line, p.character);
const range = (r) => new vscode.Range(position(r.start), position(r.end));
// The editor's own values turn into other JSON than the protocol's.
const place = (p) => ({ line: p.line, character: p.character });
const stretch = (r) => ({ start: place(r.start), end: place(r.end) });
const settings = () => {
  const own = vscode.workspace.getConfiguration("reflow");
  return { device: own.get("device") ?? null, typeSize: own.get("typeSize") ?? null };
};

class Client {
  constructor(context) {
    this.diagnostics = vscode.languages.createDiagnosticCollection("reflow");
    this.hintsChanged = new vscode.EventEmitter();
    this.lensesChanged = new vscode.EventEmitter();
    this.panel = new PicturePanel(vscode, (document, at, dark) =>
      this.ask("reflow/picture", { ...this.of(document), position: place(at), dark })
    );
    context.subscriptions.push(this.diagnostics, this.hintsChanged, this.lensesChanged);
  }

  of(document) {
    return { textDocument: { uri: uri(document) } };
  }

  async start() {
    const program = vscode.workspace.getConfiguration("reflow").get("path");
    this.connection = new Connection(program, ["lsp"], {
      notified: (method, params) => this.notified(method, params),
      asked: (method) => this.asked(method),
      ended: (why) => {
        this.diagnostics.clear();
        const message = `Reflow has ended (${why}); "Reflow: Start the server anew" starts it again.`;
        vscode.window.showWarningMessage(message);
      },
    });
    const folders = vscode.workspace.workspaceFolders ?? [];
    await this.connection.request("initialize", {
      processId: process.pid,
      rootUri: folders.length > 0 ? folders[0].uri.toString() : null,
      workspaceFolders: folders.map((f) => ({ uri: f.uri.toString(), name: f.name })),
      initializationOptions: settings(),
      capabilities: {
        workspace: {
          workspaceEdit: { documentChanges: false },
          inlayHint: { refreshSupport: true },
          codeLens: { refreshSupport: true },
        },
      },
    });
    this.connection.notify("initialized", {});
    vscode.workspace.textDocuments.filter(isScene).forEach((d) => this.opened(d));
  }

  // What the editor tells

  opened(document) {
    const text = document.getText();
    this.connection.notify("textDocument/didOpen", {
      textDocument: { uri: uri(document), languageId: "swift", version: document.version, text },
    });
  }

  changed(event) {
    if (!isScene(event.document) || event.contentChanges.length === 0) return;
    this.connection.notify("textDocument/didChange", {
      textDocument: { uri: uri(event.document), version: event.document.version },
      contentChanges: event.contentChanges.map((c) => ({ range: stretch(c.range), text: c.text })),
    });
    this.panel.changed();
  }

  // What the server tells and asks

  notified(method, params) {
    if (method === "textDocument/publishDiagnostics") {
      this.diagnostics.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnostic));
    } else if (method === "window/showMessage") {
      const show = params.type === 1 ? "showErrorMessage" : "showInformationMessage";
      vscode.window[show](params.message);
    }
  }

  asked(method) {
    if (method === "workspace/inlayHint/refresh") this.hintsChanged.fire();
    if (method === "workspace/codeLens/refresh") this.lensesChanged.fire();
    this.panel.changed();
    return null;
  }

  /** The answer; null where the text has changed meanwhile, after which the editor asks again. */
  async ask(method, params, token) {
    try {
      return await this.connection.request(method, params, token);
    } catch (error) {
      if (error.code === -32800 || error.code === -32801) return null;
      throw error;
    }
  }

  execute(command, ...args) {
    return this.ask("workspace/executeCommand", { command, arguments: args });
  }
}

function diagnostic(problem) {
  const result = new vscode.Diagnostic(range(problem.range), problem.message, problem.severity - 1);
  result.source = problem.source;
  result.code = problem.code;
  result.relatedInformation = (problem.relatedInformation ?? []).map(
    (related) =>
      new vscode.DiagnosticRelatedInformation(
        new vscode.Location(vscode.Uri.parse(related.location.uri), range(related.location.range)),
        related.message
      )
  );
  return result;
}

function action(fix) {
  const result = new vscode.CodeAction(fix.title, vscode.CodeActionKind.QuickFix);
  result.isPreferred = fix.isPreferred;
  result.diagnostics = fix.diagnostics.map(diagnostic);
  result.edit = new vscode.WorkspaceEdit();
  for (const [file, edits] of Object.entries(fix.edit.changes)) {
    for (const edit of edits) {
      result.edit.replace(vscode.Uri.parse(file), range(edit.range), edit.newText);
    }
  }
  return result;
}

function providers() {
  return {
    hover: {
      async provideHover(document, at, token) {
        const params = { ...client.of(document), position: place(at) };
        const hover = await client.ask("textDocument/hover", params, token);
        if (!hover) return null;
        return new vscode.Hover(new vscode.MarkdownString(hover.contents.value), range(hover.range));
      },
    },
    actions: {
      async provideCodeActions(document, at, context, token) {
        const params = { ...client.of(document), range: stretch(at), context: { diagnostics: [] } };
        return ((await client.ask("textDocument/codeAction", params, token)) ?? []).map(action);
      },
    },
    hints: {
      onDidChangeInlayHints: client.hintsChanged.event,
      async provideInlayHints(document, at, token) {
        const params = { ...client.of(document), range: stretch(at) };
        const hints = (await client.ask("textDocument/inlayHint", params, token)) ?? [];
        return hints.map((hint) => {
          const result = new vscode.InlayHint(position(hint.position), hint.label);
          result.paddingLeft = hint.paddingLeft;
          result.tooltip = hint.tooltip;
          return result;
        });
      },
    },
    lenses: {
      onDidChangeCodeLenses: client.lensesChanged.event,
      async provideCodeLenses(document, token) {
        const lenses = (await client.ask("textDocument/codeLens", client.of(document), token)) ?? [];
        return lenses.map((lens) => new vscode.CodeLens(range(lens.range), lens.command));
      },
    },
  };
}

/** Opens the playground in a terminal of the editor's. */
function openPlayground(address, preview) {
  const program = vscode.workspace.getConfiguration("reflow").get("path");
  const args = [vscode.Uri.parse(address).fsPath, ...(preview ? ["--preview", preview] : [])];
  vscode.window.createTerminal({ name: "Reflow", shellPath: program, shellArgs: args }).show();
}

async function choose(list, command, placeHolder) {
  const names = await client.execute(list);
  const own = "as the scene asks";
  const chosen = await vscode.window.showQuickPick([own, ...(names ?? [])], { placeHolder });
  if (chosen) await client.execute(command, ...(chosen === own ? [] : [chosen]));
}

async function activate(context) {
  client = new Client(context);
  const provided = providers();
  const scenes = { language: "swift" };
  const { commands, languages, window, workspace } = vscode;
  const quickFix = { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] };
  context.subscriptions.push(
    workspace.onDidOpenTextDocument((d) => isScene(d) && client.opened(d)),
    workspace.onDidChangeTextDocument((event) => client.changed(event)),
    workspace.onDidSaveTextDocument(
      (d) => isScene(d) && client.connection.notify("textDocument/didSave", client.of(d))
    ),
    workspace.onDidCloseTextDocument(
      (d) => isScene(d) && client.connection.notify("textDocument/didClose", client.of(d))
    ),
    workspace.onDidChangeConfiguration(
      (event) =>
        event.affectsConfiguration("reflow") &&
        client.connection.notify("workspace/didChangeConfiguration", {
          settings: { reflow: settings() },
        })
    ),
    window.onDidChangeTextEditorSelection(() => client.panel.changed()),
    window.onDidChangeActiveTextEditor(() => client.panel.changed()),
    languages.registerHoverProvider(scenes, provided.hover),
    languages.registerCodeActionsProvider(scenes, provided.actions, quickFix),
    languages.registerInlayHintsProvider(scenes, provided.hints),
    languages.registerCodeLensProvider(scenes, provided.lenses),
    commands.registerCommand("reflow.showPicture", () => client.panel.show()),
    commands.registerCommand("reflow.chooseDevice", () =>
      choose("reflow.devices", "reflow.device", "The device to lay scenes out for")
    ),
    commands.registerCommand("reflow.chooseTypeSize", () =>
      choose("reflow.typeSizes", "reflow.typeSize", "The Dynamic Type size")
    ),
    commands.registerCommand("reflow.restart", async () => {
      await client.connection.stop();
      await client.start();
    }),
    // Those that lenses name.
    commands.registerCommand("reflow.playground", openPlayground),
    commands.registerCommand("reflow.preview", async (address, preview) => {
      await client.execute("reflow.preview", address, preview);
      client.panel.changed();
    }),
    commands.registerCommand("reflow.picture", async (address, preview) => {
      const written = await client.execute("reflow.picture", address, preview);
      if (written) await commands.executeCommand("vscode.open", vscode.Uri.parse(written.uri));
    })
  );
  await client.start();
}

async function deactivate() {
  if (client) await client.connection.stop();
}

module.exports = { activate, deactivate };
