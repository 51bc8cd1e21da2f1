import SwiftUI

struct Address {
  var street: String?
  var city: String
}

struct Person {
  var name: String
  var address: Address?
  var nicknames: [String]? = nil
}

struct ContentView: View {
  let people = [
    Person(name: "Ada", address: Address(street: "St James's Square", city: "London")),
    Person(name: "Emmy", address: Address(street: nil, city: "Göttingen"), nicknames: ["E."]),
    Person(name: "Hypatia"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(people, id: \.name) { person in
        VStack(alignment: .leading) {
          Text(person.name + (person.nicknames?.first.map { " (\($0))" } ?? ""))
            .font(.headline)
          if let address = person.address, let street = address.street {
            Text("\(street), \(address.city)")
          } else if let city = person.address?.city {
            Text(city)
          } else {
            Text("somewhere").italic()
          }
        }
      }
      Text("\(people.compactMap(\.address?.street).count) known street")
    }
  }
}
