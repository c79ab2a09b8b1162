/**
 * Every finer name of a refusal (`error.data.errorType`). The interface has words for each, in each language; a name that
 * is not here does not compile on the server.
 */
export const ERROR_TYPES = [
  'ChunkHashMismatch',
  'ChunkLengthMismatch',
  'ChunksMissing',
  'ConsentCrossBorder',
  'ConsentIncomplete',
  'ConsentNeeded',
  'DemoOff',
  'EpochChanged',
  'FileEmpty',
  'FileHashMismatch',
  'FileSizeLimit',
  'FreshSignInNeeded',
  'InvalidAudioFormat',
  'InvalidCheck',
  'InvalidFileType',
  'InvalidOverride',
  'InvalidRecordData',
  'InvalidTriageData',
  'InvalidUserData',
  'MessengerNotLinked',
  'MessengerOff',
  'NoDemoPermission',
  'OpIdReused',
  'PatientNotFound',
  'PromocodeAlreadyUsedException',
  'PromocodeExpiredException',
  'PromocodeLimitReachedException',
  'PromocodeNotFoundException',
  'ProtectedField',
  'ProviderUnavailable',
  'RecordNotFound',
  'RecordingForEver',
  'RecordingNotFound',
  'RecordingTooLong',
  'RecordingTooShort',
  'RowTooLarge',
  'SessionCompleted',
  'SessionFull',
  'SignInAttemptInvalid',
  'SignInOtherAccount',
  'SignInRefused',
  'SingleCallLimit',
  'TemplateIncomplete',
  'TemplateNotPublished',
  'TemplatePublished',
  'TriageForEver',
  'UnwalkablePath',
  'UploadNotFound',
] as const

export type ErrorType = (typeof ERROR_TYPES)[number]

export const isErrorType = (name: string | null | undefined): name is ErrorType =>
  ERROR_TYPES.some(known => known === name)
