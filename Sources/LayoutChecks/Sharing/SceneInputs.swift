import SceneLoader
import SwiftParser
import SwiftSyntax

/// The files that the layouts of a scene depend on.
package struct SceneInputs: Codable {
  /// The inputs of one preview, or of everything that is shown.
  package struct Part: Codable {
    /// The source files, by their indices among the scene's.
    package var files: [Int]
    /// Bytes of source.
    package var size: Int
    /// A digest of all inputs: if it differs, the layout may differ.
    package var digest: String
    /// A digest of the inputs without the code in the files' functions: if it is the same, and the
    /// text of each file whose code runs, the layout is the same. Nil where that isn't known.
    package var frame: String?
  }

  /// The inputs of the whole scene.
  package var whole: Part
  /// The inputs of each preview.
  package var previews: [Part]
  /// The digest of each file's text, by its name.
  package var texts: [String: String]

  /// - Parameter places: where the previews are.
  package init(_ scene: Scene, places: [SceneLocation?]) {
    var other = SHA256()
    scene.readOthers { path, data in
      other.add(part: path)
      other.add(part: SHA256.digest(data))
    }
    // Rules that need the source look at all of it.
    for file in scene.files { FileFacts.of(file).digest.map { other.add(part: $0) } }
    let others = other.finish()
    let graph = FileGraph(scene.files)
    let texts = scene.files.map { SHA256.digest(Array($0.text.utf8)) }
    self.texts = Dictionary(zip(scene.files.map(\.name), texts)) { first, _ in first }
    func digest(_ files: [Int], _ ofFile: (Int) -> String) -> String {
      var hash = SHA256()
      hash.add(part: others)
      for file in files {
        hash.add(part: scene.files[file].name)
        hash.add(part: ofFile(file))
      }
      return hash.finish()
    }
    func part(_ files: [Int], hasFrame: Bool = true) -> Part {
      let size = files.reduce(0) { $0 + scene.files[$1].text.utf8.count }
      return Part(
        files: files, size: size, digest: digest(files) { texts[$0] },
        frame: hasFrame ? digest(files) { graph.frames[$0] } : nil)
    }
    let whole = part(Array(scene.files.indices), hasFrame: !scene.hasErrors)
    var known: [Int: Part] = [:]
    previews = places.map { place in
      // In code with errors, dependencies aren't followed.
      guard !scene.hasErrors,
        let file = scene.files.firstIndex(where: { $0.name == place?.file })
      else { return whole }
      let part = known[file] ?? part(graph.reached(from: file))
      known[file] = part
      return part
    }
    self.whole = whole
  }
}

/// Which files of a program may affect another one, by the names that they declare and mention.
///
/// The type of every value is named by some declaration in a file that is reached, so members need
/// not be followed. A file that extends a library's type is reached by the names of its members,
/// and always where one of them can be called without its name.
struct FileGraph {
  private struct File {
    var mentioned: Set<String> = []
    /// Names at the top level, and of members that types of libraries get.
    var declared: Set<String> = []
    /// Extensions, with the names of which one has to be mentioned if the type is a library's; nil
    /// where none has to.
    var extensions: [(type: String, members: Set<String>?)] = []
    var isAlwaysReached = false
    var frame = ""
  }

  private let files: [File]
  /// A digest of each file without the code in its functions and previews.
  var frames: [String] { files.map(\.frame) }
  private let providers: [String: [Int]]
  private let always: [Int]

  init(_ sources: [Scene.File]) {
    var files = sources.map { Self.read($0.text) }
    let own = files.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    for index in files.indices {
      for (type, members) in files[index].extensions {
        if own.contains(type) {
          files[index].declared.insert(type)
        } else if let members {
          files[index].declared.formUnion(members)
        } else {
          files[index].isAlwaysReached = true
        }
      }
    }
    self.files = files
    always = files.indices.filter { files[$0].isAlwaysReached }
    providers = files.enumerated().reduce(into: [:]) { providers, entry in
      for name in entry.element.declared { providers[name, default: []].append(entry.offset) }
    }
  }

  /// The file and all that may affect it, in their order.
  func reached(from file: Int) -> [Int] {
    var reached: Set<Int> = []
    var waiting = always + [file]
    while let next = waiting.popLast() {
      guard reached.insert(next).inserted else { continue }
      for name in files[next].mentioned {
        for provider in providers[name] ?? [] where !reached.contains(provider) {
          waiting.append(provider)
        }
      }
    }
    return reached.sorted()
  }

  private static func read(_ text: String) -> File {
    var file = File()
    let tree = Parser.parse(source: text)
    for token in tree.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind { file.mentioned.insert(plain(name)) }
    }
    read(tree.statements, &file)
    file.frame = FrameReader.digest(of: tree, text)
    return file
  }

  private static func read(_ statements: CodeBlockItemListSyntax, _ file: inout File) {
    for statement in statements {
      guard let declaration = statement.item.as(DeclSyntax.self) else { continue }
      if let condition = declaration.as(IfConfigDeclSyntax.self) {
        for clause in condition.clauses {
          if case .statements(let inner)? = clause.elements { read(inner, &file) }
        }
      } else if let extended = declaration.as(ExtensionDeclSyntax.self) {
        let type = extended.extendedType.firstToken(viewMode: .sourceAccurate)?.text ?? ""
        file.extensions.append((plain(type), members(extended)))
      } else if let names = names(declaration) {
        file.declared.formUnion(names)
      } else {
        file.isAlwaysReached = true
      }
    }
  }

  /// The names of a declaration; nil where it is used without a name.
  private static func names(_ declaration: DeclSyntax) -> [String]? {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.bindings.flatMap { binding in
        binding.pattern.tokens(viewMode: .sourceAccurate).compactMap { token in
          if case .identifier(let name) = token.tokenKind { plain(name) } else { nil }
        }
      }
    }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      guard case .identifier(let name) = function.name.tokenKind else { return nil }
      return [plain(name)]
    }
    if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
      guard case .identifier(let name) = named.name.tokenKind else { return nil }
      return [plain(name)]
    }
    // An import changes nothing in other files, and neither does a macro: most are previews.
    return declaration.is(ImportDeclSyntax.self) || declaration.is(MacroExpansionDeclSyntax.self)
      ? [] : nil
  }

  /// The members of an extension by which it is reached; nil where one can be called without its
  /// name.
  private static func members(_ extended: ExtensionDeclSyntax) -> Set<String>? {
    guard extended.inheritanceClause == nil else { return nil }
    var all: Set<String> = []
    for member in extended.memberBlock.members {
      let isStatic = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
        .contains { $0.name.tokenKind == .keyword(.static) }
      guard let names = names(member.decl), isStatic == true || extended.genericWhereClause == nil,
        !names.contains(where: unspoken)
      else { return nil }
      all.formUnion(names)
    }
    return all
  }

  /// Returns true if a member of this name is called without being named.
  private static func unspoken(_ name: String) -> Bool {
    ["id", "body", "description", "debugDescription", "errorDescription", "hash", "hashValue"]
      .contains(name)
      || ["build", "callAsFunction", "append", "encode"].contains { name.hasPrefix($0) }
  }

  private static func plain(_ name: String) -> String {
    name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name
  }
}
