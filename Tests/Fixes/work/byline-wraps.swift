// fix: Ranchero-Software/NetNewsWire 269d9462f
// change: an article's byline and date get lineLimit(1)
// ask: {"device": "iphone-se-3"}
import SwiftUI

#Preview {
  List {
    ForEach(0..<3, id: \.self) { _ in
      HStack(alignment: .top) {
        Circle().fill(Color.blue).frame(width: 8, height: 8)
        RoundedRectangle(cornerRadius: 4).fill(Color.gray).frame(width: 48, height: 48)
        VStack {
          Text("A bridge over the fjord opens after nine years of work")
            .lineLimit(3)
            .frame(maxWidth: .infinity, alignment: .leading)
          Spacer()
          HStack {
            Text("Northern Review of Roads, Ferries and Rails")  // !
              // + .lineLimit(1)
              .font(.footnote)
            Spacer()
            Text("14 September 2024")  // !
              // + .lineLimit(1)
              .font(.footnote)
          }
        }
      }
    }
  }
  .listStyle(.plain)
}
