/// The names that headers of C and Objective-C declare plainly: functions, types, constants. Their
/// implementation isn't here, so source needs to know no more of them.
struct HeaderNames {
  private(set) var types: Set<String> = []
  private(set) var functions: Set<String> = []
  private(set) var constants: Set<String> = []
  var isEmpty: Bool { types.isEmpty && functions.isEmpty && constants.isEmpty }

  /// Reads a header, and those of the same project that it includes.
  /// - Parameters:
  ///   - path: the header's.
  ///   - headers: the paths of the project's headers.
  ///   - text: returns a file's text.
  init(_ path: String, among headers: [String], text: (String) -> String) {
    let named = Dictionary(headers.map { (String($0.lastPathPart), $0) }) { first, _ in first }
    var (waiting, seen) = ([path], Set([path]))
    while let next = waiting.popLast() {
      for included in read(text(next)) {
        guard let found = named[included], seen.insert(found).inserted else { continue }
        waiting.append(found)
      }
    }
  }

  /// - Returns: the names of the files that it includes.
  private mutating func read(_ text: String) -> [String] {
    var included: [String] = []
    var code: [String] = []
    var isContinued = false
    for line in Self.withoutComments(text).split(separator: "\n", omittingEmptySubsequences: false)
    {
      let words = line.trimmingPrefix(while: \.isWhitespace)
      let isDirective = words.hasPrefix("#") || isContinued
      if words.hasPrefix("#"), !isContinued { directive(words.dropFirst(), &included) }
      isContinued = isDirective && line.hasSuffix("\\")
      if !isDirective { code.append(contentsOf: Self.tokens(line)) }
    }
    declarations(code[...])
    return included
  }

  private mutating func directive(_ line: Substring, _ included: inout [String]) {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard words.count > 1 else { return }
    if words[0] == "include" || words[0] == "import" {
      included.append(String(words[1].filter { !"\"<>".contains($0) }.lastPathPart))
    } else if words[0] == "define", words.count > 2, !words[1].contains("(") {
      constants.insert(String(words[1]))
    }
  }

  /// Reads declarations, each up to its `;` or the end of its body.
  private mutating func declarations(_ tokens: ArraySlice<String>) {
    var start = tokens.startIndex
    var index = start
    while index < tokens.endIndex {
      switch tokens[index] {
      case "{":
        let head = tokens[start..<index]
        let end = Self.end(of: tokens, from: index)
        if head.contains("extern"), head.count < 3 {
          declarations(tokens[(index + 1)..<end])
        } else if head.contains("enum") || head.contains("NS_ENUM") || head.contains("NS_OPTIONS") {
          enumerators(tokens[(index + 1)..<end])
        }
        index = end
        // A function's body ends its declaration; a type's name may follow.
        if head.last == ")", !head.contains("enum"), !head.contains("NS_ENUM") {
          declaration(head)
          start = index + 1
        } else if index + 1 < tokens.endIndex, tokens[index + 1] != ";" {
          declaration(head)
          start = head.first == "typedef" ? start : index + 1
          if head.first != "extern", let last = Self.nameAfter(index, in: tokens) {
            types.insert(last)
          }
        } else {
          declaration(head)
          start = index + 1
        }
      case ";":
        declaration(tokens[start..<index])
        start = index + 1
      default: break
      }
      index += 1
    }
  }

  private static func nameAfter(_ index: Int, in tokens: ArraySlice<String>) -> String? {
    let end = tokens[index...].firstIndex(of: ";") ?? tokens.endIndex
    return tokens[(index + 1)..<end].last(where: isName)
  }

  private mutating func enumerators(_ tokens: ArraySlice<String>) {
    for item in tokens.split(separator: ",") {
      if let name = item.first, Self.isName(name) { constants.insert(name) }
    }
  }

  private mutating func declaration(_ tokens: ArraySlice<String>) {
    guard let first = tokens.first, !tokens.contains("{") else { return }
    for (word, name) in zip(tokens, tokens.dropFirst())
    where ["struct", "enum", "union", "interface", "protocol", "class"].contains(word)
      && Self.isName(name)
    {
      types.insert(name)
    }
    if first == "@" { return }
    guard let open = tokens.firstIndex(of: "(") else {
      guard let last = tokens.last(where: Self.isName) else { return }
      if first == "typedef" { types.insert(last) }
      if tokens.contains("extern") { constants.insert(last) }
      return
    }
    if first == "typedef" {
      // `typedef int (*name)(void)`
      let name = tokens[open...].dropFirst().first { $0 != "*" && $0 != "^" }
      if let name, Self.isName(name), tokens[open...].dropFirst().first != name {
        types.insert(name)
      } else if let last = tokens[..<open].last, Self.isName(last) {
        types.insert(last)
      }
    } else if open > tokens.startIndex + 1, Self.isName(tokens[open - 1]) {
      functions.insert(tokens[open - 1])
    }
    if first == "NS_ENUM" || first == "NS_OPTIONS" || tokens.contains("NS_ENUM") {
      if let name = tokens[open...].last(where: Self.isName) { types.insert(name) }
    }
  }

  private static func isName(_ token: String) -> Bool {
    token.first.map { $0.isLetter || $0 == "_" } ?? false
  }

  /// The index of the brace that ends what one begins.
  private static func end(of tokens: ArraySlice<String>, from open: Int) -> Int {
    var depth = 0
    for index in open..<tokens.endIndex {
      if tokens[index] == "{" { depth += 1 }
      if tokens[index] == "}" { depth -= 1 }
      if depth == 0 { return index }
    }
    return tokens.endIndex - 1
  }

  private static func tokens(_ line: Substring) -> [String] {
    var tokens: [String] = []
    var word = ""
    for character in line {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if !word.isEmpty { tokens.append(word) }
      word = ""
      if !character.isWhitespace { tokens.append(String(character)) }
    }
    return word.isEmpty ? tokens : tokens + [word]
  }

  private static func withoutComments(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "/"), let next = rest.first else {
        bytes.append(byte)
        continue
      }
      if next == UInt8(ascii: "/") {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else if next == UInt8(ascii: "*") {
        rest = rest.dropFirst()
        var before: UInt8 = 0
        while let inner = rest.popFirst() {
          if inner == UInt8(ascii: "\n") { bytes.append(inner) }
          if inner == UInt8(ascii: "/"), before == UInt8(ascii: "*") { break }
          before = inner
        }
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
