struct Subview: View, Identifiable {
  typealias ID = SubviewID
}

struct SectionConfiguration: Identifiable {
  typealias ID = SubviewID
}

typealias SubviewsCollection = [Subview]
typealias SubviewsCollectionSlice = [Subview]
typealias SectionCollection = [SectionConfiguration]
extension Array: View where Element == Subview {
  var body: some View { ForEach(self) { $0 } }
}

enum _VariadicView {
  typealias Children = SubviewsCollection
  typealias Root = _VariadicView_MultiViewRoot
  typealias MultiViewRoot = _VariadicView_MultiViewRoot
  typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  struct Tree<Root: _VariadicView_MultiViewRoot, Content: View>: View {
    let root: Root
    let content: Content
    init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
    var body: some View { Group(subviews: content) { root.body(children: $0) } }
  }
}
protocol _VariadicView_MultiViewRoot {
  associatedtype Body: View
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}
protocol _VariadicView_UnaryViewRoot: _VariadicView_MultiViewRoot {}

extension Optional: View where Wrapped: View {
  var body: some View { if let self { self } }
}
