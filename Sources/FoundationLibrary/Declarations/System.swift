struct URL: Hashable, Codable, CustomStringConvertible {
  let absoluteString: String
  private init(_written: String) { absoluteString = _written }
  /// The address of components without any part, which no text makes.
  static var _empty: URL { URL(_written: "") }
  var description: String { absoluteString }
  enum DirectoryHint {
    case isDirectory, notDirectory, checkFileSystem, inferFromPath
  }
  init(filePath path: String, directoryHint: DirectoryHint, relativeTo base: URL? = nil) {
    let isDirectory = directoryHint == .isDirectory && !path.hasSuffix("/")
    self.init(fileURLWithPath: isDirectory ? path + "/" : path, relativeTo: base)
  }
  var absoluteURL: URL { self }
  func appending(path: String) -> URL { appendingPathComponent(path) }
  func appending(path: String, directoryHint: DirectoryHint) -> URL {
    appendingPathComponent(path, isDirectory: directoryHint == .isDirectory)
  }
  func appending(component: String) -> URL { appendingPathComponent(component) }
  func appendingPathComponent(_ component: String, isDirectory: Bool) -> URL {
    appendingPathComponent(isDirectory ? component + "/" : component)
  }
  static var documentsDirectory: URL { URL(fileURLWithPath: "/Documents/") }
  static var cachesDirectory: URL { URL(fileURLWithPath: "/Caches/") }
  static var applicationSupportDirectory: URL { URL(fileURLWithPath: "/Application Support/") }
  static var temporaryDirectory: URL { URL(fileURLWithPath: "/tmp/") }
  static var homeDirectory: URL { URL(fileURLWithPath: "/") }
}

extension String {
  func enumerateLines(invoking body: (String, inout Bool) -> Void) {
    var stop = false
    for line in _lines {
      body(line, &stop)
      if stop { break }
    }
  }
}

