import LayoutSolver
import Testing

@testable import SceneLoader

/// Of several apps in a folder, the one that Xcode would run is shown.
@Suite struct SchemeTests {
  private static func app(_ name: String, in folder: String) -> (String, String) {
    (
      "\(folder)/\(name)App.swift",
      """
      import SwiftUI
      @main struct \(name)App: App { var body: some Scene { WindowGroup { ContentView() } } }
      struct ContentView: View { var body: some View { Text("\(name)") } }
      """
    )
  }

  /// A project whose targets have a folder of their name each.
  private static func project(_ targets: [String]) -> String {
    let objects = targets.map { name in
      """
      G\(name) = {isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
      T\(name) = {isa = PBXNativeTarget; name = \(name); fileSystemSynchronizedGroups = (G\(name), );
        productType = "com.apple.product-type.application"; };
      """
    }
    return """
      // !$*UTF8*$!
      { objects = {
        G0 = {isa = PBXGroup; children = (\(targets.map { "G\($0), " }.joined())); sourceTree = "<group>"; };
        \(objects.joined(separator: "\n"))
        P0 = {isa = PBXProject; mainGroup = G0; targets = (\(targets.map { "T\($0), " }.joined())); };
      }; rootObject = P0; }
      """
  }

  private static func scheme(running target: String, of project: String) -> String {
    func reference(_ target: String) -> String {
      """
      <BuildableReference BuildableIdentifier = "primary" BlueprintName = "\(target)"
        ReferencedContainer = "container:\(project)"></BuildableReference>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <Scheme version = "1.7">
        <BuildAction><BuildActionEntries>\(reference("Demo"))</BuildActionEntries></BuildAction>
        <LaunchAction buildConfiguration = "Debug">
          <BuildableProductRunnable>\(reference(target))</BuildableProductRunnable>
        </LaunchAction>
        <ProfileAction>\(reference("Demo"))</ProfileAction>
      </Scheme>
      """
  }

  private func text(_ files: [String: String]) throws -> [String]? {
    let folder = try Folder()
    defer { folder.remove() }
    for (name, text) in files { try folder.write(name, Array(text.utf8)) }
    let settings = LayoutSettings(container: LayoutContainer(size: Size(width: 402, height: 874)))
    let result = try Scene(path: folder.path).layout(settings).result
    return result?.nodes.filter { $0.name == "Text" }.map(\.detail)
  }

  /// Without a scheme Xcode makes one for each target, and the first is the project's first.
  @Test func theTargetThatASchemeRunsIsTheApp() throws {
    var files = Dictionary(
      uniqueKeysWithValues: [Self.app("Demo", in: "Demo"), Self.app("Shop", in: "Shop")])
    files["Shop.xcodeproj/project.pbxproj"] = Self.project(["Demo", "Shop"])
    #expect(try text(files) == ["\"Demo\""])
    let schemes = "Shop.xcodeproj/xcshareddata/xcschemes"
    files["\(schemes)/Everything.xcscheme"] = Self.scheme(running: "Shop", of: "Shop.xcodeproj")
    #expect(try text(files) == ["\"Shop\""])
    // Of two that are run, the one whose scheme has the project's name.
    files["\(schemes)/Everything.xcscheme"] = Self.scheme(running: "Demo", of: "Shop.xcodeproj")
    files["\(schemes)/Shop.xcscheme"] = Self.scheme(running: "Shop", of: "Shop.xcodeproj")
    #expect(try text(files) == ["\"Shop\""])
    files["\(schemes)/Shop.xcscheme"] = "<Scheme><LaunchAction><BuildableReference"
    #expect(try text(files) == ["\"Demo\""])
  }

  /// A workspace's schemes name the projects beside it, and its list says which project comes first.
  @Test func aWorkspaceSaysWhichProjectIsTheApps() throws {
    var files = Dictionary(
      uniqueKeysWithValues: [Self.app("Demo", in: "A/Demo"), Self.app("Shop", in: "B/Shop")])
    files["A/Demo.xcodeproj/project.pbxproj"] = Self.project(["Demo"])
    files["B/Shop.xcodeproj/project.pbxproj"] = Self.project(["Shop"])
    #expect(try text(files) == ["\"Demo\""])
    files["All.xcworkspace/contents.xcworkspacedata"] = """
      <Workspace version = "1.0">
        <FileRef location = "group:B/Shop.xcodeproj"></FileRef>
        <FileRef location = "group:A/Demo.xcodeproj"></FileRef>
      </Workspace>
      """
    #expect(try text(files) == ["\"Shop\""])
    files["All.xcworkspace/xcshareddata/xcschemes/Run.xcscheme"] =
      Self.scheme(running: "Demo", of: "A/Demo.xcodeproj")
    #expect(try text(files) == ["\"Demo\""])
  }
}
