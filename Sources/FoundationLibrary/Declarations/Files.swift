/// Files are kept in memory as long as the scene lasts: the text files of its folder are there, and
/// the scene can read back what it writes.
class FileManager {
  static let `default` = FileManager()
  private var folders: Set<String> = [
    "/", "/Documents", "/Caches", "/Application Support", "/Library", "/Downloads", "/tmp",
    "/Group",
  ]
  private var files: [String: Data] = [:]
  enum SearchPathDirectory {
    case documentDirectory, cachesDirectory, applicationSupportDirectory, libraryDirectory
    case downloadsDirectory
    var _url: URL {
      switch self {
      case .documentDirectory: URL(fileURLWithPath: "/Documents")
      case .cachesDirectory: URL(fileURLWithPath: "/Caches")
      case .applicationSupportDirectory: URL(fileURLWithPath: "/Application Support")
      case .libraryDirectory: URL(fileURLWithPath: "/Library")
      case .downloadsDirectory: URL(fileURLWithPath: "/Downloads")
      }
    }
  }
  enum SearchPathDomainMask { case userDomainMask, allDomainsMask }
  init() {}
  var temporaryDirectory: URL { URL(fileURLWithPath: "/tmp") }
  func urls(
    for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
  ) -> [URL] { [directory._url] }
  func url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL { directory._url }
  func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? { URL(string: "file:///Group") }

