typealias CLLocationDegrees = Double
typealias CLLocationDistance = Double
typealias CLLocationDirection = Double
typealias CLLocationAccuracy = Double
typealias CLLocationSpeed = Double
let kCLLocationAccuracyBest: CLLocationAccuracy = -1
let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
let kCLDistanceFilterNone: CLLocationDistance = -1
struct CLLocationCoordinate2D {
  var latitude: CLLocationDegrees
  var longitude: CLLocationDegrees
  init() { self.init(latitude: 0, longitude: 0) }
  init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}
struct CLError: Error {
  enum Code: Int {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    case regionMonitoringFailure, regionMonitoringSetupDelayed, regionMonitoringResponseDelayed
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
  }
  let code: Code
  init(_ code: Code) { self.code = code }
}
class CLLocation: NSObject {
  let coordinate: CLLocationCoordinate2D
  var altitude: CLLocationDistance { 0 }
  var speed: CLLocationSpeed { -1 }
  var course: CLLocationDirection { -1 }
  var horizontalAccuracy: CLLocationAccuracy { 0 }
  init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
  /// Along a great circle of the Earth's mean radius.
  func distance(from other: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (a, b) = (coordinate.latitude * radians, other.coordinate.latitude * radians)
    let turn = (other.coordinate.longitude - coordinate.longitude) * radians
    let cosine = sin(a) * sin(b) + cos(a) * cos(b) * cos(turn)
    return acos(min(1, max(-1, cosine))) * 6_371_008.8
  }
}
enum CLAuthorizationStatus: Int {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}
protocol CLLocationManagerDelegate {}
class CLLocationManager: NSObject {
  weak var delegate: AnyObject? = nil
  var desiredAccuracy: CLLocationAccuracy = -1
  var distanceFilter: CLLocationDistance = -1
  var allowsBackgroundLocationUpdates: Bool = false
  var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  var location: CLLocation? { nil }
  override init() {}
  static func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  static func locationServicesEnabled() -> Bool { false }
  func requestWhenInUseAuthorization() {}
  func requestAlwaysAuthorization() {}
  func requestLocation() {}
  func startUpdatingLocation() {}
  func stopUpdatingLocation() {}
  func startUpdatingHeading() {}
  func stopUpdatingHeading() {}
}
