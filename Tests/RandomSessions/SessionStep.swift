import Cells
import Playground
import SwiftInterpreter

/// Something that happens to a session.
package enum SessionStep: CustomStringConvertible {
  case key(Key)
  /// Of the table of actions, by its place there.
  case action(Int, count: Int)
  case mouse(MouseEvent.Kind, column: Int, row: Int)
  case paste(Int)
  case resize(columns: Int, rows: Int)
  /// Another program writes the scene's file.
  case save(SavedText)
  case background(Appearance)
  case pause

  /// What the file has afterwards.
  package enum SavedText: Hashable, Sendable {
    case original
    /// The scene of this number, of all there are.
    case scene(Int)
    /// The original up to a part of its length.
    case start(Double)
    /// Without the line at a part of its length.
    case withoutLine(Double)
    case empty
    /// There is no such file any more.
    case nothing
    case folder
  }

  package var description: String {
    switch self {
    case .key(let key): "key(\(key))"
    case .action(let index, let count): "\(PlaygroundAction.all[index].id)×\(count)"
    case .mouse(let kind, let column, let row): "mouse(\(kind), \(column), \(row))"
    case .paste(let index): "paste(\(Self.pastes[index].debugDescription))"
    case .resize(let columns, let rows): "resize(\(columns), \(rows))"
    case .save(let text): "save(\(text))"
    case .background(let appearance): "background(\(appearance))"
    case .pause: "pause"
    }
  }

  /// An action by its name in the table.
  package static func perform(_ id: String, count: Int = 1) -> SessionStep {
    .action(PlaygroundAction.all.firstIndex { $0.id == id } ?? -1, count: count)
  }

  /// Every action of the table once, each followed by keys that leave what it opened.
  package static var allActions: [SessionStep] {
    PlaygroundAction.all.indices.flatMap { index -> [SessionStep] in
      [.action(index, count: 1), .key(.escape), .key(.escape)]
    }
  }

  /// The steps of a session, each of which follows from the seed.
  package static func steps(seed: UInt64, count: Int) -> [SessionStep] {
    var random = RandomSource(seed: seed)
    return (0..<count).map { _ in step(&random) }
  }

  private static func step(_ random: inout RandomSource) -> SessionStep {
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<16:
      let index = Int.random(in: 0..<PlaygroundAction.all.count, using: &random)
      // A key that is held down repeats.
      let count = Int.random(in: 0..<4, using: &random) == 0 ? 50 : 1
      return .action(index, count: count)
    case 16..<28: return .key(keys.randomElement(using: &random) ?? .escape)
    case 28..<34:
      return .mouse(
        mouse.randomElement(using: &random) ?? .wheelUp,
        column: Int.random(in: -1...170, using: &random),
        row: Int.random(in: -1...50, using: &random))
    case 34: return .paste(Int.random(in: 0..<pastes.count, using: &random))
    case 35:
      return .resize(
        columns: Int.random(in: 1...200, using: &random),
        rows: Int.random(in: 1...60, using: &random))
    case 36: return .save(text(&random))
    case 37: return Bool.random(using: &random) ? .background(.light) : .background(.dark)
    default: return .pause
    }
  }

  private static func text(_ random: inout RandomSource) -> SavedText {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3: .original
    case 3, 4: .scene(Int.random(in: 0..<1_000_000, using: &random))
    case 5: .start(Double.random(in: 0...1, using: &random))
    case 6, 7: .withoutLine(Double.random(in: 0..<1, using: &random))
    case 8: .empty
    default: Bool.random(using: &random) ? .nothing : .folder
    }
  }

  private static let keys: [Key] =
    "qj0123456789abwxnGg/-+*|.,:?~ x\u{301}é世".map { .character($0) }
    + [
      .up, .down, .left, .right, .shiftUp, .shiftDown, .shiftLeft, .shiftRight, .home, .end,
      .pageUp, .pageDown, .enter, .enter, .enter, .escape, .escape, .escape, .tab, .backTab,
      .backspace, .function(1), .control("d"), .control("u"), .control("l"), .insert, .delete,
    ] + PlaygroundAction.all.flatMap(\.keys)

  private static let mouse: [MouseEvent.Kind] = [
    .press(.left), .press(.left), .press(.right), .release(.left), .release(.left), .drag(.left),
    .drag(.left), .drag(.right), .wheelUp, .wheelDown, .wheelLeft, .wheelRight,
  ]

  static let pastes = [
    "", "390x844", "0x0", "nilx400", "10000x1", "1e308x1e308", "infinityxnan", "-1x-1",
    "iphone-se landscape", "\u{1B}[31m\u{0}", String(repeating: "long ", count: 2_000),
    "text proposed 100x100 reports 20x20", "View | Proposal | Response\nred | 300.0 × 0.0 | 1 × 1",
    "VStack { Text(\"pasted\"); List { ForEach(0..<50) { Text(\"\\($0)\") } } }",
    "import SwiftUI\n#Preview { Text(\"a\") }\n#Preview { TextField(\"b\", text: .constant(\"\")) }",
  ]
}
