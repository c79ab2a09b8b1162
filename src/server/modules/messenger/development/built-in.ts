import { hash, randomBytes } from 'node:crypto'
import type { Bot } from 'grammy'
import type { Update } from 'grammy/types'
import { type BotServices, createBot } from '../bot.ts'
import { type Messenger, sendText } from '../messenger.ts'
import { type ChatMessage, createChats } from './chats.ts'
import { chatPage, PAGE_CSS } from './page.ts'

export const MESSENGER_PATH = '/dev/messenger'
const COOKIE = 'messenger'
const TOKEN = /^[\w-]{43}$/

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
}

export interface BuiltInMessenger extends Messenger {
  serve(request: Request, form: string): Promise<Response>
}

/**
 * Plays Telegram where no bot is configured (decision 117): the same bot, whose calls of the Bot API end in chats in
 * memory, and a page for the other side. Of development and the demo only.
 */
export function builtInMessenger(services: BotServices, demoOnly: boolean): BuiltInMessenger {
  const { clock } = services
  const chats = createChats(() => clock.now())
  const bot = createBot(services, { token: '1:built-in', name: 'anamnesis', apiUrl: 'http://0.0.0.0' })
  const call = (method: string, payload: object) => ({ ok: true, result: chats.call(method, payload) })
  bot.api.config.use((async (_next: unknown, method: string, payload: object) => call(method, payload)) as Transformer)
  // Distinct over restarts, because handled updates are remembered.
  let lastUpdate = clock.now() * 1000

  async function act(chat: Chat, form: URLSearchParams): Promise<void> {
    lastUpdate += 1
    const text = form.get('text')
    const update =
      text === null
        ? pressed(chat, form, lastUpdate, chats.of(chat.chatId))
        : typed(chat, text, lastUpdate, chats.say(chat.chatId, shown(text)))
    if (update) await bot.handleUpdate(update)
  }

  return {
    isFor: kind => !demoOnly || kind === 'demo',
    deepLink: token => `${services.publicUrl()}${MESSENGER_PATH}?start=${token}`,
    send: (chatId, text, signal) => sendText(bot.api, chatId, text, signal),
    handle: update => bot.handleUpdate(update),
    async serve(request, form) {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname === `${MESSENGER_PATH}/page.css`) {
        return new Response(PAGE_CSS, { headers: { ...HEADERS, 'content-type': 'text/css; charset=utf-8' } })
      }
      const secret = secretOf(request)
      if (request.method === 'POST') {
        // Without its cookie it came from another site.
        if (secret !== null) await act(chatOf(secret, request), new URLSearchParams(form))
        return new Response(null, { status: 303, headers: { ...HEADERS, location: MESSENGER_PATH } })
      }
      const own = secret ?? randomBytes(24).toString('base64url')
      const start = searchParams.get('start')
      const page = chatPage(
        MESSENGER_PATH,
        chats.of(chatOf(own, request).chatId),
        start !== null && TOKEN.test(start) ? start : null,
      )
      const cookie = `${COOKIE}=${own}; Path=${MESSENGER_PATH}; HttpOnly; SameSite=Strict`
      return new Response(page, {
        headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8', 'set-cookie': cookie },
      })
    },
  }
}

type Transformer = Parameters<Bot['api']['config']['use']>[0]

interface Chat {
  chatId: string
  language: string
}

function secretOf(request: Request): string | null {
  const [, secret] = /(?:^|; )messenger=([\w-]{32})(?:;|$)/.exec(request.headers.get('cookie') ?? '') ?? []
  return secret ?? null
}

/** The chat of a browser, the same after a restart of the server: a number of up to 52 bits, as Telegram's are. */
const chatOf = (secret: string, request: Request): Chat => ({
  chatId: String(Number.parseInt(hash('sha256', secret, 'hex').slice(0, 13), 16) + 1),
  language: request.headers.get('accept-language')?.slice(0, 2) ?? 'en',
})

/** The token of a link is not shown again. */
const shown = (text: string) => text.split(' ')[0] ?? ''

const personOf = ({ chatId, language }: Chat) => ({
  ...{ id: Number(chatId), is_bot: false, first_name: 'Person' },
  ...{ username: `person_${chatId.slice(-4)}`, language_code: language },
})

const privateChat = ({ chatId }: Chat) => ({ id: Number(chatId), type: 'private' as const, first_name: 'Person' })

function typed(chat: Chat, text: string, updateId: number, messageId: number): Update {
  const [command = ''] = text.split(' ')
  return {
    update_id: updateId,
    message: {
      ...{ message_id: messageId, date: 0, chat: privateChat(chat), from: personOf(chat), text },
      entities: [{ type: 'bot_command', offset: 0, length: command.length }],
    },
  }
}

function pressed(chat: Chat, form: URLSearchParams, updateId: number, messages: readonly ChatMessage[]): Update | null {
  const message = messages.find(({ id }) => String(id) === form.get('message'))
  const data = form.get('button')
  if (!message?.buttons.some(button => button.data === data)) return null
  return {
    update_id: updateId,
    callback_query: {
      ...{ id: String(updateId), from: personOf(chat), chat_instance: chat.chatId, data: String(data) },
      message: { message_id: message.id, date: 1, chat: privateChat(chat), text: message.text },
    },
  } as Update
}
