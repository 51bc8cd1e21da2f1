protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

enum PreviewTrait {
  case defaultLayout, sizeThatFitsLayout, portrait, portraitUpsideDown
  case landscapeLeft, landscapeRight
  static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { .defaultLayout }
}
