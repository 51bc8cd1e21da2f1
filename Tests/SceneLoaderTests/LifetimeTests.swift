import Foundation
import LayoutSolver
import Testing

@testable import SceneLoader
@testable import SwiftInterpreter

/// A scene that nobody holds any more leaves nothing behind: a playground that is open all day
/// loads its file at each save.
struct LifetimeTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Corpus").path

  /// Every sixth scene of the corpus: models, layouts, preferences and all.
  private static let names: [String] = {
    let all = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".swift") }.sorted()
    return stride(from: 0, to: all.count, by: 6).map { all[$0] }
  }()

  /// Weak references to what a scene is made of.
  private struct Remains {
    private final class Weak {
      weak var object: AnyObject?
      init(_ object: AnyObject) { self.object = object }
    }
    private var parts: [(name: String, object: Weak)] = []

    init(of scene: Scene) {
      let context = scene.program.lifetime.context
      let program = context.interpreter.program
      parts = [
        ("context", Weak(context)), ("interpreter", Weak(context.interpreter)),
        ("program", Weak(program)), ("machine", Weak(program.machine)),
        ("state", Weak(context.state)),
      ]
      parts += program.files.map { ($0.name, Weak($0)) }
      for type in program.allTypes {
        parts.append((type.name, Weak(type)))
        for member in type.declaredMembers.flatMap(\.members) {
          switch member {
          case .function(let function): parts.append((function.signature, Weak(function)))
          case .property(let property): parts.append((property.name, Weak(property)))
          case .subscripting(let subscripting):
            parts.append(("subscript", Weak(subscripting)))
          case .enumCase(let enumCase): parts.append((enumCase.name, Weak(enumCase)))
          }
        }
      }
      for function in program.functions.values.joined() {
        parts.append((function.signature, Weak(function)))
      }
      parts += program.machine.codes.map { ("code of \($0.name)", Weak($0)) }
    }

    /// The names of what is still there.
    var names: [String] { parts.filter { $0.object.object != nil }.map(\.name) }
  }

  @Test(arguments: names)
  func nothingIsLeft(_ name: String) throws {
    var scene: Scene? = try Scene(path: "\(Self.folder)/\(name)")
    let device = try #require(Device.named("iphone-16-pro"))
    var outcome = scene?.layout(device.settings(.portrait))
    let remains = try Remains(of: #require(scene))
    scene = nil
    // A result can still be asked, as the playground does while the file has errors.
    if let result = outcome?.result, let root = result.root {
      _ = result.size(of: root, for: .zero)
    }
    #expect(!remains.names.isEmpty)
    outcome = nil
    #expect(remains.names == [])
  }
}
