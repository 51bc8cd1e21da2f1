// swift-tools-version: 6.1

import PackageDescription

// A package of its own, so that nobody fetches a benchmark library to run or test Reflow.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "reflow", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .target(
      name: "Workloads", dependencies: [.product(name: "LayoutSolver", package: "reflow")]),
    .executableTarget(
      name: "LayoutBenchmarks",
      dependencies: [
        "Workloads",
        .product(name: "LayoutSolver", package: "reflow"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/LayoutBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    .executableTarget(
      name: "layout-once",
      dependencies: ["Workloads", .product(name: "LayoutSolver", package: "reflow")]),
    .target(
      name: "SceneTexts",
      dependencies: [
        .product(name: "LayoutSolver", package: "reflow"),
        .product(name: "SceneLoader", package: "reflow"),
      ]),
    .executableTarget(
      name: "InterpreterBenchmarks",
      dependencies: [
        "SceneTexts",
        .product(name: "SceneLoader", package: "reflow"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/InterpreterBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    .executableTarget(
      name: "scene-once",
      dependencies: ["SceneTexts", .product(name: "SceneLoader", package: "reflow")]),
  ],
  swiftLanguageModes: [.v6]
)
