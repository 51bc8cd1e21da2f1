extension Program {
  /// Makes code of the scene that has an error fail with it when it is called, so that the rest can
  /// be run. An error outside of all bodies is one of every body of its file: what it declares is
  /// not what they mean.
  ///
  /// - Returns: the errors that code fails with.
  func failBrokenCode() -> Set<Diagnostic> {
    let errors = diagnostics.filter {
      $0.severity == .error && $0.location != nil && $0.identifier != "unknown-module"
    }
    if errors.isEmpty { return [] }
    let written = machine.codes.compactMap { code in location(code.extent).map { (code, $0) } }
    var broken: Set<ObjectIdentifier> = []
    for error in errors {
      guard let place = error.location else { continue }
      let around = written.filter { $0.1.contains(place) }
      let innermost = around.map(\.1.length).min()
      // A closure may have been lowered several times.
      let meant =
        innermost.map { length in around.filter { $0.1.length == length } }
        ?? written.filter { $0.1.file == place.file }
      for (code, _) in meant where broken.insert(ObjectIdentifier(code)).inserted {
        code.fail(with: error)
      }
    }
    return Set(errors)
  }
}

extension SourceLocation {
  /// Whether a place begins within this one.
  func contains(_ place: SourceLocation) -> Bool {
    file == place.file && offset <= place.offset && place.offset < offset + length
  }
}
