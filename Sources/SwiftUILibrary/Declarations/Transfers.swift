protocol TransferRepresentation {}
@resultBuilder struct TransferRepresentationBuilder {
  static func buildBlock(
    _ parts: any TransferRepresentation...
  ) -> any TransferRepresentation { parts[0] }
}
protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder
  static var transferRepresentation: Representation { get }
}
extension TransferRepresentation {
  func visibility(_ visibility: Any) -> some TransferRepresentation { self }
  func suggestedFileName(_ name: Any) -> some TransferRepresentation { self }
  func exportingCondition(_ condition: Any) -> some TransferRepresentation { self }
}
struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
  init(exporting: @escaping (Item) throws -> Proxy) {}
  init(importing: @escaping (Proxy) throws -> Item) {}
  init(
    exporting: @escaping (Item) throws -> Proxy, importing: @escaping (Proxy) throws -> Item
  ) {}
}
struct CodableRepresentation<Item>: TransferRepresentation {
  init(contentType: UTType) {}
  init(for item: Item.Type, contentType: UTType) {}
}
struct DataRepresentation<Item>: TransferRepresentation {
  init(
    contentType: UTType, exporting: @escaping (Item) async throws -> Data,
    importing: @escaping (Data) async throws -> Item
  ) {}
  init(
    exportedContentType: UTType, exporting: @escaping (Item) async throws -> Data
  ) {}
  init(
    importedContentType: UTType, importing: @escaping (Data) async throws -> Item
  ) {}
}
struct SentTransferredFile {
  let file: URL
  init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}
struct ReceivedTransferredFile {
  let file: URL
  let isOriginalFile: Bool
}
struct FileRepresentation<Item>: TransferRepresentation {
  init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping (Item) async throws -> SentTransferredFile,
    importing: @escaping (ReceivedTransferredFile) async throws -> Item
  ) {}
  init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping (Item) async throws -> SentTransferredFile
  ) {}
  init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping (ReceivedTransferredFile) async throws -> Item
  ) {}
}
