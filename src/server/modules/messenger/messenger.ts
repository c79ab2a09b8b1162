import { type Bot, GrammyError } from 'grammy'
import type { Update } from 'grammy/types'
import { CodedError } from '../../coded-error.ts'
import type { Session } from '../../sessions/session.ts'

export type SendOutcome =
  | { kind: 'sent' }
  /** The person blocked the bot, or the chat is gone. */
  | { kind: 'gone' }
  /** The app asks to come back after this many seconds. */
  | { kind: 'later'; seconds: number }

/** The bot as the rest of the server uses it. */
export interface Messenger {
  /** Demo accounts belong to all visitors and get no real chat, and in production they alone get a built-in one. */
  isFor(kind: Session['kind']): boolean
  /** The address that opens the bot with the token. */
  deepLink(token: string): string
  /** Throws MessengerFailed. */
  send(chatId: string, text: string, signal?: AbortSignal): Promise<SendOutcome>
  /** Handles an update. Throws if the database is unavailable, so that the app sends it again. */
  handle(update: Update): Promise<void>
}

export class MessengerFailed extends CodedError<'BUSY' | 'REFUSED' | 'UNREACHABLE'> {
  override readonly name = 'MessengerFailed'
  readonly retryable: boolean
  constructor(code: 'BUSY' | 'REFUSED' | 'UNREACHABLE', message: string, options?: ErrorOptions) {
    super(code, message, options)
    this.retryable = code !== 'REFUSED'
  }
}

/** Sends a text without a preview of what it links to. */
export async function sendText(
  api: Bot['api'],
  chatId: string,
  text: string,
  signal?: AbortSignal,
): Promise<SendOutcome> {
  try {
    // The library's own type of signals lacks members that Node's have; they are the same at run time.
    await api.sendMessage(chatId, text, { link_preview_options: { is_disabled: true } }, signal as never)
    return { kind: 'sent' }
  } catch (cause) {
    if (!(cause instanceof GrammyError)) {
      throw new MessengerFailed('UNREACHABLE', 'the messenger was not reached', { cause })
    }
    const { error_code: status, description, parameters } = cause
    if (status === 403 || (status === 400 && /chat not found/i.test(description))) return { kind: 'gone' }
    if (status === 429 && parameters.retry_after) return { kind: 'later', seconds: parameters.retry_after }
    const busy = status === 429 || status >= 500
    throw new MessengerFailed(busy ? 'BUSY' : 'REFUSED', `the messenger replied ${status}`)
  }
}
