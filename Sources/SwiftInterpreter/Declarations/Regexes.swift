struct Regex<Output> {
  typealias Match = RegexMatch<Output>
}

struct AnyRegexOutput {
  let elements: [Element]
  struct Element {
    let substring: Substring?
    let range: Range<String.Index>?
    let name: String?
    var value: Any? { substring }
  }
  var count: Int { elements.count }
  var indices: Range<Int> { 0..<elements.count }
  subscript(position: Int) -> Element { elements[position] }
  subscript(name: String) -> Element? { elements.first { $0.name == name } }
  func map<T>(_ transform: (Element) -> T) -> [T] { elements.map(transform) }
}

@dynamicMemberLookup struct RegexMatch<Output> {
  let output: Output
  let range: Range<String.Index>
  subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { output[keyPath: keyPath] }
}

struct RegexError: Error, CustomStringConvertible {
  let description: String
}
extension RegexMatch where Output == AnyRegexOutput {
  subscript(position: Int) -> AnyRegexOutput.Element { output[position] }
  subscript(name: String) -> AnyRegexOutput.Element? { output[name] }
  var count: Int { output.count }
}
