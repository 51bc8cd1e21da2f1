import ArgumentParser

struct Manual: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    _superCommandName: Reflow.name, abstract: "Print the manual page.",
    discussion: """
      It is made from the commands and the table of keys, for man: 'reflow manual > reflow.1', then
      'man ./reflow.1'.
      """)

  func run() { Streams.data(ManualPage().text) }
}
