import Foundation
import JSONRPC
import JSONText
import LayoutSolver
import Numbers
import SceneLoader
import SwiftUILibrary
import Threads

/// Answers an editor by the Language Server Protocol, version 3.17: what is wrong as one types, remedies,
/// sizes and why they are so.
///
/// It says nothing of what a compiler's server says: no completion, no definitions, no formatting, so that
/// both can be asked.
package final class LanguageServer: RPCService, @unchecked Sendable {
  /// In bytes, for reading and remedies; layouts have stacks of their own.
  private static let stackSize = 64 << 20

  private enum Phase { case new, ready, shutDown }

  private let queue: WorkQueue
  private let program: String
  private let version: String
  private let settings: @Sendable () -> EditorSession.Settings
  private let watch: @Sendable (Int) -> Void
  private let exit: @Sendable (Bool) -> Void

  // Of the thread that answers messages alone.
  private var phase = Phase.new

  // Of the thread that has the session alone.
  private weak var client: RPCServer?
  private var canRefresh: Set<String> = []
  private var hasVersions = false
  /// Whether the client wants to hear how long things take.
  private var isTraced = false
  private var showsDocuments = false
  /// The addresses that something was said of, by the address it was found by, and what.
  private var published: [String: [String: [EditorProblem]]] = [:]

  /// - Parameters:
  ///   - program: the path of the program, to open the playground with.
  ///   - settings: makes what gives a scene's settings.
  ///   - rest: how long a text has to rest before something is said of it.
  ///   - watch: gets the editor's process, without which there is nothing to do.
  ///   - exit: ends the process; it gets whether the editor has said before that it ends.
  package init(
    program: String, version: String, rest: Duration = .milliseconds(10),
    settings: @escaping @Sendable () -> EditorSession.Settings,
    watch: @escaping @Sendable (_ process: Int) -> Void = { _ in },
    exit: @escaping @Sendable (_ isOrderly: Bool) -> Void
  ) {
    self.program = program
    self.version = version
    self.settings = settings
    self.watch = watch
    self.exit = exit
    queue = WorkQueue(rest: rest)
  }

  /// Starts to work for a client; false where there is no thread to be had.
  package func start(_ client: RPCServer) -> Bool {
    let thread = StackThread(stackSize: Self.stackSize) { [self] in
      self.client = client
      let session = EditorSession(settings: settings())
      queue.run(on: session) { address, all in publish(address, all: all, session) }
    }
    thread?.detach()
    return thread != nil
  }

  /// Ends all work.
  package func stop() { queue.end() }

  // MARK: Messages

  package var cancellation: (method: String, parameter: String) { ("$/cancelRequest", "id") }
  package var answersCancelled: Bool { true }

  /// What is done for a text that changes is ended before what waits is answered.
  package func received(_ call: RPCCall) {
    if call.method.hasPrefix("textDocument/did") || call.method.hasPrefix("workspace/did") {
      queue.interrupt()
    }
  }

  package func notice(_ notification: RPCCall, _ server: RPCServer) {
    let parameters = notification.parameters
    let method = notification.method
    if method == "exit" { return exit(phase == .shutDown) }
    guard phase == .ready else { return }
    switch method {
    case "initialized":
      queue.add(.init { [self] _ in watchFiles() })
    case "textDocument/didOpen":
      guard let document = parameters["textDocument"], let address = document["uri"]?.string,
        let text = document["text"]?.string
      else { return }
      changing(address) { $0.open(address, text, version: document["version"]?.integer ?? 0) }
    case "textDocument/didChange":
      guard let document = parameters["textDocument"], let address = document["uri"]?.string else {
        return
      }
      let version = document["version"]?.integer ?? 0
      let changes = (parameters["contentChanges"]?.array ?? []).compactMap { change in
        change["text"]?.string.map { (TextRange(change["range"]), $0) }
      }
      changing(address) { session in
        for (range, text) in changes { session.change(address, range, to: text, version: version) }
      }
    case "textDocument/didClose":
      guard let address = parameters["textDocument"]?["uri"]?.string else { return }
      queue.add(.init { [self] session in close(address, session) })
    case "textDocument/didSave", "workspace/didChangeWatchedFiles":
      queue.add(
        .init { [self] session in
          session.filesChanged()
          queue.look(at: session.addresses)
        })
    case "workspace/didChangeConfiguration":
      let options = parameters["settings"]?["reflow"] ?? .null
      queue.add(.init { [self] session in take(options: options, session) })
    case "$/setTrace":
      let isTraced = parameters["value"]?.string != "off"
      queue.add(.init { [self] _ in self.isTraced = isTraced })
    case "workspace/didChangeWorkspaceFolders":
      let event = parameters["event"] ?? .null
      func folders(_ name: String) -> [String] {
        (event[name]?.array ?? []).compactMap { $0["uri"]?.string.flatMap(DocumentPath.path) }
      }
      let (added, removed) = (folders("added"), folders("removed"))
      queue.add(
        .init { session in
          session.folders = session.folders.filter { !removed.contains($0) } + added
        })
    default: break
    }
  }

  private func changing(_ address: String, _ change: @escaping (EditorSession) -> Void) {
    queue.add(
      .init { [self] session in
        change(session)
        queue.look(at: [address])
      })
  }

  package func answer(_ call: RPCCall, _ server: RPCServer) throws(RPCError) -> JSON {
    switch (phase, call.method) {
    case (.new, "initialize"):
      phase = .ready
      let parameters = call.parameters
      if let process = parameters["processId"]?.integer { watch(process) }
      queue.add(.init { [self] session in initialize(parameters, session) })
      return ServerCapabilities(version: version).json
    case (.new, _): throw .notInitialized
    case (.ready, "initialize"):
      throw .invalidRequest("the server is initialized; ask for something else")
    case (.ready, "shutdown"):
      phase = .shutDown
      queue.end()
      return .null
    case (.shutDown, _): throw .invalidRequest("the server is shut down; say 'exit'")
    case (.ready, _): break
    }
    guard let request = EditorRequest(rawValue: call.method) else {
      throw .methodNotFound(call.method)
    }
    let interruption = SceneInterruption()
    call.whenCancelled { interruption.request() }
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var answer: Result<JSON, RPCError> = .failure(.cancelled)
    queue.add(
      WorkQueue.Job(interruption: interruption) { [self] session in
        defer { done.signal() }
        guard !interruption.isRequested else { return }
        do throws(RPCError) {
          answer = .success(try self.answer(request, call.parameters, session))
        } catch {
          answer = .failure(error)
        }
        // What was ended on the way is no answer.
        if interruption.isRequested { answer = .failure(.contentModified) }
      })
    done.wait()
    return try answer.get()
  }

  private func answer(
    _ request: EditorRequest, _ parameters: JSON, _ session: EditorSession
  ) throws(RPCError) -> JSON {
    switch request {
    case .hover: try hover(parameters, session)
    case .codeActions: try codeActions(parameters, session)
    case .inlayHints: try inlayHints(parameters, session)
    case .codeLenses: try codeLenses(parameters, session)
    case .executeCommand: try executeCommand(parameters, session)
    case .picture: try picture(parameters, session)
    case .diagnostics: throw .methodNotFound(request.rawValue)
    }
  }

  // MARK: Lifetime

  private func initialize(_ parameters: JSON, _ session: EditorSession) {
    let folders = (parameters["workspaceFolders"]?.array ?? []).compactMap { $0["uri"]?.string }
    let root = parameters["rootUri"]?.string
    session.folders = (folders.isEmpty ? [root].compactMap(\.self) : folders).compactMap {
      DocumentPath.path(of: $0)
    }
    let workspace = parameters["capabilities"]?["workspace"]
    for name in ["inlayHint", "codeLens"]
    where workspace?[name]?["refreshSupport"]?.bool == true { canRefresh.insert(name) }
    if workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool == true {
      canRefresh.insert(Self.watching)
    }
    isTraced = (parameters["trace"]?.string ?? "off") != "off"
    hasVersions = workspace?["workspaceEdit"]?["documentChanges"]?.bool == true
    showsDocuments =
      parameters["capabilities"]?["window"]?["showDocument"]?["support"]?.bool == true
    take(options: parameters["initializationOptions"] ?? .null, session)
  }

  private static let watching = "didChangeWatchedFiles"

  /// Asks to be told of files that change on disk.
  private func watchFiles() {
    guard canRefresh.contains(Self.watching) else { return }
    let globs = ["**/*.swift", "**/*.xcassets/**", "**/*.{strings,xcstrings,stringsdict}"]
    let watchers = globs.map { JSON.object([("globPattern", .string($0))]) }
    ask(
      "client/registerCapability",
      .object([
        (
          "registrations",
          .array([
            .object([
              ("id", .string("reflow-files")),
              ("method", .string("workspace/didChangeWatchedFiles")),
              ("registerOptions", .object([("watchers", .array(watchers))])),
            ])
          ])
        )
      ]))
  }

  /// Takes the conditions that an editor's settings have.
  private func take(options: JSON, _ session: EditorSession) {
    var conditions = session.conditions
    if let device = options["device"] { conditions.device = device.string }
    if let size = options["typeSize"] {
      conditions.typeSize = size.string.flatMap(DynamicTypeSize.named)
    }
    change(conditions, session)
  }

  private func change(_ conditions: EditorSession.Conditions, _ session: EditorSession) {
    guard conditions != session.conditions else { return }
    if let device = conditions.device, Device.named(device) == nil {
      return show("there is no device '\(device)'; 'reflow devices' lists them", isError: true)
    }
    session.conditions = conditions
    refresh(session)
  }

  /// Everything is to be asked and said anew.
  private func refresh(_ session: EditorSession) {
    queue.look(at: session.addresses)
    for name in ["inlayHint", "codeLens"] where canRefresh.contains(name) {
      ask("workspace/\(name)/refresh", .null)
    }
  }

  /// Asks the client for what needs no answer.
  private func ask(_ method: String, _ parameters: JSON) {
    client?.ask(method, parameters) { _ in }
  }

  private func show(_ message: String, isError: Bool) {
    client?.notify(
      "window/showMessage",
      .object([("type", .integer(isError ? 1 : 3)), ("message", .string(message))]))
  }

  // MARK: Problems

  private func publish(_ address: String, all: Bool, _ session: EditorSession) {
    guard session.text(of: address) != nil else { return }
    _ = session.takeTimes()
    let start = ContinuousClock.now
    guard let problems = session.problems(by: address, all: all) else { return }
    defer {
      if isTraced {
        let whole = Int(clamped: ((ContinuousClock.now - start) / .milliseconds(1)).rounded())
        let version = session.version(of: address).map { " version \($0)" } ?? ""
        client?.notify(
          "$/logTrace",
          .object([
            ("message", .string("\(address)\(version): \(whole) ms, \(session.takeTimes())"))
          ]))
      }
    }
    let before = published[address] ?? [:]
    // With the other previews there is mostly nothing more to say.
    if all, before == problems { return }
    published[address] = problems
    for file in Set(before.keys).union(problems.keys).union([address]).sorted() {
      let said = problems[file] ?? []
      if file != address, before[file] == said { continue }
      publish(said, of: file, session)
    }
  }

  private func publish(_ problems: [EditorProblem], of address: String, _ session: EditorSession) {
    var members: [(String, JSON)] = [("uri", .string(address))]
    if let version = session.version(of: address) { members.append(("version", .integer(version))) }
    members.append(("diagnostics", .array(problems.map { JSON($0) })))
    client?.notify(EditorRequest.diagnostics.rawValue, .object(members))
  }

  private func close(_ address: String, _ session: EditorSession) {
    session.close(address)
    queue.forget(address)
    for file in (published.removeValue(forKey: address) ?? [:]).keys.sorted()
    where !published.values.contains(where: { $0[file]?.isEmpty == false }) {
      publish([], of: file, session)
    }
  }

  // MARK: Questions

  private static func address(_ parameters: JSON) throws(RPCError) -> String {
    guard let address = parameters["textDocument"]?["uri"]?.string else {
      throw .invalidParameters("the parameters have no textDocument.uri")
    }
    return address
  }

  private func hover(_ parameters: JSON, _ session: EditorSession) throws(RPCError) -> JSON {
    let address = try Self.address(parameters)
    guard let position = TextPosition(parameters["position"]) else {
      throw .invalidParameters("the parameters have no position")
    }
    guard let hover = session.hover(address, at: position) else { return .null }
    return .object([
      (
        "contents", .object([("kind", .string("markdown")), ("value", .string(hover.text))])
      ), ("range", JSON(hover.range)),
    ])
  }

  private func codeActions(_ parameters: JSON, _ session: EditorSession) throws(RPCError) -> JSON {
    let address = try Self.address(parameters)
    guard let range = TextRange(parameters["range"]) else {
      throw .invalidParameters("the parameters have no range")
    }
    if let only = parameters["context"]?["only"]?.array,
      !only.contains(where: { ["", "quickfix"].contains($0.string) })
    {
      return .array([])
    }
    return .array(
      session.fixes(address, in: range).map { JSON($0, hasVersions: hasVersions) })
  }

  private func inlayHints(_ parameters: JSON, _ session: EditorSession) throws(RPCError) -> JSON {
    let address = try Self.address(parameters)
    return .array(session.hints(address, in: TextRange(parameters["range"])).map { JSON($0) })
  }

  private func codeLenses(_ parameters: JSON, _ session: EditorSession) throws(RPCError) -> JSON {
    let address = try Self.address(parameters)
    return .array(
      session.previews(address).flatMap { preview in
        var commands: [(EditorCommand, String)] = [
          (.playground, "▶ playground"), (.picture, "picture"),
        ]
        if !preview.isShown { commands.append((.preview, "sizes of this one")) }
        return commands.map { command, title in
          JSON.object([
            ("range", JSON(preview.range)),
            (
              "command",
              .object([
                ("title", .string(title)), ("command", .string(command.rawValue)),
                ("arguments", .array([.string(address), .string(preview.name)])),
              ])
            ),
          ])
        }
      })
  }

  private func picture(_ parameters: JSON, _ session: EditorSession) throws(RPCError) -> JSON {
    let address = try Self.address(parameters)
    guard
      let picture = session.picture(
        address, at: TextPosition(parameters["position"]),
        isDark: parameters["dark"]?.bool ?? true,
        columns: min(max(parameters["columns"]?.integer ?? 80, 10), 400))
    else { return .null }
    return .object([
      ("svg", .string(picture.svg)), ("caption", .string(picture.caption)),
      ("outdated", .string(picture.outdated)),
      ("range", picture.selected.map { JSON($0) } ?? .null),
    ])
  }

  // MARK: Commands

  private func executeCommand(_ parameters: JSON, _ session: EditorSession) throws(RPCError) -> JSON
  {
    let name = parameters["command"]?.string ?? ""
    guard let command = EditorCommand(rawValue: name) else {
      let names = EditorCommand.allCases.map(\.rawValue).joined(separator: ", ")
      throw .invalidParameters("there is no command '\(name)'; there are \(names)")
    }
    let arguments = parameters["arguments"]?.array ?? []
    let first = arguments.first?.string
    let second = arguments.dropFirst().first?.string
    switch command {
    case .device:
      if let first, Device.named(first) == nil {
        let near = Device.nearest(to: first).map { "did you mean '\($0.id)'?" }
        throw .invalidParameters(
          "there is no device '\(first)'; \(near ?? "'reflow devices' lists them")")
      }
      session.conditions.device = first
      refresh(session)
      return .null
    case .typeSize:
      let size = first.flatMap(DynamicTypeSize.named)
      if let first, size == nil {
        let names = DynamicTypeSize.allCases.map { "\($0)" }.joined(separator: ", ")
        throw .invalidParameters("there is no type size '\(first)'; there are \(names)")
      }
      session.conditions.typeSize = size
      refresh(session)
      return .null
    case .devices: return .array(Device.all.map { .string($0.id) })
    case .typeSizes: return .array(DynamicTypeSize.allCases.map { .string("\($0)") })
    case .preview:
      session.show(second, of: try Self.document(first, session))
      refresh(session)
      return .null
    case .picture:
      let address = try Self.document(first, session)
      return try writePicture(
        address, preview: second, to: arguments.dropFirst(2).first?.string, session)
    case .ask: return try session.answer(to: first, arguments.dropFirst().first ?? .object([]))
    case .playground:
      let address = try Self.document(first, session)
      return openPlayground(DocumentPath.path(of: address) ?? "-", preview: second)
    }
  }

  private static func document(
    _ address: String?, _ session: EditorSession
  ) throws(RPCError) -> String {
    guard let address, session.text(of: address) != nil else {
      throw .invalidParameters("the first argument is the address of an open document")
    }
    return address
  }

  private func writePicture(
    _ address: String, preview: String?, to path: String?, _ session: EditorSession
  ) throws(RPCError) -> JSON {
    let shown = session.preview(of: address)
    if let preview { session.show(preview, of: address) }
    defer { if preview != nil { session.show(shown, of: address) } }
    guard let picture = session.picture(address, at: nil, isDark: true), picture.outdated == nil
    else {
      throw .internalError("errors leave nothing to draw; mend them first")
    }
    let name = DocumentPath.path(of: address)?.split(separator: "/").last ?? "untitled.swift"
    let file =
      path
      ?? FileManager.default.temporaryDirectory
      .appending(path: "reflow-\(name.split(separator: ".").first ?? name).svg").path
    do {
      try RegularFile.write(picture.svg, to: file)
    } catch {
      throw .internalError("can't write '\(file)': \(error.localizedDescription)")
    }
    let written = DocumentPath.address(of: file)
    if showsDocuments {
      ask(
        "window/showDocument", .object([("uri", .string(written)), ("external", .bool(true))]))
    } else {
      show("the picture is in \(file)", isError: false)
    }
    return .object([("uri", .string(written)), ("caption", .string(picture.caption))])
  }

  /// Opens the playground beside the editor where that runs in tmux; else says what opens it.
  private func openPlayground(_ path: String, preview: String?) -> JSON {
    let words = [program, path] + (preview.map { ["--preview", $0] } ?? [])
    let line = words.map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " ")
    if ProcessInfo.processInfo.environment["TMUX"]?.isEmpty == false {
      let tmux = Process()
      tmux.executableURL = URL(filePath: "/usr/bin/env")
      tmux.arguments = ["tmux", "split-window", "-h", line]
      // Its output would be taken for messages.
      tmux.standardOutput = FileHandle.nullDevice
      tmux.standardError = FileHandle.nullDevice
      tmux.standardInput = FileHandle.nullDevice
      if (try? tmux.run()) != nil { return .object([("command", .string(line))]) }
    }
    show("in a terminal: \(line)", isError: false)
    return .object([("command", .string(line))])
  }
}

/// What an editor can have done.
enum EditorCommand: String, CaseIterable {
  /// Takes a device's name; none for what the scene asks for.
  case device = "reflow.device"
  /// Takes a type size; none for the usual one.
  case typeSize = "reflow.typeSize"
  case devices = "reflow.devices"
  case typeSizes = "reflow.typeSizes"
  /// Each takes a document's address, and a preview's name.
  case preview = "reflow.preview"
  case picture = "reflow.picture"
  case playground = "reflow.playground"
  /// Takes a question of the list that `reflow ask` prints, and its arguments.
  case ask = "reflow.ask"
}
