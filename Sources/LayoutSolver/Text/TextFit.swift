/// How a text fits its offer. Lengths in points.
struct TextFit {
  /// What cuts a truncated text.
  enum Cut: Equatable { case lineLimit(Int), height }

  struct BrokenWord: Equatable {
    var text: String
    /// What the word needs to stay whole, at its drawn scale.
    var width: Double
  }

  /// Below 1 where `minimumScaleFactor` makes it smaller.
  var scale: Double
  var size: Size
  /// How many lines are drawn, and would be needed at the offered width.
  var lines = 0
  var linesNeeded = 0
  /// Its size in lines of their own length, and in as many as it needs at the offered width; both
  /// unscaled.
  var unwrapped = Size.zero
  var wrapped = Size.zero
  /// The last line as drawn, with its ellipsis; nil where nothing is cut.
  var truncated: String?
  var cut: Cut?
  /// The line limit, and the lines needed, at the offered width and scale; nil if they suffice for
  /// all of it.
  var limit: Int?
  var limited = Size.zero
  /// Whether more lines would be shown without the limit.
  var hasRoomForMore = false
  var brokenWord: BrokenWord?
  var minimumScale = 1.0
}
