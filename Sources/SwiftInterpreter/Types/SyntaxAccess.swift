import SwiftSyntax

extension SyntaxProtocol {
  /// The text of a node that is a single token, such as a plain name; nil for any other. Much
  /// cheaper than `trimmedDescription`, which copies the whole node.
  var soleToken: String? {
    guard let first = firstToken(viewMode: .sourceAccurate),
      first == lastToken(viewMode: .sourceAccurate)
    else { return nil }
    return first.text
  }

  /// The text of a node without the space around it, quick for a single token.
  var trimmedText: String { soleToken ?? trimmedDescription }
}

extension ExprSyntax {
  /// An expression that replaces another, at its offset in the file. A new tree begins at zero;
  /// leading spaces, which are only a count, move it.
  func keepingPlace(of other: some SyntaxProtocol) -> ExprSyntax {
    let offset = TokenSyntax.identifier("", leadingTrivia: .spaces(other.position.utf8Offset))
    return LabeledExprSyntax(label: offset, expression: self).expression
  }

  /// Whether it replaces a part of a file.
  static func isStandIn(_ root: Syntax) -> Bool { root.is(LabeledExprSyntax.self) }
}

extension SyntaxCollection {
  /// Whether it is empty, as most lists of modifiers and attributes are. Much cheaper than making
  /// an iterator.
  var isBlank: Bool { totalLength.utf8Length == 0 }

  /// The elements in their order. To loop over a collection itself costs a search through every
  /// conformance of the program, once for each kind of list: its iterator's type is generic.
  var nodes: [Element] {
    var nodes: [Element] = []
    for child in children(viewMode: .all) {
      if let node = child.as(Element.self) { nodes.append(node) }
    }
    return nodes
  }
}

extension Optional where Wrapped: SyntaxCollection {
  /// The elements of a clause that may be missing. A collection of syntax is costly to make, even
  /// an empty one.
  var nodes: [Wrapped.Element] { self?.nodes ?? [] }
}

extension PatternBindingListSyntax {
  /// The bindings with their written types: `var a, b: Int` applies its type to both.
  var annotated: [(binding: PatternBindingSyntax, annotation: TypeAnnotationSyntax?)] {
    var following: TypeAnnotationSyntax?
    return nodes.reversed().map { binding in
      if binding.typeAnnotation != nil || binding.initializer != nil {
        following = binding.typeAnnotation
      }
      return (binding, following)
    }.reversed()
  }
}

extension TypeAnnotationSyntax {
  /// Whether it is written with a `!`.
  var isImplicitlyUnwrapped: Bool { type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) }
}

extension MultipleTrailingClosureElementSyntax {
  /// The label before the closure; nil for `_`, which precedes an unlabelled parameter's.
  var givenLabel: String? { label.tokenKind == .wildcard ? nil : label.plainText }
}
