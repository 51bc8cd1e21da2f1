import SwiftUI
struct Card<Header: View, Content: View>: View {
  let header: Header; let content: Content
  init(@ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content) {
    self.header = header(); self.content = content()
  }
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header.padding(8).frame(maxWidth: .infinity, alignment: .leading).background(
        Color(.secondarySystemBackground));
      content.padding()
    }
    .overlay(RoundedRectangle(cornerRadius: 8).stroke(.secondary, lineWidth: 0.5)).clipShape(
      .rect(cornerRadius: 8))
  }
}
extension Card where Header == Text {
  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(header: { Text(title).font(.headline) }, content: content)
  }
}
struct Demo: View {
  var body: some View {
    Card("Title") {
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 4) {
        GridRow {
          Text("A"); Text("1").gridColumnAlignment(.trailing)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("Longer"); Text("22")
        }
      }
    }
    .padding()
  }
}
#Preview { Demo() }
