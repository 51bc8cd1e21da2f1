enum UNAuthorizationStatus: Int {
  case notDetermined, denied, authorized, provisional, ephemeral
}
enum UNNotificationSetting: Int { case notSupported, disabled, enabled }
enum PHAuthorizationStatus: Int {
  case notDetermined, restricted, denied, authorized, limited
}
enum AVAuthorizationStatus: Int { case notDetermined, restricted, denied, authorized }
enum CNAuthorizationStatus: Int {
  case notDetermined, restricted, denied, authorized, limited
}
enum EKAuthorizationStatus: Int {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  static var authorized: EKAuthorizationStatus { .fullAccess }
}
enum SFSpeechRecognizerAuthorizationStatus: Int {
  case notDetermined, denied, restricted, authorized
}
enum HKAuthorizationStatus: Int { case notDetermined, sharingDenied, sharingAuthorized }
enum CMAuthorizationStatus: Int { case notDetermined, restricted, denied, authorized }
enum MPMediaLibraryAuthorizationStatus: Int {
  case notDetermined, denied, restricted, authorized
}
enum CBManagerAuthorization: Int { case notDetermined, restricted, denied, allowedAlways }
enum CBManagerState: Int {
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}
enum LABiometryType: Int {
  case none, touchID, faceID, opticID
  static var LABiometryNone: LABiometryType { .none }
}
