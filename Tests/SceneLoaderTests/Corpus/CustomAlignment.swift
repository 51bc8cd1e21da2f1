import SwiftUI

extension VerticalAlignment {
  private enum MidAccountAndName: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
      dimensions[VerticalAlignment.center]
    }
  }

  static let midAccountAndName = VerticalAlignment(MidAccountAndName.self)
}

struct ContentView: View {
  var body: some View {
    HStack(alignment: .midAccountAndName) {
      VStack {
        Text("@ada")
          .alignmentGuide(.midAccountAndName) { $0[VerticalAlignment.center] }
        Rectangle()
          .fill(.gray)
          .frame(width: 64, height: 64)
      }
      VStack(alignment: .leading) {
        Text("Full name:")
        Text("ADA BYRON")
          .font(.largeTitle)
          .alignmentGuide(.midAccountAndName) { $0[VerticalAlignment.center] }
      }
    }
  }
}
