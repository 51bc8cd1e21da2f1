import Synchronization

/// Libraries with their declarations by name: indexed once for all interpreters that use them.
public struct LibrarySet: Sendable {
  /// Something declared, with the index of its library.
  struct Entry<Declared: Sendable>: Sendable {
    let declared: Declared
    let library: Int
  }

  /// A type as a table of rows, or in Swift source.
  enum TypeDeclaration: Sendable {
    case native(NativeType)
    case written(LibraryText)
  }

  /// A function as a row, or in Swift source.
  enum FunctionDeclaration: Sendable {
    case native(NativeMember)
    case written(LibraryText)
  }

  /// The libraries' names.
  let names: [String]
  private(set) var types: [String: Entry<TypeDeclaration>] = [:]
  /// Functions by name; macros that are expressions have a `#` before it.
  private(set) var functions: [String: [Entry<FunctionDeclaration>]] = [:]
  /// Types' rows, their own first, then what other libraries add, by the types' names.
  let rows: [String: MemberRows]
  /// Extensions in Swift source, by the first part of the extended type's name.
  private(set) var writtenExtensions: [String: [LibraryText]] = [:]
  /// Variables in Swift source, by name.
  private(set) var variables: [String: LibraryText] = [:]
  private(set) var declarationMacros: [String: [Entry<LibraryText>]] = [:]
  private(set) var attachedMacros: [String: NativeMacro] = [:]
  /// Types, functions and constants that are known, though nothing is done with them.
  private(set) var foreignTypes: Set<String> = []
  private(set) var foreignValues: Set<String> = []
  /// Those of the types whose use is reported.
  private(set) var saidForeignTypes: Set<String> = []
  /// Why types are foreign, by their names, where that isn't known from a module.
  private(set) var reasons: [String: String] = [:]
  /// The modules that such names come from.
  private(set) var foreignModules: Set<String> = []
  /// The stand-in for property wrappers of missing modules.
  private(set) var missingWrapper: MissingWrapper?

  /// Swift's own library alone.
  public static let standard = LibrarySet([])

  /// - Parameter libraries: besides Swift's own; of types of one name the last counts.
  public init(_ libraries: [NativeLibrary]) {
    let all = StandardLibrary.all + libraries
    names = all.map(\.name)
    var own: [String: [MemberRows.Source]] = [:]
    var added: [String: [MemberRows.Source]] = [:]
    for (index, library) in all.enumerated() {
      for type in library.types { own[type.name] = [.init(library: index, members: type.rows)] }
      for (name, members) in library.extensions {
        added[name, default: []].append(.init(library: index) { members })
      }
    }
    rows = own.merging(added, uniquingKeysWith: +).mapValues(MemberRows.init)
    for (index, library) in all.enumerated() { add(library, index) }
  }

  /// These libraries, plus names whose declarations are unavailable, such as those of C headers.
  public func adding(foreignTypes types: Set<String>, values: Set<String>) -> LibrarySet {
    var all = self
    all.foreignTypes.formUnion(types)
    all.foreignValues.formUnion(values)
    return all
  }

  /// These libraries, plus types whose declarations are missing.
  /// - Parameter types: why each is missing, which is said where it is used.
  public func adding(missingTypes types: [String: String]) -> LibrarySet {
    if types.isEmpty { return self }
    var all = self
    all.reasons.merge(types) { $1 }
    all.foreignTypes.formUnion(types.keys)
    all.saidForeignTypes.formUnion(types.keys)
    return all
  }

  private mutating func add(_ library: NativeLibrary, _ index: Int) {
    for type in library.types {
      types[type.name] = Entry(declared: .native(type), library: index)
    }
    for function in library.functions {
      functions[function.name, default: []].append(
        Entry(declared: .native(function), library: index))
    }
    for macro in library.expressionMacros {
      functions["#" + macro.name, default: []].append(
        Entry(declared: .native(macro), library: index))
    }
    for macro in library.attachedMacros { attachedMacros[macro.name] = macro }
    if let wrapper = library.missingWrapper { missingWrapper = wrapper }
    for names in library.foreign {
      foreignTypes.formUnion(names.types)
      foreignValues.formUnion(names.functions + names.constants)
      foreignModules.insert(names.module)
      if names.isSaid { saidForeignTypes.formUnion(names.types) }
    }
    for macro in library.writtenMacros {
      declarationMacros[macro.name, default: []].append(Entry(declared: macro, library: index))
    }
    for written in library.writtenDeclarations { add(written, index) }
  }

  private mutating func add(_ written: LibraryText, _ index: Int) {
    switch written.introducer {
    case "extension": writtenExtensions[written.name, default: []].append(written)
    case "func":
      functions[written.name, default: []].append(
        Entry(declared: .written(written), library: index))
    case "let", "var": variables[written.name] = written
    default: types[written.name] = Entry(declared: .written(written), library: index)
    }
  }
}

/// A type's rows, made and sorted by name on first use.
final class MemberRows: Sendable {
  /// A row, with the index of its library.
  struct Row: Sendable {
    let member: NativeMember
    let library: Int
  }

  /// A library's source, with its index.
  struct Source: Sendable {
    let library: Int
    let members: @Sendable () -> [NativeMember]
  }

  private struct Sorted {
    var byName: [String: [Row]]
    var initializerLabels: Set<String>
  }

  private let sources: [Source]
  private let known = Mutex<Sorted?>(nil)

  init(_ sources: [Source]) { self.sources = sources }

  private var sorted: Sorted {
    known.withLock { known in
      if let known { return known }
      let rows = sources.flatMap { source in
        source.members().map { Row(member: $0, library: source.library) }
      }
      let byName = Dictionary(grouping: rows, by: \.member.name)
      let labels = (byName["init"] ?? []).compactMap { row -> String? in
        let label = row.member.signature.drop { $0 != "(" }.dropFirst().prefix { $0.isLetter }
        return label.isEmpty ? nil : String(label)
      }
      let sorted = Sorted(byName: byName, initializerLabels: Set(labels))
      known = sorted
      return sorted
    }
  }

  var byName: [String: [Row]] { sorted.byName }

  /// The first labels of the initialisers that have one.
  var initializerLabels: Set<String> { sorted.initializerLabels }
}
