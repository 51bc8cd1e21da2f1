import LayoutSolver
import SwiftInterpreter
import SwiftUILibrary

extension AppleLibraries {
  /// MapKit's `Map`, which fills the size it is proposed, and the places on it. What is on the map
  /// takes no part in the layout around it.
  static let maps = NativeLibrary(
    name: "Maps",
    types: [
      NativeType(
        "struct Map: View",
        members: [
          "", "initialPosition: MapCameraPosition, ", "position: Binding<MapCameraPosition>, ",
        ].flatMap { position in
          let place =
            "\(position)bounds: MapCameraBounds? = nil, \(mapInteraction), "
            + "scope: Namespace.ID? = nil"
          return [
            map("init(\(place))"),
            filled("init<C: View>(\(place), @ViewBuilder content: () -> C)"),
            filled(
              "init<V, C: View>(\(position)bounds: MapCameraBounds? = nil, \(mapInteraction), "
                + "selection: Binding<V>, scope: Namespace.ID? = nil, "
                + "@ViewBuilder content: () -> C)"),
          ]
        } + [
          map("init(\(mapRegion))"),
          filled(
            "init<Item: Identifiable, A: View>(\(mapRegion), annotationItems: [Item], "
              + "annotationContent: @escaping (Item) -> A)"),
        ]),
      onMap("Marker", ["_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D"]),
      onMap("MapMarker", ["coordinate: CLLocationCoordinate2D, tint: Color? = nil"]),
      onMap("MapPin", ["coordinate: CLLocationCoordinate2D, tint: Color? = nil"]),
      onMap("UserAnnotation", [""]),
      onMap(
        "MapCircle", ["center: CLLocationCoordinate2D, radius: CLLocationDistance"]),
      onMap("MapPolyline", ["coordinates: [CLLocationCoordinate2D]"]),
      onMap("MapPolygon", ["coordinates: [CLLocationCoordinate2D]"]),
      NativeType(
        "struct MapAnnotation<Content: View>: View",
        members: [
          map(
            "init(coordinate: CLLocationCoordinate2D, "
              + "anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), "
              + "@ViewBuilder content: () -> Content)")
        ]),
      NativeType(
        "struct Annotation<Content: View>: View",
        members: [
          map(
            "init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D, "
              + "anchor: UnitPoint = .center, @ViewBuilder content: () -> Content)")
        ]),
    ],
    extensions: [
      "Marker": [
        map(
          "init(_ title: LocalizedStringKey, systemImage: String, "
            + "coordinate: CLLocationCoordinate2D)"),
        map(
          "init(_ title: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D)"),
      ],
      "View": [
        SwiftUILibrary.undrawn("func mapStyle(_ style: MapStyle) -> some View"),
        SwiftUILibrary.undrawn(
          "func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View"),
        SwiftUILibrary.idle("func mapControlVisibility(_ visibility: Visibility) -> some View"),
      ],
    ],
    sources: [Declarations.maps], isPartial: true)

  private static let mapInteraction = "interactionModes: MapInteractionModes = .all"
  private static let mapRegion =
    "coordinateRegion: Binding<MKCoordinateRegion>, \(mapInteraction), "
    + "showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil"

  private static func map(_ signature: String) -> NativeMember {
    NativeMember(signature) { $0.make(.leaf(.placeholder(name: "Map"))) }
  }

  /// A map with places on it, none of which is drawn.
  private static func filled(_ signature: String) -> NativeMember {
    NativeMember(signature) { call in
      let map = View(.leaf(.placeholder(name: "Map")), source: call.source)
      return call.make(
        .decorated(
          map, .withoutEffect(modifier: "the content of Map", isMissed: true, at: call.source)))
    }
  }

  private static func onMap(_ name: String, _ parameters: [String]) -> NativeType {
    NativeType("struct \(name): View", members: parameters.map { map("init(\($0))") })
  }
}
