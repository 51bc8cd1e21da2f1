struct MKCoordinateSpan {
  var latitudeDelta: CLLocationDegrees
  var longitudeDelta: CLLocationDegrees
  init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
  init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}
struct MKCoordinateRegion {
  var center: CLLocationCoordinate2D
  var span: MKCoordinateSpan
  init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / 111_000,
        longitudeDelta: longitudinalMeters / 111_000))
  }
}
struct MapCamera {
  var centerCoordinate: CLLocationCoordinate2D
  var distance: Double
  var heading: Double
  var pitch: Double
  init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}
struct MapCameraPosition {
  static let automatic = MapCameraPosition()
  static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition()
  }
  static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition() }
  static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition() }
  static func item(
    _ item: Any, allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition { MapCameraPosition() }
  static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition { fallback }
}
struct MapCameraBounds {
  init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
}
struct MKMapPoint {
  var x: Double = 0
  var y: Double = 0
}
struct MKMapSize {
  var width: Double = 0
  var height: Double = 0
}
struct MKMapRect {
  static let world = MKMapRect()
  static let null = MKMapRect()
  var origin = MKMapPoint()
  var size = MKMapSize()
  init() {}
  init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }
  init(x: Double, y: Double, width: Double, height: Double) {
    origin = MKMapPoint(x: x, y: y)
    size = MKMapSize(width: width, height: height)
  }
}
struct MapInteractionModes: OptionSet {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static let pan = MapInteractionModes(rawValue: 1)
  static let zoom = MapInteractionModes(rawValue: 2)
  static let pitch = MapInteractionModes(rawValue: 4)
  static let rotate = MapInteractionModes(rawValue: 8)
  static let all = MapInteractionModes(rawValue: 15)
}
enum MapUserTrackingMode { case none, follow }
struct MapStyle {
  enum Elevation { case automatic, flat, realistic }
  static let standard = MapStyle()
  static let imagery = MapStyle()
  static let hybrid = MapStyle()
  static func standard(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  static func hybrid(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
}
