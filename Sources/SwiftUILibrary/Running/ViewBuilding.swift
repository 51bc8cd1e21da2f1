import LayoutSolver
import SwiftInterpreter

/// A host payload that can be used as a view: a text, a shape, an image.
package protocol ViewRepresentation {
  func makeView(in context: SceneContext) throws -> View
}

extension View: ViewRepresentation {
  package func makeView(in context: SceneContext) -> View { self }
}

extension SceneContext {
  /// The view representation of a payload, the most frequent types first: casting to the protocol
  /// searches all of the program's conformances for each type.
  private static func representation(_ payload: Any) -> (any ViewRepresentation)? {
    switch payload {
    case let text as TextValue: text
    case let image as ImageValue: image
    case let shape as ShapeValue: shape
    case let shape as PaintedShape: shape
    case let color as Color: color
    case let each as ForEachValue: each
    default: payload as? any ViewRepresentation
    }
  }

  /// The solver's description of any value that is a view in SwiftUI's sense.
  package func view(_ value: Value) throws -> View {
    switch value {
    case .none:
      // Not an empty view: where one view is wanted, what modifies it is there.
      return View(.group([]))
    case .some(let box):
      // A view that comes and goes has its own state.
      let inner = try view(box.value)
      return View(.identity(inner, "then"), source: inner.source)
    case .array(let box):
      return View(.group(try box.elements.map(view)))
    case .host(let box):
      // The most frequent; casting to the protocol takes many times as long.
      if let view = box.payload as? View ?? (box.payload as? TupleViewValue)?.view {
        guard view.depth < View.depthLimit else {
          throw ScriptFailure.trap(
            "views are nested more than \(View.depthLimit) deep", identifier: .viewRecursion)
        }
        let most = View.sizeLimit * bounds
        guard view.size <= most else {
          throw ScriptFailure.trap(
            "a view is made of more than \(most) views", identifier: DiagnosticID(.tooManyViews))
        }
        return view
      }
      if let payload = Self.representation(box.payload) {
        return placed(try payload.makeView(in: self), as: value)
      }
      if value.isForeign {
        // A modified foreign view has the view's name.
        return View(.leaf(.placeholder(name: String(box.type.name.prefix { $0 != "." }))))
      }
    case .structure, .object, .enumeration:
      if interpreter.value(value, is: "Shape") {
        return placed(try ShapeValue(scene: value, in: self).makeView(in: self), as: value)
      }
      if interpreter.value(value, is: "View") {
        return placed(composite(value), as: value)
      }
      if value.nominalType?.isForeign == true {
        return View(.leaf(.placeholder(name: interpreter.typeName(of: value))))
      }
    default:
      break
    }
    throw ScriptFailure.trap(
      "type '\(interpreter.typeName(of: value))' cannot conform to 'View'",
      identifier: .typeMismatch)
  }

  /// A view with the place in the source where a builder got its value.
  private func placed(_ view: View, as value: Value) -> View {
    guard view.source == nil, let place = interpreter.place(of: value) else { return view }
    var view = view
    view.source = sourceRange(place)
    return view
  }

  /// A view of the scene's own, its body to be evaluated at its place.
  private func composite(_ value: Value) -> View {
    let typeName = interpreter.typeName(of: value)
    // By Swift's convention a leading underscore marks a private name.
    let isHidden = typeName.hasPrefix("_")
    let name = isHidden ? "" : typeName
    let origin = state.updates.origin
    return View(
      .composite(name: name, isBuiltIn: isHidden) { [unowned self] build in
        guardedView(typeName) {
          let isKept = state.updates.isKept(value, at: build.identity, from: origin)
          return try body(of: value, at: build, isKept: isKept)
        }
      })
  }

  /// The result of a view's body at its place; an app's too.
  /// - Parameter isKept: whether the value that had this place in the tree before is to go on.
  package func body(of value: Value, at build: BuildContext, isKept: Bool) throws -> View {
    try body(of: value, at: build, isKept: isKept) { linked in
      try view(interpreter.property("body", of: linked))
    }
  }

  /// The result of a view's or modifier's body at its place.
  /// - Parameters:
  ///   - mayKeepBody: whether the body's other input is unchanged.
  func body(
    of value: Value, at build: BuildContext, isKept: Bool, mayKeepBody: Bool = true,
    _ evaluate: (_ linked: Value) throws -> View
  ) throws -> View {
    let (place, updates) = (build.identity, state.updates)
    let (value, isKnown) = updates.value(of: value, at: place, isKept: isKept, in: self)
    let linked = try updates.evaluating(isIdle: false) { try link(value, at: build) }
    let isIdle = isKnown && updates.isUnchanged(linked, at: place, in: self)
    return try updates.body(
      of: linked, at: place, isIdle: isIdle, mayKeep: mayKeepBody, in: self
    ) { try evaluate(linked) }
  }

  /// The contents of SwiftUI's property wrappers in a view, and in its dynamic properties.
  func wrappers(of value: Value) -> [Any] {
    value.storedProperties.flatMap { _, stored -> [Any] in
      switch stored {
      case .host(let box): [box.payload]
      case .structure(let box) where interpreter.type(box.type, conformsTo: "DynamicProperty"):
        wrappers(of: stored)
      default: []
      }
    }
  }

