import LayoutSolver
import SceneLoader

/// A scene to load and lay out, as a text.
public struct SceneText: Sendable {
  public let name: String
  public let text: String

  public static let all = [tiny, cards, trails, inbox, panels, flow]

  /// One text: what every scene pays for.
  public static let tiny = SceneText(
    name: "tiny",
    text: """
      import SwiftUI
      struct ContentView: View { var body: some View { Text("Hello") } }
      """)

  /// About 300 lines, dense, that come to 500 views.
  public static let cards = SceneText(
    name: "cards",
    text: """
      import SwiftUI

      \((0..<12).map(card).joined())
      struct ContentView: View {
        var body: some View {
          ScrollView { VStack {
      \((0..<12).map { "      Card\($0)(title: \"Card \($0)\")\n" }.joined())
          } }
        }
      }
      #Preview { ContentView() }
      """)

  private static func card(_ number: Int) -> String {
    """
    struct Card\(number): View {
      let title: String
      var count = \(number + 1)
      @State private var isOn = false
      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          HStack {
            Image(systemName: "star")
            Text(title).font(.headline)
            Spacer()
            Text("\\(count)").foregroundStyle(.secondary)
          }
          ForEach(0..<count, id: \\.self) { row in
            HStack {
              Text("Row \\(row) of \\(title)")
              Spacer(minLength: 4)
              Circle().fill(row % 2 == 0 ? .red : .blue).frame(width: 12, height: 12)
            }
          }
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 12).fill(.gray.opacity(0.2)))
      }
    }

    """
  }

  /// A `Layout` of the scene's own over 1,000 subviews.
  public static let flow = SceneText(
    name: "flow",
    text: """
      import SwiftUI

      struct Flow: Layout {
        var spacing: CGFloat = 4

        func arrange(_ width: CGFloat, _ subviews: Subviews) -> (CGSize, [CGPoint]) {
          var x: CGFloat = 0, y: CGFloat = 0, row: CGFloat = 0, widest: CGFloat = 0
          var points: [CGPoint] = []
          for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x + size.width > width, x > 0 {
              x = 0
              y += row + spacing
              row = 0
            }
            points.append(CGPoint(x: x, y: y))
            x += size.width + spacing
            row = max(row, size.height)
            widest = max(widest, x - spacing)
          }
          return (CGSize(width: widest, height: y + row), points)
        }

        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
          arrange(proposal.width ?? .infinity, subviews).0
        }

        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          let (_, points) = arrange(bounds.width, subviews)
          for (subview, point) in zip(subviews, points) {
            subview.place(
              at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y),
              proposal: .unspecified)
          }
        }
      }

      struct ContentView: View {
        var body: some View {
          Flow { ForEach(0..<1_000, id: \\.self) { Text("Item \\($0)") } }
        }
      }
      """)

  /// Forty names with a letter left out, as while somebody types.
  public static let mistyped = SceneText(
    name: "mistyped",
    text: """
      import SwiftUI

      struct ContentView: View {
        let title = "Row"
        var body: some View {
          VStack {
      \(String(repeating: mistakes, count: 10))
          }
        }
      }
      """)

  private static let mistakes = """
          Group {
            Text(titl)
            Text(title).paddin(4)
            Colr.red
            Text("\\(titl)")
          }

    """

  public static func named(_ name: String) -> SceneText? { all.first { $0.name == name } }

  /// Loads the scene and counts the problems that are named.
  public func problems() -> Int {
    Scene(files: [Scene.File(name: name, text: text)], name: name).diagnostics.count
  }

  /// Loads the scene and lays it out on a phone, without a record of the negotiation.
  /// - Returns: what came of it, nil where the scene has problems.
  public func run() -> SceneResult? {
    let scene = Scene(files: [Scene.File(name: name, text: text)], name: name)
    guard scene.diagnostics.isEmpty, let phone = Device.named("iphone-16-pro") else { return nil }
    let outcome = scene.layout(phone.settings(.portrait), recording: .off)
    return outcome.diagnostics.isEmpty && outcome.result?.nodes.isEmpty == false ? outcome : nil
  }
}
