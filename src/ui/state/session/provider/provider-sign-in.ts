import { i18n } from '@lingui/core'
import type { ProviderId } from '../../../../contract/providers.ts'
import {
  leavePage,
  openSignInWindow,
  ownAddress,
  sendWindow,
  showInSignInWindow,
} from '../../../../platform/browser/sign-in-window.ts'
import { deviceValues } from '../../../../platform/browser/storage.ts'
import { broadcastChannel } from '../../../../platform/channel.ts'
import { systemClock } from '../../../../platform/clock.ts'
import { bridge } from '../bridge.ts'
import { sendRevocations } from '../session.ts'
import { enterSignedIn, type SignInOutcome } from '../sign-in.ts'
import { isQuickSession, renewSession } from './renew-session.ts'
import {
  answerIn,
  channelOfAttempt,
  forgetAttempt,
  keepAttempt,
  type ProviderAnswer,
  type SignInAttempt,
  type SignInMessage,
} from './sign-in-attempt.ts'

export type ProviderOutcome =
  | SignInOutcome
  /** Through `signal`. */
  | 'cancelled'
  /** No answer came within the time that the server keeps an attempt. */
  | 'too-late'
  /** No window could be opened: this page is about to be left for the provider, and /login goes on. */
  | 'redirecting'
  /** The person said no to the provider. */
  | 'declined'
  | 'provider-unavailable'
  /** The answer came too late, twice, or to another browser. */
  | 'expired'
  /** A confirmation by another person than the signed-in one. */
  | 'other-account'
  /** The provider signed the person in without asking again, where a fresh sign-in was needed. */
  | 'not-fresh'
  /** Answers of providers go to another address than this page's. */
  | 'wrong-address'

export interface ProviderSignIn {
  /** Keeps the session after the browser closes; a confirmation keeps what the session has. */
  quick: boolean
  /** `confirm`: the person who is signed in proves it again, and their session begins again (decision 28). */
  purpose: 'sign-in' | 'confirm'
  /** Path to go to afterwards, where this page is left. */
  from?: string
  /** Stops waiting. */
  signal?: AbortSignal
  /** The provider's window is open; `openAgain`, called in a click, shows it once more. */
  onWaiting?: (openAgain: () => void) => void
  /** The answer is there. */
  onAnswer?: () => void
}

/** The time that the server keeps an attempt. */
const LONGEST_MS = 10 * 60_000

/**
 * Signs in with a provider in a window of its own. Call it in the click itself: later no window can be opened. Rejects if
 * the local data do not open.
 */
export async function signInWithProvider(provider: ProviderId, options: ProviderSignIn): Promise<ProviderOutcome> {
  const { quick, purpose, from = '/', signal, onWaiting, onAnswer } = options
  const window = openSignInWindow()
  const secret = randomText()
  if (purpose === 'sign-in') await sendRevocations()
  const begun = await bridge.call('userAccount.user:beginLogin', {
    ...{ provider, purpose, binding: await sha256(secret), redirectUri: ownAddress('/oauth-redirect.html') },
    meta: { locale: i18n.locale },
  })
  if (begun.kind !== 'answered' || signal?.aborted) {
    window?.close()
    if (begun.kind === 'answered') return 'cancelled'
    return begun.kind === 'refused' ? refusalOf(begun.code, begun.data.errorType) : begun.kind
  }
  const { authorizationUrl, state } = begun.result
  const attempt: SignInAttempt = { state, secret, provider, quick, purpose, locale: i18n.locale, from }
  keepAttempt(attempt, { redirect: window === null })
  const giveUp = (outcome: ProviderOutcome) => {
    forgetAttempt(state)
    window?.close()
    return outcome
  }
  if (window === null) return leavePage(authorizationUrl) ? 'redirecting' : giveUp('refused')
  if (!sendWindow(window, authorizationUrl)) return giveUp('refused')
  const answered = waitForAnswer(state, signal)
  onWaiting?.(() => showInSignInWindow(authorizationUrl))
  const answer = await answered
  if (typeof answer === 'string') return giveUp(answer)
  onAnswer?.()
  return await finishProviderSignIn(attempt, answer)
}

/** Ends an attempt with the provider's answer. Rejects if the local data do not open. */
export async function finishProviderSignIn(attempt: SignInAttempt, answer: ProviderAnswer): Promise<ProviderOutcome> {
  const { state, secret, provider, purpose, locale } = attempt
  const quick = purpose === 'confirm' ? isQuickSession() : attempt.quick
  const { code, ...said } = answer
  forgetAttempt(state)
  const outcome = await bridge.call('userAccount.user:login', {
    ...{ provider, code, redirectUri: ownAddress('/oauth-redirect.html') },
    options: { ...said, binding: secret, quickLogin: quick },
    meta: { locale },
  })
  if (outcome.kind === 'refused') return refusalOf(outcome.code, outcome.data.errorType)
  if (outcome.kind === 'unreachable') return 'unreachable'
  deviceValues.set(LAST_PROVIDER, provider)
  if (purpose === 'confirm') return (await renewSession(outcome.result)) ? 'signed-in' : 'other-account'
  return await enterSignedIn(outcome.result, quick, locale)
}

const LAST_PROVIDER = 'lastProvider'

/** The provider of the last sign-in on this device (decision 25). */
export const lastProvider = (): string | null => deviceValues.get(LAST_PROVIDER)

/** Waits for the page that providers send back to; only a message with this attempt's state is an answer. */
function waitForAnswer(
  state: string,
  signal: AbortSignal | undefined,
): Promise<ProviderAnswer | 'cancelled' | 'too-late'> {
  const channel = broadcastChannel<SignInMessage>(channelOfAttempt(state))
  return new Promise(resolve => {
    const end = (how: ProviderAnswer | 'cancelled' | 'too-late') => {
      stopClock()
      signal?.removeEventListener('abort', cancel)
      channel.close()
      resolve(how)
    }
    const cancel = () => end('cancelled')
    const stopClock = systemClock.after(LONGEST_MS, () => end('too-late'))
    signal?.addEventListener('abort', cancel, { once: true })
    channel.subscribe(message => {
      const answer = answerIn(message)
      if (answer?.state !== state) return
      channel.post({ taken: true })
      end(answer)
    })
  })
}

const REFUSALS: Readonly<Record<string, ProviderOutcome>> = {
  FreshSignInNeeded: 'not-fresh',
  ProviderUnavailable: 'provider-unavailable',
  SignInAttemptInvalid: 'expired',
  SignInOtherAccount: 'other-account',
  SignInRefused: 'declined',
}

const refusalOf = (code: string, errorType: string | undefined): ProviderOutcome =>
  REFUSALS[errorType ?? ''] ?? (code === 'INVALID_PARAMS' ? 'wrong-address' : 'refused')

/** 256 random bits, base64url. */
function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), byte => byte.toString(16).padStart(2, '0')).join('')
}
