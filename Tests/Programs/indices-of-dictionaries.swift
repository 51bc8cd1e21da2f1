// Dictionaries and sets by where their elements stand.

enum IndicesOfDictionaries {
  static func main() {
    var set: Set = [7]
    if let index = set.firstIndex(where: { $0 == 7 }) {
      print(set[index], set.remove(at: index), set.count)
    }
    var ages = ["a": 1]
    if let index = ages.index(forKey: "a") {
      print(ages[index], ages[index].value, ages.index(forKey: "b") == nil)
      print(ages.remove(at: index), ages)
    }
    let names = [3: "x"]
    let index = names.startIndex
    print(names[index].key, names[names.startIndex].value, names[3] as Any, names[0] as Any)
    print(
      names.index(after: index) == names.endIndex, names.distance(from: index, to: names.endIndex))
    if let found = names.firstIndex(where: { $0.value == "x" }) {
      print(names[found].key, names[found], names.keys[found], names.values[found])
    }
    let first: Dictionary<Int, String>.Index? = names.index(forKey: 3)
    print(
      first.map { names[$0].value } ?? "none", first == index, names.keys.firstIndex(of: 3) == index
    )
    for index in names.indices { print(names[index].value) }
  }
}
