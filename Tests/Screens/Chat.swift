import SwiftUI

struct Message: Identifiable {
  let id = UUID()
  let words: String
  let isMine: Bool
}

struct Bubble: View {
  let message: Message

  var body: some View {
    HStack {
      if message.isMine { Spacer(minLength: 60) }
      Text(message.words)
        .padding(.horizontal, 14)
        .padding(.vertical, 9)
        .foregroundStyle(message.isMine ? .white : .primary)
        .background(message.isMine ? Color.blue : Color(.systemGray5), in: .rect(cornerRadius: 18))
      if !message.isMine { Spacer(minLength: 60) }
    }
  }
}

struct Chat: View {
  @State private var draft = ""
  private let messages = [
    Message(words: "Are we still on for Saturday?", isMine: false),
    Message(words: "Yes! I booked the table by the window.", isMine: true),
    Message(words: "Perfect. Should I bring anything?", isMine: false),
    Message(words: "Just yourself, and maybe the map from last time.", isMine: true),
    Message(words: "I still have it somewhere. See you at eight then.", isMine: false),
    Message(words: "👍", isMine: true),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 8) {
          Text("Today 9:41").font(.caption).foregroundStyle(.secondary)
          ForEach(messages) { Bubble(message: $0) }
        }
        .padding(.horizontal)
      }
      .safeAreaInset(edge: .bottom) {
        HStack {
          Image(systemName: "plus.circle.fill").font(.title2).foregroundStyle(.secondary)
          TextField("Message", text: $draft).textFieldStyle(.roundedBorder)
          Image(systemName: "arrow.up.circle.fill").font(.title2).foregroundStyle(.blue)
        }
        .padding()
        .background(.bar)
      }
      .navigationTitle("Nora")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview { Chat() }
