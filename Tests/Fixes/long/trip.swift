// A screen of some 300 lines as apps have them, with what such screens have wrong: remedies are counted on it.
// reflow: image harbour 1200x800
import SwiftUI

struct Stop: Identifiable {
  let id: Int
  let town: String
  let region: String
  let nights: Int
  let price: Double
  let isBooked: Bool
}

struct Traveller: Identifiable {
  let id: Int
  let name: String
  let seat: String
  let meal: String?
}

enum Step: String, CaseIterable, Identifiable {
  case plan = "Plan"
  case travellers = "Travellers"
  case payment = "Payment"
  var id: String { rawValue }
}

@Observable final class Trip {
  var title = "Along the northern coast"
  var stops = [
    Stop(
      id: 1, town: "Trondheim", region: "Trøndelag, Norway", nights: 2, price: 189, isBooked: true),
    Stop(id: 2, town: "Bodø", region: "Nordland, Norway", nights: 1, price: 142.5, isBooked: true),
    Stop(
      id: 3, town: "Svolvær", region: "Lofoten Islands, Nordland", nights: 3, price: 240,
      isBooked: false),
    Stop(id: 4, town: "Tromsø", region: "Troms, Norway", nights: 2, price: 175, isBooked: false),
  ]
  var travellers = [
    Traveller(id: 1, name: "Ingeborg Halvorsen", seat: "12A", meal: "Vegetarian"),
    Traveller(id: 2, name: "Aleksander Wisniewski-Brandt", seat: "12B", meal: nil),
  ]
  var step = Step.plan
  var isInsured = true
  var sendsTickets = false
  var note = ""
  var total: Double { stops.reduce(0) { $0 + $1.price * Double($1.nights) } }
  var booked: Int { stops.filter(\.isBooked).count }
}

struct TripScreen: View {
  @State private var trip = Trip()

  var body: some View {
    ZStack(alignment: .bottom) {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          Header(trip: trip)
          StepPicker(step: $trip.step)
          Facts(trip: trip)
          SectionTitle(title: "Stops", action: "Change the order of stops")
          VStack(spacing: 12) {
            ForEach(trip.stops) { stop in
              StopRow(stop: stop)
            }
          }
          SectionTitle(title: "Travellers", action: "Add")
          ForEach(trip.travellers) { traveller in
            TravellerRow(traveller: traveller)
          }
          Extras(trip: trip)
          WeatherStrip()
          Note(text: $trip.note)
        }
        .padding()
      }
      PayBar(trip: trip)
    }
  }
}

struct Header: View {
  let trip: Trip

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Image("harbour")
        .resizable()
        .scaledToFill()
        .frame(height: 180)
        .clipShape(RoundedRectangle(cornerRadius: 20))
        .overlay(alignment: .topTrailing) {
          Button {
          } label: {
            Image(systemName: "heart")
              .padding(6)
              .background(.thinMaterial, in: Circle())
          }
          .padding(8)
        }
      Text(trip.title)
        .font(.largeTitle.bold())
        .lineLimit(1)
      HStack {
        Label("8 nights", systemImage: "moon.stars")
        Spacer()
        Label("Two travellers", systemImage: "person.2")
        Spacer()
        Label("1,240 km", systemImage: "map")
      }
      .font(.subheadline)
      .foregroundStyle(.secondary)
    }
  }
}

struct StepPicker: View {
  @Binding var step: Step

  var body: some View {
    HStack(spacing: 8) {
      ForEach(Step.allCases) { one in
        Button {
          step = one
        } label: {
          Text(one.rawValue)
            .font(.callout.weight(.medium))
            .padding(.horizontal, 14)
            .frame(height: 32)
            .background(
              step == one ? Color.accentColor : Color(.secondarySystemFill), in: Capsule()
            )
            .foregroundStyle(step == one ? .white : .primary)
        }
      }
    }
  }
}

struct Facts: View {
  let trip: Trip

  var body: some View {
    HStack(spacing: 12) {
      Fact(value: "\(trip.stops.count)", words: "stops", symbol: "mappin.and.ellipse")
      Fact(value: "\(trip.booked)", words: "confirmed", symbol: "checkmark.seal")
      Fact(value: "€ \(Int(trip.total))", words: "altogether", symbol: "eurosign.circle")
    }
  }
}

