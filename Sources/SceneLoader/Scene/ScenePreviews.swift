import LayoutSolver
import SwiftInterpreter
import SwiftUILibrary

/// The previews in a scene's files.
extension SceneProgram {
  /// The `#Preview`s of all files and the previews of their `PreviewProvider`s, in source order.
  static func previews(_ context: SceneContext, _ files: [Scene.File]) -> [Candidate] {
    let expansions = context.interpreter.macroExpansions.filter { $0.name == "Preview" }
    var found = expansions.map { written($0, context) }
    found += provided(context, files)
    let isForeign = context.interpreter.configuration.isForeign
    found.removeAll { $0.first?.location.map { isForeign($0.file) } ?? false }
    found.sort { ($0.first?.place ?? ("", 0)) < ($1.first?.place ?? ("", 0)) }
    lazy var views = Set(context.interpreter.types(conformingTo: "View").map(\.name))
    return found.joined().enumerated().map { index, candidate in
      var named = candidate
      if named.name.isEmpty {
        named.name = "#\(index + 1)"
        named.subject = named.subject ?? subject(of: candidate, among: views, files)
      } else {
        named.subject = nil
      }
      return named
    }
  }

  /// A `#Preview`, or one for each of its arguments. Arguments that can't be evaluated are one
  /// preview, whose layout meets the failure again and reports it.
  private static func written(
    _ expansion: Interpreter.MacroExpansion, _ context: SceneContext
  ) -> [Candidate] {
    let name = expansion.arguments["name"]?.asString ?? ""
    let interpreter = context.interpreter
    guard let given = expansion.arguments["arguments"] else {
      return [preview(name, expansion, context) { [] }]
    }
    func elements() throws -> [Value] { try interpreter.elements(of: interpreter.call(given)) }
    defer { context.startOver() }
    let names = try? interpreter.withLargeStack {
      try interpreter.asOneRun { try elements().map { try interpreter.describe($0) } }
    }
    guard let names else { return [preview(name, expansion, context) { try elements() }] }
    return names.enumerated().map { index, element in
      preview(name.isEmpty ? element : "\(name) \(element)", expansion, context) {
        let all = try elements()
        guard all.indices.contains(index) else {
          throw ScriptFailure.trap("there is no argument \(index + 1) any more")
        }
        return [all[index]]
      }
    }
  }

  /// - Parameter arguments: the arguments of the preview's body.
  private static func preview(
    _ name: String, _ expansion: Interpreter.MacroExpansion, _ context: SceneContext,
    arguments: @escaping () throws -> [Value]
  ) -> Candidate {
    Candidate(
      name: name, location: expansion.location,
      make: {
        guard let body = expansion.arguments["body"] else {
          return try context.widgetPreview(expansion.arguments)
        }
        let traits = expansion.arguments["traits"]?.asArray ?? []
        let interpreter = context.interpreter
        let shown = try traits.reduce(interpreter.call(body, arguments())) { content, trait in
          var trait = trait
          let content = interpreter.host("_ErasedView", try context.view(content))
          var arguments = [Interpreter.Argument("to", content)]
          return try interpreter.callMethod("_applied", on: &trait, arguments: &arguments)
        }
        return try context.view(shown)
      })
  }

  /// The previews of each `PreviewProvider`.
  ///
  /// Which those are is known once `previews` is evaluated, so that happens here, without a trace.
  /// All of them share the limits of one run; a provider that fails is one preview, whose layout
  /// meets the failure again and reports it.
  private static func provided(
    _ context: SceneContext, _ files: [Scene.File]
  ) -> [[Candidate]] {
    let interpreter = context.interpreter
    let providers = interpreter.types(conformingTo: "PreviewProvider").map { type in
      Candidate(name: "", location: type.location) {
        try context.view(interpreter.staticProperty("previews", of: type))
      }
    }
    guard !providers.isEmpty else { return [] }
    defer { context.startOver() }
    let found = try? interpreter.withLargeStack {
      interpreter.asOneRun { providers.map { members(of: $0, files) } }
    }
    return found ?? providers.map { [$0] }
  }

  /// The views in a provider's `previews`, each of which Xcode shows by itself: the members of
  /// groups, loops and conditions, with the modifiers of all of them. A view of the scene's own is
  /// one.
  private static func members(of provider: Candidate, _ files: [Scene.File]) -> [Candidate] {
    let members = (try? provider.make().writtenSubviews()) ?? []
    guard members.count > 1 else {
      var only = provider
      only.name = members.first?.previewName ?? ""
      return [only]
    }
    return members.enumerated().map { index, member in
      Candidate(
        name: member.previewName ?? "", subject: member.view.declaredName,
        location: location(of: member.view.source, in: files) ?? provider.location
      ) {
        let members = try provider.make().writtenSubviews()
        guard members.indices.contains(index) else {
          throw ScriptFailure.trap("'previews' has no view \(index + 1) any more")
        }
        return members[index].view
      }
    }
  }

  private static func location(
    of source: SourceRange?, in files: [Scene.File]
  ) -> SourceLocation? {
    guard let source, files.indices.contains(source.file) else { return nil }
    return SourceLocation(
      file: files[source.file].name, line: source.line, column: source.column,
      offset: source.start, length: source.end - source.start)
  }

  /// The first of the scene's own views that a preview's code makes; nil for none.
  /// - Parameter views: the names of the scene's own views.
  private static func subject(
    of preview: Candidate, among views: Set<String>, _ files: [Scene.File]
  ) -> String? {
    let words = words(of: preview, files)
    // A provider is mostly called after its view: Card_Previews.
    return words.first(where: views.contains)
      ?? words.lazy.compactMap { word in
        views.first { word == "\($0)_Previews" || word == "\($0)Previews" }
      }.first
  }

  /// The words of a candidate's code.
  static func words(of candidate: Candidate, _ files: [Scene.File]) -> [String] {
    guard let location = candidate.location,
      let file = files.first(where: { $0.name == location.file })
    else { return [] }
    let code = file.text.utf8.dropFirst(location.offset).prefix(max(location.length, 0))
    return String(decoding: code, as: UTF8.self)
      .split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}

extension SceneProgram.Candidate {
  /// For the order of the source.
  fileprivate var place: (String, Int) { (location?.file ?? "", location?.offset ?? 0) }
}
