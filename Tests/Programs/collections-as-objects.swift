import Foundation

// Foundation's collections as classes, what they are bridged to and from.

enum ArrayObjectProgram {
  static func main() {
    let list = [1, 2, 3] as NSArray
    print(list.count, list[0], list.lastObject ?? "-", list.contains(2))
    print(list == [1, 2, 3] as NSArray, list.isEqual(to: [1, 2]), NSArray(array: [1, "x"]))
    print(list as? [Int] ?? [], list.map { ($0 as? Int ?? 0) * 2 })
    print(list.subarray(with: NSRange(location: 1, length: 2)), list.componentsJoined(by: "+"))
    let any: Any = ["a", "b"]
    print(any is NSArray, (any as? NSArray)?.count ?? 0, type(of: list))
    for element in list { print(element, terminator: ";") }
    list.enumerateObjects { element, index, stop in
      print(index, element)
      if index == 1 { stop.pointee = true }
    }
  }
}

enum MutableArrayProgram {
  static func main() {
    let list = NSMutableArray(array: [3, 1, 2])
    list.add("x")
    list.insert(0, at: 0)
    list.removeObject(at: 0)
    list.replaceObject(at: 0, with: 9)
    list.exchangeObject(at: 0, withObjectAt: 1)
    list[2] = "y"
    print(list.count, list, list.firstObject ?? "-")
    let copy = list.mutableCopy() as? NSMutableArray
    copy?.removeAllObjects()
    print(list.count, copy?.count ?? -1)
    let sorted = NSArray(array: [3, 1, 2]).sortedArray {
      ($0 as? Int ?? 0) < ($1 as? Int ?? 0) ? .orderedAscending : .orderedDescending
    }
    print(sorted)
  }
}

enum DictionaryObjectProgram {
  static func main() {
    let table: NSDictionary = ["one": 1]
    print(table["one"] ?? "-", table["two"] ?? "-", table.count, table.allKeys, table.allValues)
    print(NSDictionary(dictionary: ["k": 1]) == NSDictionary(dictionary: ["k": 1]))
    print(table as? [String: Int] ?? [:], type(of: table), ["list": [1, 2]] as NSDictionary)
    let nested: [String: Any] = ["inner": ["n": 1]]
    print(nested["inner"] is NSDictionary, (nested["inner"] as? NSDictionary)?["n"] ?? "-")
    let changed = NSMutableDictionary()
    changed["a"] = 1
    changed.setObject("v", forKey: "k" as NSString)
    print(changed.count, changed["k"] ?? "-", changed.object(forKey: "k") ?? "-")
    changed.removeObject(forKey: "a")
    changed.addEntries(from: ["k": 2])
    print(
      changed, NSDictionary(objects: [1, 2], forKeys: ["a" as NSString, "b" as NSString]).count)
    for (key, value) in table { print(key, value) }
    table.enumerateKeysAndObjects { key, value, _ in print(key, value) }
  }
}

enum SetObjectProgram {
  static func main() {
    print(NSSet(array: [1, 2, 2]).count, NSSet(array: [1]).contains(1), NSSet(array: [4]))
    let set = NSMutableSet(array: [1, 2])
    set.add(2)
    set.add(3)
    set.remove(1)
    print(set.count, set.contains(3), (set.allObjects as? [Int] ?? []).sorted())
    print(NSSet(array: [1, 2]) == NSSet(array: [2, 1]))
    let ordered = NSOrderedSet(array: [3, 1, 3])
    print(ordered.count, ordered[0], ordered[1], ordered.contains(1))
  }
}
