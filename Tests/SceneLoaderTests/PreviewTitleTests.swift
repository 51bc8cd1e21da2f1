import SceneLoader
import Testing

/// Previews without a name are called after the view that they show.
struct PreviewTitleTests {
  @Test func namelessPreviewsHaveTheirViewsNames() {
    let text = """
      import SwiftUI
      struct Card: View { var title = "A"; var body: some View { Text(title) } }
      struct Page: View { var body: some View { Card() } }
      #Preview { Card(title: "B").padding() }
      #Preview("Dark") { Page() }
      #Preview { Text("No view of one's own") }
      struct Page_Previews: PreviewProvider { static var previews: some View { Page() } }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    let previews = scene.shownViews.prefix(4)
    #expect(previews.map(\.name) == ["#1", "Dark", "#3", "#4"])
    #expect(previews.map(\.title) == ["Card", "Dark", "#3", "Page"])
  }
}
