/// A stretch of one source file. Lines and columns count from 1, columns in UTF-8 bytes as the
/// Swift compiler counts them; offset and length are UTF-8 bytes.
public struct SourceLocation: Hashable, Codable, Sendable {
  public var file: String
  public var line: Int
  public var column: Int
  public var offset: Int
  public var length: Int

  public init(file: String, line: Int, column: Int, offset: Int, length: Int) {
    self.file = file
    self.line = line
    self.column = column
    self.offset = offset
    self.length = length
  }
}
