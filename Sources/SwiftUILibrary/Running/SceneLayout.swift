import LayoutSolver
import SwiftInterpreter

extension SceneContext {
  /// The container for a value conforming to `Layout`.
  func container(_ value: Value) throws -> Container {
    if let builtIn: BuiltInLayout = value.asHost() { return builtIn.container }
    let name = interpreter.typeName(of: value)
    return .custom(name: name, SceneLayout(value: value, name: name, context: self))
  }
}

/// A scene's own `Layout`, called through the solver's.
///
/// A failure while laying out becomes a problem of the scene, and the layout answers as if it had
/// no opinion: the proposal, subviews left where they are.
struct SceneLayout: Layout {
  /// The scene's cache value, changed in place by its methods.
  final class Cache {
    var value: Value = .void
  }

  let value: Value
  let name: String
  let context: SceneContext

  private var interpreter: Interpreter { context.interpreter }

  var stackOrientation: Axis? {
    guard let type = value.nominalType, interpreter.declares("layoutProperties", in: type) else {
      return nil
    }
    return context.guarded(nil) {
      let properties = try interpreter.staticProperty("layoutProperties", of: type)
      return try properties.stored("stackOrientation")?.unwrapped.map {
        try Axis(scene: $0, in: context)
      }
    }
  }

  func makeCache(subviews: LayoutSubviews) -> Cache {
    let cache = Cache()
    if declares("makeCache", ["subviews"]) {
      cache.value =
        call("makeCache", [Interpreter.Argument("subviews", scene(subviews))]) ?? .void
    }
    return cache
  }

  func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) {
    if declares("updateCache", ["_", "subviews"]) {
      var arguments = [
        Interpreter.Argument(nil, cache.value), Interpreter.Argument("subviews", scene(subviews)),
      ]
      context.guarded(()) {
        var layout = value
        _ = try interpreter.callMethod("updateCache", on: &layout, arguments: &arguments)
        cache.value = arguments[0].value
      }
    } else {
      cache = makeCache(subviews: subviews)
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) -> Size {
    context.guarded(proposal.replacingUnspecifiedDimensions()) {
      var layout = value
      var arguments = [
        Interpreter.Argument("proposal", try proposal.sceneValue(in: context)),
        Interpreter.Argument("subviews", scene(subviews)),
        Interpreter.Argument("cache", cache.value),
      ]
      let size = try interpreter.callMethod(
        "sizeThatFits", on: &layout, arguments: &arguments)
      cache.value = arguments[2].value
      return try Size(scene: size, in: context)
    }
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) {
    context.guarded(()) {
      var layout = value
      var arguments = [
        Interpreter.Argument("in", try bounds.sceneValue(in: context)),
        Interpreter.Argument("proposal", try proposal.sceneValue(in: context)),
        Interpreter.Argument("subviews", scene(subviews)),
        Interpreter.Argument("cache", cache.value),
      ]
      _ = try interpreter.callMethod("placeSubviews", on: &layout, arguments: &arguments)
      cache.value = arguments[3].value
    }
  }

  func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
    guard declares("spacing", ["subviews", "cache"]) else { return mergedSpacing(of: subviews) }
    return context.guarded(ViewSpacing()) {
      var layout = value
      var arguments = [
        Interpreter.Argument("subviews", scene(subviews)),
        Interpreter.Argument("cache", cache.value),
      ]
      let spacing = try interpreter.callMethod("spacing", on: &layout, arguments: &arguments)
      cache.value = arguments[1].value
      return try spacing.requireHost()
    }
  }

  private func mergedSpacing(of subviews: LayoutSubviews) -> ViewSpacing {
    guard !subviews.isEmpty else { return .zero }
    var spacing = ViewSpacing()
    for subview in subviews { spacing.formUnion(subview.spacing) }
    return spacing
  }

  private func declares(_ method: String, _ labels: [String]) -> Bool {
    value.nominalType.map { interpreter.declaresMethod(method, labels: labels, in: $0) } ?? false
  }

  private func scene(_ subviews: LayoutSubviews) -> Value {
    let isRightToLeft = subviews.layoutDirection == .rightToLeft
    return .array(
      subviews.map {
        interpreter.host(
          "LayoutSubview", SubviewValue(subview: $0, isRightToLeft: isRightToLeft))
      })
  }

  private func call(_ method: String, _ arguments: [Interpreter.Argument]) -> Value? {
    context.guarded(nil) {
      var layout = value
      var arguments = arguments
      return try interpreter.callMethod(method, on: &layout, arguments: &arguments)
    }
  }
}
