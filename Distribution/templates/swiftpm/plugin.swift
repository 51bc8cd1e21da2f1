import Foundation
import PackagePlugin

/// Runs the program with the arguments it is given, in the package's folder.
@main
struct ReflowCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "@NAME@").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // A command that fails prints so; what the program found stands above that.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
