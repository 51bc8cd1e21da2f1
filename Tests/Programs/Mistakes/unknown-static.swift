struct Theme { static let accent = "blue" }
print(Theme.acent)
