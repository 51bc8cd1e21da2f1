enum Mode { case light, dark }
let mode = Mode.night
