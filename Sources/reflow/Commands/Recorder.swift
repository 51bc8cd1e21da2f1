import ArgumentParser
import SceneLoader

struct Recorder: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "recorder",
    _superCommandName: Reflow.name,
    abstract: "Print a Swift file that records layouts in an app of yours.",
    discussion: """
      Add the file to your app, say .recorded("name") of the views to look at, put Recording { … }
      around the screen, run it and save what the console prints. 'reflow compare' reads that log.

        reflow recorder > Recorder.swift
        reflow compare Screen.swift recorded.txt --device iphone-16-pro
        reflow compare Screen.swift recorded.txt --case screen.swift
      """)

  func run() throws {
    RecorderSource.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .forEach { Streams.data(String($0)) }
  }
}
