enum Size { case small, medium, large }
let size = Size.small
switch size {
case .small: print("s")
case .large: print("l")
}
