// fix: flipperdevices/Flipper-iOS-App 4c00670a
// change: a key's padding of 20 becomes a frame that shares the width
// ask: {"device": "iphone-se-1"}
import SwiftUI

#Preview {
  HStack(alignment: .top) {
    VStack {
      ForEach(["789", "456", "123"], id: \.self) { row in
        HStack {
          ForEach(Array(row), id: \.self) { key in
            Button {
            } label: {
              Text(String(key))  // !
                .padding(.vertical, 15)  // -
                .padding(.horizontal, 20)  // -
                // + .frame(height: 51)
                .frame(maxWidth: .infinity)
            }
            .background(Color.gray.opacity(0.3))
            .cornerRadius(8)
          }
        }
      }
    }
    VStack {
      ForEach(["ABC", "DEF"], id: \.self) { row in
        HStack {
          ForEach(Array(row), id: \.self) { key in
            Button {
            } label: {
              Text(String(key))  // !
                .padding(.vertical, 15)  // -
                .padding(.horizontal, 20)  // -
                // + .frame(height: 51)
                .frame(maxWidth: .infinity)
            }
            .background(Color.gray.opacity(0.3))
            .cornerRadius(8)
          }
        }
      }
    }
  }
  .padding(14)
  .background(Color.gray.opacity(0.1))
}
