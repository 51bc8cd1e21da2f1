enum Mode { case light, dark }
func set(_ mode: Mode) {}
set(.night)
