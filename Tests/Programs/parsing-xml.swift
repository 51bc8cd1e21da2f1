import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

// A parser of XML tells its delegate what it comes upon.

final class Recorder: NSObject, XMLParserDelegate {
  var log: [String] = []
  func parserDidStartDocument(_ parser: XMLParser) { log.append("begin") }
  func parserDidEndDocument(_ parser: XMLParser) { log.append("end") }
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    let attributes = attributeDict.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    log.append("<\(elementName) \(attributes) \(namespaceURI ?? "-") \(qName ?? "-")")
  }
  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) { log.append("/\(elementName)") }
  func parser(_ parser: XMLParser, foundCharacters string: String) { log.append(string) }
  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    log.append("data " + String(decoding: CDATABlock, as: UTF8.self))
  }
  func parser(_ parser: XMLParser, foundComment comment: String) { log.append("comment" + comment) }
  func parser(_ parser: XMLParser, parseErrorOccurred parseError: Error) {
    log.append("error \((parseError as NSError).code)")
  }
}

enum DocumentProgram {
  static func main() {
    let texts = [
      "<?xml version=\"1.0\"?>\n<!-- hi --><a x=\"1\" y='a&amp;b &#65;'>t &lt;u&gt;\n <b/>é&#x41;</a>",
      "<a><![CDATA[<raw>]]></a>", "<r xmlns=\"u:d\" xmlns:p=\"u:p\"><p:e p:k=\"v\"/></r>",
      "<a>&nope;</a>",
    ]
    for text in texts {
      for hasNamespaces in [false, true] {
        let (parser, recorder) = (XMLParser(data: Data(text.utf8)), Recorder())
        parser.delegate = recorder
        parser.shouldProcessNamespaces = hasNamespaces
        let isParsed = parser.parse()
        print(isParsed, parser.parserError == nil)
        if isParsed { print(recorder.log) }
      }
    }
  }
}

final class Feed: NSObject, XMLParserDelegate {
  var titles: [String] = []
  private var text = ""
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) { text = "" }
  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    if elementName == "title" { titles.append(text) }
    if elementName == "last" { parser.abortParsing() }
  }
}

enum FeedProgram {
  static func main() {
    let text =
      "<rss><item><title>One &amp; two</title></item><item><title>Three</title></item></rss>"
    let (parser, feed) = (XMLParser(data: Data(text.utf8)), Feed())
    parser.delegate = feed
    print(parser.parse(), feed.titles)
    let aborted = XMLParser(data: Data("<a><last/><title>no</title></a>".utf8))
    let other = Feed()
    aborted.delegate = other
    print(aborted.parse(), other.titles)
  }
}
