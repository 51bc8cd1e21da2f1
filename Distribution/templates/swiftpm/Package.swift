// swift-tools-version: 6.1

import PackageDescription

// `swift package reflow check Sources` in a package that depends on this one.
let package = Package(
  name: "@NAME@-plugin",
  products: [.plugin(name: "@NAME@", targets: ["@NAME@-command"])],
  targets: [
    .binaryTarget(name: "@NAME@", url: "@URL@", checksum: "@DIGEST@"),
    .plugin(
      name: "@NAME@-command",
      capability: .command(intent: .custom(verb: "@NAME@", description: "@SUMMARY@")),
      dependencies: ["@NAME@"], path: "Plugins/@NAME@"),
  ]
)