  /// The value with its `@State`, `@Environment` and the like tied to a place in the tree, and
  /// those of its dynamic properties.
  /// - Parameter path: the properties that lead to the value from the view, each with a dot.
  package func link(_ value: Value, at build: BuildContext, path: String = "") throws -> Value {
    var linked = value
    for (name, stored) in value.storedProperties {
      switch stored {
      case .host(let box):
        guard let property = box.payload as? any DynamicProperty else {
          _ = observed(by: box.payload)
          continue
        }
        let payload = try property.linked(
          to: DynamicPropertyPlace(
            name: name, path: path, owner: value, build: build, context: self))
        _ = observed(by: payload)
        interpreter.setStored(name, of: &linked, to: interpreter.host(box.type.name, payload))
      case .structure(let box) where interpreter.type(box.type, conformsTo: "DynamicProperty"):
        var inner = try link(stored, at: build, path: path + name + ".")
        var arguments: [Interpreter.Argument] = []
        _ = try interpreter.callMethod("update", on: &inner, arguments: &arguments)
        interpreter.setStored(name, of: &linked, to: inner)
      default: continue
      }
    }
    return linked
  }
}

/// Where a property wrapper of SwiftUI's is used.
package struct DynamicPropertyPlace {
  /// The stored property, `_count` for `@State var count`.
  var name: String
  /// The dynamic properties that it is in, each with a dot.
  var path: String
  /// The value with the property.
  var owner: Value
  var build: BuildContext
  var context: SceneContext
}

/// The payload of a property wrapper whose value depends on the view's place in the tree.
package protocol DynamicProperty {
  /// The payload to use while the body at that place is evaluated.
  func linked(to place: DynamicPropertyPlace) throws -> Any
  /// Whether a body reads the same from both, as long as nothing is written. Both are tied to the
  /// same place, or both to none.
  func isSame(as other: any DynamicProperty) -> Bool
}

extension NativeCall {
  /// The view that a modifier is applied to.
  package func receiverView() throws -> View {
    guard let receiver else { throw ScriptFailure.trap("a modifier without a view") }
    return try context.view(receiver)
  }

  package var source: SourceRange? { context.sourceRange(location) }

  /// A view as the call's result.
  package func make(_ content: View.Content) -> Value {
    interpreter.host("_ErasedView", View(content, source: source))
  }

  /// The receiver with a layout modifier around it.
  func modified(_ modifier: Modifier) throws -> Value {
    make(.modified(try receiverView(), modifier))
  }

  /// The receiver in a changed environment.
  package func environment(_ change: @escaping (inout EnvironmentValues) -> Void) throws -> Value {
    make(.environment(try receiverView(), change))
  }

  func decorated(_ decoration: Decoration) throws -> Value {
    make(.decorated(try receiverView(), decoration))
  }

  package func trait(_ trait: Trait) throws -> Value { make(.trait(try receiverView(), trait)) }

  func action(_ action: Action) throws -> Value {
    make(.action(try receiverView(), action))
  }

  /// The receiver with a note that a modifier was accepted and changes nothing.
  func unchanged(by modifier: String) throws -> Value {
    let view = try receiverView()
    switch view.content {
    case .empty, .group, .forEach, .section, .trait, .identity, .container(.gridRow, _):
      // Containers read values from these themselves.
      return interpreter.host("_ErasedView", view)
    default:
      let note = Decoration.withoutEffect(modifier: modifier, at: source)
      return interpreter.host(
        "_ErasedView", View(.decorated(view, note), source: view.source))
    }
  }

  /// The receiver with a finding that a modifier's effect isn't shown.
  func lacking(_ modifier: String) throws -> Value {
    interpreter.host("_ErasedView", try receiverView().lacking(modifier, at: source))
  }

  /// Says where something is called that the picture doesn't show, where no view can be noted for it.
  package func reportUndrawn(_ severity: Diagnostic.Severity, _ message: String) {
    context.report(
      Diagnostic(
        severity: severity, identifier: DiagnosticID(.undrawn), message: message, location: location
      ))
  }

  /// The receiver unchanged: for modifiers that change neither layout nor what is drawn here.
  package func unchanged() throws -> Value {
    interpreter.host("_ErasedView", try receiverView())
  }
}

extension View {
  /// With a finding that an effect isn't shown.
  func lacking(_ modifier: String, at source: SourceRange?) -> View {
    noted(Decoration.withoutEffect(modifier: modifier, isMissed: true, at: source))
  }

  /// With a note at each of its views, so that containers still find their values in them.
  fileprivate func noted(_ note: Decoration) -> View {
    switch content {
    case .empty: self
    case .group(let views): View(.group(views.map { $0.noted(note) }), source: source)
    case .forEach(let count, let identity, let content):
      View(
        .forEach(count: count, identity: identity, content: { content($0).noted(note) }),
        source: source)
    case .section(let header, let content, let footer):
      View(.section(header: header, content: content.noted(note), footer: footer), source: source)
    case .trait(let inner, let trait): View(.trait(inner.noted(note), trait), source: source)
    case .identity(let inner, let id): View(.identity(inner.noted(note), id), source: source)
    case .container(.gridRow(let alignment), let row):
      View(.container(.gridRow(alignment: alignment), row.noted(note)), source: source)
    default: View(.decorated(self, note), source: source)
    }
  }
}
