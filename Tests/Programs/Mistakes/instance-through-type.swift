struct Theme { var accent = "blue" }
print(Theme.accent)
