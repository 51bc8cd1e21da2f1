enum Mode { case light }
print(Mode.light.rawValue)
