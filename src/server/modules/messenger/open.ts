import type { Config } from '../../config.ts'
import type { Webhook } from '../../http/messenger/messenger-routes.ts'
import type { BotServices } from './bot.ts'
import { builtInMessenger, MESSENGER_PATH } from './development/built-in.ts'
import type { Messenger } from './messenger.ts'
import { openTelegram } from './telegram.ts'

interface Opened {
  /** Null: this server has no bot. */
  messenger: Messenger | null
  webhook?: Webhook | undefined
  page?: { path: string; serve(request: Request, form: string): Promise<Response> }
  /** Begins to take updates; call it when the server listens. */
  start(): void
  close(): Promise<void>
}

/** Telegram's bot if one is configured, else the built-in page outside production and in the demo, else none. */
export function openMessenger(
  services: BotServices,
  { telegram, environment, demo }: Pick<Config, 'telegram' | 'environment' | 'demo'>,
): Opened {
  const idle = { start: () => undefined, close: async () => undefined }
  if (telegram) {
    const messenger = openTelegram(services, telegram)
    const { start, close, handle } = messenger
    const secret = telegram.webhookSecret
    return { messenger, webhook: secret === undefined ? undefined : { secret, handle }, start, close }
  }
  if (environment === 'production' && !demo) return { messenger: null, ...idle }
  const messenger = builtInMessenger(services, environment === 'production')
  return { messenger, page: { path: MESSENGER_PATH, serve: messenger.serve }, ...idle }
}
