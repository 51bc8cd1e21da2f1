import SwiftInterpreter

extension SwiftUILibrary {
  /// Foundation's sorting, predicates, coders and errors. Nothing is coded or read from disk.
  static let foundationSorting = NativeLibrary(
    name: "FoundationSorting",
    functions: [
      NativeMember(
        "func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle? = nil, "
          + "value: String = \"\", comment: String) -> String"
      ) { .string(try $0.string(0)) }
    ],
    sources: [
      """
      enum SortOrder: Hashable { case forward, reverse }
      protocol SortComparator<Compared> {
        associatedtype Compared
        var order: SortOrder { get set }
        func compare(_ a: Compared, _ b: Compared) -> ComparisonResult
      }
      struct SortDescriptor<Compared>: SortComparator {
        var order: SortOrder
        private let isBefore: (Compared, Compared) -> Bool
        init<V: Comparable>(_ keyPath: KeyPath<Compared, V>, order: SortOrder = .forward) {
          self.order = order
          isBefore = { $0[keyPath: keyPath] < $1[keyPath: keyPath] }
        }
        func compare(_ a: Compared, _ b: Compared) -> ComparisonResult {
          let isForward = order == .forward
          if isBefore(a, b) { return isForward ? .orderedAscending : .orderedDescending }
          if isBefore(b, a) { return isForward ? .orderedDescending : .orderedAscending }
          return .orderedSame
        }
      }
      typealias KeyPathComparator = SortDescriptor
      extension Array {
        func sorted(using comparators: [any SortComparator]) -> [Element] {
          sorted { a, b in
            for comparator in comparators {
              switch comparator.compare(a, b) {
              case .orderedAscending: return true
              case .orderedDescending: return false
              case .orderedSame: continue
              }
            }
            return false
          }
        }
        func sorted(using comparator: any SortComparator) -> [Element] {
          sorted(using: [comparator])
        }
        mutating func sort(using comparators: [any SortComparator]) {
          self = sorted(using: comparators)
        }
        mutating func sort(using comparator: any SortComparator) {
          self = sorted(using: [comparator])
        }
      }
      struct Predicate<Input> {
        private let body: (Input) -> Bool
        init(_ body: @escaping (Input) -> Bool) { self.body = body }
        func evaluate(_ input: Input) throws -> Bool { body(input) }
      }
      class NSError: NSObject, Error {
        let domain: String
        let code: Int
        let userInfo: [String: Any]
        init(domain: String, code: Int, userInfo: [String: Any]? = nil) {
          self.domain = domain
          self.code = code
          self.userInfo = userInfo ?? [:]
        }
        var localizedDescription: String {
          userInfo["NSLocalizedDescription"] as? String
            ?? "The operation couldn’t be completed. (\\(domain) error \\(code).)"
        }
      }
      let NSLocalizedDescriptionKey = "NSLocalizedDescription"
      let NSLocalizedFailureReasonErrorKey = "NSLocalizedFailureReason"
      let NSURLErrorDomain = "NSURLErrorDomain"
      let NSCocoaErrorDomain = "NSCocoaErrorDomain"
      class FileManager {
        static let `default` = FileManager()
        enum SearchPathDirectory { case documentDirectory, cachesDirectory, applicationSupportDirectory }
        enum SearchPathDomainMask { case userDomainMask, allDomainsMask }
        init() {}
        var temporaryDirectory: URL { URL(string: "file:///tmp")! }
        func urls(
          for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
        ) -> [URL] { [URL(string: "file:///Documents")!] }
        func url(
          for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
          appropriateFor url: URL?, create shouldCreate: Bool
        ) throws -> URL { URL(string: "file:///Documents")! }
        func fileExists(atPath path: String) -> Bool { false }
        func contents(atPath path: String) -> Data? { nil }
        func createDirectory(
          at url: URL, withIntermediateDirectories createIntermediates: Bool,
          attributes: [String: Any]? = nil
        ) throws { throw CocoaError() }
        func removeItem(at url: URL) throws { throw CocoaError() }
        func copyItem(at source: URL, to destination: URL) throws { throw CocoaError() }
        func moveItem(at source: URL, to destination: URL) throws { throw CocoaError() }
        func contentsOfDirectory(
          at url: URL, includingPropertiesForKeys keys: [String]?
        ) throws -> [URL] { throw CocoaError() }
      }
      """
    ],
    expressionMacros: [
      NativeMember("func Predicate<T>(_ body: @escaping (T) -> Bool) -> Predicate<T>") { call in
        guard let type = call.interpreter.type(named: "Predicate") else { return .void }
        return try call.interpreter.construct(type, [Interpreter.Argument(nil, call.value(0))])
      }
    ])
}
