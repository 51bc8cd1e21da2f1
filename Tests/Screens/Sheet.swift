import SwiftUI

struct Ticket: View {
  @State private var isPresented = true
  @State private var seats = 2
  @State private var kind = "Stalls"

  var body: some View {
    NavigationStack {
      List {
        Section("This week") {
          LabeledContent("The Tempest", value: "Tue 19:30")
          LabeledContent("Rigoletto", value: "Wed 19:00")
          LabeledContent("Swan Lake", value: "Fri 20:00")
        }
        Section("Next week") {
          LabeledContent("Hamlet", value: "Mon 19:30")
        }
      }
      .navigationTitle("Theatre")
    }
    .sheet(isPresented: $isPresented) {
      VStack(spacing: 20) {
        Text("Swan Lake").font(.title2.bold())
        Text("Friday, 20:00 · Main stage").foregroundStyle(.secondary)
        Picker("Kind", selection: $kind) {
          ForEach(["Stalls", "Circle", "Box"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
        Stepper("Seats: \(seats)", value: $seats, in: 1...8)
        HStack {
          Text("Total")
          Spacer()
          Text("$84.00").bold()
        }
        Button {
        } label: {
          Text("Book").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        Button("Discard", role: .destructive) { isPresented = false }
      }
      .padding()
      .presentationDetents([.medium])
    }
  }
}

#Preview { Ticket() }
