// source: XCUI dump in a comment of WordsgramUITests.swift (Kane, 26 November 2023)
// observed: XCUI debugDescription, iOS 17 (by its date), 375x812 at 3x with 50 points of status
//   bar (iPhone 12 or 13 mini)
// confidence: observed
// platform: ios 17
// container: iphone-13-mini
// tolerance: 0.5
// frame title0: 114 209 136 20.33
// frame author0: 114 232 132.67 15.67
// frame published0: 114 250.33 115.67 15.67
// frame cover0: any 209 any 90
// frame cover1: any 321 any 90
// notes: Bar 50...198 (large title and search field), rows of 112 from 198 on. The row's code is
//   guessed from its frames; the frames are printed with one decimal.

import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        ForEach(0..<6, id: \.self) { i in
          NavigationLink {
            Text("Book")
          } label: {
            HStack(alignment: .top) {
              Color.gray.frame(width: 90, height: 90).accessibilityIdentifier("cover\(i)")
              VStack(alignment: .leading) {
                Text("Brave New World").font(.headline).accessibilityIdentifier("title\(i)")
                Text("Author: Aldous huxley").font(.footnote).accessibilityIdentifier("author\(i)")
                Text("Published on: 1932").font(.footnote).accessibilityIdentifier("published\(i)")
              }
            }
          }
        }
      }
      .listStyle(.plain)
      .searchable(
        text: .constant(""), placement: .navigationBarDrawer(displayMode: .always),
        prompt: "Search book title"
      )
      .navigationTitle("Books")
    }
  }
}
