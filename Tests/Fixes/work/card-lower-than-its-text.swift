// fix: jellyfin/Swiftfin 796c114f5
// change: the rectangle behind a server's texts loses its frame(height: 100)
// ask: {"device": "iphone-16", "typeSize": "accessibility3"}
import SwiftUI

#Preview {
  ScrollView {
    LazyVStack {
      ForEach(["Living room", "Attic"], id: \.self) { name in
        Button {
        } label: {
          ZStack(alignment: .leading) {  // !
            Rectangle()  // !
              .foregroundColor(Color(.secondarySystemFill))
              .frame(height: 100)  // -
              .cornerRadius(10)
            HStack(spacing: 10) {
              Image(systemName: "server.rack").font(.system(size: 36))
              VStack(alignment: .leading, spacing: 5) {
                Text(name).font(.title2)
                Text("http://192.168.1.20:8096").font(.footnote)
                Text("2 people").font(.footnote)
              }
            }
            .padding(.leading)  // -
            // + .padding()
          }
          .padding()
        }
      }
    }
  }
}
