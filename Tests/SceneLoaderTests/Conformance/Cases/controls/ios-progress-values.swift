// source: LinearProgressViewStyle.makeBody and CircularProgressViewStyle.makeBody, read from SwiftUI's binary
// observed: no
// confidence: derived
// platform: ios 26 @3x
// container: 320x300
// tolerance: 0.02
// size both: 320 46.667
// size value: 320 22.333
// size ringed: 20 20
// notes: A bar's value stands 4 below it in the caption style (a line of 14.333), a label 4 above it in the
//   body style (20.333). Below a ring both are shown; the font of the value isn't known there, so that
//   case says no more than that a ring without them is 20 by 20.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ProgressView(value: 0.4) {
        Text("Volume")
      } currentValueLabel: {
        Text("40%")
      }
      .accessibilityIdentifier("both")
      ProgressView(value: 0.4) {
      } currentValueLabel: {
        Text("40%")
      }
      .accessibilityIdentifier("value")
      ProgressView(value: 0.4).progressViewStyle(.circular).accessibilityIdentifier("ringed")
    }
  }
}
