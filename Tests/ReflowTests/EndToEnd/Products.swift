import Foundation

/// The programs built along with the tests.
enum Products {
  static func path(of program: String) -> String {
    directory.appendingPathComponent(program).path
  }

  /// For a shell that is to find them before others.
  static var searchPath: String {
    directory.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
  }

  /// On Linux the tests are a program beside the others, on macOS a bundle beside them.
  private static var directory: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    let isBundle = bundle.bundlePath.hasSuffix(".xctest")
    return isBundle ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
  }
}
