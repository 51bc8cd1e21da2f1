import Cells
import LayoutChecks
import LayoutSolver
import Playground
import SceneLoader

/// What a scene looks like, in characters or in pixels.
package struct PictureQuestion: Question {
  package static let name = "picture"
  package static let help = "What it looks like, in characters or as a PNG; numbers are points."
  package static var parameters: [Parameter<Self>] {
    Subject.parameters(\.subject) + [
      Parameter("layers", "the screen, its frames, or all", \.layers),
      Parameter("columns", "the picture's width in characters", \.columns),
      Parameter("pixels", "1 to 3 a point, for a PNG; characters if left out", \.pixels),
      Parameter("svg", "the characters in their colours instead, as SVG", \.hasSVG),
      Parameter("light", "of that: the colours of a light surrounding", \.isLight),
      Parameter("view", "in characters: drawn as selected: \(ViewLookup.help)", \.view),
    ]
  }

  package enum Layers: String, AskedChoice, Sendable { case screen, frames, all }

  package var subject = Subject()
  package var layers = Layers.screen
  package var columns = 48
  package var pixels: Int?
  package var hasSVG = false
  package var isLight = false
  package var view: String?

  package init() {}

  package struct Answer: AnswerObject, Worded {
    package var rows: [String]
    package var caption: String
    package var errors: [String]
    /// Whether it is an earlier one, since there is nothing to draw now.
    package var isOld: Bool
    package var svg: String?
    package var png: [UInt8]?

    package static var members: [Member<Answer>] {
      [
        Member("rows") { $0.rows }, Member("caption", "the container and the scale") { $0.caption },
        Member("errors", "in the source, which the picture lacks") { $0.errors },
        Member("svg", "where asked for") { $0.svg },
        Member("old", "the last picture without errors, since there is none now") { $0.isOld },
      ]
    }

    package var words: [String] {
      errors + (isOld ? ["the last picture without errors:"] : []) + rows
        + (svg.map { [$0] } ?? []) + [caption]
    }
  }

  package func answer(_ session: QuestionSession) throws(QuestionError) -> Answer {
    guard (16...200).contains(columns) else {
      throw QuestionError(.wrongArgument, "'columns' is from 16 to 200")
    }
    guard (1...3).contains(pixels ?? 1) else {
      throw QuestionError(.wrongArgument, "'pixels' is 1, 2 or 3")
    }
    return try session.with(subject) { warm, conditions throws(QuestionError) in
      let laidOut = try warm.layout(subject, conditions)
      let errors = (warm.scene.diagnostics + laidOut.diagnostics).filter { $0.severity == .error }
      let placed = errors.prefix(3).map(\.placed)
      if !errors.isEmpty, let last = warm.lastPicture(subject) {
        return Answer(
          rows: last.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
          caption: "of an earlier text", errors: placed, isOld: true)
      }
      // Where there is no picture, what is in the way is thrown.
      let result = try warm.result(subject, conditions)
      let size = result.container.size
      if let pixels {
        let (png, notes) = try Self.png(result, of: warm.scene, pixels)
        return Answer(
          rows: notes, caption: "\(PointsText.text(size)) points, at \(pixels) pixels a point",
          errors: placed, isOld: false, png: png)
      }
      let selected = try view.map { view throws(QuestionError) in
        try ViewLookup(result: result, files: warm.scene.files).view(view)
      }
      var answer = drawn(result, selected, title: subject.preview ?? warm.scene.name)
      answer.errors = placed
      if errors.isEmpty, !hasSVG { warm.keepPicture(answer.rows.joined(separator: "\n"), subject) }
      return answer
    }
  }

  /// A layout in characters.
  /// - Parameters:
  ///   - selected: the view that is drawn as selected.
  ///   - title: of the SVG.
  package func drawn(_ result: LayoutResult, _ selected: NodeID?, title: String) -> Answer {
    let size = result.container.size
    let scale = CellScale.fitting(size, columns: columns, rows: .max)
    let appearance = isLight ? Appearance.light : .dark
    let colors = hasSVG ? TerminalCapabilities.trueColors : 0
    var picture = CanvasPicture(result, scale: scale)
    picture.options.colors = colors
    picture.options.layers = CanvasLayers(rawValue: layers.rawValue) ?? .screen
    picture.options.theme = .standard(for: appearance)
    picture.options.selection = selected
    let capabilities = TerminalCapabilities(colors: colors, unicode: true, mouse: false)
    let grid = picture.drawn().grid.adapted(to: capabilities)
    var answer = Answer(
      rows: [], caption: "\(PointsText.text(size)) points; \(scale.words)", errors: [],
      isOld: false)
    if hasSVG {
      answer.svg = SVGPicture(appearance).document(grid, title: title)
    } else {
      answer.rows = grid.text.split(separator: "\n", omittingEmptySubsequences: false).map { row in
        String(row.reversed().drop { $0 == " " }.reversed())
      }
    }
    return answer
  }

  /// The screen in pixels, with what couldn't be drawn.
  private static func png(
    _ result: LayoutResult, of scene: Scene, _ pixels: Int
  ) throws(QuestionError) -> ([UInt8], notes: [String]) {
    do {
      let picture = ScreenArtwork(result) {
        scene.pictureFile($0, displayScale: Double(pixels), isDark: $1)
      }
      let drawn = try picture.png(pixelsPerPoint: Double(pixels))
      let notes = (picture.undrawnWords.map { [$0] } ?? []) + drawn.notes
      return (drawn.bytes, notes.map { "note: \($0)" })
    } catch {
      throw QuestionError(.lacking, "\(error); leave out 'pixels' for a picture in characters")
    }
  }
}
