import Testing
@testable import SceneLoader
