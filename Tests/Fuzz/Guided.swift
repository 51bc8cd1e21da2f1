import ArgumentParser
import Foundation
import SwiftInterpreter

#if COVERAGE
  import CFuzzer

  /// Runs sources that libFuzzer damages by what they reach: what runs something new is kept and
  /// damaged further.
  ///
  /// The project's own modules count their edges where they are built with `REFLOW_COVERAGE=1`.
  enum Guided {
    /// Doesn't return: libFuzzer ends the process, with what it ran or with the input that crashed.
    /// - Parameter corpus: A folder that grows by what is kept; one without a file begins with the
    ///   project's scenes and programs.
    static func run(corpus: String, seconds: Double) throws {
      try fill(corpus)
      var options = [
        "fuzz", corpus, "-max_len=65536", "-timeout=60", "-rss_limit_mb=4096", "-detect_leaks=0",
        "-artifact_prefix=\(corpus)-", "-print_final_stats=1",
        // What overflows a stack is caught by a handler of our own.
        "-handle_segv=0", "-handle_bus=0",
      ]
      if seconds.isFinite { options.append("-max_total_time=\(Int(seconds))") }
      var arguments = options.map { strdup($0) } + [nil]
      var count = Int32(options.count)
      _ = arguments.withUnsafeMutableBufferPointer { buffer in
        var first = buffer.baseAddress
        return LLVMFuzzerRunDriver(&count, &first) { data, size in
          let text = String(decoding: UnsafeBufferPointer(start: data, count: size), as: UTF8.self)
          _ = Subject(name: "guided", text: text).run(Guided.limits)
          return 0
        }
      }
    }

    private static let limits: Configuration = {
      var limits = Configuration()
      limits.workLimit = 200_000
      return limits
    }()

    private static func fill(_ corpus: String) throws {
      let files = FileManager.default
      try files.createDirectory(atPath: corpus, withIntermediateDirectories: true)
      guard try files.contentsOfDirectory(atPath: corpus).isEmpty else { return }
      for (number, subject) in Subject.all.enumerated() {
        try subject.text.write(
          toFile: "\(corpus)/seed-\(number)", atomically: false, encoding: .utf8)
      }
    }
  }

  /// libFuzzer's hook: damages a text by its tokens, of which far more is still Swift than of bytes
  /// changed at random.
  /// - Returns: how many bytes the damaged text has, at most `most`.
  @_cdecl("LLVMFuzzerCustomMutator")
  func damage(
    _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ most: Int, _ seed: UInt32
  ) -> Int {
    let text = String(decoding: UnsafeBufferPointer(start: data, count: size), as: UTF8.self)
    var mutation = Mutation(seed: UInt64(seed))
    let damaged = mutation.damage(Subject(name: "guided", text: text), with: Subject.all)
    var length = 0
    for byte in damaged.text.utf8.prefix(most) {
      data[length] = byte
      length += 1
    }
    return length
  }
#else
  enum Guided {
    static func run(corpus: String, seconds: Double) throws {
      throw ValidationError(
        "the modules don't count what they run: build with REFLOW_COVERAGE=1, in a folder of its "
          + "own (swift run -c release --scratch-path .build-coverage fuzz --guided FOLDER)")
    }
  }
#endif
