// source: https://github.com/jpsim/Milestones@55f12be2879b
//   MilestonesCoreTests/__Snapshots__/SnapshotTests/testCalendarView.light-mode.png
// observed: Apple SwiftUI, iOS 14.2 simulator (Xcode 12.2, November 2020), ViewImageConfig iPhone
//   Xs Max, run on a simulator with a status bar of 47 points (iPhone 12), which is left out here;
//   3x
// confidence: observed
// platform: ios 14
// container: 414x815
// tolerance: 1
// frame Sun: 9.42 -0.16 any any
// frame Mon: 67.79 0.01 any any
// frame Tue: 131 0.01 any any
// frame Wed: 187.33 0.21 any any
// frame Thu: 250.33 0.21 any any
// frame Fri: 317.46 0.04 any any
// frame Sat: 373.76 -0.16 any any
// frame january: 148.16 46.14 any any
// frame j1: 85.33 80.17 any any
// frame j2: 143.33 80.17 any any
// frame j3: 202 80.34 any any
// frame j4: 260.66 80.17 any any
// frame j5: 320.33 80.34 any any
// frame j6: 378.76 80.34 any any
// frame j7: 25 117.17 any any
// frame j8: 83.09 117.34 any any
// frame j9: 142.09 117.17 any any
// frame j10: 197 117.17 any any
// frame j11: 257.66 117.17 any any
// frame j12: 315.33 117.01 any any
// frame j13: 374.33 117.34 any any
// frame j14: 19.33 154.17 any any
// frame j15: 78.66 154.34 any any
// frame j16: 137.66 154.17 any any
// frame j17: 197.66 154.17 any any
// frame j18: 256 154.34 any any
// frame j19: 315 154.17 any any
// frame j20: 373 154.17 any any
// frame j21: 19.66 191.01 any any
// frame j22: 77.66 191.01 any any
// frame j23: 136.66 191.17 any any
// frame j24: 195.66 191.01 any any
// frame j25: 254.66 191.17 any any
// frame j26: 313.66 191.17 any any
// frame j27: 373.66 191.01 any any
// frame j28: 18 228.17 any any
// frame j29: 77.33 228.17 any any
// frame j30: 136.33 228.17 any any
// frame j31: 197 228.34 any any
// frame february: 143.72 278.81 any any
// frame f1: 262 312.84 any any
// frame f2: 320 312.67 any any
// frame f3: 379.33 313.01 any any
// frame f4: 24 349.84 any any
// frame f5: 84 350.01 any any
// frame f6: 142.42 350.01 any any
// frame f7: 202.33 349.84 any any
// frame f8: 260.42 350.01 any any
// frame f9: 319.76 350.01 any any
// frame f10: 375.33 350.01 any any
// frame f11: 22.33 386.84 any any
// frame f12: 80 386.84 any any
// frame f13: 139 387.01 any any
// frame f14: 198 386.84 any any
// frame f15: 257 387.01 any any
// frame f16: 316 387.01 any any
// frame f17: 375.66 386.84 any any
// frame f18: 20.33 424.01 any any
// frame f19: 79.66 424.01 any any
// frame f20: 137.33 424.01 any any
// frame f21: 198.66 423.84 any any
// frame f22: 256 423.84 any any
// frame f23: 315 424.01 any any
// frame f24: 374 423.84 any any
// frame f25: 19.33 461.01 any any
// frame f26: 78.33 461.01 any any
// frame f27: 138 460.84 any any
// frame f28: 196.66 461.01 any any
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      HStack(alignment: .center) {
        ForEach(["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"], id: \.self) { day in
          Text(day).font(.system(size: 20)).accessibilityIdentifier(day).frame(
            minWidth: 0, maxWidth: .infinity)
        }
      }
      Divider()
      ScrollView {
        VStack(alignment: .center, spacing: 10) {
          Text("JANUARY 2001").accessibilityIdentifier("january")
          VStack(alignment: .leading, spacing: 5) {
            HStack {
              day("j", 0, false)
              day("j", 1, false)
              day("j", 2, false)
              day("j", 3, false)
              day("j", 4, false)
              day("j", 5, false)
              day("j", 6, false)
            }
            HStack {
              day("j", 7, false)
              day("j", 8, false)
              day("j", 9, true)
              day("j", 10, true)
              day("j", 11, true)
              day("j", 12, true)
              day("j", 13, true)
            }
            HStack {
              day("j", 14, true)
              day("j", 15, true)
              day("j", 16, true)
              day("j", 17, true)
              day("j", 18, true)
              day("j", 19, true)
              day("j", 20, true)
            }
            HStack {
              day("j", 21, true)
              day("j", 22, true)
              day("j", 23, true)
              day("j", 24, true)
              day("j", 25, true)
              day("j", 26, true)
              day("j", 27, true)
            }
            HStack {
              day("j", 28, true)
              day("j", 29, true)
              day("j", 30, true)
              day("j", 31, true)
              day("j", 0, false)
              day("j", 0, false)
              day("j", 0, false)
            }
          }
        }
        Divider()
        VStack(alignment: .center, spacing: 10) {
          Text("FEBRUARY 2001").accessibilityIdentifier("february")
          VStack(alignment: .leading, spacing: 5) {
            HStack {
              day("f", 0, false)
              day("f", 0, false)
              day("f", 0, false)
              day("f", 0, false)
              day("f", 1, true)
              day("f", 2, true)
              day("f", 3, false)
            }
            HStack {
              day("f", 4, false)
              day("f", 5, false)
              day("f", 6, false)
              day("f", 7, false)
              day("f", 8, false)
              day("f", 9, false)
              day("f", 10, false)
            }
            HStack {
              day("f", 11, false)
              day("f", 12, false)
              day("f", 13, false)
              day("f", 14, false)
              day("f", 15, false)
              day("f", 16, false)
              day("f", 17, false)
            }
            HStack {
              day("f", 18, false)
              day("f", 19, false)
              day("f", 20, false)
              day("f", 21, false)
              day("f", 22, false)
              day("f", 23, false)
              day("f", 24, false)
            }
            HStack {
              day("f", 25, false)
              day("f", 26, false)
              day("f", 27, false)
              day("f", 28, false)
              day("f", 0, false)
              day("f", 0, false)
              day("f", 0, false)
            }
          }
        }
        Divider()
      }
    }
  }

  func day(_ month: String, _ number: Int, _ enabled: Bool) -> some View {
    HStack {
      Spacer()
      if number > 0 {
        Text("\(number)").fontWeight(enabled ? .medium : .thin).font(.system(size: 20))
          .accessibilityIdentifier("\(month)\(number)").frame(width: 32, height: 32)
      } else {
        EmptyView().frame(width: 32, height: 32)
      }
      Spacer()
    }
  }
}
