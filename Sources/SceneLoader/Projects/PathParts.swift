extension StringProtocol where SubSequence == Substring, UTF8View: BidirectionalCollection {
  /// The names between a path's slashes, found by bytes: a project has thousands of paths.
  var pathParts: [Substring] {
    utf8.split(separator: UInt8(ascii: "/")).map { self[$0.startIndex..<$0.endIndex] }
  }

  /// What follows a path's last slash.
  var lastPathPart: Substring {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self[...] }
    return self[utf8.index(after: slash)...]
  }

  /// The folders around a path, the nearest first.
  var foldersAround: some Sequence<String> {
    sequence(state: self[...]) { path in
      guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
      path = path[..<slash]
      return String(path)
    }
  }
}
