import ArgumentParser

enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}

enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never
}
