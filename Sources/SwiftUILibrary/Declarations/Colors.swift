extension Color {
  enum RGBColorSpace: Hashable {
    case sRGB, sRGBLinear, displayP3
  }
  struct Resolved: Hashable {
    var red: Float
    var green: Float
    var blue: Float
    var opacity: Float
    init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }
  }
}
