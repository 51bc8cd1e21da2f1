import Cells
import Foundation
import JSONText
import LayoutChecks
import LayoutSolver
import Pixels

/// The formats of exported files.
enum ExportFormat: String, CaseIterable {
  case text, ansi, svgCells, png, svg, traceText, traceJSON

  var name: String {
    switch self {
    case .text: "Picture as text"
    case .ansi: "Picture with ANSI colours"
    case .svgCells: "Picture as SVG"
    case .png: "Screen in pixels as PNG"
    case .svg: "Screen in shapes and texts as SVG"
    case .traceText: "Negotiation as text"
    case .traceJSON: "Negotiation as JSON, a call a line"
    }
  }

  /// The file's extension.
  var ending: String {
    switch self {
    case .text: ".txt"
    case .ansi: ".ansi"
    case .svgCells: ".svg"
    case .png: ".png"
    case .svg: "-screen.svg"
    case .traceText: "-trace.txt"
    case .traceJSON: "-trace.json"
    }
  }
}

extension Playground {
  /// Asks for a file to be written.
  func export(_ format: ExportFormat, to path: String) {
    guard let result else {
      message = "Nothing is laid out"
      return
    }
    guard format == .png else {
      if let text = exported(format) { requests.append(.write(path: path, text: text)) }
      return
    }
    do {
      requests.append(
        .write(
          path: path, bytes: try artwork(of: result).png(pixelsPerPoint: Self.pixelsPerPoint).bytes)
      )
    } catch {
      message = "\(error)"
    }
  }

  private static let pixelsPerPoint = 2.0

  private func artwork(of result: LayoutResult) -> ScreenArtwork {
    ScreenArtwork(result) { [scene] in
      scene.pictureFile($0, displayScale: Self.pixelsPerPoint, isDark: $1)
    }
  }

  /// The contents of a file of text, which end in a line's end.
  func exported(_ format: ExportFormat) -> String? {
    guard let result else { return nil }
    switch format {
    case .text: return exportedPicture.text + "\n"
    case .ansi:
      return exportedPicture.ansiText(
        for: exportCapabilities) + "\n"
    case .png: return nil
    case .svg: return artwork(of: result).svg(title: layoutTitle).text + "\n"
    case .svgCells:
      return SVGPicture(theme.appearance).document(exportedPicture, title: layoutTitle)
    case .traceText:
      return TraceReport(result: result).lines.map { $0 + "\n" }.joined()
    case .traceJSON:
      return result.events.map { JSON($0, of: result).compact + "\n" }.joined()
    }
  }

  /// All of the picture as on the canvas, with the kept one to its left if both are shown.
  private var exportedPicture: CellGrid {
    guard let result else { return CellGrid(columns: 0, rows: 0) }
    var options = pictureOptions
    options.colors = TerminalCapabilities.trueColors
    let present = CanvasPicture(
      canvas.plans.plan(result, scale: scale, moment: trace.moment), options: options
    ).grid()
    guard comparison.isSideBySide, let kept = comparison.kept?.result else {
      return present.adapted(to: exportCapabilities)
    }
    options.selection = selection.path?.node(in: kept)
    options.differences = differenceMarks(\.before)
    options.marked = nil
    let before = CanvasPicture(canvas.plans.plan(kept, scale: scale), options: options).grid()
    var both = CellGrid(
      columns: before.columns + 2 + present.columns, rows: max(before.rows, present.rows))
    both.blit(before, column: 0, row: 0)
    both.blit(present, column: before.columns + 2, row: 0)
    return both.adapted(to: exportCapabilities)
  }

  private var exportCapabilities: TerminalCapabilities {
    TerminalCapabilities(
      colors: TerminalCapabilities.trueColors, unicode: terminal.capabilities.unicode, mouse: false)
  }

  /// `07-flexibility-390x844.svg`, in the present folder.
  func defaultPath(for format: ExportFormat) -> String {
    let file = scene.name == "-" ? "scene" : (scene.name as NSString).lastPathComponent
    let base = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    let size = effectiveSettings.container.size
    let sides = [size.width, size.height].map { PointsText.text($0.rounded()) }
    return "\(base)-\(sides.joined(separator: "x"))\(format.ending)"
  }

  /// The path with the first number from 2 that makes it unused, unless it is already.
  func unusedPath(like path: String) -> String {
    let path = path as NSString
    let (base, ending) = (path.deletingPathExtension, path.pathExtension)
    var number = 2
    while true {
      let candidate = "\(base)-\(number)" + (ending.isEmpty ? "" : ".\(ending)")
      if !files.exists(candidate) { return candidate }
      number += 1
    }
  }
}
