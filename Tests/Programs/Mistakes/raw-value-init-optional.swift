enum Mode: String { case light }
let m: Mode = Mode(rawValue: "light")
