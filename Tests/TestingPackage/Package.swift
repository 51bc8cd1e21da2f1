// swift-tools-version: 6.1

import PackageDescription

// Tests a view on Linux as an app's package would: `swift test` in this folder.
let package = Package(
  name: "card",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "reflow", path: "../..")],
  targets: [
    .testTarget(
      name: "CardTests", dependencies: [.product(name: "ReflowTesting", package: "reflow")],
      exclude: ["Card.swift"])
  ],
  swiftLanguageModes: [.v6]
)
