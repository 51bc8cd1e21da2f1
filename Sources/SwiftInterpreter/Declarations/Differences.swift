struct CollectionDifference<ChangeElement>: RandomAccessCollection {
  enum Change {
    case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
    case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
  }
  typealias Element = Change
  typealias Index = Int
  let insertions: [Change]
  let removals: [Change]
  init(_insertions insertions: [Change], removals: [Change]) {
    self.insertions = insertions
    self.removals = removals
  }
  init(
    _edits edits: [(isInsertion: Bool, offset: Int)], from old: [ChangeElement],
    to new: [ChangeElement]
  ) {
    insertions = edits.filter(\.isInsertion).map {
      Change.insert(offset: $0.offset, element: new[$0.offset], associatedWith: nil)
    }
    removals = edits.filter { !$0.isInsertion }.map {
      Change.remove(offset: $0.offset, element: old[$0.offset], associatedWith: nil)
    }
  }
  init?(_ changes: [Change]) {
    let sorted = changes.sorted { $0._offset < $1._offset }
    insertions = sorted.filter(\._isInsertion)
    removals = sorted.filter { !$0._isInsertion }
    // Each offset has one change, and both changes of a move record the association.
    for changes in [insertions, removals] {
      let offsets = changes.map(\._offset)
      guard Set(offsets).count == offsets.count, offsets.allSatisfy({ $0 >= 0 }) else { return nil }
    }
    var destinations: [Int: Int] = [:]
    var sources: [Int: Int] = [:]
    for change in removals { destinations[change._offset] = change._associatedOffset }
    for change in insertions {
      guard let source = change._associatedOffset else { continue }
      if sources[source] != nil { return nil }
      sources[source] = change._offset
    }
    guard sources == destinations else { return nil }
  }
  var startIndex: Int { 0 }
  var endIndex: Int { insertions.count + removals.count }
  subscript(position: Int) -> Change {
    position < removals.count
      ? removals[removals.count - 1 - position] : insertions[position - removals.count]
  }
  func inverse() -> CollectionDifference<ChangeElement> {
    CollectionDifference(
      _insertions: removals.map { $0._inverse }, removals: insertions.map { $0._inverse })
  }
}

extension CollectionDifference.Change {
  var _isInsertion: Bool {
    switch self {
    case .insert: true
    case .remove: false
    }
  }
  var _offset: Int {
    switch self {
    case .insert(let offset, _, _): offset
    case .remove(let offset, _, _): offset
    }
  }
  var _element: ChangeElement {
    switch self {
    case .insert(_, let element, _): element
    case .remove(_, let element, _): element
    }
  }
  var _associatedOffset: Int? {
    switch self {
    case .insert(_, _, let offset): offset
    case .remove(_, _, let offset): offset
    }
  }
  var _inverse: CollectionDifference<ChangeElement>.Change {
    switch self {
    case .insert(let offset, let element, let other):
      .remove(offset: offset, element: element, associatedWith: other)
    case .remove(let offset, let element, let other):
      .insert(offset: offset, element: element, associatedWith: other)
    }
  }
}

extension CollectionDifference: Equatable where ChangeElement: Equatable {}

extension CollectionDifference: Hashable where ChangeElement: Hashable {
  func inferringMoves() -> CollectionDifference<ChangeElement> {
    let inserted = Dictionary(grouping: insertions, by: \._element).filter { $0.value.count == 1 }
    let removed = Dictionary(grouping: removals, by: \._element).filter { $0.value.count == 1 }
    return CollectionDifference(
      _insertions: insertions.map { change in
        guard let other = removed[change._element], inserted[change._element] != nil else {
          return change
        }
        return .insert(
          offset: change._offset, element: change._element, associatedWith: other[0]._offset)
      },
      removals: removals.map { change in
        guard let other = inserted[change._element], removed[change._element] != nil else {
          return change
        }
        return .remove(
          offset: change._offset, element: change._element, associatedWith: other[0]._offset)
      })
  }
}

extension CollectionDifference.Change: Equatable where ChangeElement: Equatable {}

extension CollectionDifference.Change: Hashable where ChangeElement: Hashable {}

extension BidirectionalCollection {
  func difference<C: BidirectionalCollection>(
    from other: C, by areEquivalent: (C.Element, Element) -> Bool
  ) -> CollectionDifference<Element> where C.Element == Element {
    CollectionDifference(
      _edits: _edits(from: other, by: areEquivalent), from: Array(other), to: Array(self))
  }
}

extension BidirectionalCollection where Element: Equatable {
  func difference<C: BidirectionalCollection>(
    from other: C
  ) -> CollectionDifference<Element> where C.Element == Element {
    CollectionDifference(_edits: _edits(from: other), from: Array(other), to: Array(self))
  }
}

extension Collection {
  func _applying(_ difference: CollectionDifference<Element>) -> [Element]? {
    var elements = Array(self)
    for change in difference {
      switch change {
      case .remove(let offset, _, _):
        guard offset < elements.count else { return nil }
        elements.remove(at: offset)
      case .insert(let offset, let element, _):
        guard offset <= elements.count else { return nil }
        elements.insert(element, at: offset)
      }
    }
    return elements
  }
}

extension RangeReplaceableCollection {
  func applying(_ difference: CollectionDifference<Element>) -> Self? {
    _applying(difference).map { Self($0) }
  }
}

extension Array {
  func applying(_ difference: CollectionDifference<Element>) -> [Element]? {
    _applying(difference)
  }
}

extension String {
  func applying(_ difference: CollectionDifference<Character>) -> String? {
    _applying(difference).map { String($0) }
  }
}
