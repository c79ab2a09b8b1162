import type { ErrorType } from '../../contract/error-types.ts'
import type { ErrorName } from '../../contract/errors.ts'

/** Why the server refused something, as the interface explains it; `refusal-words.ts` has the words. */
export type RefusalReason =
  | 'balance'
  | 'begun'
  | 'consent'
  | 'damaged'
  | 'demo-off'
  | 'demo-plan'
  | 'empty'
  | 'failed'
  | 'devices'
  | 'forbidden'
  | 'full'
  | 'gone'
  | 'impersonated'
  | 'kind'
  | 'long'
  | 'nothing'
  | 'outdated'
  | 'patient'
  | 'promo-expired'
  | 'promo-limit'
  | 'promo-unknown'
  | 'promo-used'
  | 'protected'
  | 'refused'
  | 'server'
  | 'short'
  | 'sign-in'
  | 'sound'
  | 'timeout'
  | 'too-large'
  | 'type'
  | 'wait'

/** Complete by type: an error that the contract gains does not compile until it has a reason here. */
const OF_CODE: Record<ErrorName, RefusalReason> = {
  PARSE_ERROR: 'server',
  INVALID_REQUEST: 'server',
  METHOD_NOT_FOUND: 'server',
  INVALID_PARAMS: 'refused',
  INTERNAL_ERROR: 'server',
  BATCH_TOO_LARGE: 'too-large',
  RESPONSE_TOO_LARGE: 'too-large',
  UNAUTHORIZED: 'sign-in',
  INSUFFICIENT_BALANCE: 'balance',
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'gone',
  TIMEOUT: 'timeout',
  CONFLICT: 'server',
  GONE: 'gone',
  TOO_LARGE: 'too-large',
  UNSUPPORTED_MEDIA: 'type',
  UNPROCESSABLE: 'refused',
  UPGRADE_REQUIRED: 'outdated',
  RATE_LIMITED: 'wait',
  UNAVAILABLE: 'server',
}

const OF_TYPE: Record<ErrorType, RefusalReason> = {
  AccountFull: 'full',
  AlreadySubscribed: 'refused',
  ChunkHashMismatch: 'damaged',
  ChunkLengthMismatch: 'damaged',
  ChunksMissing: 'damaged',
  ConsentCrossBorder: 'refused',
  ConsentIncomplete: 'refused',
  ConsentNeeded: 'consent',
  DemoOff: 'demo-off',
  EpochChanged: 'server',
  FileEmpty: 'empty',
  FileHashMismatch: 'damaged',
  FileSizeLimit: 'too-large',
  FreshSignInNeeded: 'refused',
  ImpersonationReadOnly: 'impersonated',
  ImpersonationRefused: 'forbidden',
  InvalidAudioFormat: 'type',
  InvalidCheck: 'refused',
  InvalidFileType: 'type',
  InvalidOverride: 'refused',
  InvalidRecordData: 'refused',
  InvalidTriageData: 'refused',
  InvalidUserData: 'refused',
  MessengerNotLinked: 'gone',
  MessengerOff: 'refused',
  NoDemoPermission: 'demo-plan',
  NothingToProcess: 'nothing',
  OpIdReused: 'server',
  PatientNotFound: 'patient',
  PaymentsOff: 'refused',
  PlanNotForSale: 'refused',
  PromocodeAlreadyUsedException: 'promo-used',
  PromocodeExpiredException: 'promo-expired',
  PromocodeLimitReachedException: 'promo-limit',
  PromocodeNotFoundException: 'promo-unknown',
  PromocodeWaiting: 'refused',
  ProtectedField: 'protected',
  ProviderUnavailable: 'server',
  RecordingForEver: 'kind',
  RecordNotFound: 'gone',
  RecordingNotFound: 'sound',
  RecordingTooLong: 'long',
  RecordingTooShort: 'short',
  RowTooLarge: 'too-large',
  SessionCompleted: 'gone',
  SessionFull: 'too-large',
  SignInAttemptInvalid: 'refused',
  SignInOtherAccount: 'refused',
  SignInRefused: 'refused',
  SingleCallLimit: 'too-large',
  TemplateIncomplete: 'refused',
  TemplateNotPublished: 'refused',
  TemplatePublished: 'refused',
  TooManyDevices: 'devices',
  TriageForEver: 'kind',
  UnwalkablePath: 'refused',
  UploadNotFound: 'begun',
}

const isErrorName = (code: string): code is ErrorName => Object.hasOwn(OF_CODE, code)
const isErrorType = (name: string): name is ErrorType => Object.hasOwn(OF_TYPE, name)

/**
 * `code` is an error of the contract, one of its types, or the name of an exception of the engine. What is not known
 * says only that it did not work: never a text that the other side made for developers.
 */
export function refusalReason({ code, errorType }: { code: string | null; errorType?: string | null }): RefusalReason {
  if (errorType && isErrorType(errorType)) return OF_TYPE[errorType]
  if (code === null) return 'failed'
  if (isErrorType(code)) return OF_TYPE[code]
  if (isErrorName(code)) return OF_CODE[code]
  if (code === 'TimedOut') return 'timeout'
  return code === 'BadAnswer' ? 'server' : 'failed'
}
