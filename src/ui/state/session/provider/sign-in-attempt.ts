import type { ProviderId } from '../../../../contract/providers.ts'
import { deviceValues, tabValues } from '../../../../platform/browser/storage.ts'

/** A sign-in that this browser began. Kept until it ends, because the answer may come to another page of it. */
export interface SignInAttempt {
  /** Names the attempt; the provider sends it back. */
  state: string
  /** Never leaves this browser before the answer is there: it proves that the answer is for this browser. */
  secret: string
  provider: ProviderId
  quick: boolean
  purpose: 'sign-in' | 'confirm'
  locale: string
  /** Where the person was going. */
  from: string
}

/** What a provider sent the browser back with. */
export interface ProviderAnswer {
  state: string
  code: string
  error?: string
  iss?: string
}

/** Message of the page that providers send back to, and the reply of the page that takes it. */
export type SignInMessage = { answer: ProviderAnswer } | { taken: true }

/** Named by the state, which only the pages of this attempt know. */
export const channelOfAttempt = (state: string) => `anamnesis-sign-in-${state}`

const ATTEMPT = 'signInAttempt'
/** Set in the tab that went to the provider itself, because no window could be opened. */
const REDIRECT = 'signInRedirect'
/** The response, if no page received it over the channel. */
const ANSWER = 'signInAnswer'

export function keepAttempt(attempt: SignInAttempt, { redirect = false } = {}): void {
  deviceValues.set(ATTEMPT, JSON.stringify(attempt))
  if (redirect) tabValues.set(REDIRECT, attempt.state)
}

export function forgetAttempt(state: string): void {
  if (keptAttempt()?.state === state) deviceValues.remove(ATTEMPT)
  tabValues.remove(REDIRECT)
}

const keptAttempt = (): SignInAttempt | null => parsed<SignInAttempt>(deviceValues.get(ATTEMPT))

/** True if a provider sent this tab back, and `takeAnswered` has not been called since. */
export const hasAnswer = (): boolean => tabValues.get(ANSWER) !== null

/** The attempt that a provider's answer in this tab belongs to, once; null if there is no answer. */
export function takeAnswered(): { attempt: SignInAttempt | null; answer: ProviderAnswer } | null {
  const answer = answerIn({ answer: parsed(tabValues.get(ANSWER)) })
  tabValues.remove(ANSWER)
  if (answer === null) return null
  const attempt = keptAttempt()
  // A response to an attempt that this browser did not make is a stranger's: it must not sign in.
  return { attempt: attempt?.state === answer.state ? attempt : null, answer }
}

/** The answer in a message of the channel; null for any other message. */
export function answerIn(message: unknown): ProviderAnswer | null {
  if (!isObject(message) || !isObject(message.answer)) return null
  const { state, code, error, iss } = message.answer
  if (typeof state !== 'string' || typeof code !== 'string') return null
  return {
    ...{ state, code },
    ...(typeof error === 'string' ? { error } : {}),
    ...(typeof iss === 'string' ? { iss } : {}),
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parsed<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}
