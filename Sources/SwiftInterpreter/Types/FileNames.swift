import SwiftSyntax

/// What a file declares for itself alone, `private` and `fileprivate` outside of types, or what one
/// of a project's modules does: everything that isn't `public` or `package`. Another file or module
/// may have the same names for something else (The Swift Programming Language, "Access Control").
final class FileNames {
  /// The names of the file's module; nil for a module's own, and where the project has but one.
  let module: FileNames?
  /// The names of the modules that the file imports as `@testable`.
  private let tested: [FileNames]
  var types: [String: SwiftType] = [:]
  /// Type aliases, resolved when their name is first looked up.
  var pendingTypes: [String: PendingAlias] = [:]
  var functions: [String: [FunctionDeclaration]] = [:]
  var variables: [String: PropertyDeclaration] = [:]

  init(module: FileNames? = nil, tested: [FileNames] = []) {
    self.module = module
    self.tested = tested
  }

  /// Whether the file sees a module's internal names.
  func sees(_ other: FileNames?) -> Bool {
    module === other || tested.contains { $0 === other }
  }

  /// A name in one of the modules that the file imports as `@testable`, after its own.
  private func outside<T>(_ own: T?, _ find: (FileNames) -> T?) -> T? {
    own ?? (tested.isEmpty ? nil : tested.lazy.compactMap(find).first)
  }

  /// The type of a name, nil where neither the file nor its module has one of its own.
  func type(_ name: String) -> SwiftType? {
    if let known = types[name] { return known }
    guard !pendingTypes.isEmpty, let type = pendingTypes[name]?.resolve() else {
      return outside(module?.type(name)) { $0.type(name) }
    }
    pendingTypes[name] = nil
    types[name] = type
    return type
  }

  /// The same for a type that isn't an alias.
  func declaredType(_ name: String) -> SwiftType? {
    types[name] ?? outside(module?.declaredType(name)) { $0.declaredType(name) }
  }

  /// The functions of a name, the file's before its module's.
  func functions(_ name: String) -> [FunctionDeclaration] {
    (functions[name] ?? []) + (module?.functions(name) ?? [])
      + (tested.isEmpty ? [] : tested.flatMap { $0.functions(name) })
  }

  func variable(_ name: String) -> PropertyDeclaration? {
    variables[name] ?? outside(module?.variable(name)) { $0.variable(name) }
  }

  /// Returns true if the name is an unresolved type alias.
  func isPendingAlias(_ name: String) -> Bool {
    pendingTypes[name] != nil || module?.isPendingAlias(name) == true
      || tested.contains { $0.isPendingAlias(name) }
  }

  /// Lets go of everything; see `Program.tearDown`.
  func tearDown() {
    types = [:]
    pendingTypes = [:]
    functions = [:]
    variables = [:]
  }
}

/// A declaration's visibility.
struct Access {
  /// The only file that sees it; nil for none.
  var file: Int32?
  /// The internal names of the declaring module; nil for a library's, and where the project has
  /// only one module.
  var module: FileNames?
  /// Whether only its module sees it.
  var isInternal = false

  /// Whether its visibility is restricted.
  var isTold: Bool { file != nil || module != nil }

  func isSeen(from other: SourceFile) -> Bool {
    if let file { return file == other.index }
    return module == nil || !isInternal || other.own?.sees(module) ?? false
  }

  func isOfModule(of file: SourceFile) -> Bool { module === file.own?.module }
}

extension DeclModifierListSyntax {
  /// Whether they restrict a declaration to its file, at least.
  var isFilePrivate: Bool {
    !isBlank
      && nodes.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }
}

extension DeclModifierListSyntax {
  /// Whether they make a declaration visible to other modules of its package, at least.
  var isSeenOutside: Bool {
    !isBlank
      && nodes.contains {
        ["public", "open", "package"].contains($0.name.text) && $0.detail == nil
      }
  }
}

extension DeclSyntax {
  /// Whether it is declared `private` or `fileprivate`.
  var isFilePrivate: Bool { modifiers?.isFilePrivate ?? false }

  /// Whether it is declared for other modules too.
  var isSeenOutside: Bool { modifiers?.isSeenOutside ?? true }

