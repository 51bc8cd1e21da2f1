import Foundation
import LayoutSolver
import SceneLoader
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a scene can't reach, whatever names it uses.
@Suite("Outside of a scene")
struct OutsideTests {
  /// The texts of a scene that evaluates each of the expressions, and its problems.
  private func texts(_ lines: [String]) -> (texts: [String], problems: [String]) {
    let members = lines.enumerated().map { "func line\($0)() -> String { \($1) }" }
    let views = lines.indices.map { "Text(line\($0)())" }
    let scene = Scene(
      files: [
        Scene.File(
          name: "Reaching.swift",
          text: """
            import SwiftUI
            struct ContentView: View {
              \(members.joined(separator: "\n"))
              var body: some View { VStack { \(views.joined(separator: "\n")) } }
            }
            """)
      ], name: "reaching")
    let outcome = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 300, height: 300))))
    return (
      outcome.result?.nodes.flatMap(\.textLines) ?? [],
      (scene.diagnostics + outcome.diagnostics).map(\.message)
    )
  }

  @Test("files are neither written nor removed")
  func writing() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("kept", Array("kept".utf8))
    let path = folder.path
    _ = texts([
      "try? \"x\".write(toFile: \"\(path)/a\", atomically: true, encoding: .utf8); return \"\"",
      "try? Data().write(to: URL(fileURLWithPath: \"\(path)/b\")); return \"\"",
      "try? FileManager.default.removeItem(at: URL(fileURLWithPath: \"\(path)/kept\")); return \"\"",
      // A stand-in takes the program and starts none.
      "let touch = Process(); touch.executableURL = URL(fileURLWithPath: \"/usr/bin/touch\"); "
        + "touch.arguments = [\"\(path)/c\"]; try? touch.run(); return \"\"",
      "_ = Process.launchedProcess(launchPath: \"/usr/bin/touch\", arguments: [\"\(path)/d\"]); "
        + "return \"\"",
    ])
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["kept"])
  }

  @Test("the environment and other folders' files aren't there")
  func reading() {
    let (texts, problems) = texts([
      "ProcessInfo.processInfo.environment[\"PATH\"] ?? \"none\"",
      "\"\\(FileManager.default.contents(atPath: \"/etc/hosts\") == nil)\"",
    ])
    #expect(problems == [])
    #expect(texts == ["none", "true"])
  }

  @Test(
    "no name starts a program or opens a file by the system",
    arguments: ["system(\"true\")", "fopen(\"/etc/hosts\", \"r\")", "fork()"])
  func systemCalls(call: String) throws {
    let name = try #require(call.split(separator: "(").first)
    let (_, problems) = texts(["_ = \(call); return \"\""])
    #expect(problems.contains("cannot find '\(name)' in scope"), "\(problems)")
  }

  @Test("nobody is called over the network")
  func network() throws {
    let listener = try Listener()
    let address = "http://127.0.0.1:\(listener.port)/"
    let (texts, _) = texts([
      "(try? String(contentsOf: URL(string: \"\(address)\")!, encoding: .utf8)) ?? \"none\"",
      "URLSession.shared.dataTask(with: URL(string: \"\(address)\")!) { _, _, _ in }.resume(); "
        + "return \"asked\"",
    ])
    #expect(texts == ["none", "asked"])
    #expect(!listener.wasCalled)
  }
}

/// A port of this machine that notes whether anybody calls.
private final class Listener {
  private let descriptor: Int32
  let port: UInt16

  struct NoPort: Error {}

  init() throws {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, stream, 0)
    self.descriptor = descriptor
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 4) == 0
          && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isBound else { throw NoPort() }
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(descriptor) }

  /// Whether a call waits to be taken.
  var wasCalled: Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
  }
}
