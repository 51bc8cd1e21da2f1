enum Mode { case light, dark }
let mode = Mode.light
if mode == "light" { print(mode) }
