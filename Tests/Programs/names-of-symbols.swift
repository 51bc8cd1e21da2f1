struct 🚀 {
  var 🔥 = 3
  static let ⅷ = 8
  func 🛰(_ 🪐: [Int]) -> Int { 🪐.count + 🔥 }
}
let 🌍 = ["land", "sea"]

enum NamesOfSymbols {
  static let 🎨: [String] = ["red", "blue"]
  static func 数える(_ 言葉: [String]) -> Int { 言葉.count }
  static func main() {
    let 🌈 = [1, 2, 3], π = 3.5
    var 👍🏽 = true
    👍🏽.toggle()
    print(数える(🎨), 🌈.reduce(0, +), 🌈.map { $0 * 🌈.count }, π, 👍🏽)
    print(🎨, self.🎨.first ?? "", 🌍, 🚀().🛰(🌈), 🚀(🔥: 1).🔥, 🚀.ⅷ)
    for 🐝 in 🎨 { print(🐝, terminator: " ") }
    print("\(🌈.count)\(π)", [3, 1, 2].sorted(by: >), [true, false].map(!))
  }
}
