// swift-tools-version: 6.1

import PackageDescription

// Names a version of Reflow, as a package of anyone's would; `Tests/VersionedPackage/test` makes the
// repository that the address leads to.
let package = Package(
  name: "widths",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: Context.environment["REFLOW_REPOSITORY"] ?? "", from: "0.1.0")
  ],
  targets: [
    .executableTarget(
      name: "Widths", dependencies: [.product(name: "LayoutSolver", package: "reflow")])
  ],
  swiftLanguageModes: [.v6]
)
