import SwiftUI

struct Album: View {
  let title: String
  let artist: String
  let color: Color

  var body: some View {
    VStack(alignment: .leading) {
      RoundedRectangle(cornerRadius: 10)
        .fill(color.gradient)
        .aspectRatio(1, contentMode: .fit)
        .overlay(Image(systemName: "music.note").font(.largeTitle).foregroundStyle(.white))
      Text(title).font(.subheadline).lineLimit(1)
      Text(artist).font(.caption).foregroundStyle(.secondary).lineLimit(1)
    }
  }
}

struct Library: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(spacing: 16), GridItem()], spacing: 20) {
          Album(title: "Night Drive", artist: "The Parallels", color: .indigo)
          Album(title: "Saltwater", artist: "Ondine", color: .teal)
          Album(title: "Paper Planes", artist: "Kit & Co.", color: .orange)
          Album(title: "Understory", artist: "Fern", color: .green)
        }
        .padding()
      }
      .navigationTitle("Library")
    }
  }
}

struct MusicTabs: View {
  @State private var page = "library"

  var body: some View {
    TabView(selection: $page) {
      Tab("Home", systemImage: "house.fill", value: "home") { Text("Home") }
      Tab("Library", systemImage: "music.note.list", value: "library") { Library() }
      Tab("Radio", systemImage: "antenna.radiowaves.left.and.right", value: "radio") {
        Text("Radio")
      }
      Tab("Search", systemImage: "magnifyingglass", value: "search", role: .search) {
        Text("Search")
      }
    }
  }
}

#Preview { MusicTabs() }
