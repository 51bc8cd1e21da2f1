import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("This is bold text").fontWeight(.semibold)
      Text("This text is italicized").italic()
      Text("This was mistaken text").strikethrough()
      Text("**This text is *extremely* important**")
      Text("***All this text is important***")
      Text(
        "MarkdownUI is fully compliant with the [CommonMark Spec](https://spec.commonmark.org/current/)."
      )
      Text("Visit [https://github.com](https://github.com).")
      Text("Use ") + code("git status")
        + Text(" to list all new or modified files that haven't yet been committed.")
      Text("You can insert a line break\nusing the HTML ") + code("<br>") + Text("\ntag.")
    }
    .font(.system(size: 16)).lineSpacing(2.4).border(Color.accentColor).padding()
  }
}
func code(_ text: String) -> Text { Text(text).font(.system(size: 16 * 0.94, design: .monospaced)) }
