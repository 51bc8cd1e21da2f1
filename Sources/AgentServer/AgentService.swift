import Foundation
import JSONRPC
import JSONText
import Questions
import SceneLoader

/// The Model Context Protocol's server: tools over the list of questions.
package final class AgentService: RPCService {
  /// The revisions that begin with `initialize`, the newest first.
  package static let revisions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
  /// The one whose every request says its revision.
  package static let stateless = "2026-07-28"
  private static let versionKey = "io.modelcontextprotocol/protocolVersion"

  package let cancellation = (method: "notifications/cancelled", parameter: "requestId")
  package let answersCancelled = false
  private let session: QuestionSession
  private let version: String

  package init(_ session: QuestionSession, version: String) {
    (self.session, self.version) = (session, version)
  }

  package func answer(_ call: RPCCall, _ server: RPCServer) throws(RPCError) -> JSON {
    guard let revision = call["_meta"]?[Self.versionKey]?.string else {
      return .object(try members(of: call))
    }
    guard revision == Self.stateless || Self.revisions.contains(revision) else {
      throw RPCError(
        code: -32022, message: "the revision '\(revision)' isn't spoken",
        data: .object([
          ("supported", Self.spoken), ("requested", .string(revision)),
        ]))
    }
    let answer = try members(of: call)
    guard revision == Self.stateless else { return .object(answer) }
    return .object(
      answer + [
        ("resultType", .string("complete")),
        ("_meta", .object([("io.modelcontextprotocol/serverInfo", serverInfo)])),
      ])
  }

  private static var spoken: JSON { .row(([stateless] + revisions).map(JSON.string)) }

  private func members(of call: RPCCall) throws(RPCError) -> [(String, JSON)] {
    // The tools are the same as long as the program is.
    let lasts: [(String, JSON)] = [
      ("ttlMs", .integer(3_600_000)), ("cacheScope", .string("public")),
    ]
    switch call.method {
    case "initialize": return greeting(call)
    case "server/discover":
      return [
        ("supportedVersions", Self.spoken), ("capabilities", capabilities),
        ("instructions", .string(Self.instructions)),
      ] + lasts
    case "ping": return []
    case "tools/list":
      let isStateless = call["_meta"]?[Self.versionKey]?.string == Self.stateless
      return [("tools", .array(AgentTool.all.map(\.json)))] + (isStateless ? lasts : [])
    case "tools/call": return try use(call)
    default: throw .methodNotFound(call.method)
    }
  }

  /// Nothing has to be done about any.
  package func notice(_ notification: RPCCall, _ server: RPCServer) {}

  private var serverInfo: JSON {
    .object([
      ("name", .string("reflow")), ("title", .string("Reflow: SwiftUI layout without a Mac")),
      ("version", .string(version)),
    ])
  }

  private var capabilities: JSON {
    .object([("tools", .object([("listChanged", .bool(false))]))])
  }

  private func greeting(_ call: RPCCall) -> [(String, JSON)] {
    let wanted = call["protocolVersion"]?.string ?? ""
    return [
      ("protocolVersion", .string(Self.revisions.contains(wanted) ? wanted : Self.revisions[0])),
      ("capabilities", capabilities), ("serverInfo", serverInfo),
      ("instructions", .string(Self.instructions)),
    ]
  }

  private static let instructions = """
    Reflow lays SwiftUI source out as SwiftUI does. After each edit of a SwiftUI file call check with its \
    path (the project's folder where it uses other files). Where something is found, try_fix gives a proven \
    change; explain says why a view is as large as it is and stands where it does; look draws it in \
    characters. Numbers are points. Answers are short; handles such as @17 and f1 ask for more.
    """

  private func use(_ call: RPCCall) throws(RPCError) -> [(String, JSON)] {
    let name = call["name"]?.string ?? ""
    guard let tool = AgentTool.all.first(where: { $0.name == name }) else {
      let names = AgentTool.all.map(\.name).joined(separator: ", ")
      throw .invalidParameters("there is no tool '\(name)'; there are \(names)")
    }
    let arguments = call["arguments"] ?? .object([])
    guard arguments.members != nil || arguments.isNull else {
      throw .invalidParameters("'arguments' is an object")
    }
    let interruption = SceneInterruption()
    call.whenCancelled { interruption.request() }
    return SceneInterruption.$current.withValue(interruption) {
      do throws(QuestionError) {
        let answer = try tool.answer(arguments, session)
        return Self.result(answer.words, answer.png, [("structuredContent", answer.data)])
      } catch {
        // What one can do about it is the agent's business, not the client's.
        let picture = error.lastPicture.map { ["the last picture without errors:", $0] } ?? []
        return Self.result([error.message] + picture, nil, [("isError", .bool(true))])
      }
    }
  }

  private static func result(
    _ words: [String], _ png: [UInt8]?, _ more: [(String, JSON)]
  ) -> [(String, JSON)] {
    let text: [(String, JSON)] = [
      ("type", .string("text")), ("text", .string(words.joined(separator: "\n"))),
    ]
    let image = png.map { png in
      JSON.object([
        ("type", .string("image")), ("data", .string(Data(png).base64EncodedString())),
        ("mimeType", .string("image/png")),
      ])
    }
    return [("content", .array([.object(text)] + (image.map { [$0] } ?? [])))] + more
  }
}
