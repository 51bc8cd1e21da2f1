/// A view that some content contributes to the container around it, with all that was applied to
/// it: what `Group(subviews:)` and `ForEach(subviews:)` hand to a scene.
public struct Subview {
  /// The view to place in its stead.
  public fileprivate(set) var view: View
  /// The way to it through the content: structural steps and identities.
  public let identity: AnyHashable
  fileprivate var traits: Payloads.MemberTraits?

  /// The value set by `containerValue`, nil where none is.
  public func containerValue(_ key: String) -> Any? { traits?.containerValues[key] }

  /// The argument of `tag(_:)`, else its identity in its `ForEach`.
  public var tag: AnyHashable? { traits?.tag }
}

/// A section of some content; views beside explicit sections are sections of their own.
public struct SubviewSection {
  /// The way to it through the content; of an implicit section, to its first view.
  public let identity: AnyHashable
  public fileprivate(set) var header: [Subview] = []
  public fileprivate(set) var content: [Subview] = []
  public fileprivate(set) var footer: [Subview] = []
  fileprivate let isExplicit: Bool
  fileprivate var traits: Payloads.MemberTraits?

  /// The value set by `containerValue` on an explicit section, nil where none is.
  public func containerValue(_ key: String) -> Any? { traits?.containerValues[key] }

  public var tag: AnyHashable? { traits?.tag }

  fileprivate var all: [Subview] { header + content + footer }
}

extension View {
  /// The views it contributes to the container around it at a place, bodies evaluated there. Linear
  /// in their number: the elements of every `ForEach` are made.
  ///
  /// A section contributes its header, its content and its footer.
  public func subviews(in build: BuildContext) -> [Subview] {
    sections(in: build).flatMap(\.all)
  }

  /// The views that it contributes as written: a view of the scene's own is one, whatever its body
  /// contains, which isn't evaluated.
  public func writtenSubviews() -> [Subview] {
    let build = BuildContext(environment: EnvironmentValues(), identity: Identity())
    return SubviewWalk(root: build, opensBodies: false).sections(of: self, in: build)
      .flatMap(\.all)
  }

  /// The same by sections, of which there is always one.
  public func sections(in build: BuildContext) -> [SubviewSection] {
    var sections: [SubviewSection] = []
    for section in SubviewWalk(root: build).sections(of: self, in: build) {
      // A copy of the last one would have its views copied for each one appended.
      guard !section.isExplicit, sections.last?.isExplicit == false else {
        sections.append(section)
        continue
      }
      sections[sections.count - 1].content += section.content
    }
    return sections.isEmpty ? [SubviewSection(identity: 0, isExplicit: false)] : sections
  }
}

extension View {
  /// How many elements of a `ForEach` are visited before layout. Each takes a thousand bytes, and a
  /// tree usually has no more nodes than half of them.
  fileprivate static let mostElements = 2 * TreeBuilder.nodeLimit

  /// The elements of a `ForEach` transformed where all are visited, such as a picker's options and
  /// a tab view's pages.
  /// - Parameters:
  ///   - count: How many elements there are.
  ///   - make: Transforms the element at an index.
  ///   - rest: Transforms a placeholder for the excess elements.
  public static func elements<Made>(
    _ count: Int, _ make: (Int) -> [Made], rest: (View) -> [Made]
  ) -> [Made] {
    let made = (0..<min(max(count, 0), mostElements)).flatMap(make)
    guard count > mostElements else { return made }
    return made + rest(View(.leaf(.placeholder(name: "those after \(mostElements) views"))))
  }
}

extension BuildContext {
  /// A step further into the tree.
  public func stepping(_ step: AnyHashable) -> BuildContext {
    BuildContext(environment: environment, identity: identity.stepping(step))
  }

  /// The same, without boxing the step.
  public func stepping(_ index: Int) -> BuildContext {
    BuildContext(environment: environment, identity: identity.stepping(index))
  }

