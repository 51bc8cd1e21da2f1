import LayoutSolver
import SceneLoader

/// How the scene is laid out, and how far keys change that.
public struct Conditions {
  /// All but the container; a device has its own platform's details.
  var settings: LayoutSettings
  var container: ContainerChoice {
    // A device that older releases don't run brings its own.
    didSet {
      let first = container.device?.device.firstRelease ?? 0
      settings.platform.os = max(settings.platform.os, first)
    }
  }
  /// The root's proposal.
  public var rootProposal = RootProposal.room
  /// How far the keys that resize the container move it.
  var step = ContainerStep.cell

  init(settings: LayoutSettings, container: ContainerChoice) {
    self.settings = settings
    self.container = container
  }
}

extension Playground {
  /// The settings with the container of the moment.
  var effectiveSettings: LayoutSettings {
    effective(conditions.settings, in: conditions.container)
  }

  /// Settings with a container, and with what follows from device and language.
  func effective(_ settings: LayoutSettings, in container: ContainerChoice) -> LayoutSettings {
    var settings = settings
    if settings.language?.isRightToLeft == true { settings.layoutDirection = .rightToLeft }
    if let (device, orientation) = container.device {
      let own = device.settings(orientation, os: settings.platform.os)
      settings.horizontalSizeClass = device.horizontalSizeClass(
        ofWindow: container.container(os: own.platform.os)?.size.width ?? 0, orientation)
      settings.verticalSizeClass = own.verticalSizeClass
    }
    settings.takeScale(of: container.device?.device)
    settings.container =
      container.container(os: settings.platform.os) ?? LayoutContainer(size: windowContainer)
    settings.takeKeyboard(of: container.device?.device)
    settings.container.proposal = conditions.rootProposal
    return settings
  }
}
