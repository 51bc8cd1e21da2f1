import SwiftChecker
import SwiftSyntax

/// What is at a place of a scene's source: an expression, or what a declaration names, with its
/// type.
public struct SourceMeaning: Hashable, Sendable {
  public var location: SourceLocation
  /// As Swift writes it, such as `[String]?`.
  public var type: String
  /// What a name there means, such as `func padding(_: CGFloat) -> some View`; nil for what isn't a name.
  public var declaration: String?
}

extension Interpreter {
  /// The innermost expression around a place, or the variable that is declared there.
  ///
  /// The enclosing body is lowered once more, asking the checker about each expression around the
  /// place, which takes as long as checking that body; the program doesn't change.
  /// - Parameters:
  ///   - offset: in UTF-8 from the start of the file's text.
  ///   - file: its name, as it was loaded.
  /// - Returns: nil where there is no expression, or an error leaves its type unknown.
  public func meaning(at offset: Int, in file: String) -> SourceMeaning? {
    guard let file = program.files.first(where: { $0.isFromScene && $0.name == file }) else {
      return nil
    }
    return try? withLargeStack { PlaceQuestion(offset, file, program).answer() }
  }
}

/// Finds the type of what is at a place.
private final class PlaceQuestion {
  private let offset: Int
  private let file: SourceFile
  private let program: Program
  private var found: SourceMeaning?

  init(_ offset: Int, _ file: SourceFile, _ program: Program) {
    (self.offset, self.file, self.program) = (offset, file, program)
  }

  func answer() -> SourceMeaning? {
    for body in program.checkedBodies(of: file) {
      guard let place = program.location(body.code.extent), contains(place) else { continue }
      relower(body)
    }
    return found ?? member()
  }

  private func contains(_ place: SourceLocation) -> Bool {
    place.offset <= offset && offset <= place.offset + place.length
  }

  /// Lowers a body again, then restores what it had.
  private func relower(_ body: ScriptBody) {
    let (version, problems, left) = (body.version, program.problems, program.constraintsLeft)
    let (steps, lifetimes) = (program.stepsOfExpressions, program.followsLifetimes)
    defer {
      (body.version, program.problems, program.constraintsLeft) = (version, problems, left)
      (program.stepsOfExpressions, program.followsLifetimes) = (steps, lifetimes)
    }
    program.constraintsLeft = Checking.limitOfAll
    var isAsking = false
    program.onTyped = { [unowned self] lowerer, syntax, expected, type in
      // The checker's questions may lower a variable's initial value.
      guard !isAsking, lowerer.file === file, let place = location(syntax) else { return }
      isAsking = true
      defer { isAsking = false }
      let name = declaredName(by: syntax)
      guard contains(place) || name != nil else { return }
      let solution = program.checking.solution(of: syntax, expecting: expected, at: lowerer)
      if let name {
        let unwraps = syntax.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
        let checked = solution.map { unwraps ? $0.type.unwrapped : $0.type }
        take(
          name,
          checked.map { "\($0)" } ?? "\(unwraps && type.isOptional ? type.argument(0) : type)", nil)
      } else if let solution {
        take(syntax, solution)
      } else {
        take(place, "\(type)", nil)
        takeParts(of: syntax, lowerer)
      }
    }
    body.relower()
    program.onTyped = nil
  }

  private func location(_ syntax: some SyntaxProtocol) -> SourceLocation? {
    program.location(program.site(syntax, in: file))
  }

  /// The place of the variable whose initial value an expression is, if that place is asked about.
  private func declaredName(by value: ExprSyntax) -> SourceLocation? {
    let binding = value.parent?.parent
    let pattern =
      binding?.as(PatternBindingSyntax.self)?.pattern
      ?? binding?.as(OptionalBindingConditionSyntax.self)?.pattern
    guard let name = pattern?.as(IdentifierPatternSyntax.self), let place = location(name),
      contains(place)
    else { return nil }
    return place
  }

  /// Takes the meaning of the innermost part that has one by itself: the checker doesn't know all
  /// parts of the whole.
  private func takeParts(of syntax: ExprSyntax, _ lowerer: Lowerer) {
    let parts = ExpressionParts(program, syntax).found.filter { part in
      part.id != syntax.id && location(part).map(contains) == true
    }
    for part in parts.sorted(by: { $0.trimmedLength < $1.trimmedLength }) {
      guard let solution = program.checking.solution(of: part, expecting: .unknown, at: lowerer)
      else { continue }
      return take(part, solution)
    }
  }

