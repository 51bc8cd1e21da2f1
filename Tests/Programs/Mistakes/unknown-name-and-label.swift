struct Badge {
  init(_ text: String, icon: String) {}
  init(_ number: Int, image: String) {}
}
let text = "a"
let badge = Badge(txet, icn: "star")
