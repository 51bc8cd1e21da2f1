import LayoutSolver
import SwiftInterpreter
import SwiftUILibrary

/// What a widget's configuration says: whose entries it shows, and how.
struct WidgetDescription {
  var provider: Value
  /// Makes the view of an entry.
  var content: Value
  /// The type that its user configures it with; nil where there is nothing to configure.
  var intent: NominalType?
  /// The families in the order written; empty for all of them.
  var families: [Value] = []
  var hasMargins = true
}

extension SceneContext {
  /// What `#Preview(as:widget:timeline:)` and the like show: the first entry of the timeline.
  package func widgetPreview(_ arguments: [String: Value]) throws -> View {
    guard let make = arguments["widget"] else { return .empty }
    let widget = try interpreter.call(make)
    let entries = try arguments["timeline"].map { try interpreter.call($0).requireArray() }
    let provider = try arguments["timelineProvider"].map { try interpreter.call($0) }
    return try self.widget(
      widget, family: arguments["family"],
      entry: { description, size in
        if let entries { return entries.first }
        guard let provider else { return nil }
        var shown = description
        shown.provider = provider
        return try self.entry(
          of: shown, from: .timeline, intent: arguments["intent"], size)
      })
  }

  /// A widget without a preview, as the gallery of widgets shows it.
  package func widget(_ widget: Value) throws -> View {
    try self.widget(
      widget, family: nil,
      entry: { try self.entry(of: $0, from: .snapshot, intent: nil, $1) })
  }

  private func widget(
    _ widget: Value, family: Value?, entry: (WidgetDescription, Value) throws -> Value?
  ) throws -> View {
    let body = try interpreter.property("body", of: widget)
    // A bundle's is a widget.
    if interpreter.value(body, is: "Widget") {
      return try self.widget(body, family: family, entry: entry)
    }
    // A configuration of a framework that isn't available is shown as its other views.
    guard let description = body.asHost(WidgetDescription.self) else { return try view(body) }
    let shown =
      try family ?? description.families.first
      ?? interpreter.enumCase("WidgetFamily", WidgetSizes.families[0])
    guard let entry = try entry(description, shown) else { return .empty }
    let content = try view(interpreter.call(description.content, [entry]))
    return try widgetStage(content, family: shown, hasMargins: description.hasMargins)
  }

  private enum Kind { case snapshot, timeline }

  /// The entry that a provider returns at once, else its placeholder.
  private func entry(
    of description: WidgetDescription, from kind: Kind, intent: Value?, _ family: Value
  ) throws -> Value? {
    var provider = description.provider
    let size = try widgetSize(family).size.sceneValue(in: self)
    let context = Interpreter.Argument(
      "in",
      try interpreter.construct(
        "TimelineProviderContext", [("family", family), ("displaySize", size)]))
    var arguments = [context]
    if let type = description.intent {
      arguments.insert(.init("for", try intent ?? interpreter.construct(type)), at: 0)
    }
    let method = kind == .snapshot ? "snapshot" : "timeline"
    var answer: Value?
    if interpreter.value(provider, is: "AppIntentTimelineProvider") {
      answer = try interpreter.callMethod(method, on: &provider, arguments: &arguments)
    } else {
      let completion = interpreter.function { values in
        answer = values.first
        return .void
      }
      arguments.append(.init("completion", completion))
      let name = kind == .snapshot ? "getSnapshot" : "getTimeline"
      _ = try interpreter.callMethod(name, on: &provider, arguments: &arguments)
    }
    if kind == .timeline { answer = try answer?.stored("entries")?.requireArray().first }
    if let answer { return answer }
    var placeholder = [context]
    return try interpreter.callMethod("placeholder", on: &provider, arguments: &placeholder)
  }

  /// A view as a widget shows it: as large as the family is on the screen at hand, less the margins
  /// that iOS keeps since 17.
  func widgetStage(_ content: View, family: Value, hasMargins: Bool = true) throws -> View {
    let (size, isListed) = widgetSize(family)
    let isSystem = family.caseName?.hasPrefix("system") == true
    if !isListed { report(unlisted(family, size)) }
    return View(
      .placed { build in
        let isPadded = hasMargins && isSystem && build.environment.platform.os >= 17
        let margins = isPadded ? 16.0 : 0
        let insets = EdgeInsets(
          top: margins, leading: margins, bottom: margins, trailing: margins)
        let values = try? insets.sceneValue(in: self)
        let inside = View(
          .environment(content) {
            $0.custom["widgetFamily"] = family
            $0.custom["widgetContentMargins"] = values
          })
        let padded = isPadded ? View(.modified(inside, .paddingInsets(insets))) : inside
        return View(
          .modified(
            padded, .frame(width: size.width, height: size.height, alignment: .center)))
      })
  }

  private func unlisted(_ family: Value, _ size: Size) -> Diagnostic {
    let screen = readScreen().size
    return Diagnostic(
      severity: .note, identifier: .widgetSize,
      message: "Apple lists no '\(family.caseName ?? "")' widget for a screen of "
        + "\(PointsText.text(screen)); it is shown as \(PointsText.text(size))",
      remedy: "choose a device that is listed, such as 'iphone-16'")
  }

  private func widgetSize(_ family: Value) -> (size: Size, isListed: Bool) {
    let name = family.caseName ?? ""
    if let listed = WidgetSizes.of(screen: readScreen().size)?.size(of: name) {
      return (listed, true)
    }
    // Only a tablet has extra large widgets.
    let any = WidgetSizes.all.lazy.compactMap { $0.size(of: name) }.first
    return (WidgetSizes.usual.size(of: name) ?? any ?? .zero, false)
  }
}