  /// Takes a solution's answer for the innermost expression at the place.
  private func take(_ syntax: ExprSyntax, _ solution: Solution) {
    for part in ExpressionParts(program, syntax).found {
      guard let place = location(part), contains(place), let type = solution.types[Place(part)]
      else { continue }
      // A type that is called stands for the instance.
      if case .metatype = type, part.keyPathInParent == \FunctionCallExprSyntax.calledExpression {
        continue
      }
      let meant = solution.declarations[Place(part)]?.declaration
      take(place, "\(type)", meant.map(Self.text))
    }
  }

  private func take(_ place: SourceLocation, _ type: String, _ declaration: String?) {
    guard place.length <= found?.location.length ?? .max, !Self.isOpen(type) else {
      return
    }
    let told = declaration.flatMap { Self.isOpen($0) ? nil : $0 }
    found = SourceMeaning(location: place, type: type, declaration: told)
  }

  /// Whether a part of the type is unknown.
  private static func isOpen(_ text: String) -> Bool {
    text == "_" || text.contains("$T") || text.contains("<_>")
  }

  /// `static func move(edge: Edge) -> AnyTransition`, `var count: Int`.
  private static func text(_ declaration: Declaration) -> String {
    let owner = declaration.owner.map { "\($0.name)." } ?? ""
    let start = declaration.isStatic ? "static " : ""
    switch (declaration.kind, declaration.type) {
    case (.function, .function(let type)), (.initializer, .function(let type)),
      (.subscripting, .function(let type)), (.enumCase, .function(let type)):
      let labels = declaration.parameters.map(\.label)
      let parameters = type.parameters.enumerated().map { index, parameter in
        "\((index < labels.count ? labels[index] : nil) ?? "_"): \(parameter.type)"
      }
      let list = "(\(parameters.joined(separator: ", ")))"
      return switch declaration.kind {
      case .initializer: "\(owner)init\(list)"
      case .subscripting: "\(start)\(owner)subscript\(list) -> \(type.result)"
      case .enumCase: "case \(owner)\(declaration.name)\(list)"
      default: "\(start)func \(owner)\(declaration.name)\(list) -> \(type.result)"
      }
    case (.enumCase, _): return "case \(owner)\(declaration.name)"
    default:
      let word = declaration.isSettable ? "var" : "let"
      return "\(start)\(word) \(owner)\(declaration.name): \(declaration.type)"
    }
  }

  /// The property whose declaration is at the place.
  private func member() -> SourceMeaning? {
    let variables = DeclaredVariables(file.syntax)
    for (owner, name) in variables.found {
      guard let place = location(name), contains(place) else { continue }
      let property: PropertyDeclaration? =
        if owner.isEmpty {
          file.own?.variables[name.identifier.text]
            ?? program.variables[name.identifier.text]
        } else {
          program.sceneTypes.filter { ("." + $0.name).hasSuffix("." + owner) }.lazy
            .flatMap { $0.ownMembers(name.identifier.text) }
            .compactMap { if case .property(let property) = $0 { property } else { nil } }.first
        }
      return property.map {
        SourceMeaning(location: place, type: "\($0.type)", declaration: nil)
      }
    }
    return nil
  }
}

/// The names that variables of types, extensions and files are declared by.
private final class DeclaredVariables: SyntaxAnyVisitor {
  /// With the enclosing type's name, empty at file scope.
  private(set) var found: [(owner: String, name: IdentifierPatternSyntax)] = []
  private var owners: [String] = []

  init(_ file: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(file)
  }

  private static func owner(_ node: Syntax) -> String? {
    if let type = node.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
    guard node.isProtocol(DeclGroupSyntax.self) else { return nil }
    return node.asProtocol((any NamedDeclSyntax).self)?.name.text
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let owner = Self.owner(node) {
      owners.append(owner)
      return .visitChildren
    }
    if let name = node.as(IdentifierPatternSyntax.self) {
      found.append((owners.last ?? "", name))
    }
    return node.is(CodeBlockSyntax.self) || node.is(AccessorBlockSyntax.self)
      ? .skipChildren : .visitChildren
  }

  override func visitAnyPost(_ node: Syntax) {
    if Self.owner(node) != nil { owners.removeLast() }
  }
}

extension SwiftChecker.SwiftType {
  /// What an optional holds.
  fileprivate var unwrapped: SwiftChecker.SwiftType {
    if case .nominal(let type, let arguments) = self, type.known == .optional {
      arguments[0]
    } else {
      self
    }
  }
}
