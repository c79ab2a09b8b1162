import webpush from 'web-push'
import type { PushKind } from '../../contract/entities/user.ts'
import { CodedError } from '../coded-error.ts'
import type { PushKey } from './server-key.ts'

/** What a push service and the lock screen may learn: what happened, never of whom, and no clinical text. */
export interface PushMessage {
  kind: PushKind
  /** The screen that a tap opens. */
  path: string
  /** The account's clientId: a browser in other hands shows nothing. */
  account: string
}

export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export type PushOutcome =
  | { kind: 'sent' }
  /** The browser no longer takes messages here. */
  | { kind: 'gone' }
  /** The push service asks to come back after this many seconds. */
  | { kind: 'later'; seconds: number }

export interface PushSender {
  /** Rejects with PushFailed. */
  send(target: PushTarget, message: PushMessage, signal: AbortSignal): Promise<PushOutcome>
}

export class PushFailed extends CodedError<'BUSY' | 'REFUSED' | 'UNREACHABLE'> {
  override readonly name = 'PushFailed'
  readonly retryable: boolean
  constructor(code: 'BUSY' | 'REFUSED' | 'UNREACHABLE', message: string, options?: ErrorOptions) {
    super(code, message, options)
    this.retryable = code !== 'REFUSED'
  }
}

const MINUTE = 60
const REPLY_MS = 10_000

/** How long a message is worth sending, and kept for a device that is off, in seconds; an old reminder would mislead. */
export const KEPT: Record<PushKind, number> = {
  transcriptReady: 24 * 60 * MINUTE,
  questionnaireCompleted: 24 * 60 * MINUTE,
  reassessmentDue: 10 * MINUTE,
}

/** `publicUrl`: whom a push service may turn to. */
export function createPushSender(key: PushKey, publicUrl: string): PushSender {
  const { protocol, hostname } = new URL(publicUrl)
  const subject = protocol === 'https:' ? publicUrl : `mailto:push@${hostname}`
  return {
    async send({ endpoint, p256dh, auth }, message, signal) {
      const request = sealed({ endpoint, keys: { p256dh, auth } }, message, { subject, ...key })
      const { status, retryAfter } = await post(request, signal)
      if (status >= 200 && status < 300) return { kind: 'sent' }
      if (status === 404 || status === 410) return { kind: 'gone' }
      const busy = status === 429 || status >= 500
      if (busy && retryAfter !== null) return { kind: 'later', seconds: retryAfter }
      throw new PushFailed(busy ? 'BUSY' : 'REFUSED', `the push service replied ${status}`)
    },
  }
}

type Details = ReturnType<typeof webpush.generateRequestDetails>
type VapidDetails = NonNullable<webpush.RequestOptions['vapidDetails']>

/** Encrypted for the browser alone (RFC 8291). Throws PushFailed for keys that are none. */
function sealed(subscription: webpush.PushSubscription, message: PushMessage, vapidDetails: VapidDetails): Details {
  const urgency = message.kind === 'reassessmentDue' ? 'high' : 'normal'
  try {
    return webpush.generateRequestDetails(subscription, JSON.stringify(message), {
      ...{ vapidDetails, urgency, TTL: KEPT[message.kind], contentEncoding: 'aes128gcm' },
    })
  } catch (cause) {
    throw new PushFailed('REFUSED', 'the subscription’s keys are unusable', { cause })
  }
}

async function post(
  { endpoint, method, headers, body }: Details,
  signal: AbortSignal,
): Promise<{ status: number; retryAfter: number | null }> {
  try {
    const reply = await fetch(endpoint, {
      ...{ method, headers: headers as Record<string, string>, body: new Uint8Array(body ?? []) },
      // A push service does not redirect; whoever does could lead into this network.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(REPLY_MS)]),
    })
    await reply.body?.cancel()
    return { status: reply.status, retryAfter: secondsOf(reply.headers.get('retry-after'), reply.headers.get('date')) }
  } catch (cause) {
    throw new PushFailed('UNREACHABLE', 'the push service was not reached', { cause })
  }
}

/**
 * Of a Retry-After header, which names seconds or a date; null if there is none. A date counts from that of the reply
 * itself, so that neither clock has to be right.
 */
export function secondsOf(header: string | null, repliedAt: string | null): number | null {
  if (header === null) return null
  const seconds = /^\d{1,9}$/.test(header.trim())
    ? Number(header)
    : (Date.parse(header) - Date.parse(repliedAt ?? '')) / 1000
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : null
}
