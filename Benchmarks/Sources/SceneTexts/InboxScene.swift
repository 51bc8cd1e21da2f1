extension SceneText {
  /// A list of two sections with 240 rows, of which a screen shows a dozen.
  public static let inbox = SceneText(
    name: "inbox",
    text: #"""
      import SwiftUI

      struct Message: Identifiable {
          let id: Int
          var sender: String
          var subject: String
          var preview: String
          var isRead = false
      }

      struct MessageRow: View {
          let message: Message
          let toggle: () -> Void

          var body: some View {
              HStack(alignment: .top, spacing: 12) {
                  Button(action: toggle) {
                      Image(systemName: message.isRead ? "circle" : "circle.fill")
                  }
                  .buttonStyle(.plain)
                  VStack(alignment: .leading, spacing: 4) {
                      HStack {
                          Text(message.sender)
                              .font(.headline)
                          Spacer()
                          Text("\(message.id % 24):\(message.id % 6)0")
                              .font(.caption)
                              .foregroundStyle(.secondary)
                      }
                      Text(message.subject)
                          .font(.subheadline)
                          .lineLimit(1)
                      Text(message.preview)
                          .font(.subheadline)
                          .foregroundStyle(.secondary)
                          .lineLimit(2)
                  }
              }
          }
      }

      struct InboxView: View {
          @State private var messages = (0..<240).map { number in
              Message(
                  id: number, sender: "Sender \(number)", subject: "About the plans for \(number)",
                  preview: "We had a look at the plans and would like to talk about them on day \(number).",
                  isRead: number % 3 == 0)
          }

          private func row(_ message: Message) -> some View {
              MessageRow(message: message) {
                  guard let index = messages.firstIndex(where: { $0.id == message.id }) else { return }
                  messages[index].isRead.toggle()
              }
          }

          var body: some View {
              NavigationStack {
                  List {
                      Section("Today") {
                          ForEach(messages.prefix(120)) { row($0) }
                      }
                      Section("Earlier") {
                          ForEach(messages.suffix(120)) { row($0) }
                      }
                  }
                  .navigationTitle("Inbox")
              }
          }
      }

      #Preview {
          InboxView()
      }
      """#)
}
