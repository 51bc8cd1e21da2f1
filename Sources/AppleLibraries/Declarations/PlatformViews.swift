struct SpriteView: View {
  struct Options: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let allowsTransparency = Options(rawValue: 1)
  }
}

enum SKSceneScaleMode { case fill, aspectFill, aspectFit, resizeFill }
class SKScene: _Foreign {
  var size: CGSize = CGSize(width: 1, height: 1)
  var scaleMode: SKSceneScaleMode = .fill
  var backgroundColor: UIColor? = nil
  var anchorPoint: CGPoint = .zero
  init() {}
  init(size: CGSize) { self.size = size }
}
/// Nothing is drawn outside of the picture.
class ImageRenderer<Content: View> {
  var content: Content
  var scale: CGFloat = 1
  var proposedSize: ProposedViewSize = .unspecified
  var isOpaque: Bool = false
  init(content: Content) { self.content = content }
}
