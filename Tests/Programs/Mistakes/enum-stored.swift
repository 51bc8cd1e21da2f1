enum Mode { var a = 1; case light }
