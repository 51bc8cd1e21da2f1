/// How a text fits what it is offered. Lengths in points.
struct TextFit {
  /// What cuts a truncated text.
  enum Cut: Equatable { case lineLimit(Int), height }

  struct BrokenWord: Equatable {
    var text: String
    /// What the word needs to stay whole, at the scale at which it is drawn.
    var width: Double
  }

  /// Below 1 where `minimumScaleFactor` makes it smaller.
  var scale: Double
  var size: Size
  /// Of how many lines it is drawn, and would need to be at the width offered.
  var lines = 0
  var linesNeeded = 0
  /// What it would be in lines as long as they are, and in as many as it needs at the width offered;
  /// both unscaled.
  var unwrapped = Size.zero
  var wrapped = Size.zero
  /// The last line as drawn, with its ellipsis; nil where nothing is cut.
  var truncated: String?
  var cut: Cut?
  /// The lines it may have, and what they need, at the width offered and as scaled; nil where they are
  /// enough for all of it.
  var limit: Int?
  var limited = Size.zero
  /// Whether more lines would be shown without the limit.
  var hasRoomForMore = false
  var brokenWord: BrokenWord?
  var minimumScale = 1.0
}
