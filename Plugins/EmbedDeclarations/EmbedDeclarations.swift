import Foundation
import PackagePlugin

/// Makes the Swift files in a module's folder `Declarations` constants of the module, with an index of
/// what they declare. The interpreter reads them as a library's source; the compiler leaves them out.
@main
struct EmbedDeclarations: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let folder = module.directoryURL.appending(path: "Declarations")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    )
    .filter { $0.pathExtension == "swift" }
    .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedDeclarations.swift")
    return [
      .buildCommand(
        displayName: "Embedding the declarations of \(target.name)",
        executable: try context.tool(named: "embed-declarations").url,
        arguments: [target.name, output.path] + files.map(\.path), inputFiles: files,
        outputFiles: [output])
    ]
  }
}
