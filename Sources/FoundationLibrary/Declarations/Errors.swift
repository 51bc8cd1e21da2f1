protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}
extension LocalizedError {
  var errorDescription: String? { nil }
  var failureReason: String? { nil }
  var recoverySuggestion: String? { nil }
  var helpAnchor: String? { nil }
}
protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
protocol CustomNSError: Error {
  static var errorDomain: String { get }
  var errorCode: Int { get }
  var errorUserInfo: [String: Any] { get }
}
extension CustomNSError {
  static var errorDomain: String { String(reflecting: self) }
  var errorCode: Int { _code }
  var errorUserInfo: [String: Any] { [:] }
}
extension Error {
  var localizedDescription: String { (self as NSError).localizedDescription }
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
  /// An error of Swift's (SE-0112).
  init(_bridging error: any Error) {
    let custom = error as? any CustomNSError
    domain = custom.map { type(of: $0).errorDomain } ?? error._domain
    code = custom?.errorCode ?? error._code
    var info = custom?.errorUserInfo ?? [:]
    if let localized = error as? any LocalizedError {
      info[NSLocalizedDescriptionKey] = localized.errorDescription
      info[NSLocalizedFailureReasonErrorKey] = localized.failureReason
      info[NSLocalizedRecoverySuggestionErrorKey] = localized.recoverySuggestion
      info[NSHelpAnchorErrorKey] = localized.helpAnchor
    }
    userInfo = info
  }
  var _domain: String { domain }
  var _code: Int { code }
  var localizedDescription: String {
    if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
    if domain == NSCocoaErrorDomain, let text = CocoaError._descriptions[code] { return text }
    return "The operation couldn’t be completed. "
      + (localizedFailureReason ?? "(\(domain) error \(code).)")
  }
  var localizedFailureReason: String? {
    userInfo[NSLocalizedFailureReasonErrorKey] as? String
      ?? (domain == NSCocoaErrorDomain ? CocoaError._reasons[code] : nil)
  }
  var localizedRecoverySuggestion: String? {
    userInfo[NSLocalizedRecoverySuggestionErrorKey] as? String
  }
  var helpAnchor: String? { userInfo[NSHelpAnchorErrorKey] as? String }
  var underlyingErrors: [any Error] {
    (userInfo[NSUnderlyingErrorKey] as? any Error).map { [$0] } ?? []
  }
  override var description: String {
    let reason = localizedFailureReason ?? "(null)"
    let text = "Error Domain=\(domain) Code=\(code) \"\(reason)\""
    if userInfo.isEmpty { return text }
    let info = userInfo.map { "\($0.key)=\($0.value)" }
    return text + "UserInfo={" + info.joined(separator: ", ") + "}"
  }
  override var hash: Int { code }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSError else { return false }
    return domain == other.domain && code == other.code
      && NSDictionary(dictionary: userInfo).isEqual(to: other.userInfo)
  }
}
let NSDebugDescriptionErrorKey = "NSDebugDescription"
let NSUnderlyingErrorKey = "NSUnderlyingError"
let NSLocalizedRecoverySuggestionErrorKey = "NSLocalizedRecoverySuggestion"
let NSLocalizedDescriptionKey = "NSLocalizedDescription"
let NSLocalizedFailureReasonErrorKey = "NSLocalizedFailureReason"
let NSHelpAnchorErrorKey = "NSHelpAnchor"
let NSURLErrorFailingURLErrorKey = "NSErrorFailingURLKey"
let NSURLErrorDomain = "NSURLErrorDomain"
let NSCocoaErrorDomain = "NSCocoaErrorDomain"
let NSPOSIXErrorDomain = "NSPOSIXErrorDomain"
typealias OSStatus = Int32
let NSOSStatusErrorDomain = "NSOSStatusErrorDomain"
/// Foundation's own errors, each an object's domain and code.
protocol _BridgedStoredNSError: CustomNSError, Hashable {
  var _nsError: NSError { get }
}
extension _BridgedStoredNSError {
  var errorCode: Int { _nsError.code }
  var errorUserInfo: [String: Any] { _nsError.userInfo }
  var userInfo: [String: Any] { _nsError.userInfo }
  var hashValue: Int { _nsError.hash }
  var localizedDescription: String { _nsError.localizedDescription }
}
struct URLError: _BridgedStoredNSError {
  struct Code: RawRepresentable, Hashable {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static func ~= (code: Code, error: any Error) -> Bool { (error as? URLError)?.code == code }
    static let unknown = Code(rawValue: -1)
    static let backgroundSessionRequiresSharedContainer = Code(rawValue: -995)
    static let backgroundSessionInUseByAnotherProcess = Code(rawValue: -996)
    static let backgroundSessionWasDisconnected = Code(rawValue: -997)
    static let cancelled = Code(rawValue: -999)
    static let badURL = Code(rawValue: -1000)
    static let timedOut = Code(rawValue: -1001)
    static let unsupportedURL = Code(rawValue: -1002)
    static let cannotFindHost = Code(rawValue: -1003)
    static let cannotConnectToHost = Code(rawValue: -1004)
    static let networkConnectionLost = Code(rawValue: -1005)
    static let dnsLookupFailed = Code(rawValue: -1006)
    static let httpTooManyRedirects = Code(rawValue: -1007)
    static let resourceUnavailable = Code(rawValue: -1008)
    static let notConnectedToInternet = Code(rawValue: -1009)
    static let redirectToNonExistentLocation = Code(rawValue: -1010)
    static let badServerResponse = Code(rawValue: -1011)
    static let userCancelledAuthentication = Code(rawValue: -1012)
    static let userAuthenticationRequired = Code(rawValue: -1013)
    static let zeroByteResource = Code(rawValue: -1014)
    static let cannotDecodeRawData = Code(rawValue: -1015)
    static let cannotDecodeContentData = Code(rawValue: -1016)
    static let cannotParseResponse = Code(rawValue: -1017)
    static let internationalRoamingOff = Code(rawValue: -1018)
    static let callIsActive = Code(rawValue: -1019)
    static let dataNotAllowed = Code(rawValue: -1020)
    static let requestBodyStreamExhausted = Code(rawValue: -1021)
    static let appTransportSecurityRequiresSecureConnection = Code(rawValue: -1022)
    static let fileDoesNotExist = Code(rawValue: -1100)
    static let fileIsDirectory = Code(rawValue: -1101)
    static let noPermissionsToReadFile = Code(rawValue: -1102)
    static let dataLengthExceedsMaximum = Code(rawValue: -1103)
    static let secureConnectionFailed = Code(rawValue: -1200)
    static let serverCertificateHasBadDate = Code(rawValue: -1201)
    static let serverCertificateUntrusted = Code(rawValue: -1202)
    static let serverCertificateHasUnknownRoot = Code(rawValue: -1203)
    static let serverCertificateNotYetValid = Code(rawValue: -1204)
    static let clientCertificateRejected = Code(rawValue: -1205)
    static let clientCertificateRequired = Code(rawValue: -1206)
    static let cannotLoadFromNetwork = Code(rawValue: -2000)
    static let cannotCreateFile = Code(rawValue: -3000)
    static let cannotOpenFile = Code(rawValue: -3001)
    static let cannotCloseFile = Code(rawValue: -3002)
    static let cannotWriteToFile = Code(rawValue: -3003)
    static let cannotRemoveFile = Code(rawValue: -3004)
    static let cannotMoveFile = Code(rawValue: -3005)
  }
  let _nsError: NSError
  init(_ code: Code, userInfo: [String: Any] = [:]) {
    _nsError = NSError(domain: NSURLErrorDomain, code: code.rawValue, userInfo: userInfo)
  }
  static var errorDomain: String { NSURLErrorDomain }
  var code: Code { Code(rawValue: _nsError.code) }
  var failingURL: URL? { userInfo[NSURLErrorFailingURLErrorKey] as? URL }
  /// The error that a session reports while there is no network.
  static let _offline = URLError(
    .notConnectedToInternet,
    userInfo: [NSLocalizedDescriptionKey: "The Internet connection appears to be offline."])
  static var unknown: Code { .unknown }
  static var backgroundSessionRequiresSharedContainer: Code {
    .backgroundSessionRequiresSharedContainer
  }
  static var backgroundSessionInUseByAnotherProcess: Code {
    .backgroundSessionInUseByAnotherProcess
  }
  static var backgroundSessionWasDisconnected: Code { .backgroundSessionWasDisconnected }
  static var cancelled: Code { .cancelled }
  static var badURL: Code { .badURL }
  static var timedOut: Code { .timedOut }
  static var unsupportedURL: Code { .unsupportedURL }
  static var cannotFindHost: Code { .cannotFindHost }
  static var cannotConnectToHost: Code { .cannotConnectToHost }
  static var networkConnectionLost: Code { .networkConnectionLost }
  static var dnsLookupFailed: Code { .dnsLookupFailed }
  static var httpTooManyRedirects: Code { .httpTooManyRedirects }
  static var resourceUnavailable: Code { .resourceUnavailable }
  static var notConnectedToInternet: Code { .notConnectedToInternet }
  static var redirectToNonExistentLocation: Code { .redirectToNonExistentLocation }
  static var badServerResponse: Code { .badServerResponse }
  static var userCancelledAuthentication: Code { .userCancelledAuthentication }
  static var userAuthenticationRequired: Code { .userAuthenticationRequired }
  static var zeroByteResource: Code { .zeroByteResource }
  static var cannotDecodeRawData: Code { .cannotDecodeRawData }
  static var cannotDecodeContentData: Code { .cannotDecodeContentData }
  static var cannotParseResponse: Code { .cannotParseResponse }
  static var internationalRoamingOff: Code { .internationalRoamingOff }
  static var callIsActive: Code { .callIsActive }
  static var dataNotAllowed: Code { .dataNotAllowed }
  static var requestBodyStreamExhausted: Code { .requestBodyStreamExhausted }
  static var appTransportSecurityRequiresSecureConnection: Code {
    .appTransportSecurityRequiresSecureConnection
  }
  static var fileDoesNotExist: Code { .fileDoesNotExist }
  static var fileIsDirectory: Code { .fileIsDirectory }
  static var noPermissionsToReadFile: Code { .noPermissionsToReadFile }
  static var dataLengthExceedsMaximum: Code { .dataLengthExceedsMaximum }
  static var secureConnectionFailed: Code { .secureConnectionFailed }
  static var serverCertificateHasBadDate: Code { .serverCertificateHasBadDate }
  static var serverCertificateUntrusted: Code { .serverCertificateUntrusted }
  static var serverCertificateHasUnknownRoot: Code { .serverCertificateHasUnknownRoot }
  static var serverCertificateNotYetValid: Code { .serverCertificateNotYetValid }
  static var clientCertificateRejected: Code { .clientCertificateRejected }
  static var clientCertificateRequired: Code { .clientCertificateRequired }
  static var cannotLoadFromNetwork: Code { .cannotLoadFromNetwork }
  static var cannotCreateFile: Code { .cannotCreateFile }
  static var cannotOpenFile: Code { .cannotOpenFile }
  static var cannotCloseFile: Code { .cannotCloseFile }
  static var cannotWriteToFile: Code { .cannotWriteToFile }
  static var cannotRemoveFile: Code { .cannotRemoveFile }
  static var cannotMoveFile: Code { .cannotMoveFile }
}
struct CocoaError: _BridgedStoredNSError {
  struct Code: RawRepresentable, Hashable {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static func ~= (code: Code, error: any Error) -> Bool { (error as? CocoaError)?.code == code }
    static let fileNoSuchFile = Code(rawValue: 4)
    static let fileLocking = Code(rawValue: 255)
    static let fileReadUnknown = Code(rawValue: 256)
    static let fileReadNoPermission = Code(rawValue: 257)
    static let fileReadInvalidFileName = Code(rawValue: 258)
    static let fileReadCorruptFile = Code(rawValue: 259)
    static let fileReadNoSuchFile = Code(rawValue: 260)
    static let fileReadInapplicableStringEncoding = Code(rawValue: 261)
    static let fileReadUnsupportedScheme = Code(rawValue: 262)
    static let fileReadTooLarge = Code(rawValue: 263)
    static let fileReadUnknownStringEncoding = Code(rawValue: 264)
    static let fileWriteUnknown = Code(rawValue: 512)
    static let fileWriteNoPermission = Code(rawValue: 513)
    static let fileWriteInvalidFileName = Code(rawValue: 514)
    static let fileWriteFileExists = Code(rawValue: 516)
    static let fileWriteInapplicableStringEncoding = Code(rawValue: 517)
    static let fileWriteUnsupportedScheme = Code(rawValue: 518)
    static let fileWriteOutOfSpace = Code(rawValue: 640)
    static let fileWriteVolumeReadOnly = Code(rawValue: 642)
    static let keyValueValidation = Code(rawValue: 1024)
    static let formatting = Code(rawValue: 2048)
    static let userCancelled = Code(rawValue: 3072)
    static let featureUnsupported = Code(rawValue: 3328)
    static let propertyListReadCorrupt = Code(rawValue: 3840)
    static let propertyListReadUnknownVersion = Code(rawValue: 3841)
    static let propertyListReadStream = Code(rawValue: 3842)
    static let propertyListWriteStream = Code(rawValue: 3851)
    static let propertyListWriteInvalid = Code(rawValue: 3852)
    static let coderReadCorrupt = Code(rawValue: 4864)
    static let coderValueNotFound = Code(rawValue: 4865)
    static let coderInvalidValue = Code(rawValue: 4866)
  }
  let _nsError: NSError
  init(_ code: Code, userInfo: [String: Any] = [:]) {
    _nsError = NSError(domain: NSCocoaErrorDomain, code: code.rawValue, userInfo: userInfo)
  }
  static var errorDomain: String { NSCocoaErrorDomain }
  var code: Code { Code(rawValue: _nsError.code) }
  /// What Foundation says about errors by their code, where it says more than the reason.
  static let _descriptions = [
    4: "The file doesn’t exist.", 256: "The file couldn’t be opened.",
    257: "The file couldn’t be opened because you don’t have permission to view it.",
    259: "The file couldn’t be opened because it isn’t in the correct format.",
    260: "The file couldn’t be opened because there is no such file.",
    261: "The file couldn’t be opened using the text encoding that was asked for.",
    512: "The file couldn’t be saved.",
    513: "The file couldn’t be saved because you don’t have permission.",
    516: "The file couldn’t be saved because a file with the same name already exists.",
    517: "The file couldn’t be saved using the text encoding that was asked for.",
    640: "The file couldn’t be saved because there isn’t enough space.",
    642: "The file couldn’t be saved because the volume is read only.",
    3840: "The data couldn’t be read because it isn’t in the correct format.",
    4864: "The data couldn’t be read because it isn’t in the correct format.",
    4865: "The data couldn’t be read because it is missing.",
    4866: "The data couldn’t be written because it isn’t in the correct format.",
  ]
  static let _reasons = [
    4: "The file doesn’t exist.", 257: "You don’t have permission.",
    258: "The file name is invalid.", 259: "The file isn’t in the correct format.",
    260: "The file doesn’t exist.", 261: "The specified text encoding isn’t applicable.",
    262: "The specified URL type isn’t supported.", 263: "The item is too large.",
    264: "The text encoding of the contents couldn’t be determined.",
    513: "You don’t have permission.", 514: "The file name is invalid.",
    516: "A file with the same name already exists.",
    517: "The specified text encoding isn’t applicable.",
    518: "The specified URL type isn’t supported.", 640: "There isn’t enough space.",
    642: "The volume is read only.", 1024: "The value is invalid.", 2048: "The value is invalid.",
    3072: "The operation was cancelled.", 3840: "The data is not in the correct format.",
    4864: "The data isn’t in the correct format.", 4865: "The data is missing.",
    4866: "The data isn’t in the correct format.",
  ]
  static var fileNoSuchFile: Code { .fileNoSuchFile }
  static var fileLocking: Code { .fileLocking }
  static var fileReadUnknown: Code { .fileReadUnknown }
  static var fileReadNoPermission: Code { .fileReadNoPermission }
  static var fileReadInvalidFileName: Code { .fileReadInvalidFileName }
  static var fileReadCorruptFile: Code { .fileReadCorruptFile }
  static var fileReadNoSuchFile: Code { .fileReadNoSuchFile }
  static var fileReadInapplicableStringEncoding: Code { .fileReadInapplicableStringEncoding }
  static var fileReadUnsupportedScheme: Code { .fileReadUnsupportedScheme }
  static var fileReadTooLarge: Code { .fileReadTooLarge }
  static var fileReadUnknownStringEncoding: Code { .fileReadUnknownStringEncoding }
  static var fileWriteUnknown: Code { .fileWriteUnknown }
  static var fileWriteNoPermission: Code { .fileWriteNoPermission }
  static var fileWriteInvalidFileName: Code { .fileWriteInvalidFileName }
  static var fileWriteFileExists: Code { .fileWriteFileExists }
  static var fileWriteInapplicableStringEncoding: Code { .fileWriteInapplicableStringEncoding }
  static var fileWriteUnsupportedScheme: Code { .fileWriteUnsupportedScheme }
  static var fileWriteOutOfSpace: Code { .fileWriteOutOfSpace }
  static var fileWriteVolumeReadOnly: Code { .fileWriteVolumeReadOnly }
  static var keyValueValidation: Code { .keyValueValidation }
  static var formatting: Code { .formatting }
  static var userCancelled: Code { .userCancelled }
  static var featureUnsupported: Code { .featureUnsupported }
  static var propertyListReadCorrupt: Code { .propertyListReadCorrupt }
  static var propertyListReadUnknownVersion: Code { .propertyListReadUnknownVersion }
  static var propertyListReadStream: Code { .propertyListReadStream }
  static var propertyListWriteStream: Code { .propertyListWriteStream }
  static var propertyListWriteInvalid: Code { .propertyListWriteInvalid }
  static var coderReadCorrupt: Code { .coderReadCorrupt }
  static var coderValueNotFound: Code { .coderValueNotFound }
  static var coderInvalidValue: Code { .coderInvalidValue }
}
