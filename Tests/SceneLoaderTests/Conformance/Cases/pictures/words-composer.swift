// source: https://github.com/jjjjjeffrey/WordsLearner, snapshots of
//   WordsLearnerTests/__Snapshots__/WordComparatorComposerSheetViewTests/
//   composerSheetReadyToGenerate.iPhone12Pro-iOS26_2-light.png
// observed: Apple SwiftUI, iOS 26.2 simulator, 390x844 view, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 47 0 34 0
// type size: medium
// tolerance: 1
// text AI English Word Comparator: 60.22 239.82 270.31 any
// text Compare similar English words with AI assistance: 66.05 273.36 257.89 any
// text First Word: 47.04 306.92 77.93 any
// frame first: 20.00 334.33 350.00 53.00
// text accept: 35.78 351.46 49.96 any
// text Second Word: 46.78 403.42 101.52 any
// frame second: 20.00 430.67 350.00 53.00
// text except: 35.78 447.79 48.96 any
// frame sentence: 20.00 527.00 350.00 93.00
// frame generate: 16.00 640.00 264.00 52.00
// text Generate: 125.78 656.29 69.96 any
// frame background: 292.00 641.00 82.00 50.00
// text Word Comparator: 15.97 105.28 272.86 any
// notes: Fields by their borders, half of which is taken off. The symbol before Context Sentence
//   is 1 wider than Reflow takes it to be.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 20) {
          VStack(spacing: 8) {
            Image(systemName: "text.book.closed").font(.system(size: 40))
            Text("AI English Word Comparator").font(.title2).fontWeight(.semibold)
            Text("Compare similar English words with AI assistance").font(.caption)
          }
          .padding(.top)

          VStack(spacing: 16) {
            VStack(alignment: .leading, spacing: 8) {
              Label("First Word", systemImage: "1.circle").font(.headline)
              TextField("Enter first word (e.g., character)", text: .constant("accept")).padding()
                .accessibilityIdentifier("first")
            }
            VStack(alignment: .leading, spacing: 8) {
              Label("Second Word", systemImage: "2.circle").font(.headline)
              TextField("Enter second word (e.g., characteristics)", text: .constant("except"))
                .padding().accessibilityIdentifier("second")
            }
            VStack(alignment: .leading, spacing: 8) {
              Label("Context Sentence", systemImage: "text.quote").font(.headline)
              TextField(
                "Paste the sentence here", text: .constant("I accept all terms except this one."),
                axis: .vertical
              ).padding()
                .accessibilityIdentifier("sentence").lineLimit(3...6)
            }
          }
          .padding(.horizontal, 4)
          HStack(spacing: 12) {
            Button {
            } label: {
              HStack {
                Image(systemName: "sparkles"); Text("Generate").fontWeight(.semibold)
              }
              .frame(maxWidth: .infinity).padding().accessibilityIdentifier("generate")
            }
            Button {
            } label: {
              HStack(spacing: 6) { Image(systemName: "arrow.down.circle") }
                .frame(minWidth: 50).padding().accessibilityIdentifier("background")
            }
          }
        }
        .padding()
      }
      .navigationTitle("Word Comparator")
      .navigationBarTitleDisplayMode(.large)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Close") {} }
        ToolbarItem(placement: .primaryAction) {
          Button {
          } label: {
            Image(systemName: "gear")
          }
        }
      }
    }
  }
}
