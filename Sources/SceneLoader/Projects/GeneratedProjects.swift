import Foundation

/// Targets by the manifests that Xcode projects are generated from, where these list sources plainly:
/// XcodeGen's `project.yml` and Tuist's `Project.swift`.
enum GeneratedProjects {
  /// Whether a file is a manifest, or helps one, and isn't part of any app.
  static func isTuist(_ path: String, below root: String) -> Bool {
    let parts = path.dropFirst(root.utf8.count).pathParts
    return parts.dropLast().contains("Tuist")
      || ["Project.swift", "Workspace.swift", "Tuist.swift"].contains(parts.last ?? "")
  }

  /// Tuist's targets, `.target(name: "App", product: .app, sources: ["App/**"])`.
  static func tuist(_ manifest: String, in folder: String) -> [XcodeProject.Target] {
    PackageTarget.calls(in: manifest).compactMap { arguments in
      guard let name = PackageTarget.text(after: "name:", in: arguments.plain),
        let product = arguments.plain.firstRange(of: "product:").map({
          arguments.plain[$0.upperBound...].drop(while: \.isWhitespace)
        })
      else { return nil }
      let sources = arguments.list(after: "sources:")
      guard !sources.isEmpty else { return nil }
      let word = String(product.dropFirst().prefix { $0.isLetter || $0.isNumber }).lowercased()
      let kind: XcodeProject.Product =
        if word.contains("tests") {
          .tests
        } else if word.contains("extension") {
          .appExtension
        } else {
          word.contains("app") ? .app : .library
        }
      var made = target(name, kind, sources, excluding: [], in: folder)
      let platforms = [
        "iphone": "iphoneos", "ios": "iphoneos", "macos": "macosx", "watchos": "watchos",
      ]
      let written = arguments.whole.firstRange(of: "destinations:").map {
        arguments.whole[$0.upperBound...].prefix(64).prefix { $0 != ":" }.lowercased()
      }
      for (name, platform) in platforms where written?.contains(name) == true {
        made.platforms.insert(platform)
      }
      return made
    }
  }

  /// XcodeGen's targets.
  static func xcodeGen(_ text: String, in folder: String) -> [XcodeProject.Target] {
    let outline = Outline(text)
    return (outline["targets"]?.children ?? []).compactMap { entry in
      guard let type = entry.value["type"]?.text else { return nil }
      let kind: XcodeProject.Product =
        if type.contains("test") {
          .tests
        } else if type.contains("extension") {
          .appExtension
        } else {
          type.hasPrefix("application") ? .app : .library
        }
      guard let sources = entry.value["sources"] else { return nil }
      let items = sources.items.isEmpty ? [sources] : sources.items
      let paths = items.compactMap { $0["path"]?.text ?? $0.text }
      let excluded = items.flatMap { item in
        (item["excludes"]?.items ?? []).compactMap(\.text).map {
          "\(item["path"]?.text ?? "")/\($0)"
        }
      }
      var made = target(entry.key, kind, paths, excluding: excluded, in: folder)
      let names = ["ios": "iphoneos", "macos": "macosx", "tvos": "appletvos", "watchos": "watchos"]
      let platform = entry.value["platform"]
      let platforms = platform?.items.compactMap(\.text) ?? []
      for platform in platforms + [platform?.text].compactMap(\.self) {
        if let name = names[platform.lowercased()] { made.platforms.insert(name) }
      }
      return made
    }
  }

  /// A target of folders and files, with paths cut at their first `*`.
  private static func target(
    _ name: String, _ product: XcodeProject.Product, _ paths: [String], excluding: [String],
    in folder: String
  ) -> XcodeProject.Target {
    func whole(_ path: String) -> String {
      let parts = path.pathParts.prefix { !$0.contains("*") }.filter { $0 != "." }
      return ([folder[...]] + parts).joined(separator: "/")
    }
    var target = XcodeProject.Target(name: name, product: product)
    for path in paths {
      if path.hasSuffix(".swift"), !path.contains("*") {
        target.files.insert(whole(path))
      } else {
        target.folders.append(
          XcodeProject.Folder(path: whole(path), exceptions: Set(excluding.map(whole))))
      }
    }
    return target
  }
}

/// The part of YAML that most manifests use: mappings and lists by indentation, plain and quoted
/// texts, lists in brackets.
private struct Outline {
  private(set) var text: String?
  private(set) var children: [(key: String, value: Outline)] = []
  private(set) var items: [Outline] = []

  subscript(key: String) -> Outline? { children.first { $0.key == key }?.value }

  init(_ text: String) {
    var lines = text.split(separator: "\n").compactMap { line -> Line? in
      let indent = line.prefix { $0 == " " }.count
      let rest = line.dropFirst(indent)
      return rest.isEmpty || rest.hasPrefix("#") ? nil : Line(indent: indent, text: String(rest))
    }[...]
    self.init(&lines, from: 0)
  }

  private struct Line {
    var indent: Int
    var text: String
  }

  /// Reads the lines that are indented at least this far.
  private init(_ lines: inout ArraySlice<Line>, from least: Int) {
    guard let first = lines.first, first.indent >= least else { return }
    let indent = first.indent
    while var line = lines.first, line.indent == indent {
      if line.text.hasPrefix("- ") || line.text == "-" {
        // The text after the dash is the first line of the item.
        let rest = line.text.dropFirst(2).drop { $0 == " " }
        let inner = indent + (line.text.count - rest.count)
        line = Line(indent: inner, text: String(rest))
        guard Self.pair(line.text) != nil else {
          lines.removeFirst()
          items.append(Outline(plain: line.text))
          continue
        }
        lines[lines.startIndex] = line
        items.append(Outline(&lines, from: inner))
        continue
      }
      lines.removeFirst()
      guard let (key, value) = Self.pair(line.text) else { continue }
      if value.isEmpty {
        // A list may be below its key without being indented.
        let isList = lines.first.map { $0.indent == indent && $0.text.hasPrefix("-") } ?? false
        children.append((key, Outline(&lines, from: isList ? indent : indent + 1)))
      } else {
        children.append((key, Outline(plain: value)))
      }
    }
    while let left = lines.first, left.indent > indent, left.indent >= least {
      lines.removeFirst()
    }
  }

  private init(plain: String) {
    if plain.hasPrefix("["), let end = plain.lastIndex(of: "]") {
      items = plain[..<end].dropFirst().split(separator: ",").map {
        Outline(plain: String($0.drop(while: \.isWhitespace)))
      }
      return
    }
    text = Self.unquoted(plain)
  }

  private static func unquoted(_ text: String) -> String {
    if let quote = text.first, quote == "\"" || quote == "'" {
      return String(text.dropFirst().prefix { $0 != quote })
    }
    let plain = text.components(separatedBy: " #")[0]
    return String(plain.reversed().drop(while: \.isWhitespace).reversed())
  }

  private static func pair(_ text: String) -> (key: String, value: String)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let rest = text[text.index(after: colon)...]
    guard rest.isEmpty || rest.first == " " else { return nil }
    let value = rest.drop(while: \.isWhitespace)
    return (unquoted(String(text[..<colon])), value.hasPrefix("#") ? "" : String(value))
  }
}
