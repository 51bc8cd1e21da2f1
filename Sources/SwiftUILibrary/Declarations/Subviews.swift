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

extension Optional: View where Wrapped: View {
  var body: some View { if let self { self } }
}
