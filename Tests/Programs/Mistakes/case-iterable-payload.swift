enum Mode: CaseIterable { case light, custom(Int) }
