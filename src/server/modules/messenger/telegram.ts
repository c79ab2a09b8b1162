import { setTimeout as delay } from 'node:timers/promises'
import { type Bot, BotError } from 'grammy'
import type { Config } from '../../config.ts'
import { isUnavailable } from '../../database/failures.ts'
import { type BotServices, createBot, UPDATES } from './bot.ts'
import { type Messenger, sendText } from './messenger.ts'

export const WEBHOOK_PATH = '/api/telegram/webhook'
const AGAIN_MS = 30_000
const STOP_MS = 1500
const MOST_CONNECTIONS = 10

type Settings = NonNullable<Config['telegram']>

/**
 * The bot at Telegram: by webhook if a secret is configured, else by long polling, which one node alone can do. What
 * fails at the start is tried again, so that the server starts without a network.
 */
export function openTelegram(
  services: BotServices,
  { token, botName, webhookSecret, apiUrl }: Settings,
): Messenger & { start(): void; close(): Promise<void> } {
  const { log } = services
  const settings = { token, name: botName, apiUrl }
  const bot = createBot(services, settings)
  const stopped = new AbortController()
  let polling: Bot | null = null

  async function handle(update: Parameters<Bot['handleUpdate']>[0], by = bot): Promise<void> {
    try {
      await by.handleUpdate(update)
    } catch (error) {
      const cause = error instanceof BotError ? error.error : error
      if (isUnavailable(cause)) throw cause
      // It would fail again: the app is not asked to repeat it.
      log.error({ err: cause }, 'an update of the messenger failed')
    }
  }

  /** A bot of its own for each attempt: it then begins with the updates that none has acknowledged. */
  async function poll(): Promise<void> {
    polling = createBot(services, settings)
    polling.catch(({ error }) => {
      if (isUnavailable(error)) throw error
      log.error({ err: error }, 'an update of the messenger failed')
    })
    await polling.start({ allowed_updates: UPDATES })
  }

  const listen = () =>
    webhookSecret === undefined
      ? poll()
      : bot.api.setWebhook(services.publicUrl() + WEBHOOK_PATH, {
          ...{ secret_token: webhookSecret, allowed_updates: UPDATES, max_connections: MOST_CONNECTIONS },
        })

  async function keepListening(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        await listen()
        return
      } catch (error) {
        if (stopped.signal.aborted) return
        log.warn({ err: error }, 'the messenger does not send updates')
      }
      await delay(AGAIN_MS, null, { signal: stopped.signal, ref: false }).catch(() => undefined)
    }
  }

  return {
    isFor: kind => kind !== 'demo',
    deepLink: link => `https://t.me/${botName}?start=${link}`,
    send: (chatId, text, signal) => sendText(bot.api, chatId, text, signal),
    handle,
    start: () => void keepListening(),
    async close() {
      stopped.abort()
      // It acknowledges the last updates; without that they come again, and have no effect.
      await Promise.race([polling?.stop().catch(() => undefined), delay(STOP_MS, null, { ref: false })])
    },
  }
}
