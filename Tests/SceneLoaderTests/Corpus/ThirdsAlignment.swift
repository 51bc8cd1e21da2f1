import SwiftUI

extension VerticalAlignment {
  private enum OneThird: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context.height / 3
    }
  }

  static let oneThird = VerticalAlignment(OneThird.self)
}

extension HorizontalAlignment {
  struct LabelEnd: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.trailing] }
  }
  static let labelEnd = HorizontalAlignment(LabelEnd.self)
}

struct ThirdsAlignment: View {
  var body: some View {
    VStack(alignment: .labelEnd, spacing: 10) {
      HStack(alignment: .oneThird) {
        Color.red.frame(width: 30, height: 90)
        Color.green.frame(width: 30, height: 30)
        Color.blue.frame(width: 30, height: 60)
          .alignmentGuide(.oneThird) { d in d[VerticalAlignment.center] }
      }
      row("Name", "Grace")
      row("A longer label", "Hopper")
    }
  }

  func row(_ label: String, _ value: String) -> some View {
    HStack {
      Text(label)
        .alignmentGuide(.labelEnd) { $0[.trailing] }
      Text(value).bold()
    }
  }
}

#Preview {
  ThirdsAlignment()
}
