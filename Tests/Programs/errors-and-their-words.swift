import Foundation

// What Foundation makes of errors: their numbers, and who speaks for them.

enum ErrorNumbersProgram {
  enum Bare: Error { case first, second }
  enum Mixed: Error { case plain, other, loaded(Int), named(text: String) }
  enum Coded: Int, Error { case gone = 410, busy = 503 }
  enum Spelled: String, Error { case one, two }
  struct Whole: Error {}
  final class Kept: Error {}
  enum Outer { enum Inner: Error { case deep } }

  static func main() {
    let errors: [any Error] = [
      Bare.first, Bare.second, Mixed.plain, Mixed.other, Mixed.loaded(4), Mixed.named(text: "x"),
      Coded.busy, Spelled.two, Whole(), Kept(), Outer.Inner.deep,
    ]
    for error in errors { print((error as NSError).domain, (error as NSError).code) }
  }
}

enum OwnWordsProgram {
  struct Spoken: LocalizedError {
    var errorDescription: String? { "It is spoken for." }
    var recoverySuggestion: String? { "Ask again." }
    var helpAnchor: String? { "asking" }
  }
  struct Reasoned: LocalizedError {
    var errorDescription: String?
    var failureReason: String? { "No reason." }
  }
  struct Unheard: Error { var localizedDescription: String { "Only where the type is known." } }
  struct Custom: CustomNSError, Equatable {
    static var errorDomain: String { "garden" }
    let errorCode: Int
    var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Bed \(errorCode)"] }
  }
  struct Unnamed: CustomNSError {}

  static func main() {
    let spoken: any Error = Spoken()
    print(spoken.localizedDescription, (spoken as NSError).localizedRecoverySuggestion ?? "-")
    print((spoken as NSError).helpAnchor ?? "-", (spoken as NSError).userInfo.count)
    print((Reasoned(errorDescription: nil) as NSError).localizedFailureReason ?? "-")
    print((spoken as? any LocalizedError)?.recoverySuggestion ?? "-")
    print((spoken as? any LocalizedError)?.failureReason ?? "-")
    let unheard: any Error = Unheard()
    print(Unheard().localizedDescription)
    print(unheard.localizedDescription.hasSuffix("Only where the type is known."))
    let custom = Custom(errorCode: 7) as any Error as NSError
    print(custom.domain, custom.code, custom.localizedDescription)
    print((Unnamed() as NSError).domain, (Unnamed() as NSError).code, Unnamed().errorCode)
  }
}

enum KnownErrorsProgram {
  static func attempt(_ work: () throws -> Void) -> String {
    do {
      try work()
      return "done"
    } catch URLError.cancelled {
      return "cancelled"
    } catch let error as URLError where error.code == .timedOut || error.code == .cannotFindHost {
      return "waited \(error.errorCode)"
    } catch CocoaError.fileNoSuchFile {
      return "no file"
    } catch let error as CocoaError {
      return "files \(error.code.rawValue)"
    } catch {
      return "\((error as NSError).domain) \((error as NSError).code)"
    }
  }

  static func main() {
    print(attempt { throw URLError(.cancelled) }, attempt { throw URLError(.timedOut) })
    print(
      attempt { throw URLError(.badServerResponse) }, attempt { throw CocoaError(.fileNoSuchFile) })
    print(attempt { throw CocoaError(.fileReadNoPermission) }, attempt {})
    print(URLError(.badURL) == URLError(.badURL), URLError(.badURL) == URLError(.cancelled))
    print(URLError.badURL.rawValue, URLError.Code(rawValue: -1009) == .notConnectedToInternet)
    let told = URLError(.badURL, userInfo: [NSLocalizedDescriptionKey: "told"])
    print(told.localizedDescription, (told as NSError).userInfo.count)
    struct Card: Decodable { var number: Int }
    let texts = [#"{}"#, #"{"number": "x"}"#, #"{"number": null}"#, "{bad"]
    for text in texts {
      print(attempt { _ = try JSONDecoder().decode(Card.self, from: Data(text.utf8)) })
    }
    print(attempt { _ = try JSONEncoder().encode([Double.infinity]) })
    let own = NSError(domain: "d", code: 3, userInfo: [NSLocalizedFailureReasonErrorKey: "why"])
    print(own.localizedFailureReason ?? "-", own.localizedRecoverySuggestion ?? "-")
  }
}
