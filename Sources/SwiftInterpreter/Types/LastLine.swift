extension Interpreter {
  /// The line in which a stretch of a scene's file ends.
  public func lastLine(of location: SourceLocation) -> Int {
    guard location.length > 0,
      let file = program.files.first(where: { $0.name == location.file && $0.isFromScene })
    else { return location.line }
    return file.line(at: location.offset + location.length - 1) + 1
  }
}
