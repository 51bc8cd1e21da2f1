import SwiftInterpreter

extension AppleLibraries {
  /// What a device has besides its screen. Nobody is asked for permission, nothing is felt, heard,
  /// measured or announced, and none of it shows, so a scene may use it without a warning. A
  /// framework whose values do show, such as one that finds a person's appointments, is not listed:
  /// a scene that uses it gets a warning.
  static let foreignFrameworks = NativeLibrary(
    name: "ForeignFrameworks",
    foreign: [
      ForeignNames(
        "AudioToolbox", types: "SystemSoundID",
        functions: """
          AudioServicesCreateSystemSoundID AudioServicesDisposeSystemSoundID
          AudioServicesPlayAlertSound AudioServicesPlayAlertSoundWithCompletion
          AudioServicesPlaySystemSound AudioServicesPlaySystemSoundWithCompletion
          """,
        constants: "kSystemSoundID_Vibrate noErr"),
      ForeignNames(
        "AVFoundation",
        types: """
          AudioFormatID AVAudioEngine AVAudioFile AVAudioFormat AVAudioPCMBuffer AVAudioPlayer
          AVAudioPlayerDelegate AVAudioPlayerNode AVAudioQuality AVAudioRecorder
          AVAudioRecorderDelegate AVAudioSession AVSpeechBoundary AVSpeechSynthesisVoice AVSpeechSynthesizer
          AVSpeechSynthesizerDelegate AVSpeechUtterance
          """,
        constants: """
          AVEncoderAudioQualityKey AVEncoderBitRateKey AVFormatIDKey AVLinearPCMBitDepthKey
          AVLinearPCMIsBigEndianKey AVLinearPCMIsFloatKey AVNumberOfChannelsKey AVSampleRateKey
          AVSpeechUtteranceDefaultSpeechRate AVSpeechUtteranceMaximumSpeechRate
          AVSpeechUtteranceMinimumSpeechRate kAudioFormatAppleLossless kAudioFormatFLAC
          kAudioFormatLinearPCM kAudioFormatMPEG4AAC kAudioFormatMPEGLayer3 kAudioFormatOpus
          """),
      ForeignNames("AVKit"),
      ForeignNames("CoreImage", types: "CIColor CIContext CIFilter CIVector"),
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
      ForeignNames(
        "Darwin",
        types: """
          IMP Method mach_msg_type_number_t mach_task_basic_info os_unfair_lock os_unfair_lock_t
          rusage stat sysinfo timespec timeval utsname
          """,
        functions: """
          class_getClassMethod class_getInstanceMethod close dlopen dlsym getenv getloadavg getpid gettimeofday
          mach_absolute_time mach_timebase_info method_exchangeImplementations objc_getAssociatedObject
          method_getImplementation method_setImplementation
          free malloc memcmp memcpy memset
          objc_getClass objc_removeAssociatedObjects objc_setAssociatedObject open os_log os_proc_available_memory setenv
          os_unfair_lock_lock os_unfair_lock_trylock
          os_unfair_lock_unlock sysctlbyname task_info uname unlink
          """,
        constants: """
          KERN_SUCCESS MACH_TASK_BASIC_INFO OBJC_ASSOCIATION_ASSIGN
          OBJC_ASSOCIATION_RETAIN_NONATOMIC O_EVTONLY O_RDONLY errno mach_task_self_
          """),
      ForeignNames(
        "Dispatch", types: "DispatchSource DispatchSourceFileSystemObject DispatchSourceTimer"),
      // What is outside of the scene: files, and the network beyond a request.
      ForeignNames(
        "Foundation",
        types: """
          CachedURLResponse FileHandle FileProtectionType NSFileCoordinator NSMetadataQuery NSUbiquitousKeyValueStore
          URLAuthenticationChallenge URLCache URLCredential
          URLProtectionSpace URLResourceKey URLResourceValues URLSessionDelegate
          URLSessionWebSocketTask ValueTransformer
          """),
      // The output of another program or of a stream: an app would show it.
      ForeignNames(
        "Foundation", types: "InputStream OutputStream Pipe Process Stream StreamDelegate",
        isSaid: true),
      ForeignNames("LocalAuthentication", types: "LAContext LAError LAPolicy"),
      ForeignNames("ObjectiveC", types: "AutoreleasingUnsafeMutablePointer"),
      ForeignNames("Photos", types: "PHPhotoLibrary"),
      ForeignNames("PhotosUI", types: "PHPickerFilter"),
      ForeignNames(
        "Security",
        types: """
          SecAccessControl SecCertificate SecIdentity SecKey SecKeyAlgorithm SecPolicy SecTrust
          SecTrustResultType tls_ciphersuite_t tls_protocol_version_t
          """,
        functions: """
          SecAccessControlCreateWithFlags SecCertificateCopyData SecCertificateCreateWithData
          SecCopyErrorMessageString SecItemAdd SecItemCopyMatching SecItemDelete
          SecItemUpdate SecKeyCopyExternalRepresentation SecKeyCopyPublicKey
          SecKeyCreateDecryptedData SecKeyCreateEncryptedData SecKeyCreateRandomKey
          SecKeyCreateSignature SecKeyCreateWithData SecKeyIsAlgorithmSupported
          SecKeyVerifySignature SecPKCS12Import SecPolicyCreateBasicX509 SecPolicyCreateSSL
          SecRandomCopyBytes SecTrustCopyCertificateChain SecTrustCopyKey
          SecTrustCreateWithCertificates SecTrustEvaluateWithError SecTrustGetCertificateAtIndex
          SecTrustGetCertificateCount SecTrustSetAnchorCertificates SecTrustSetPolicies
          """,
        constants: """
          errSecAuthFailed errSecDuplicateItem errSecInteractionNotAllowed errSecInternalError
          errSecItemNotFound errSecMissingEntitlement errSecNotAvailable errSecParam errSecSuccess
          errSecUnimplemented errSecUserCanceled
          """),
      // Memory by its addresses, and clocks that measure time.
      ForeignNames(
        "Swift",
        types: """
          Float16 OpaquePointer Unmanaged
          UnsafeMutableRawBufferPointer UnsafeMutableRawPointer UnsafeRawBufferPointer
          UnsafeRawPointer
          """,
        functions: "withUnsafeBytes withUnsafeMutableBytes"),
      ForeignNames(
        "UserNotifications",
        types: """
          UNAuthorizationOptions UNCalendarNotificationTrigger
          UNMutableNotificationContent UNNotification UNNotificationAction UNNotificationCategory
          UNNotificationContent UNNotificationPresentationOptions UNNotificationRequest
          UNNotificationResponse UNNotificationSettings UNNotificationSound UNNotificationTrigger
          UNTimeIntervalNotificationTrigger UNUserNotificationCenter
          UNUserNotificationCenterDelegate
          """),
    ])
}
