struct ProjectionTransform: Equatable {
  var m11 = 1.0, m12 = 0.0, m13 = 0.0
  var m21 = 0.0, m22 = 1.0, m23 = 0.0
  var m31 = 0.0, m32 = 0.0, m33 = 1.0
  init() {}
  init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }
}
protocol GeometryEffect: Animatable, ViewModifier {
  func effectValue(size: CGSize) -> ProjectionTransform
}
extension GeometryEffect {
  func body(content: Content) -> some View {
    content.visualEffect { view, proxy in
      view.transformEffect(self.effectValue(size: proxy.size))
    }
  }
}
