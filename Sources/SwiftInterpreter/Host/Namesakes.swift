/// Types of one name: of two modules of a project, of a project and a library, of a library and a
/// module that isn't here.
extension Program {
  /// Declares a type for all files.
  /// - Parameter module: the names of the module that declares it; nil where the project has one.
  func declare(_ type: NominalType, publicIn module: FileNames?) {
    types[type.name] = .nominal(type, [])
    if let module { publicTypes[type.name, default: []].append((module, .nominal(type, []))) }
  }

  /// Of several modules' public types of a name the one that a file means: its own module's, or
  /// that of a module that it imports; nil where there is but one, or none of these.
  func publicType(_ name: String, from file: SourceFile) -> SwiftType? {
    guard let all = publicTypes[name], all.count > 1 else { return nil }
    let imported = file.imports.compactMap { moduleNames[$0] }
    return all.first { file.own?.module === $0.module }?.type
      ?? all.first { one in imported.contains { $0 === one.module } }?.type
  }

  /// A module's type of a name, for others its public one.
  func publicType(_ name: String, inModule module: String) -> SwiftType? {
    guard let names = moduleNames[module] else { return nil }
    return names.type(name) ?? publicTypes[name]?.first { $0.module === names }?.type
  }

  /// Returns true if a type with a library type's name belongs to another module of the scene that
  /// a file doesn't import: there the library's is meant.
  func isOutOfSight(_ type: SwiftType?, named name: String, from file: SourceFile) -> Bool {
    guard !configuration.ownModules.isEmpty, let nominal = type?.nominal, nominal.isFromScene,
      nominal.name == name, libraries.types[name] != nil, let place = nominal.location?.file,
      let module = packageModule(ofFile: place)
    else { return false }
    return module != packageModule(ofFile: file.name) && !file.imports.contains(module)
      && !exportedModules.contains(module)
  }

  /// The stand-in for a type of a missing module, of which a library may have a namesake.
  func standIn(_ name: String, ofModule module: String) -> NominalType {
    standIn(libraries.types[name] == nil ? name : "\(module).\(name)")
  }

  /// Whether a library's view is out of a file's sight: a file that imports no more than missing
  /// modules and what has no views, and declares none, means a namesake of those modules'.
  func isOutOfSight(_ view: SwiftType?, from file: SourceFile) -> Bool {
    guard !file.missingModules.isEmpty, let view = view?.nominal, !view.isFromScene,
      file.hasNoViews(besides: file.missingModules)
    else { return false }
    return view.conforms(to: .view)
  }
}

extension SourceFile {
  /// Whether it neither has views nor imports any, except from some modules.
  func hasNoViews(besides modules: [String]) -> Bool {
    namesNoView && imports.allSatisfy { Self.viewless.contains($0) || modules.contains($0) }
  }

  /// Modules of Apple's without views.
  private static let viewless: Set = ["Combine", "Foundation", "OSLog", "Observation"]
}
