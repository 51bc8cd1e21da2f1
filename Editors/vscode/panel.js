// The picture beside the text: what the server draws, with the view at the cursor marked.
"use strict";

class PicturePanel {
  /**
   * @param {typeof import("vscode")} vscode
   * @param {(document: any, position: any, isDark: boolean) => Promise<any>} draw
   */
  constructor(vscode, draw) {
    this.vscode = vscode;
    this.draw = draw;
    this.panel = null;
    this.turn = 0;
    this.timer = null;
  }

  show() {
    const { window, ViewColumn } = this.vscode;
    if (this.panel) {
      this.panel.reveal(ViewColumn.Beside, true);
    } else {
      this.panel = window.createWebviewPanel(
        "reflow.picture",
        "Reflow",
        { viewColumn: ViewColumn.Beside, preserveFocus: true },
        { enableScripts: false }
      );
      this.panel.onDidDispose(() => (this.panel = null));
    }
    this.update();
  }

  /** Draws once nothing has happened for a moment. */
  changed() {
    if (!this.panel) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.update(), 50);
  }

  async update() {
    const editor = this.vscode.window.activeTextEditor;
    if (!this.panel || !editor || editor.document.languageId !== "swift") return;
    const turn = ++this.turn;
    const kind = this.vscode.window.activeColorTheme.kind;
    const { ColorThemeKind } = this.vscode;
    const isDark = kind === ColorThemeKind.Dark || kind === ColorThemeKind.HighContrast;
    let picture;
    try {
      picture = await this.draw(editor.document, editor.selection.active, isDark);
    } catch {
      // The text has changed meanwhile, and another picture is asked for.
      return;
    }
    // Of several that were asked for the last one counts.
    if (turn === this.turn && this.panel) this.panel.webview.html = page(picture);
  }
}

/** A page without scripts, which shows nothing but the picture. */
function page(picture) {
  const escaped = (text) =>
    text.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]);
  const caption = picture ? picture.caption : "There is nothing to show.";
  const outdated = picture && picture.outdated ? `older than the text: ${picture.outdated}` : "";
  return `<!DOCTYPE html><html><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<style>body { margin: 8px; } img { max-width: 100%; ${outdated ? "opacity: 0.5;" : ""} }</style></head>
<body>${
    picture
      ? `<img alt="${escaped(caption)}" src="data:image/svg+xml;base64,${Buffer.from(picture.svg).toString("base64")}">`
      : ""
  }<p>${escaped(caption)}</p><p>${escaped(outdated)}</p></body></html>`;
}

module.exports = { PicturePanel, page };
