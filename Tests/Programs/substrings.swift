enum SharedIndices {
  static func main() {
    let path = "usr/local/bin"
    let parts = path.split(separator: "/")
    for part in parts { print(path[..<part.startIndex].count, part, path[part.endIndex...]) }
    let middle = path.dropFirst(4).prefix(5)
    print(middle, path.distance(from: path.startIndex, to: middle.startIndex), middle.base)
    print(path.suffix(3).startIndex == parts[2].startIndex, parts[1].endIndex == middle.endIndex)
    if let slash = path.firstIndex(of: "/") {
      let rest = path[path.index(after: slash)...]
      let next = rest.firstIndex(of: "/")!
      print(rest[..<next], path[..<next], path[next...], path[slash...next])
      print(path.prefix(upTo: slash), path.suffix(from: next), path.prefix(through: slash))
      for index in rest.indices where rest[index] == "/" { print(path[index...]) }
    }
  }
}

enum Tokens {
  static func main() {
    var rest = "12+34+5"[...]
    var sum = 0
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isNumber }
      sum += Int(digits)!
      rest = rest.dropFirst(digits.count)
      if rest.first == "+" { rest.removeFirst() }
    }
    print(sum)
    var words: [String] = []
    var line = "a=b=c"[...]
    while let index = line.firstIndex(of: "=") {
      words.append(String(line[..<index]))
      line = line[line.index(after: index)...]
    }
    print(words, line, line.startIndex == line.base.index(before: line.base.endIndex))
    var letters: Substring = "abc"
    while let letter = letters.popFirst() { print(letter, terminator: ".") }
    print(letters.popLast() == nil, letters.count)
  }
}

enum ChangedParts {
  static func main() {
    let text = "usr/local"
    var part = text.dropFirst(4)
    part.append("!")
    print(part, part.startIndex == text.index(text.startIndex, offsetBy: 4))
    part.insert("X", at: part.startIndex)
    part.removeAll { $0 == "l" }
    print(part, text)
    part.replaceSubrange(part.startIndex..<part.index(after: part.startIndex), with: "--")
    print(part, part.count, part.first!, part.last!)
  }
}

enum PartsAsValues {
  static func main() {
    let parts = "b a b".split(separator: " ")
    var counts: [Substring: Int] = [:]
    for part in parts { counts[part, default: 0] += 1 }
    print(counts["b"]!, Set(parts).count, parts.sorted(), parts.joined(separator: "+"))
    print(parts[0] == "b", "b" == parts[0], parts[0] < "c", parts[0] + "x", "\(parts[1])!")
    switch parts[1] {
    case "a": print("is a")
    default: print("is not")
    }
    debugPrint(parts[0])
    func count<Text: StringProtocol>(_ text: Text) -> Int { text.count }
    print(count(parts[0]), count("abc"), parts.map(String.init), String(parts[0].reversed()))
  }
}

enum ComparedCharacters {
  static func main() {
    let text = "banana"
    print(text.filter { $0 == "a" }.count, text.filter { $0 > "a" && $0 != "n" })
    print(text.map { $0 < "b" }, "a" < "b", "b" >= "b", true == false, true != false)
    print(text.allSatisfy { "abn".contains($0) }, text.first == "b", text.last != "a")
  }
}
