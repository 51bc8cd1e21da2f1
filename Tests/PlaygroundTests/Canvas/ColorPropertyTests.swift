import Cells
import Foundation
import LayoutSolver
import Testing

@testable import Playground
@testable import SceneLoader

/// What holds for the colours of every picture, of whichever scene.
@Suite("Colours in pictures of scenes")
struct ColorPropertyTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let scale = CellScale(pointsPerColumn: 6)

  private func result(_ scene: String) throws -> LayoutResult? {
    let scene = try Scene(path: "\(Self.root.path)/\(scene)")
    let container = LayoutContainer(size: Size(width: 402, height: 874))
    return scene.layout(LayoutSettings(container: container)).result
  }

  // MARK: All colours

  /// What is written into a file by `render --color always`, read back cell by cell.
  private func backgrounds(_ text: String) -> [[UInt32?]] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var row: [UInt32?] = []
      var current: UInt32?
      var rest = line[...]
      while let first = rest.first {
        rest.removeFirst()
        guard first == "\u{1B}" else {
          row += Array(repeating: current, count: TextWidth.of(first))
          continue
        }
        let codes = rest.dropFirst().prefix { $0 != "m" }.split(separator: ";").map { Int($0) ?? 0 }
        rest = rest.drop { $0 != "m" }.dropFirst()
        current = nil
        if let start = codes.firstIndex(of: 48), codes.count > start + 4, codes[start + 1] == 2 {
          let parts = codes[(start + 2)...(start + 4)]
          current = parts.reduce(0) { $0 << 8 | UInt32($1) }
        }
      }
      return row
    }
  }

  /// A node with a colour all over its frame, and what that is.
  private func plainColor(_ node: PlacedNode) -> UInt32? {
    guard case .fill(.rectangle, .color(let color)?) = node.drawing,
      let parts = color.components(in: node.look.colorAppearance), parts.opacity == 1
    else { return nil }
    func byte(_ part: Double) -> UInt32 { UInt32((part * 255).rounded()) }
    return byte(parts.red) << 16 | byte(parts.green) << 8 | byte(parts.blue)
  }

  /// The cells of the grid that a view covers wholly, and no view painted after it, nor the one
  /// around it that changes what is inside.
  @Test("Where nothing covers them, areas have the scene's colours to 1 in 255")
  func sceneColors() throws {
    var compared = 0
    for scene in TextPropertyTests.scenes {
      guard let result = try result(scene) else { continue }
      var options = CanvasPicture.Options()
      options.layers = .screen
      let plan = CanvasPlan(result, scale: Self.scale)
      let grid = CanvasPicture(plan, options: options).grid()
      let read = backgrounds(
        grid.ansiText(
          for: TerminalCapabilities(
            colors: TerminalCapabilities.trueColors, unicode: true, mouse: false)))
      let order = plan.boxes.flatMap(\.nodes)
      for (place, id) in order.enumerated() {
        let node = result.node(id)
        guard let color = plainColor(node), plan.surroundings[id].opacity == 1,
          plan.surroundings[id].clip == nil, !isTransformed(node, result)
        else { continue }
        let later = order[(place + 1)...].map { result.node($0) }.filter(\.draws)
        for row in read.indices {
          for column in read[row].indices {
            let cell = Rect(
              x: Double(column) * 6, y: Double(row) * 12, width: 6, height: 12)
            guard node.frame.contains(cell), !later.contains(where: { $0.reaches(cell) }),
              !result.isBordered(around: id)
            else { continue }
            compared += 1
            let seen = try #require(read[row][column], "\(scene), \(column), \(row)")
            for shift in [16, 8, 0] as [UInt32] {
              let (one, other) = (Int(seen >> shift & 255), Int(color >> shift & 255))
              #expect(abs(one - other) <= 1, "\(scene), \(column), \(row)")
            }
          }
        }
      }
    }
    #expect(compared > 5_000)
  }

  private func isTransformed(_ node: PlacedNode, _ result: LayoutResult) -> Bool {
    abs(node.frame.width - node.size.width) > 0.01
      || abs(node.frame.height - node.size.height) > 0.01
  }

  // MARK: Few colours

  /// 4.5 to 1 is what WCAG 2.2 asks of text (1.4.3).
  @Test(
    "With few colours every letter stands out from its cell",
    arguments: TextPropertyTests.scenes, [256, 16, 8])
  func contrast(scene: String, colors: Int) throws {
    guard let result = try result(scene) else { return }
    for theme in [Theme.dark, .light] {
      var options = CanvasPicture.Options()
      options.theme = theme
      options.colors = colors
      options.selection = result.root
      let grid = CanvasPicture(result, scale: Self.scale, options: options).grid().adapted(
        to: TerminalCapabilities(colors: colors, unicode: true, mouse: false))
      for cell in grid.cells {
        guard let grapheme = cell.grapheme, grapheme.isLetter || grapheme.isNumber,
          let front = cell.style.foreground.components, let back = cell.style.background.components
        else { continue }
        let (one, two) = (luminance(front), luminance(back))
        let contrast = (max(one, two) + 0.05) / (min(one, two) + 0.05)
        #expect(contrast >= 4.5, "\(grapheme) \(cell.style)")
      }
    }
  }

  /// WCAG's relative luminance.
  private func luminance(_ color: (red: Double, green: Double, blue: Double)) -> Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}

extension LayoutResult {
  /// Whether a view around has a border, which is painted after what is inside of it.
  fileprivate func isBordered(around id: NodeID) -> Bool {
    var next: NodeID? = id
    while let current = next {
      let node = node(current)
      if node.decorations.contains(where: { if case .border = $0 { true } else { false } }) {
        return true
      }
      next = node.parent
    }
    return false
  }
}

extension PlacedNode {
  /// Whether anything of it is seen.
  fileprivate var draws: Bool {
    if case .none = drawing { return !decorations.isEmpty || !marks.isEmpty }
    return true
  }

  /// Whether what it draws can be in a cell, a shadow or a canvas' marks far from its frame too.
  fileprivate func reaches(_ cell: Rect) -> Bool {
    let far = marks.isEmpty ? 30.0 : 300
    return cell.minX < frame.maxX + far && cell.maxX > frame.minX - far
      && cell.minY < frame.maxY + far && cell.maxY > frame.minY - far
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}
