import SwiftUI

enum Author {
  case me
  case other(name: String)

  var isMe: Bool {
    if case .me = self { return true }
    return false
  }
}

struct Message: Identifiable {
  let id: Int
  let author: Author
  let text: String
}

struct Bubble: View {
  let message: Message

  var body: some View {
    HStack {
      if message.author.isMe { Spacer(minLength: 40) }
      VStack(alignment: .leading, spacing: 2) {
        if case .other(let name) = message.author {
          Text(name)
            .font(.caption2)
            .foregroundColor(.gray)
        }
        Text(message.text)
          .padding(10)
          .background(message.author.isMe ? Color.blue : Color(white: 0.9))
          .foregroundColor(message.author.isMe ? .white : .black)
          .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
      }
      if !message.author.isMe { Spacer(minLength: 40) }
    }
  }
}

struct ContentView: View {
  let messages = [
    Message(id: 1, author: .other(name: "Grace"), text: "Did you find the bug?"),
    Message(id: 2, author: .me, text: "Yes. It was a moth, and it is now taped into the book."),
    Message(id: 3, author: .other(name: "Grace"), text: "Ha!"),
  ]

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 12) {
        ForEach(messages) { message in
          Bubble(message: message)
        }
      }
      .padding()
    }
    .safeAreaInset(edge: .bottom) {
      Text("Write something")
        .foregroundColor(.secondary)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(12)
        .background(.gray.opacity(0.2))
    }
  }
}
