enum Mode { case light, dark, light }
