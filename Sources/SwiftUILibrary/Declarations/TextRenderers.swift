protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
}
protocol TextAttribute {}
extension Text {
  func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
  struct Layout: RandomAccessCollection {
    var isTruncated: Bool { false }
    var startIndex: Int { 0 }
    var endIndex: Int { 0 }
    subscript(position: Int) -> Line { Line() }
    struct TypographicBounds: Equatable {
      var origin = CGPoint.zero
      var width: CGFloat = 0
      var ascent: CGFloat = 0
      var descent: CGFloat = 0
      var leading: CGFloat = 0
      var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }
    struct Line: RandomAccessCollection {
      var origin = CGPoint.zero
      var typographicBounds = TypographicBounds()
      var startIndex: Int { 0 }
      var endIndex: Int { 0 }
      subscript(position: Int) -> Run { Run() }
    }
    struct Run: RandomAccessCollection {
      var typographicBounds = TypographicBounds()
      var layoutDirection = LayoutDirection.leftToRight
      var startIndex: Int { 0 }
      var endIndex: Int { 0 }
      subscript(position: Int) -> RunSlice { RunSlice() }
      subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }
    struct RunSlice {
      var typographicBounds = TypographicBounds()
      subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }
    struct DrawingOptions: OptionSet {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }
}
extension GraphicsContext {
  func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {}
  func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {}
  func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {}
}
