import ArgumentParser

enum OutputFormat: String, ChoiceArgument {
  case text, json
}

enum ColorChoice: String, ChoiceArgument {
  case auto, always, never
}
