import LayoutSolver

/// The views and modifiers of one file of a layout, where they are written.
package struct WrittenPlaces {
  /// A view or modifier, with every node that it made.
  package struct Entry {
    package let source: SourceRange
    package let word: String
    package var nodes: [NodeID]
    /// The line that it begins in, from 1: of a modifier its own.
    var line: Int { word.first?.isLowercase == true ? source.lastLine : source.line }
  }

  private struct Key: Hashable {
    var start: Int
    var end: Int
    var word: String
  }

  /// In the order of their first nodes.
  package private(set) var entries: [Entry] = []

  package init(_ result: LayoutResult, file: Int) {
    var places: [Key: Int] = [:]
    func add(_ source: SourceRange?, _ word: String, _ node: NodeID) -> Void {
      guard let source, source.file == file else { return }
      let key = Key(start: source.start, end: source.end, word: word)
      if let place = places[key] {
        entries[place].nodes.append(node)
      } else {
        places[key] = entries.count
        entries.append(Entry(source: source, word: word, nodes: [node]))
      }
    }
    for node in result.nodes where node.isPlaced {
      for view in node.views { add(view.source, view.name, node.id) }
      if !node.isPiece { add(node.source, node.name, node.id) }
    }
  }

  /// The innermost one around an offset; the outermost node of those in one place.
  package func entry(around offset: Int) -> Entry? {
    entries.filter { $0.source.start <= offset && offset <= $0.source.end }
      .min { $0.source.end - $0.source.start < $1.source.end - $1.source.start }
  }
}
