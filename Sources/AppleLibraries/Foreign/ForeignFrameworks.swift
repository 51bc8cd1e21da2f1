import SwiftInterpreter

extension AppleLibraries {
  /// What a device has besides its screen. Nobody is asked for leave, nothing is felt, heard,
  /// measured or announced, and none of it shows, so that a scene may use it without a warning.
  /// A framework whose values do show, such as one that finds a person's appointments, is not
  /// listed: where a scene uses it, that is said.
  static let foreignFrameworks = NativeLibrary(
    name: "ForeignFrameworks",
    foreign: [
      ForeignNames(
        "AudioToolbox", types: "SystemSoundID",
        functions: "AudioServicesPlaySystemSound AudioServicesPlayAlertSound",
        constants: "kSystemSoundID_Vibrate"),
      ForeignNames(
        "AVFoundation",
        types: """
          AVAudioEngine AVAudioPlayer AVAudioPlayerDelegate AVAudioPlayerNode AVAudioRecorder
          AVAudioSession AVSpeechBoundary AVSpeechSynthesisVoice AVSpeechSynthesizer
          AVSpeechSynthesizerDelegate AVSpeechUtterance
          """,
        constants: """
          AVSpeechUtteranceDefaultSpeechRate AVSpeechUtteranceMaximumSpeechRate
          AVSpeechUtteranceMinimumSpeechRate
          """),
      ForeignNames("AVKit"),
      ForeignNames(
        "CoreHaptics",
        types: """
          CHHapticAdvancedPatternPlayer CHHapticDeviceCapability CHHapticDynamicParameter
          CHHapticEngine CHHapticEvent CHHapticEventParameter CHHapticParameterCurve
          CHHapticPattern CHHapticPatternPlayer
          """),
      ForeignNames(
        "CoreMotion",
        types: """
          CMAcceleration CMAccelerometerData CMAltimeter CMAttitude CMDeviceMotion CMGyroData
          CMMotionActivityManager CMMotionManager CMPedometer CMRotationRate
          """),
      ForeignNames("LocalAuthentication", types: "LABiometryType LAContext LAError LAPolicy"),
      ForeignNames("Photos", types: "PHAuthorizationStatus PHPhotoLibrary"),
      ForeignNames("PhotosUI", types: "PHPickerFilter"),
      ForeignNames(
        "UserNotifications",
        types: """
          UNAuthorizationOptions UNAuthorizationStatus UNCalendarNotificationTrigger
          UNMutableNotificationContent UNNotification UNNotificationAction UNNotificationCategory
          UNNotificationContent UNNotificationPresentationOptions UNNotificationRequest
          UNNotificationResponse UNNotificationSettings UNNotificationSound UNNotificationTrigger
          UNTimeIntervalNotificationTrigger UNUserNotificationCenter
          UNUserNotificationCenterDelegate
          """),
    ])
}