extension Locale: Hashable, Codable, CustomStringConvertible {
  var description: String { "\(identifier) (fixed \(identifier))" }
  private enum CodingKeys: CodingKey { case identifier, current }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    // Foundation notes whether it was the user's own.
    try container.encode(0, forKey: .current)
    try container.encode(identifier, forKey: .identifier)
  }
  struct Currency: Hashable, ExpressibleByStringLiteral {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    init(stringLiteral value: String) { identifier = value }
  }
  struct Region: Hashable, ExpressibleByStringLiteral {
    static let unitedStates = Region("US")
    static let unitedKingdom = Region("GB")
    static let canada = Region("CA")
    static let france = Region("FR")
    static let germany = Region("DE")
    static let spain = Region("ES")
    static let italy = Region("IT")
    static let japan = Region("JP")
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    init(stringLiteral value: String) { identifier = value }
  }
  struct LanguageCode: Hashable, ExpressibleByStringLiteral {
    static let english = LanguageCode("en")
    static let french = LanguageCode("fr")
    static let german = LanguageCode("de")
    static let spanish = LanguageCode("es")
    static let italian = LanguageCode("it")
    static let japanese = LanguageCode("ja")
    static let chinese = LanguageCode("zh")
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    init(stringLiteral value: String) { identifier = value }
  }
  enum LanguageDirection: Int { case unknown, leftToRight, rightToLeft, topToBottom, bottomToTop }
  struct Language: Hashable {
    let languageCode: LanguageCode?
    let characterDirection: LanguageDirection
  }
  enum MeasurementSystem: String { case metric, us, uk }
  enum Weekday: String { case sunday, monday, tuesday, wednesday, thursday, friday, saturday }
  init(languageCode: LanguageCode? = nil, languageRegion: Region? = nil) {
    let parts = [languageCode?.identifier, languageRegion?.identifier].compactMap { $0 }
    self.init(identifier: parts.joined(separator: "_"))
  }
  var calendar: Calendar {
    let identifier = Calendar.Identifier.allCases.first { $0.debugDescription == calendarName }
    var calendar = Calendar(identifier: identifier ?? .gregorian)
    calendar.locale = self
    return calendar
  }
  var measurementSystem: MeasurementSystem {
    MeasurementSystem(rawValue: measurementSystemName) ?? .metric
  }
  var firstDayOfWeek: Weekday { Weekday(rawValue: firstDayName) ?? .sunday }
  static var autoupdatingCurrent: Locale { current }
  static func characterDirection(forLanguage isoLangCode: String) -> LanguageDirection {
    Locale(identifier: isoLangCode).language.characterDirection
  }
  static var preferredLanguages: [String] {
    [current.identifier.replacingOccurrences(of: "_", with: "-")]
  }
  var currency: Currency? { currencyCode.map { Currency($0) } }
  var region: Region? { regionCode.map { Region($0) } }
  var language: Language {
    Language(
      languageCode: languageCode.map { LanguageCode($0) },
      characterDirection: isRightToLeft ? .rightToLeft : .leftToRight)
  }
}
class NSCalendar { static var current: Calendar { Calendar.current } }
class NSUUID: NSObject {
  let uuidString: String
  override init() { uuidString = UUID().uuidString }
  init(uuid: UUID) { uuidString = uuid.uuidString }
  init?(uuidString string: String) {
    guard let uuid = UUID(uuidString: string) else { return nil }
    uuidString = uuid.uuidString
  }
}
/// A list of indices, such as those of a section and of a row in it.
struct IndexPath: RandomAccessCollection<Int>, MutableCollection<Int>, Hashable, Codable,
  Comparable, CustomStringConvertible, CustomDebugStringConvertible, ExpressibleByArrayLiteral
{
  private var indexes: [Int]
  init() { indexes = [] }
  init(index: Int) { indexes = [index] }
  init<S: Sequence>(indexes: S) where S.Element == Int { self.indexes = Array(indexes) }
  init(arrayLiteral indexes: Int...) { self.indexes = indexes }
  init(item: Int, section: Int) { indexes = [section, item] }
  init(row: Int, section: Int) { indexes = [section, row] }
  var section: Int {
    get { indexes[0] }
    set { indexes[0] = newValue }
  }
  var item: Int {
    get { indexes[1] }
    set { indexes[1] = newValue }
  }
  var row: Int {
    get { item }
    set { item = newValue }
  }
  var count: Int { indexes.count }
  var startIndex: Int { 0 }
  var endIndex: Int { indexes.count }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(position: Int) -> Int {
    get { indexes[position] }
    set { indexes[position] = newValue }
  }
  subscript(bounds: Range<Int>) -> IndexPath { IndexPath(indexes: indexes[bounds]) }
  mutating func append(_ other: IndexPath) { indexes += other.indexes }
  mutating func append(_ other: Int) { indexes.append(other) }
  mutating func append(_ other: [Int]) { indexes += other }
  func appending(_ other: IndexPath) -> IndexPath { IndexPath(indexes: indexes + other.indexes) }
  func appending(_ other: Int) -> IndexPath { IndexPath(indexes: indexes + [other]) }
  func appending(_ other: [Int]) -> IndexPath { IndexPath(indexes: indexes + other) }
  func dropLast() -> IndexPath { IndexPath(indexes: indexes.dropLast()) }
  func compare(_ other: IndexPath) -> ComparisonResult {
    self == other ? .orderedSame : self < other ? .orderedAscending : .orderedDescending
  }
  var description: String { "\(indexes)" }
  var debugDescription: String { description }
  static func + (a: IndexPath, b: IndexPath) -> IndexPath { a.appending(b) }
  static func += (a: inout IndexPath, b: IndexPath) { a.append(b) }
  static func < (a: IndexPath, b: IndexPath) -> Bool {
    a.indexes.lexicographicallyPrecedes(b.indexes)
  }
}
class Progress {
  var totalUnitCount: Int64
  var completedUnitCount: Int64 = 0
  private(set) var isCancelled = false
  init(totalUnitCount: Int64) { self.totalUnitCount = totalUnitCount }
  var fractionCompleted: Double {
    totalUnitCount > 0 ? Double(completedUnitCount) / Double(totalUnitCount) : 0
  }
  var isFinished: Bool { completedUnitCount >= totalUnitCount && totalUnitCount > 0 }
  func cancel() { isCancelled = true }
}
extension String {
  func capitalized(with locale: Locale?) -> String { capitalized }
  static func localizedStringWithFormat(_ format: String, _ arguments: CVarArg...) -> String {
    String(format: format, locale: .current, arguments: arguments)
  }
  func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map { $0.0 })
  }
}
class URLResponse: NSObject {
  let url: URL?
  let mimeType: String?
  let expectedContentLength: Int64
  let textEncodingName: String?
  init(
    url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?
  ) {
    self.url = url
    self.mimeType = mimeType
    expectedContentLength = Int64(length)
    textEncodingName = name
  }
}
class HTTPURLResponse: URLResponse {
  let statusCode: Int
  let allHeaderFields: [AnyHashable: Any]
  init?(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    let kind = headerFields?["Content-Type"]?.split(separator: ";").first.map { String($0) }
    let length = headerFields?["Content-Length"].flatMap { Int($0) } ?? -1
    super.init(
      url: url, mimeType: kind, expectedContentLength: length, textEncodingName: nil)
  }
  func value(forHTTPHeaderField field: String) -> String? {
    for (name, value) in allHeaderFields
    where (name as? String)?.lowercased() == field.lowercased() {
      return value as? String
    }
    return nil
  }
}
struct URLRequest: Hashable {
  var url: URL?
  /// In capitals where Foundation knows the method, and GET where none was set.
  var httpMethod: String? {
    get { method ?? "GET" }
    set {
      let known = ["GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT", "OPTIONS", "TRACE", "PATCH"]
      let name = newValue?.uppercased() ?? "GET"
      method = known.contains(name) ? name : newValue
    }
  }
  private var method: String?
  var httpBody: Data?
  var timeoutInterval: TimeInterval = 60
  var cachePolicy: CachePolicy = .useProtocolCachePolicy
  var allowsCellularAccess = true
  var httpShouldHandleCookies = true
  var allHTTPHeaderFields: [String: String]?
  enum CachePolicy: UInt {
    case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad
    case returnCacheDataDontLoad, reloadIgnoringLocalAndRemoteCacheData
    case reloadRevalidatingCacheData
    static let reloadIgnoringCacheData = CachePolicy.reloadIgnoringLocalCacheData
  }
  init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }
  /// The fields' names are the same in capitals and small letters.
  private func known(_ field: String) -> String {
    allHTTPHeaderFields?.keys.first { $0.lowercased() == field.lowercased() } ?? field
  }
  func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[known(field)] }
  mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    fields[known(field)] = nil
    fields[field] = value
    allHTTPHeaderFields = fields
  }
  mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let name = known(field)
    let before = allHTTPHeaderFields?[name]
    setValue(before.map { $0 + "," + value } ?? value, forHTTPHeaderField: name)
  }
}
class URLSessionConfiguration {
  static let `default` = URLSessionConfiguration()
  static let ephemeral = URLSessionConfiguration()
  static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    URLSessionConfiguration()
  }
  var timeoutIntervalForRequest: TimeInterval = 60
  var timeoutIntervalForResource: TimeInterval = 604_800
  var httpAdditionalHeaders: [AnyHashable: Any]?
  var allowsCellularAccess = true
  var waitsForConnectivity = false
}
/// A request that is never sent.
class URLSessionTask: NSObject {
  enum State: Int { case running, suspended, canceling, completed }
  let taskIdentifier = 1
  let originalRequest: URLRequest?
  private(set) var currentRequest: URLRequest?
  private(set) var response: URLResponse?
  private(set) var error: (any Error)?
  private(set) var state = State.suspended
  var taskDescription: String?
  var priority: Float = 0.5
  init(_ request: URLRequest? = nil) {
    originalRequest = request
    currentRequest = request
  }
  func resume() { state = .running }
  func suspend() { state = .suspended }
  func cancel() { state = .canceling }
  func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "currentRequest": currentRequest = value as? URLRequest
    case "response": response = value as? URLResponse
    case "error": error = value as? any Error
    default: fatalError("URLSessionTask has no value for the key \(key).")
    }
  }
}
class URLSessionTaskMetrics: NSObject {
  enum ResourceFetchType: Int { case unknown, networkLoad, serverPush, localCache }
}
class URLSessionDataTask: URLSessionTask {
  private let finish: ((Data?, URLResponse?, (any Error)?) -> Void)?
  init(
    _ request: URLRequest?, finish: ((Data?, URLResponse?, (any Error)?) -> Void)? = nil
  ) {
    self.finish = finish
    super.init(request)
  }
  override func resume() {
    super.resume()
    DispatchQueue.global().async { [self] in
      guard state == .running, let finish else { return }
      do {
        let (data, response) = try URLSession._load(originalRequest?.url)
        finish(data, response, nil)
      } catch {
        finish(nil, nil, error)
      }
    }
  }
}
class URLSessionUploadTask: URLSessionDataTask {}
class URLSessionDownloadTask: URLSessionTask {}
class URLSession {
  static let shared = URLSession(configuration: .default)
  let configuration: URLSessionConfiguration
  init(configuration: URLSessionConfiguration) { self.configuration = configuration }
  /// There is no network; a file of the scene's folder is there.
  static func _load(_ url: URL?) throws -> (Data, URLResponse) {
    guard let url, let scheme = url.scheme?.lowercased() else { throw unsupported }
    if scheme == "http" || scheme == "https" { throw URLError._offline }
    guard url.isFileURL else { throw unsupported }
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw URLError(.fileDoesNotExist)
    }
    let response = URLResponse(
      url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
    return (data, response)
  }
  private static let unsupported = URLError(
    .unsupportedURL, userInfo: [NSLocalizedDescriptionKey: "unsupported URL"])
  func data(from url: URL, delegate: Any? = nil) async throws -> (Data, URLResponse) {
    try URLSession._load(url)
  }
  func data(for request: URLRequest, delegate: Any? = nil) async throws -> (Data, URLResponse) {
    try URLSession._load(request.url)
  }
  func upload(
    for request: URLRequest, from data: Data, delegate: Any? = nil
  ) async throws -> (Data, URLResponse) { try URLSession._load(request.url) }
  struct DataTaskPublisher: _DeliveringPublisher {
    typealias Output = (data: Data, response: URLResponse)
    typealias Failure = URLError
    let request: URLRequest
    func deliver(
      to receive: @escaping ((data: Data, response: URLResponse)) -> Void,
      finish: @escaping ((any Error)?) -> Void
    ) {
      do {
        let (data, response) = try URLSession._load(request.url)
        receive((data: data, response: response))
        finish(nil)
      } catch {
        finish(error)
      }
    }
  }
  func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url))
  }
  func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request)
  }
  func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(URLRequest(url: url), finish: completionHandler)
  }
  func dataTask(
    with request: URLRequest,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { URLSessionDataTask(request, finish: completionHandler) }
  func dataTask(with url: URL) -> URLSessionDataTask { URLSessionDataTask(URLRequest(url: url)) }
  func dataTask(with request: URLRequest) -> URLSessionDataTask { URLSessionDataTask(request) }
  func downloadTask(with url: URL) -> URLSessionDownloadTask {
    URLSessionDownloadTask(URLRequest(url: url))
  }
  func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request)
  }
  func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
    URLSessionUploadTask(request)
  }
  func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
    URLSessionUploadTask(request)
  }
}
class Bundle {
  static let main = Bundle()
  static let module = Bundle()
  private init() {}
  /// There is no other bundle to be found.
  init?(path: String) { return nil }
  init?(url: URL) { return nil }
  /// The app's own bundle, whatever the identifier.
  init?(identifier: String) {}
  init(for type: Any) {}
  var bundlePath: String { "/" }
  var bundleURL: URL { URL(fileURLWithPath: "/") }
  var bundleIdentifier: String? {
    infoDictionary?["CFBundleIdentifier"] as? String ?? "com.example.scene"
  }
  /// The app's own entries; without an app those that Xcode's templates begin with.
  var infoDictionary: [String: Any]? {
    let own = _infoEntries()
    return own.isEmpty ? ["CFBundleShortVersionString": "1.0", "CFBundleVersion": "1"] : own
  }
  var localizations: [String] { ["en"] }
  var preferredLocalizations: [String] { ["en"] }
  /// Where a file of the project would be. Text files of the scene's folder can be read there.
  func url(forResource name: String?, withExtension ext: String?) -> URL? {
    path(forResource: name, ofType: ext).map { URL(fileURLWithPath: $0) }
  }
  func urls(
    forResourcesWithExtension ext: String?, subdirectory: String?
  ) -> [URL]? { nil }
  func path(forResource name: String?, ofType ext: String?) -> String? {
    guard let name else { return nil }
    return "/" + name + (ext.map { "." + $0 } ?? "")
  }
  func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }
  func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    NSLocalizedString(key, tableName: tableName, value: value ?? "", comment: "")
  }
}
/// A value of the user defaults as views observe it.
@Observable class _StoredValue {
  var value: Any?
  init(_ value: Any?) { self.value = value }
}
class UserDefaults {
  static let standard = UserDefaults()
  private var values: [String: Any] = [:]
  private var observed: [String: _StoredValue] = [:]
  init() {}
  init?(suiteName: String?) {}
  func _observed(_ key: String) -> _StoredValue {
    if let known = observed[key] { return known }
    let value = _StoredValue(values[key])
    observed[key] = value
    return value
  }
  private func number(_ key: String) -> NSNumber? { values[key] as? NSNumber }
  private func text(_ key: String) -> NSString? {
    (values[key] as? String).map { NSString(string: $0) }
  }
  func string(forKey key: String) -> String? {
    values[key] as? String ?? number(key)?.stringValue
  }
  func integer(forKey key: String) -> Int {
    number(key)?.intValue ?? text(key)?.integerValue ?? 0
  }
  func double(forKey key: String) -> Double {
    number(key)?.doubleValue ?? text(key)?.doubleValue ?? 0
  }
  func bool(forKey key: String) -> Bool { number(key)?.boolValue ?? text(key)?.boolValue ?? false }
  func float(forKey key: String) -> Float { Float(double(forKey: key)) }
  func url(forKey key: String) -> URL? { values[key] as? URL }
  func dictionary(forKey key: String) -> [String: Any]? { values[key] as? [String: Any] }
  func object(forKey key: String) -> Any? { values[key] }
  func value(forKey key: String) -> Any? { values[key] }
  func register(defaults: [String: Any]) {
    for (key, value) in defaults where values[key] == nil { set(value, forKey: key) }
  }
  func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  func synchronize() -> Bool { true }
  func data(forKey key: String) -> Data? { values[key] as? Data }
  func stringArray(forKey key: String) -> [String]? { values[key] as? [String] }
  func array(forKey key: String) -> [Any]? { values[key] as? [Any] }
  func set(_ value: Any?, forKey key: String) {
    values[key] = value
    observed[key]?.value = value
  }
  func removeObject(forKey key: String) { set(nil, forKey: key) }
}
class NotificationCenter {
  static let `default` = NotificationCenter()
  private struct Observation {
    let token: NSObject
    let name: Notification.Name?
    let object: AnyObject?
    let block: (Notification) -> Void
  }
  private var observations: [Observation] = []
  func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }
  func post(_ notification: Notification) {
    let sender = notification.object as AnyObject?
    for observation in observations {
      if let name = observation.name, name != notification.name { continue }
      if let object = observation.object, object !== sender { continue }
      observation.block(notification)
    }
  }
  struct Publisher: _DeliveringPublisher {
    typealias Output = Notification
    typealias Failure = Never
    let center: NotificationCenter
    let name: Notification.Name
    var object: AnyObject? = nil
    func deliver(
      to receive: @escaping (Notification) -> Void, finish: @escaping ((any Error)?) -> Void
    ) { _ = center.addObserver(forName: name, object: object, queue: nil, using: receive) }
  }
  func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
  func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {}
  func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> NSObject {
    let token = NSObject()
    observations.append(
      Observation(token: token, name: name, object: object as AnyObject?, block: block))
    return token
  }
  func removeObserver(_ observer: Any) {
    let token = observer as? NSObject
    observations.removeAll { $0.token === token }
  }
}
let NSNotFound = 9_223_372_036_854_775_807
struct Notification {
  struct Name: Hashable {
    let rawValue: String
    init(_ rawValue: String) { self.rawValue = rawValue }
    init(rawValue: String) { self.rawValue = rawValue }
  }
  let name: Name
  var object: Any?
  var userInfo: [AnyHashable: Any]?
}
class ProcessInfo {
  static let processInfo = ProcessInfo()
  var isLowPowerModeEnabled: Bool { false }
  var environment: [String: String] { [:] }
  var arguments: [String] { [] }
  var processorCount: Int { 1 }
  var operatingSystemVersion: OperatingSystemVersion {
    OperatingSystemVersion(majorVersion: _release(), minorVersion: 0, patchVersion: 0)
  }
}
struct OperatingSystemVersion {
  var majorVersion: Int
  var minorVersion: Int
  var patchVersion: Int
}