  /// The modifiers before it; nil where there can't be any.
  private var modifiers: DeclModifierListSyntax? {
    // Asked by kind: a cast to a protocol looks through everything that conforms to anything.
    switch self.as(DeclSyntaxEnum.self) {
    case .structDecl(let syntax): syntax.modifiers
    case .extensionDecl(let syntax): syntax.modifiers
    case .functionDecl(let syntax): syntax.modifiers
    case .variableDecl(let syntax): syntax.modifiers
    case .typeAliasDecl(let syntax): syntax.modifiers
    case .enumDecl(let syntax): syntax.modifiers
    case .classDecl(let syntax): syntax.modifiers
    case .protocolDecl(let syntax): syntax.modifiers
    case .macroExpansionDecl(let syntax): syntax.modifiers
    case .importDecl, .operatorDecl, .precedenceGroupDecl: nil
    default: asProtocol((any WithModifiersSyntax).self)?.modifiers
    }
  }
}

extension Program {
  /// The functions of a name visible in a file, its own first.
  /// - Parameter file: nil at run time, when those of every file count.
  func globalFunctions(_ name: String, from file: SourceFile?) -> [FunctionDeclaration] {
    let everyones = globalFunctions(name)
    guard let file else {
      var all: [FunctionDeclaration] = []
      for names in allOwnNames {
        if let own = names.functions[name] { all += own }
      }
      return all + everyones
    }
    guard let own = file.own?.functions(name), !own.isEmpty else { return everyones }
    return own + everyones
  }

  /// The functions of a name in one of the scene's modules; nil where it has none, or isn't a
  /// package's.
  func globalFunctions(_ name: String, ofModule module: String) -> [FunctionDeclaration]? {
    guard configuration.ownModules.contains(module) else { return nil }
    let all = (moduleNames[module]?.functions[name] ?? []) + globalFunctions(name)
    let own = all.filter { function in
      function.location.map { packageModule(ofFile: $0.file) == module } ?? false
    }
    return own.isEmpty ? nil : own
  }

  /// The variable with a name, as seen from a file.
  func globalVariable(_ name: String, from file: SourceFile) -> PropertyDeclaration? {
    file.own?.variable(name) ?? globalVariable(name)
  }

  /// The module of a package's file, in the module's folder, or in `Sources` by the module's name;
  /// nil for others.
  func packageModule(ofFile path: String) -> String? {
    var folder = path[...]
    while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
      folder = folder[..<slash]
      if let module = configuration.moduleFolders[String(folder)] { return module }
    }
    let parts = path.split(separator: "/")
    for (folder, name) in zip(parts, parts.dropFirst()).reversed()
    where folder == "Sources" && configuration.ownModules.contains(String(name)) {
      return String(name)
    }
    return nil
  }

  /// Whether a name is an unresolved type alias.
  func isPendingAlias(_ name: String, in file: SourceFile) -> Bool {
    file.own?.isPendingAlias(name) == true || pendingTypes[name] != nil
  }

  /// The names that only the scene's files or modules see.
  var allOwnNames: [FileNames] {
    ownNamesOfFiles + moduleNames.keys.sorted().compactMap { moduleNames[$0] }
  }

  /// The internal names of a file's module; nil where the project has only one module. Files
  /// outside of a package's module belong to the app.
  func names(ofModuleOf path: String) -> FileNames? {
    if configuration.ownModules.isEmpty { return nil }
    return names(ofModule: packageModule(ofFile: path) ?? "")
  }

  /// The internal names of modules that a file imports as `@testable`.
  func namesTested(by file: SourceFileSyntax) -> [FileNames] {
    if configuration.ownModules.isEmpty { return [] }
    return file.statements.nodes.compactMap { item in
      guard let syntax = item.item.as(ImportDeclSyntax.self), !syntax.attributes.isBlank,
        syntax.attributes.trimmedDescription.contains("@testable"),
        let module = syntax.path.first?.name.text, configuration.ownModules.contains(module)
      else { return nil }
      return names(ofModule: module)
    }
  }

  private func names(ofModule module: String) -> FileNames {
    if let known = moduleNames[module] { return known }
    let names = FileNames()
    moduleNames[module] = names
    return names
  }

  /// A type of the loaded files by name, for the host: everyone's before a file's own.
  func loadedType(_ name: String) -> NominalType? {
    if let type = types[name]?.nominal, type.isFromScene { return type }
    return allOwnNames.lazy.compactMap { $0.type(name)?.nominal }.first
  }
}
