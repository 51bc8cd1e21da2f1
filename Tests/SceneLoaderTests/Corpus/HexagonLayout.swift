import SwiftUI
struct Hexagon: Layout {
  typealias Cache = [CGSize]
  func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }
  func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize
  {
    let w = cache.map(\.width).max() ?? .zero;
    let h = cache.reduce(into: CGFloat.zero) { $0 = max($0, $1.height) };
    return CGSize(width: w * 3, height: h * 3)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    for (i, s) in subviews.enumerated() {
      let a = Angle(degrees: Double(i) * 60); let r = min(bounds.width, bounds.height) / 3
      s.place(
        at: .init(x: bounds.midX + cos(a.radians) * r, y: bounds.midY + sin(a.radians) * r),
        anchor: .center, proposal: .init(cache[i]))
    }
  }
}
struct Rank: LayoutValueKey { static let defaultValue = 0 }
extension View { func rank(_ v: Int) -> some View { layoutValue(key: Rank.self, value: v) } }
struct ContentView: View {
  @State private var isH = true
  var body: some View {
    let layout = isH ? AnyLayout(Hexagon()) : AnyLayout(VStackLayout())
    return VStack {
      layout {
        ForEach(0..<6) { Text("\($0)").padding(6).background(Circle().fill(.mint)).rank($0) }
      }; Toggle(isOn: $isH.animation()) { Text("Hex") }
    }.padding()
  }
}