  private func known(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
  private func folder(of path: String) -> String {
    let parts = path.split(separator: "/").dropLast()
    return "/" + parts.joined(separator: "/")
  }
  func contents(atPath path: String) -> Data? {
    files[known(path)] ?? _resource(path)?.data(using: .utf8)
  }
  func fileExists(atPath path: String) -> Bool {
    let path = known(path)
    return folders.contains(path) || files[path] != nil || _resource(path) != nil
  }
  func fileExists(atPath path: String, isDirectory: inout ObjCBool) -> Bool {
    isDirectory = ObjCBool(folders.contains(known(path)))
    return fileExists(atPath: path)
  }
  func isReadableFile(atPath path: String) -> Bool { fileExists(atPath: path) }
  func isWritableFile(atPath path: String) -> Bool { files[known(path)] != nil }
  func isDeletableFile(atPath path: String) -> Bool { files[known(path)] != nil }
  func _write(_ data: Data, to path: String) throws {
    let path = known(path)
    if folders.contains(path) { throw CocoaError(.fileWriteUnknown) }
    guard folders.contains(folder(of: path)) else { throw CocoaError(.fileNoSuchFile) }
    files[path] = data
  }
  func createFile(
    atPath path: String, contents data: Data?, attributes: [FileAttributeKey: Any]? = nil
  ) -> Bool { (try? _write(data ?? Data(), to: path)) != nil }
  func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {
    try createDirectory(
      atPath: url.path, withIntermediateDirectories: createIntermediates, attributes: attributes)
  }
  func createDirectory(
    atPath path: String, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {
    let path = known(path)
    if folders.contains(path) {
      if createIntermediates { return }
      throw CocoaError(.fileWriteFileExists)
    }
    if !folders.contains(folder(of: path)) {
      if !createIntermediates { throw CocoaError(.fileNoSuchFile) }
      try createDirectory(atPath: folder(of: path), withIntermediateDirectories: true)
    }
    folders.insert(path)
  }
  func removeItem(at url: URL) throws { try removeItem(atPath: url.path) }
  func removeItem(atPath path: String) throws {
    let path = known(path)
    if files.removeValue(forKey: path) != nil { return }
    guard folders.remove(path) != nil else { throw CocoaError(.fileNoSuchFile) }
    folders = folders.filter { !$0.hasPrefix(path + "/") }
    files = files.filter { !$0.key.hasPrefix(path + "/") }
  }
  func copyItem(at source: URL, to destination: URL) throws {
    try copyItem(atPath: source.path, toPath: destination.path)
  }
  func copyItem(atPath source: String, toPath destination: String) throws {
    if fileExists(atPath: destination) { throw CocoaError(.fileWriteFileExists) }
    guard let data = contents(atPath: source) else { throw CocoaError(.fileReadNoSuchFile) }
    try _write(data, to: destination)
  }
  func moveItem(at source: URL, to destination: URL) throws {
    try copyItem(at: source, to: destination)
    try removeItem(at: source)
  }
  func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
    guard fileExists(atPath: path) else { throw CocoaError(.fileReadNoSuchFile) }
    return [.size: contents(atPath: path)?.count ?? 0]
  }
  struct DirectoryEnumerationOptions: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let skipsSubdirectoryDescendants = DirectoryEnumerationOptions(rawValue: 1)
    static let skipsPackageDescendants = DirectoryEnumerationOptions(rawValue: 2)
    static let skipsHiddenFiles = DirectoryEnumerationOptions(rawValue: 4)
  }
  func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options: DirectoryEnumerationOptions = []
  ) throws -> [URL] {
    try contentsOfDirectory(atPath: url.path).map { url.appendingPathComponent($0) }
  }
  func contentsOfDirectory(atPath path: String) throws -> [String] {
    let path = known(path)
    guard folders.contains(path) else { throw CocoaError(.fileReadNoSuchFile) }
    return (Array(folders) + files.keys)
      .filter { $0 != path && folder(of: $0) == path }
      .map { NSString(string: $0).lastPathComponent }.sorted()
  }
}
struct FileAttributeKey: Hashable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  static let size = FileAttributeKey(rawValue: "NSFileSize")
  static let type = FileAttributeKey(rawValue: "NSFileType")
  static let creationDate = FileAttributeKey(rawValue: "NSFileCreationDate")
  static let modificationDate = FileAttributeKey(rawValue: "NSFileModificationDate")
  static let protectionKey = FileAttributeKey(rawValue: "NSFileProtectionKey")
}
struct ObjCBool: ExpressibleByBooleanLiteral, CustomStringConvertible {
  var boolValue: Bool
  init(_ value: Bool) { boolValue = value }
  init(booleanLiteral value: Bool) { boolValue = value }
  var description: String { "\(boolValue)" }
}
extension String {
  func write(to url: URL, atomically: Bool, encoding: Encoding) throws {
    try write(toFile: url.path, atomically: atomically, encoding: encoding)
  }
  func write(toFile path: String, atomically: Bool, encoding: Encoding) throws {
    guard let data = data(using: encoding) else {
      throw CocoaError(.fileWriteInapplicableStringEncoding)
    }
    try FileManager.default._write(data, to: path)
  }
  init(contentsOf url: URL, encoding: Encoding = .utf8) throws {
    try self.init(contentsOfFile: url.path, encoding: encoding)
  }
  init(contentsOfFile path: String, encoding: Encoding = .utf8) throws {
    if let text = _resource(path) {
      self = text
      return
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    self = text
  }
}
extension Data {
  struct WritingOptions: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let atomic = WritingOptions(rawValue: 1)
    static let withoutOverwriting = WritingOptions(rawValue: 2)
    static let completeFileProtection = WritingOptions(rawValue: 536870912)
  }
  struct ReadingOptions: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let mappedIfSafe = ReadingOptions(rawValue: 1)
    static let alwaysMapped = ReadingOptions(rawValue: 8)
    static let uncached = ReadingOptions(rawValue: 2)
  }
  init(contentsOf url: URL, options: ReadingOptions = []) throws {
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    self = data
  }
  func write(to url: URL, options: WritingOptions = []) throws {
    let files = FileManager.default
    if options.contains(.withoutOverwriting), files.fileExists(atPath: url.path) {
      throw CocoaError(.fileWriteFileExists)
    }
    try files._write(self, to: url.path)
  }
}
