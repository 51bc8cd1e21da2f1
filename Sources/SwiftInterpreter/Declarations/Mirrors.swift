struct Mirror {
  enum DisplayStyle {
    case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set
  }
  typealias Child = (label: String?, value: Any)
  typealias Children = [(label: String?, value: Any)]
  let children: [(label: String?, value: Any)]
  let displayStyle: DisplayStyle?
  let subjectType: Any.Type
  let superclassMirror: Mirror?
  init<Subject>(
    _ subject: Subject, children: KeyValuePairs<String, Any>, displayStyle: DisplayStyle? = nil
  ) {
    self.children = children.map { (label: $0.key, value: $0.value) }
    self.displayStyle = displayStyle
    subjectType = Subject.self
    superclassMirror = nil
  }
  @_disfavoredOverload init<Subject, C: Collection>(
    _ subject: Subject, children: C, displayStyle: DisplayStyle? = nil
  ) where C.Element == Child {
    self.children = children.map { $0 }
    self.displayStyle = displayStyle
    subjectType = Subject.self
    superclassMirror = nil
  }
  init<Subject, C: Collection>(
    _ subject: Subject, unlabeledChildren: C, displayStyle: DisplayStyle? = nil
  ) {
    children = unlabeledChildren.map { (label: nil, value: $0) }
    self.displayStyle = displayStyle
    subjectType = Subject.self
    superclassMirror = nil
  }
  func descendant(_ first: Any, _ rest: Any...) -> Any? {
    var value: Any?
    var mirror = self
    for step in [first] + rest {
      guard let found = mirror.child(step) else { return nil }
      value = found
      mirror = Mirror(reflecting: found)
    }
    return value
  }
  private func child(_ step: Any) -> Any? {
    if let index = step as? Int { return index < children.count ? children[index].value : nil }
    guard let label = step as? String else { return nil }
    return children.first { $0.label == label }?.value
  }
}

protocol CustomReflectable {
  var customMirror: Mirror { get }
}
