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
}
