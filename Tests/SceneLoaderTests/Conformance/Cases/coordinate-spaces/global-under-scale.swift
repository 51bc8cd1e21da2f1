// source: https://fatbobman.com/en/posts/geometryreader-blessing-or-curse/
// observed: Apple SwiftUI, iOS 16/17 era
// confidence: derived
// platform: ios 18
// container: 400x400
// tolerance: 0.01
// prints: size 100 x 100
// prints: global 220 x 220
// notes: Observed: size 100 x 100, global frame 220 x 220 (a render transform outside the
//   reader counts in the global frame). Derived only in that the values are printed on
//   appearance, rounded.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Rectangle()
      .frame(width: 100, height: 100)
      .background {
        GeometryReader { proxy in
          Color.clear
            .onAppear {
              print("size \(rounded(proxy.size.width)) x \(rounded(proxy.size.height))")
              print(
                "global \(rounded(proxy.frame(in: .global).width)) x \(rounded(proxy.frame(in: .global).height))"
              )
            }
        }
      }
      .scaleEffect(2.2)
  }

  private func rounded(_ length: CGFloat) -> Int {
    Int(length.rounded())
  }
}
