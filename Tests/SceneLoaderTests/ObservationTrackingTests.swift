import LayoutSolver
import SceneLoader
import Testing

/// What `withObservationTracking` tells, and of which values the setters of an observable class tell nobody,
/// as the compiler's build of the same programs prints it.
struct ObservationTrackingTests {
  private static let programs = #"""
    @Observable final class Ledger {
      var total = 0
      var note: String?
      var rows: [Int] = []
    }

    struct Tag: Equatable {
      var id: Int
      var label: String
      static func == (a: Tag, b: Tag) -> Bool { a.id == b.id }
    }

    @Observable final class Shelf {
      var tag = Tag(id: 1, label: "first")
      var ledger = Ledger()
      var pair = (1, 2)
      var act: () -> Void = {}
    }

    enum TellsOnceBeforeTheChange {
      static func main() {
        let ledger = Ledger()
        withObservationTracking {
          _ = ledger.total
        } onChange: {
          print("before", ledger.total)
        }
        ledger.note = "other"
        ledger.total = 0
        ledger.total = 1
        ledger.total = 2
        let next = withObservationTracking { ledger.total + 1 } onChange: { print("again", ledger.total) }
        print(next)
        ledger.total += 5
        print(ledger.total)
      }
    }

    enum TracksAnew {
      static func main() {
        let (left, right) = (Ledger(), Ledger())
        func track() {
          withObservationTracking {
            print("sees", left.total, right.rows)
          } onChange: {
            print("told")
            track()
          }
        }
        track()
        left.total = 3
        right.rows.append(4)
        left.note = "x"
        right.rows = [4]
      }
    }

    enum EqualIsNoNews {
      static func main() {
        let shelf = Shelf()
        func tell(_ name: String, _ read: () -> Void, _ write: () -> Void) {
          nonisolated(unsafe) var count = 0
          withObservationTracking(read, onChange: { count += 1 })
          write()
          print(name, count)
        }
        tell("equal by id", { _ = shelf.tag }, { shelf.tag = Tag(id: 1, label: "second") })
        print(shelf.tag.label)
        tell("changed in place", { _ = shelf.tag }, { shelf.tag.label = "third" })
        tell("same object", { _ = shelf.ledger }, { shelf.ledger = shelf.ledger })
        tell("another object", { _ = shelf.ledger }, { shelf.ledger = Ledger() })
        tell("no equality", { _ = shelf.pair }, { shelf.pair = (1, 2) })
        tell("closure", { _ = shelf.act }, { shelf.act = {} })
        tell("within", { _ = shelf.ledger.total }, { shelf.ledger.total = 9 })
        tell("optional", { _ = shelf.ledger.note }, { shelf.ledger.note = nil })
      }
    }

    enum Nested {
      static func main() {
        let ledger = Ledger()
        withObservationTracking {
          withObservationTracking { _ = ledger.note } onChange: { print("inner") }
          _ = ledger.total
        } onChange: {
          print("outer")
        }
        ledger.total = 1
        ledger.note = "n"
      }
    }
    """#

  private static let printed = [
    "before 0",
    "3",
    "again 2",
    "7",
    "sees 0 []",
    "told",
    "sees 0 []",
    "told",
    "sees 3 []",
    "equal by id 0",
    "second",
    "changed in place 1",
    "same object 0",
    "another object 1",
    "no equality 1",
    "closure 1",
    "within 1",
    "optional 0",
    "outer",
    "inner",
  ]

  @Test func isAsCompiled() throws {
    let text = """
      import SwiftUI
      \(Self.programs)
      struct ContentView: View {
        var body: some View { Color.red.onAppear { TellsOnceBeforeTheChange.main(); TracksAnew.main(); EqualIsNoNews.main(); Nested.main() } }
      }
      """
    let scene = Scene(files: [.init(name: "-", text: text)], name: "-")
    try #require(scene.diagnostics.map(\.message) == [])
    let outcome = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 100, height: 100))))
    #expect(outcome.output == Self.printed)
  }
}
