// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "StackShares",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "reflow", path: "../..")],
  targets: [
    .executableTarget(
      name: "StackShares", dependencies: [.product(name: "LayoutSolver", package: "reflow")])
  ]
)
