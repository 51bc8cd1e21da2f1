import JSONText
import Synchronization
import Threads

/// What a server does with the messages that it gets.
package protocol RPCService: Sendable {
  /// What cancels a request: the notification's method, and the name of the parameter that has the
  /// request's id.
  var cancellation: (method: String, parameter: String) { get }
  /// Whether a cancelled request is answered with an error, as LSP wants, or not at all, as MCP.
  var answersCancelled: Bool { get }

  /// Hears of a request or notification when it comes, on the thread that reads, before those that
  /// came earlier are answered.
  func received(_ call: RPCCall)
  /// The answer to a request.
  func answer(_ call: RPCCall, _ server: RPCServer) throws(RPCError) -> JSON
  func notice(_ notification: RPCCall, _ server: RPCServer)
}

extension RPCService {
  package func received(_ call: RPCCall) {}
}

/// Reads messages on one thread, has a service answer them on others, and writes the answers.
///
/// With one worker messages are answered in order; with more as each is ready, and notifications
/// don't wait for requests before them.
package final class RPCServer: Sendable {
  /// A message's bytes at most, where nothing else is said.
  package static let sizeLimit = 16 << 20

  private let framing: Framing
  private let service: any RPCService
  private let write: @Sendable ([UInt8]) -> Void
  private let limit: Int

  private struct Work {
    let call: RPCCall
    let batch: Batch?
  }

  private struct State {
    var waiting: [Work] = []
    /// Requests that wait or are being answered.
    var open: [RPCIdentifier: RPCCall] = [:]
    /// What is done with answers to the server's own requests.
    var asked: [RPCIdentifier: @Sendable (Result<JSON, RPCError>) -> Void] = [:]
    var questions = 0
    var hasEnded = false

    /// What is to be done next: nil while there is nothing, and a nil where nothing will be.
    mutating func next() -> Work?? {
      if !waiting.isEmpty { return .some(waiting.removeFirst()) }
      return hasEnded ? .some(nil) : nil
    }
  }
  private let state = Condition(State())
  /// Held while a message is written.
  private let output = Mutex(())

  /// - Parameters:
  ///   - limit: a message's bytes at most.
  ///   - write: gets whole messages, one call at a time.
  package init(
    _ framing: Framing, _ service: some RPCService, limit: Int = RPCServer.sizeLimit,
    write: @escaping @Sendable ([UInt8]) -> Void
  ) {
    (self.framing, self.service, self.limit, self.write) = (framing, service, limit, write)
  }

  // MARK: Running

  /// Reads until the input ends; what came before is answered. Blocks.
  /// - Parameters:
  ///   - workers: how many messages are worked on at once.
  ///   - stackSize: of each worker's thread, in bytes.
  ///   - read: waits for bytes; nil or none where the input ends.
  package func run(workers: Int = 1, stackSize: Int = 64 << 20, read: () -> [UInt8]?) {
    let threads = (0..<workers).compactMap { _ in StackThread(stackSize: stackSize, work) }
    var decoder = MessageDecoder(framing, limit: limit)
    while let bytes = read(), !bytes.isEmpty {
      decoder.append(bytes)
      while let piece = decoder.next() { take(piece) }
    }
    if let piece = decoder.end() { take(piece) }
    end()
    threads.forEach { $0.join() }
  }

  /// No more messages are taken; those that wait are answered.
  package func end() { state.change { $0.hasEnded = true } }

  /// Nobody waits for an answer any more.
  package func cancelAll() {
    state.change { state in
      state.hasEnded = true
      return Array(state.open.values)
    }.forEach { $0.cancel() }
  }

  private func work() {
    while let work = state.wait({ $0.next() }) { answer(work) }
  }

  private func answer(_ work: Work) {
    guard let identifier = work.call.identifier else { return service.notice(work.call, self) }
    let result: Result<JSON, RPCError>
    do throws(RPCError) {
      try work.call.checkCancelled()
      let answer = try service.answer(work.call, self)
      try work.call.checkCancelled()
      result = .success(answer)
    } catch {
      // What was ended on the way may call that otherwise.
      result = .failure(work.call.isCancelled ? .cancelled : error)
    }
    state.change { state in
      if state.open[identifier] === work.call { state.open[identifier] = nil }
    }
    let isUnanswered = work.call.isCancelled && !service.answersCancelled
    reply(isUnanswered ? nil : RPCMessage.answer(identifier, result).json, work.batch)
  }

  // MARK: What comes

  private func take(_ piece: MessageDecoder.Piece) {
    switch piece {
    case .garbage(let why): send(RPCMessage.refusal(.parse(why)))
    case .tooLarge:
      send(RPCMessage.refusal(.invalidRequest("a message has more than \(limit) bytes")))
    case .message(let bytes):
      let json: JSON
      do throws(JSONError) {
        json = try JSON(parsing: bytes)
      } catch {
        send(RPCMessage.refusal(.parse("\(error.message), at byte \(error.offset)")))
        return
      }
      guard let messages = json.array else { return take(json, nil) }
      if messages.isEmpty { send(RPCMessage.refusal(.invalidRequest("the batch is empty"))) }
      let batch = Batch(messages.count)
      for message in messages { take(message, batch) }
    }
  }

  private func take(_ json: JSON, _ batch: Batch?) {
    let message: RPCMessage
    do throws(RPCError) {
      message = try RPCMessage(json)
    } catch {
      return reply(RPCMessage.refusal(error, of: json), batch)
    }
    switch message {
    case .answer(let identifier, let result):
      state.change { $0.asked.removeValue(forKey: identifier) }?(result)
      reply(nil, batch)
    case .notification(let method, let parameters):
      if method == service.cancellation.method {
        cancel(RPCIdentifier(parameters[service.cancellation.parameter]))
      } else {
        take(RPCCall(method: method, parameters: parameters), nil)
      }
      reply(nil, batch)
    case .request(let identifier, let method, let parameters):
      take(RPCCall(method: method, parameters: parameters, identifier: identifier), batch)
    }
  }

  private func take(_ call: RPCCall, _ batch: Batch?) {
    service.received(call)
    let isOpen = state.change { state in
      if let identifier = call.identifier {
        guard state.open[identifier] == nil else { return false }
        state.open[identifier] = call
      }
      state.waiting.append(Work(call: call, batch: batch))
      return true
    }
    guard !isOpen, let identifier = call.identifier else { return }
    let error = RPCError.invalidRequest("a request with this id is being answered")
    reply(RPCMessage.answer(identifier, .failure(error)).json, batch)
  }

  private func cancel(_ identifier: RPCIdentifier?) {
    guard let identifier else { return }
    state.change { $0.open[identifier] }?.cancel()
  }

  // MARK: What goes out

  /// Tells the other side something.
  package func notify(_ method: String, _ parameters: JSON) {
    send(RPCMessage.notification(method: method, parameters).json)
  }

  /// Asks the other side; its answer is taken on the thread that reads.
  package func ask(
    _ method: String, _ parameters: JSON,
    _ answered: @escaping @Sendable (Result<JSON, RPCError>) -> Void
  ) {
    let identifier = state.change { state in
      state.questions += 1
      let identifier = RPCIdentifier.text("reflow-\(state.questions)")
      state.asked[identifier] = answered
      return identifier
    }
    send(RPCMessage.request(identifier, method: method, parameters).json)
  }

  private func reply(_ answer: JSON?, _ batch: Batch?) {
    guard let batch else { return answer.map(send) ?? () }
    // Where all are notifications, nothing is answered.
    if let answers = batch.add(answer), !answers.isEmpty { send(.array(answers)) }
  }

  private func send(_ message: JSON) {
    let bytes = framing.framed(message.compact)
    output.withLock { _ in write(bytes) }
  }
}

/// The answers to messages that came together, which go out together.
private final class Batch: Sendable {
  private let state: Mutex<(missing: Int, answers: [JSON])>

  init(_ count: Int) { state = Mutex((count, [])) }

  /// - Returns: all of them, with the last.
  func add(_ answer: JSON?) -> [JSON]? {
    state.withLock { state in
      state.missing -= 1
      if let answer { state.answers.append(answer) }
      return state.missing == 0 ? state.answers : nil
    }
  }
}
