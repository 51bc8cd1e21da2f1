import SwiftUI

enum Sender {
  case me
  case other(name: String)

  var isMe: Bool {
    if case .me = self { return true }
    return false
  }
}

struct Message: Identifiable {
  let id = UUID()
  let text: String
  let sender: Sender
}

struct Bubble: View {
  let message: Message

  var body: some View {
    HStack {
      if message.sender.isMe { Spacer(minLength: 40) }
      VStack(alignment: message.sender.isMe ? .trailing : .leading, spacing: 2) {
        if case .other(let name) = message.sender {
          Text(name).font(.caption2).foregroundColor(.gray)
        }
        Text(message.text)
          .padding(.horizontal, 12)
          .padding(.vertical, 8)
          .background(message.sender.isMe ? Color.blue : Color(white: 0.9))
          .foregroundColor(message.sender.isMe ? .white : .black)
          .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
      }
      if !message.sender.isMe { Spacer(minLength: 40) }
    }
  }
}

struct ChatView: View {
  @State private var draft = ""
  let messages = [
    Message(text: "Is the harbour open today?", sender: .other(name: "Mina")),
    Message(text: "Until six.", sender: .me),
    Message(
      text: "Then we should leave now, or the boats will be gone before we are there.",
      sender: .other(name: "Mina")),
  ]

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(messages) { message in
            Bubble(message: message)
          }
        }
        .padding()
      }
      Divider()
      HStack {
        TextField("Message", text: $draft)
          .textFieldStyle(.roundedBorder)
        Button("Send") { draft = "" }
          .disabled(draft.isEmpty)
      }
      .padding(8)
    }
  }
}

#Preview {
  ChatView()
}
