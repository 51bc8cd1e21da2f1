import Foundation
import JSONRPC
import JSONText
import Questions

extension EditorSession {
  /// Answers a question of the list that every interface has, about the texts as the editor has them.
  /// - Parameters:
  ///   - name: the question's.
  ///   - arguments: as `reflow ask` and agents give them; `path` may be a document's address. The device
  ///     and the type size are the editor's where none is given.
  /// - Returns: the answer by its schema as `answer`, in words as `words`, and a PNG in Base64 as `png`.
  func answer(to name: String?, _ arguments: JSON) throws(RPCError) -> JSON {
    guard let name, let question = QuestionList.all.first(where: { $0.name == name }) else {
      let names = QuestionList.all.map { $0.name }.joined(separator: ", ")
      throw .invalidParameters("there is no question '\(name ?? "")'; there are \(names)")
    }
    for document in documents.values {
      questions.setText(document.text.text, of: document.name)
      guard let open = scene(of: document.address) else { continue }
      questions.lend(open.warm, of: open.root ?? document.name, for: target)
    }
    do {
      let names = Set(question.argumentLines.map(\.name))
      let answer = try question.answered(completed(arguments, of: names), questions)
      var members: [(String, JSON)] = [
        ("answer", answer.data), ("words", .array(answer.words.map { .string($0) })),
      ]
      if let png = answer.png { members.append(("png", .string(Data(png).base64EncodedString()))) }
      return .object(members)
    } catch {
      switch error.kind {
      case .wrongArgument: throw .invalidParameters(error.message)
      case .cancelled: throw .contentModified
      case .unreadable, .broken, .lacking: throw .requestFailed(error.message)
      }
    }
  }

  private func completed(_ arguments: JSON, of names: Set<String>) -> JSON {
    var members = (arguments.members ?? []).map { name, value in
      let path = name == "path" ? value.string.flatMap(DocumentPath.path(of:)) : nil
      return (name, path.map { .string($0) } ?? value)
    }
    let given = Set(members.map(\.0))
    func add(_ name: String, _ value: String?) {
      guard let value, names.contains(name), !given.contains(name) else { return }
      members.append((name, .string(value)))
    }
    if !given.contains("container") { add("device", conditions.device) }
    add("typeSize", conditions.typeSize?.description)
    return .object(members)
  }
}
