/// A declaration at the margin of a source.
package struct ScannedDeclaration {
  package let introducer: String
  package let name: String
  /// Where it stands, with the lines that continue it, as UTF-8 offsets.
  package let range: Range<Int>
}

/// Tells declarations apart by what stands at their margin.
package enum DeclarationMargins {
  /// What a source declares, in its order; what declares nothing, as an import, is left out.
  /// - Complexity: O(*n*) in the source's length.
  package static func declarations(in source: String) -> [ScannedDeclaration] {
    let bytes = Array(source.utf8)
    return ranges(in: source).compactMap { range in
      let declared = SignatureScanner.declared(in: String(decoding: bytes[range], as: UTF8.self))
      return declared.introducer.isEmpty
        ? nil
        : ScannedDeclaration(introducer: declared.introducer, name: declared.name, range: range)
    }
  }

  /// Where the declarations at the margin of a source stand, each with the lines that continue it, as
  /// UTF-8 offsets.
  /// - Complexity: O(*n*) in the source's length.
  private static func ranges(in source: String) -> [Range<Int>] {
    var source = source
    return source.withUTF8 { bytes in
      var starts: [Int] = []
      var line = 0
      while line < bytes.count {
        if !continues(bytes[line...]) { starts.append(line) }
        while line < bytes.count, bytes[line] != UInt8(ascii: "\n") { line += 1 }
        line += 1
      }
      return zip(starts, starts.dropFirst() + [bytes.count]).map { $0..<$1 }
    }
  }

  /// Where the members of a type or an extension stand, each with the lines that continue it, as UTF-8
  /// offsets; none where they can't be told apart, as those in one line can't.
  /// - Parameters:
  ///   - bytes: of the whole declaration.
  ///   - margin: how many spaces the members' lines begin with.
  package static func members(
    in bytes: UnsafeBufferPointer<UInt8>, _ margin: Int
  ) -> [Range<Int>] {
    let newline = UInt8(ascii: "\n")
    guard let open = bytes.firstIndex(of: UInt8(ascii: "{")), open + 1 < bytes.count,
      bytes[open + 1] == newline
    else { return [] }
    var starts: [Int] = []
    var line = open + 2
    while line < bytes.count {
      let text = bytes[line...].drop { $0 == UInt8(ascii: " ") }
      switch text.startIndex - line {
      case margin:
        if text.first == UInt8(ascii: "#") { return [] }
        if !continues(text) { starts.append(line) }
      case margin - 2 where text.first == UInt8(ascii: "}"):
        return zip(starts, starts.dropFirst() + [line]).map { $0..<$1 }
      default: break
      }
      line = (text.firstIndex(of: newline) ?? bytes.count) + 1
    }
    return []
  }

  /// Whether a line is a comment, empty, or part of the declaration before it.
  private static func continues(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    switch line.first {
    case UInt8(ascii: " "), UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: "{"),
      UInt8(ascii: "/"), UInt8(ascii: "\n"):
      true
    case UInt8(ascii: "w"): line.starts(with: "where ".utf8)
    default: false
    }
  }
}
