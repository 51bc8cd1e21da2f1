// source: getsentry/XcodeBuildMCP
//   src/snapshot-tests/__fixtures__/json/ui-automation/snapshot-ui--success.json@2f9fc828,
//   example_projects/iOS_Calculator/…/ContentView.swift
// observed: AXe frames, iOS 26 simulator, iPhone 17 (402x874, 3x); a stroke of 1 around each
//   button is taken off
// confidence: observed
// platform: ios 26
// container: iphone-17
// tolerance: 0.5
// frame b0: 20 358 81.67 80
// frame b1: 113.67 358 81.33 80
// frame b2: 207 358 81.67 80
// frame b3: 300.67 358 81.33 80
// frame b4: 20 450 81.67 80
// frame b8: 20 542 81.67 80
// frame b12: 20 634 81.67 80
// frame b19: 300.67 726 81.33 80
// notes: Edges as drawn, so on whole pixels.

import SwiftUI

struct ContentView: View {
  var body: some View {
    GeometryReader { geometry in
      ZStack {
        Color.black.ignoresSafeArea()
        VStack(spacing: 0) {
          Spacer()
          LazyVGrid(
            columns: Array(repeating: GridItem(.flexible(), spacing: 12), count: 4), spacing: 12
          ) {
            ForEach(0..<20, id: \.self) { i in
              Color.gray.frame(height: 80).accessibilityIdentifier("b\(i)")
            }
          }
          .padding(.horizontal, 20)
          .padding(.bottom, max(geometry.safeAreaInsets.bottom, 20))
        }
      }
    }
  }
}
