import SwiftUI

struct Book: Identifiable, Hashable {
  let id: Int
  var title: String
  var pages: Int
}

extension Book {
  static let samples: [Book] = [
    .init(id: 1, title: "The Lighthouse", pages: 204),
    .init(id: 2, title: "A Winter Walk", pages: 96),
  ]
}

struct BookRow: View {
  @Binding var selection: Book?
  let book: Book
  let style: Style
  var onChoose: () -> Void = {}
  @ScaledMetric(relativeTo: .body) private var inset = 12

  var body: some View {
    Button {
      selection = book
      onChoose()
    } label: {
      HStack {
        Text(book.title).fontWeight(selection == book ? .bold : .regular)
        Spacer()
        if style.showsPages { Text("\(book.pages) pages").foregroundStyle(.secondary) }
      }
      .padding(selection == book ? 16 : 8)
      .padding(.horizontal, inset)
    }
    .tint(.primary)
  }
}

extension BookRow {
  struct Style {
    var showsPages = true
    static let short = Style(showsPages: false)
  }
}

struct ReadingLog: View {
  @State private var books = Book.samples
  @State private var selection: Book?

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(books) { book in
            BookRow(selection: $selection, book: book, style: .init())
          }
          .onDelete { books.remove(atOffsets: $0) }
          .onMove { books.move(fromOffsets: $0, toOffset: $1) }
        }
        Section("Titles") {
          ForEach($books) { $book in
            TextField("Title", text: $book.title)
          }
        }
      }
      .navigationTitle(Text("Log"))
      .toolbar { EditButton() }
    }
  }
}

#Preview {
  ReadingLog()
}
