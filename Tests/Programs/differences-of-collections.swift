struct Row: Hashable {
  var id: Int
  var title = ""
}

func shown<T>(_ difference: CollectionDifference<T>) -> [String] {
  difference.map { change in
    switch change {
    case .insert(let offset, let element, let source):
      "+\(offset) \(element) \(source.map(String.init) ?? "")"
    case .remove(let offset, let element, associatedWith: let target):
      "-\(offset) \(element) \(target.map(String.init) ?? "")"
    }
  }
}

enum DifferencesOfLists {
  static func main() {
    let difference = [1, 2, 3, 5].difference(from: [1, 3, 4])
    print(difference.count, difference.isEmpty, shown(difference))
    print(difference.insertions.count, difference.removals.count)
    print(difference[difference.startIndex], difference.dropFirst(2).count)
    print([1, 3, 4].applying(difference) as Any, [9].applying(difference) as Any)
    print(shown(difference.inverse()), [1, 2, 3, 5].applying(difference.inverse()) as Any)
    print(difference == [1, 2, 3, 5].difference(from: [1, 3, 4]), Set([difference]).count)
    print(shown([1, 2, 3].difference(from: [3, 2, 1]).inferringMoves()))
    print(shown(Array("ABCABBA").difference(from: Array("CBABAC"))))
    print(shown([1, 2, 3, 4, 5, 6].difference(from: [6, 5, 1, 4, 3]).inferringMoves()))
  }
}

enum DifferencesOfOthers {
  static func count<C: BidirectionalCollection>(_ new: C, _ old: C) -> Int
  where C.Element: Equatable { new.difference(from: old).count }

  static func main() {
    let rows = [Row(id: 1), Row(id: 2, title: "b")]
    let byNumber = rows.difference(from: [Row(id: 2)]) { $0.id == $1.id }
    for change in byNumber {
      guard case .insert(let offset, let row, _) = change else { continue }
      print(offset, row.id)
    }
    let letters = "kitten".difference(from: "sitting")
    print(shown(letters), "sitting".applying(letters) as Any)
    print(shown((0..<8).difference(from: 3..<10)))
    print(count([1, 2, 3], [2]), count("abc", "ac"))
    let change = CollectionDifference<Int>.Change.insert(offset: 0, element: 3, associatedWith: nil)
    print(change == .remove(offset: 0, element: 3, associatedWith: nil))
    print(CollectionDifference<Int>([.insert(offset: 0, element: 1, associatedWith: nil)]) != nil)
    print(CollectionDifference([change]).map(shown) as Any)
    print(CollectionDifference([change, change]) == nil)
    print(
      ["1", "x", "2"].flatMap { Int($0) }, [1, nil, 3].flatMap { $0 }, [[1], [2]].flatMap { $0 })
  }
}
