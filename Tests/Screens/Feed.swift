import SwiftUI

struct Post: Identifiable {
  let id: Int
  let author: String
  let color: Color
  let time: String
  let words: String
  let likes: Int
}

struct PostCard: View {
  let post: Post

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Circle().fill(post.color.gradient).frame(width: 36, height: 36)
          .overlay(Text(post.author.prefix(1)).font(.headline).foregroundStyle(.white))
        VStack(alignment: .leading) {
          Text(post.author).font(.headline)
          Text(post.time).font(.caption).foregroundStyle(.secondary)
        }
        Spacer()
        Image(systemName: "ellipsis").foregroundStyle(.secondary)
      }
      Text(post.words)
      RoundedRectangle(cornerRadius: 12)
        .fill(
          LinearGradient(colors: [post.color, .purple], startPoint: .leading, endPoint: .trailing)
        )
        .frame(height: 110)
      HStack(spacing: 20) {
        Label("\(post.likes)", systemImage: "heart")
        Label("Reply", systemImage: "bubble.left")
        Spacer()
        Image(systemName: "bookmark")
      }
      .font(.subheadline)
      .foregroundStyle(.secondary)
    }
    .padding()
    .background(.background, in: .rect(cornerRadius: 16))
  }
}

struct Feed: View {
  private let posts = [
    Post(
      id: 1, author: "Maya Chen", color: .orange, time: "2 minutes ago",
      words: "First light over the harbour this morning. Nobody else was up yet.", likes: 128),
    Post(
      id: 2, author: "Tom Rivera", color: .teal, time: "1 hour ago",
      words: "The new trail is open, and the view from the bridge is worth every step.", likes: 64),
    Post(
      id: 3, author: "Ines Duarte", color: .pink, time: "Yesterday",
      words: "Bread, day twelve. It rises at last.", likes: 311),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 16) {
          ForEach(posts) { PostCard(post: $0) }
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Following")
      .toolbar { Button("New post", systemImage: "square.and.pencil") {} }
    }
  }
}

#Preview { Feed() }
