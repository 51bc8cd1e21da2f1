import SwiftUI

struct Mail: Identifiable {
  let id: Int
  let sender: String
  let subject: String
  let time: String
  var isUnread = false
}

struct MailRow: View {
  let mail: Mail

  var body: some View {
    HStack(alignment: .top) {
      Circle().fill(mail.isUnread ? .blue : .clear).frame(width: 10, height: 10).padding(.top, 6)
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(mail.sender).font(.headline)
          Spacer()
          Text(mail.time).font(.subheadline).foregroundStyle(.secondary)
        }
        Text(mail.subject).font(.subheadline).lineLimit(2).foregroundStyle(.secondary)
      }
    }
  }
}

struct Inbox: View {
  @State private var query = ""
  private let mails = [
    Mail(
      id: 1, sender: "Railway", subject: "Your tickets to Lisbon are ready", time: "9:41",
      isUnread: true),
    Mail(
      id: 2, sender: "Grandma", subject: "The plums are ripe. Bring a basket, and the little ones.",
      time: "8:15", isUnread: true),
    Mail(id: 3, sender: "Design weekly", subject: "Seven ways to draw a shadow", time: "Yesterday"),
    Mail(id: 4, sender: "Library", subject: "Due on Friday: two books", time: "Monday"),
  ]

  var body: some View {
    NavigationStack {
      List {
        Section("Today") {
          ForEach(mails.prefix(2)) { mail in
            NavigationLink {
              Text(mail.subject)
            } label: {
              MailRow(mail: mail)
            }
          }
        }
        Section("Earlier") {
          ForEach(mails.dropFirst(2)) { mail in
            NavigationLink {
              Text(mail.subject)
            } label: {
              MailRow(mail: mail)
            }
          }
        }
      }
      .navigationTitle("Inbox")
      .searchable(text: $query)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .topBarTrailing) {
          Menu("More", systemImage: "ellipsis.circle") { Button("Mark all as read") {} }
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Filter", systemImage: "line.3.horizontal.decrease.circle") {}
          Spacer()
          Text("Updated just now").font(.caption)
          Spacer()
          Button("Compose", systemImage: "square.and.pencil") {}
        }
      }
    }
  }
}

#Preview { Inbox() }
