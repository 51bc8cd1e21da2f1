import SwiftUI

struct ContentView: View {
  @State private var count = 0
  @State private var step = 1

  var body: some View {
    VStack(spacing: 16) {
      Text("\(count)")
        .font(.system(size: 64, weight: .bold, design: .rounded))
        .foregroundStyle(count < 0 ? .red : .primary)

      HStack {
        Button("−") { count -= step }
        Button("+") { count += step }
      }
      .buttonStyle(.borderedProminent)

      StepPicker(step: $step)

      if count.isMultiple(of: 10) && count != 0 {
        Text("A round number!")
          .transition(.opacity)
      }
    }
    .animation(.default, value: count)
    .padding()
  }
}

struct StepPicker: View {
  @Binding var step: Int

  var body: some View {
    HStack {
      Text("Step")
      ForEach([1, 5, 10], id: \.self) { value in
        Text("\(value)")
          .padding(8)
          .background(step == value ? Color.accentColor : .clear)
          .onTapGesture { step = value }
      }
    }
  }
}