  /// The same, without boxing the step.
  public func stepping(_ name: String) -> BuildContext {
    BuildContext(environment: environment, identity: identity.stepping(name))
  }
}

/// Takes the same steps as `TreeBuilder`, so that state is found in the same places.
private struct SubviewWalk {
  let root: BuildContext
  /// Whether a scene's own view is replaced by its body.
  var opensBodies = true

  /// Every view beside explicit sections as a section of its own.
  func sections(of view: View, in build: BuildContext) -> [SubviewSection] {
    switch view.content {
    case .empty:
      return []
    case .group(let views):
      return views.enumerated().flatMap { sections(of: $1, in: build.stepping($0)) }
    case .forEach(let count, let identity, let content):
      return View.elements(count) { index in
        let id = identity(index)
        return sections(of: content(index), in: build.stepping(id)).applying(
          { View(.identity($0, id), source: $0.source) }, .tag(id))
      } rest: { rest in
        [one(rest, in: build.stepping(View.mostElements))]
      }
    case .section(let header, let content, let footer):
      let (header, content, footer) = (
        subviews(of: header, in: build.stepping(0)), subviews(of: content, in: build.stepping(1)),
        subviews(of: footer, in: build.stepping(2))
      )
      return [
        SubviewSection(
          identity: identity(of: build), header: header, content: content, footer: footer,
          isExplicit: true)
      ]
    case .composite where !opensBodies, .placed where !opensBodies:
      return [one(view, in: build)]
    case .composite(let name, let isBuiltIn, let body):
      let inside = build.stepping(name)
      var found = sections(of: inside.view(madeBy: body), in: inside)
      // The first of them has the composite's name.
      if found.first?.header.isEmpty == true, found.first?.content.isEmpty == false {
        let first = found[0].content[0].view
        found[0].content[0].view = View(
          .composite(name: name, isBuiltIn: isBuiltIn) { _ in first }, source: view.source)
      }
      return found
    case .placed(let body):
      let inside = build.stepping("placed")
      return sections(of: inside.view(madeBy: body), in: inside)
    case .environment(let inner, let change):
      var inside = build
      change(&inside.environment)
      return sections(of: inner, in: inside).applying {
        View(.environment($0, change), source: $0.source)
      }
    case .identity(let inner, let id):
      return sections(of: inner, in: build.stepping(id)).applying {
        View(.identity($0, id), source: $0.source)
      }
    case .trait(let inner, let trait):
      return sections(of: inner, in: build).applying(view.modifying, trait)
    case .modified(let inner, _), .decorated(let inner, _), .identifier(let inner, _),
      .action(let inner, _):
      return sections(of: inner, in: build).applying(view.modifying)
    case .leaf, .container, .geometryReader:
      return [one(view, in: build)]
    }
  }

  private func one(_ view: View, in build: BuildContext) -> SubviewSection {
    let id = identity(of: build)
    return SubviewSection(
      identity: id, content: [Subview(view: view, identity: id)], isExplicit: false)
  }

  private func subviews(of view: View, in build: BuildContext) -> [Subview] {
    sections(of: view, in: build).flatMap(\.all)
  }

  private func identity(of build: BuildContext) -> AnyHashable {
    build.identity.steps(from: root.identity)
  }
}

extension [SubviewSection] {
  /// The sections with something applied to every view of theirs, and a trait to themselves too.
  fileprivate func applying(_ wrap: (View) -> View, _ trait: Trait? = nil) -> [SubviewSection] {
    func applied(_ views: [Subview]) -> [Subview] {
      views.map { subview in
        var subview = subview
        subview.view = wrap(subview.view)
        trait?.gather(into: &subview.traits)
        return subview
      }
    }
    return map { section in
      var section = section
      section.header = applied(section.header)
      section.content = applied(section.content)
      section.footer = applied(section.footer)
      if section.isExplicit { trait?.gather(into: &section.traits) }
      return section
    }
  }
}