struct Fact: View {
  let value: String
  let words: String
  let symbol: String

  var body: some View {
    VStack(spacing: 4) {
      Image(systemName: symbol)
        .font(.title3)
        .foregroundStyle(.tint)
      Text(value)
        .font(.title2.monospacedDigit().bold())
      Text(words)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .frame(width: 104, height: 96)
    .background(Color(.secondarySystemBackground))
    .cornerRadius(14)
  }
}

struct SectionTitle: View {
  let title: String
  let action: String

  var body: some View {
    HStack {
      Text(title)
        .font(.title3.bold())
      Spacer()
      Button(action) {}
        .fixedSize()
    }
  }
}

struct StopRow: View {
  let stop: Stop

  var body: some View {
    HStack(spacing: 12) {
      ZStack {
        Circle()
          .fill(stop.isBooked ? Color.green : Color.orange)
          .frame(width: 44, height: 44)
        Text("\(stop.nights)")
          .font(.headline)
          .foregroundStyle(.white)
      }
      VStack(alignment: .leading) {
        Text(stop.town)
          .font(.headline)
        Text(stop.region)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(1)
      }
      Spacer()
      VStack(alignment: .trailing) {
        Text(stop.price, format: .currency(code: "EUR"))
          .font(.subheadline.monospacedDigit())
        Text(stop.isBooked ? "confirmed" : "on request")
          .font(.caption)
          .padding(.horizontal, 6)
          .background(.quaternary, in: Capsule())
      }
      .frame(width: 90)
      Button {
      } label: {
        Image(systemName: "ellipsis")
      }
    }
    .padding(12)
    .background(Color(.systemBackground))
    .clipShape(RoundedRectangle(cornerRadius: 16))
    .shadow(radius: 2)
  }
}

struct TravellerRow: View {
  let traveller: Traveller

  var body: some View {
    HStack {
      Image(systemName: "person.crop.circle.fill")
        .font(.largeTitle)
      VStack(alignment: .leading) {
        Text(traveller.name)
          .lineLimit(1)
        if let meal = traveller.meal {
          Text(meal)
            .font(.caption)
        }
      }
      Spacer()
      Text("Seat \(traveller.seat)")
        .font(.callout)
        .fixedSize()
        .padding(.horizontal, 10)
        .background(Color(.tertiarySystemFill))
    }
    .frame(height: 52)
  }
}

struct Extras: View {
  @Bindable var trip: Trip

  var body: some View {
    VStack(spacing: 16) {
      Toggle(isOn: $trip.isInsured) {
        VStack(alignment: .leading) {
          Text("Travel insurance")
          Text("Covers delays, luggage and the way home")
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
      }
      Toggle("Send the tickets by post", isOn: $trip.sendsTickets)
    }
    .padding()
    .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 16))
  }
}

struct WeatherStrip: View {
  private let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  var body: some View {
    HStack(spacing: 10) {
      ForEach(days.indices, id: \.self) { day in
        VStack(spacing: 6) {
          Text(days[day])
            .font(.caption)
          Image(systemName: day % 2 == 0 ? "cloud.sun" : "cloud.rain")
            .frame(height: 24)
          Text("\(9 + day)°")
            .font(.footnote.monospacedDigit())
        }
        .frame(minWidth: 44)
        .padding(.vertical, 8)
        .background(Color.blue.opacity(0.1), in: RoundedRectangle(cornerRadius: 10))
      }
    }
  }
}

struct Note: View {
  @Binding var text: String

  var body: some View {
    VStack(alignment: .leading) {
      Text("A note for your hosts")
        .font(.headline)
      TextField("When you arrive, and whatever they ought to know", text: $text)
        .textFieldStyle(.roundedBorder)
    }
  }
}

struct PayBar: View {
  let trip: Trip

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Total")
          .font(.caption)
        Text(trip.total, format: .currency(code: "EUR"))
          .font(.title3.monospacedDigit().bold())
      }
      Spacer()
      Button("Confirm and pay") {}
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    .padding()
    .background(.bar)
  }
}

#Preview {
  TripScreen()
}
