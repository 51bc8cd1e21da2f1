struct URLQueryItem: Hashable, Codable, CustomStringConvertible {
  var name: String
  var value: String?
  init(name: String, value: String?) {
    self.name = name
    self.value = value
  }
  var description: String { value.map { name + "=" + $0 } ?? name }
}
struct URLComponents: Hashable, Codable, CustomStringConvertible {
  var scheme: String?
  var user: String?
  var password: String?
  var host: String?
  var port: Int?
  var path: String
  var queryItems: [URLQueryItem]?
  var fragment: String?

  init() { path = "" }
  init?(string: String) {
    guard let parts = URLComponents._parts(of: string) else { return nil }
    scheme = parts[0]
    user = parts[1]
    password = parts[2]
    host = parts[3]
    port = parts[4].flatMap { Int($0) }
    path = parts[5] ?? ""
    fragment = parts[6]
    guard parts[7] != nil else { return }
    var items: [URLQueryItem] = []
    var index = 8
    while index < parts.count {
      items.append(URLQueryItem(name: parts[index] ?? "", value: parts[index + 1]))
      index += 2
    }
    queryItems = items
  }
  init?(url: URL, resolvingAgainstBaseURL resolve: Bool) { self.init(string: url.absoluteString) }

  var query: String? {
    get { queryItems.map { $0.map { $0.description }.joined(separator: "&") } }
    set { queryItems = newValue.flatMap { URLComponents(string: "?" + $0)?.queryItems } }
  }
  var percentEncodedQuery: String? {
    get { URLComponents(_query: queryItems).string.map { String($0.dropFirst()) } }
    set { query = newValue }
  }
  var string: String? {
    let items = queryItems.map { $0.flatMap { [Optional($0.name), $0.value] } }
    return URLComponents._text(
      [scheme, user, password, host, port.map { String($0) }, path, fragment], items)
  }
  var url: URL? { string.flatMap { $0.isEmpty ? URL._empty : URL(string: $0) } }
  var description: String { string ?? "" }

  private init(_query: [URLQueryItem]?) {
    path = ""
    queryItems = _query
  }
}
extension URL {
  func appending(queryItems: [URLQueryItem]) -> URL {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: false) else { return self }
    parts.queryItems = (parts.queryItems ?? []) + queryItems
    return parts.url ?? self
  }
  mutating func append(queryItems: [URLQueryItem]) { self = appending(queryItems: queryItems) }
}
