import Foundation
import LayoutSolver
import Testing

@testable import SceneLoader

/// Core Data models of a project's folder, as Xcode makes classes of them.
struct DataModelTests {
  private let contents = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
        <entity name="Album" representedClassName="Album" syncable="YES" codeGenerationType="class">
            <attribute name="title" optional="YES" attributeType="String" defaultValueString="a &amp; b"/>
            <attribute name="year" attributeType="Integer 16" defaultValueString="1999" usesScalarValueType="YES"/>
            <attribute name="isNew" attributeType="Boolean" usesScalarValueType="YES"/>
            <attribute name="bought" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            <relationship name="songs" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Song"/>
        </entity>
        <entity name="Song" representedClassName=".Track" codeGenerationType="category">
            <attribute name="name" optional="YES" attributeType="String"/>
            <relationship name="album" optional="YES" maxCount="1" destinationEntity="Album"/>
        </entity>
        <entity name="Own" representedClassName="Own">
            <attribute name="name" optional="YES" attributeType="String"/>
        </entity>
    </model>
    """

  @Test func classesAreThoseThatXcodeWrites() {
    #expect(
      DataModel(contents).source == """
        import CoreData

        class Album: NSManagedObject {
          class func fetchRequest() -> NSFetchRequest<Album> { NSFetchRequest<Album>(entityName: "Album") }
          var title: String? = "a & b"
          var year: Int16 = 1999
          var isNew: Bool = false
          var bought: Date?
          var songs: Set<Track>?
          func addToSongs(_ value: Track) { songs = (songs ?? []).union([value]) }
          func addToSongs(_ values: Set<Track>) { songs = (songs ?? []).union(values) }
          func removeFromSongs(_ value: Track) { songs = (songs ?? []).subtracting([value]) }
          func removeFromSongs(_ values: Set<Track>) { songs = (songs ?? []).subtracting(values) }
        }

        extension Track {
          class func fetchRequest() -> NSFetchRequest<Track> { NSFetchRequest<Track>(entityName: "Song") }
          @NSManaged var name: String?
          @NSManaged var album: Album?
        }

        """)
    #expect(DataModel("<model></model>").source == "")
  }

  /// Each takes time in proportion to its length.
  @Test(arguments: [
    "<entity " + String(repeating: "a", count: 1_000_000) + ">",
    "<entity " + String(repeating: "a=\"", count: 300_000),
    String(repeating: "<entity ", count: 200_000), String(repeating: "<!--", count: 300_000),
  ])
  func brokenModelsAreReadOnce(contents: String) {
    #expect(DataModel(contents).source.isEmpty)
  }

  @Test func commentsAndQuotationMarks() {
    let model = """
      <!-- <entity name="No" codeGenerationType="class"/> -->
      <entity name='Yes>' codeGenerationType="class"></entity>
      """
    #expect(DataModel(model).source.contains("class Yes>: NSManagedObject"))
    #expect(!DataModel(model).source.contains("No"))
  }

  @Test func aFolderWithAModelRuns() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("Store.xcdatamodeld/Store.xcdatamodel/contents", Array(contents.utf8))
    try folder.write(
      "Main.swift",
      Array(
        """
        import CoreData
        import SwiftUI

        class Track: NSManagedObject {}

        struct ContentView: View {
          @Environment(\\.managedObjectContext) private var context
          @FetchRequest<Album>(
            sortDescriptors: [NSSortDescriptor(keyPath: \\Album.year, ascending: true)]
          ) private var albums
          @State private var count = 0
          var body: some View {
            VStack {
              ForEach(albums) { album in
                Text("\\(album.title ?? "-") \\(album.year) \\(album.songs?.count ?? 0)")
              }
              Text("\\(count)")
              Text("\\(Set(albums.map { $0.objectID.uriRepresentation() }).count)")
            }
            .onAppear {
              let album = Album(context: context)
              let song = Track(context: context)
              song.name = "One"
              album.addToSongs(song)
              album.year = 2001
              _ = Album(context: context)
              count = ((try? context.fetch(Album.fetchRequest())) ?? []).count
            }
          }
        }
        """.utf8))
    let scene = try Scene(path: folder.path)
    #expect(scene.diagnostics.map(\.message) == [])
    #expect(scene.files.count == 2)
    let device = try #require(Device.named("iphone-16-pro"))
    let outcome = scene.layout(device.settings(.portrait))
    let texts = outcome.result?.nodes.flatMap(\.textLines)
    // A number in a localized text is grouped.
    #expect(texts == ["a & b 1,999 0", "a & b 2,001 1", "2", "2"])
  }
}
