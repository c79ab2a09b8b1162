import { useLingui } from '@lingui/react/macro'
import { type RefusalReason, refusalReason } from './refusal-reasons.ts'

interface Refusal {
  code: string | null
  errorType?: string | null
  /** Where the input was wrong, by path; named only by labels. */
  issues?: readonly { path: string }[]
}

/** The label of a field by its path; null if no screen has a label for it. */
export type LabelOf = (path: string) => string | null

/** Returns why the server refused something, as a sentence without its full stop, in the reader's language. */
export function useRefusalWords(): (refusal: Refusal, labelOf?: LabelOf) => string {
  const { t } = useLingui()
  const words = useReasonWords()
  return (refusal, labelOf) => {
    const reason = refusalReason(refusal)
    const labels = refusal.issues?.flatMap(({ path }) => labelOf?.(path) ?? []) ?? []
    if (reason !== 'refused' || labels.length === 0) return words[reason]
    const where = [...new Set(labels)].join(', ')
    return t({ id: 'kit.failed.because', message: `The server did not accept these fields: ${where}` })
  }
}

function useReasonWords(): Record<RefusalReason, string> {
  const { t } = useLingui()
  return {
    balance: t({ id: 'messages.insufficientBalance', message: 'The balance is not sufficient' }),
    begun: t({ id: 'kit.failed.begun', message: 'The server did not keep the beginning of the upload' }),
    consent: t({ id: 'kit.failed.consent', message: 'The consent was withdrawn' }),
    damaged: t({ id: 'kit.failed.damaged', message: 'The audio arrived damaged' }),
    'demo-off': t({ id: 'kit.failed.demoOff', message: 'Demo accounts are switched off on this server' }),
    'demo-plan': t({ id: 'messages.noDemoPermission', message: 'The basic plan of the demo does not allow this' }),
    devices: t({
      id: 'kit.failed.devices',
      message: 'This account is in use on as many devices as the server allows',
    }),
    empty: t({ id: 'kit.failed.empty', message: 'The file is empty' }),
    failed: t({ id: 'kit.failed.unknown', message: 'It could not be sent' }),
    forbidden: t({ id: 'kit.failed.notAllowed', message: 'This account may not do this' }),
    full: t({
      id: 'kit.failed.full',
      message: 'Your account has no room for it on the server: delete what you no longer need',
    }),
    gone: t({ id: 'kit.failed.gone', message: 'The server no longer has what this belongs to' }),
    impersonated: t({ id: 'kit.failed.impersonated', message: 'You are in another person’s account, and only read' }),
    kind: t({ id: 'kit.failed.kind', message: 'A triage or a recording cannot become something else' }),
    long: t({ id: 'kit.failed.long', message: 'The recording is too long' }),
    nothing: t({ id: 'kit.failed.nothing', message: 'There is nothing left to read in it' }),
    outdated: t({ id: 'kit.failed.outdated', message: 'This version is too old for the server' }),
    patient: t({ id: 'kit.failed.patient', message: 'Its patient is not here: choose another one on its card' }),
    'promo-expired': t({ id: 'kit.failed.promo.expired', message: 'This promo code has expired' }),
    'promo-limit': t({ id: 'kit.failed.promo.limit', message: 'This promo code has been used as often as it may be' }),
    'promo-unknown': t({ id: 'kit.failed.promo.unknown', message: 'There is no such promo code' }),
    'promo-used': t({ id: 'kit.failed.promo.used', message: 'You have already used this promo code' }),
    protected: t({ id: 'kit.failed.protected', message: 'Only the server may change this' }),
    refused: t({ id: 'kit.failed.refused', message: 'The server did not accept it' }),
    server: t({ id: 'kit.failed.server', message: 'Something went wrong on the server' }),
    short: t({ id: 'kit.failed.short', message: 'The recording is too short' }),
    'sign-in': t({ id: 'kit.failed.signIn', message: 'Sign in again' }),
    sound: t({ id: 'kit.failed.notFound', message: 'Recording not found' }),
    timeout: t({ id: 'kit.failed.timeout', message: 'The server did not answer in time' }),
    'too-large': t({ id: 'kit.failed.tooLarge', message: 'It is larger than the server accepts' }),
    type: t({ id: 'kit.failed.type', message: 'The server does not accept this kind of file' }),
    wait: t({ id: 'kit.failed.rateLimited', message: 'The server asked to wait' }),
  }
}
