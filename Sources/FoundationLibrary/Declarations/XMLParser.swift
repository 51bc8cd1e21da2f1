protocol XMLParserDelegate: AnyObject {
  func parserDidStartDocument(_ parser: XMLParser)
  func parserDidEndDocument(_ parser: XMLParser)
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String])
  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?)
  func parser(_ parser: XMLParser, foundCharacters string: String)
  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data)
  func parser(_ parser: XMLParser, foundComment comment: String)
  func parser(
    _ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?)
  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error)
}

extension XMLParserDelegate {
  func parserDidStartDocument(_ parser: XMLParser) {}
  func parserDidEndDocument(_ parser: XMLParser) {}
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {}
  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {}
  func parser(_ parser: XMLParser, foundCharacters string: String) {}
  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {}
  func parser(_ parser: XMLParser, foundComment comment: String) {}
  func parser(
    _ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?
  ) {}
  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {}
}

class XMLParser: NSObject {
  static let errorDomain = "NSXMLParserErrorDomain"
  weak var delegate: (any XMLParserDelegate)?
  var shouldProcessNamespaces = false
  var shouldReportNamespacePrefixes = false
  var shouldResolveExternalEntities = false
  private(set) var parserError: (any Error)?
  private let data: Data?
  private var isAborted = false
  /// The prefixes that each open element gives to namespaces.
  private var namespaces: [[String: String]] = []
  init(data: Data) { self.data = data }
  init?(contentsOf url: URL) { data = FileManager.default.contents(atPath: url.path) }
  func abortParsing() { isAborted = true }
  func parse() -> Bool {
    guard let data, !data.isEmpty else { return fail(data == nil ? 1 : 4) }
    delegate?.parserDidStartDocument(self)
    for event in _xmlEvents(Array(data)) {
      if isAborted { return fail(111) }
      if event[0] == "error" {
        let isFailed = fail(Int(event[1]) ?? 1)
        if let parserError { delegate?.parser(self, parseErrorOccurred: parserError) }
        return isFailed
      }
      tell(event)
    }
    if isAborted { return fail(111) }
    delegate?.parserDidEndDocument(self)
    return true
  }
  private func fail(_ code: Int) -> Bool {
    parserError = NSError(domain: XMLParser.errorDomain, code: code)
    return false
  }
  private func tell(_ event: [String]) {
    switch event[0] {
    case "start": start(event)
    case "end": end(event[1])
    case "text": delegate?.parser(self, foundCharacters: event[1])
    case "data": delegate?.parser(self, foundCDATA: Data(event[1].utf8))
    case "comment": delegate?.parser(self, foundComment: event[1])
    default:
      delegate?.parser(
        self, foundProcessingInstructionWithTarget: event[1],
        data: event.count > 2 ? event[2] : nil)
    }
  }
  private func start(_ event: [String]) {
    var attributes: [String: String] = [:]
    var spaces = namespaces.last ?? [:]
    for index in stride(from: 2, to: event.count, by: 2) {
      let (name, value) = (event[index], event[index + 1])
      if shouldProcessNamespaces, name == "xmlns" || name.hasPrefix("xmlns:") {
        spaces[String(name.dropFirst(6))] = value
      } else {
        attributes[name] = value
      }
    }
    namespaces.append(spaces)
    guard shouldProcessNamespaces else {
      delegate?.parser(
        self, didStartElement: event[1], namespaceURI: nil, qualifiedName: nil,
        attributes: attributes)
      return
    }
    let (name, space) = named(event[1])
    delegate?.parser(
      self, didStartElement: name, namespaceURI: space, qualifiedName: event[1],
      attributes: attributes)
  }
  private func end(_ qualified: String) {
    defer { namespaces.removeLast() }
    guard shouldProcessNamespaces else {
      delegate?.parser(self, didEndElement: qualified, namespaceURI: nil, qualifiedName: nil)
      return
    }
    let (name, space) = named(qualified)
    delegate?.parser(self, didEndElement: name, namespaceURI: space, qualifiedName: qualified)
  }
  private func named(_ qualified: String) -> (name: String, space: String?) {
    let parts = qualified.split(separator: ":", maxSplits: 1)
    let spaces = namespaces.last ?? [:]
    return parts.count == 2
      ? (String(parts[1]), spaces[String(parts[0])]) : (qualified, spaces[""] ?? "")
  }
}
