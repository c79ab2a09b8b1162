import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Call {
  method: string
  payload: Record<string, unknown>
  token: string
  /** Milliseconds of `performance.now()`. */
  at: number
}

interface Button {
  text: string
  callback_data: string
}

export interface BotMessage {
  id: number
  text: string
  buttons: Button[]
}

/** Telegram's Bot API on the loopback, as far as the bot uses it: it holds updates until they are acknowledged. */
export async function startBotApi() {
  const calls: Call[] = []
  let updates: { update_id: number }[] = []
  let waiting: (() => void) | null = null
  let lastUpdate = 1000
  const sent: (BotMessage & { chatId: string })[] = []
  const replies = new Map<string, { status: number; body?: object }[]>()

  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    const [, token = '', method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? []
    const payload = body === '' ? {} : JSON.parse(body)
    calls.push({ method, payload, token, at: performance.now() })
    const planned = replies.get(method)?.shift()
    if (planned) {
      const { status, body = {} } = planned
      return json(response, status, { ok: false, error_code: status, description: 'planned', ...body })
    }
    json(response, 200, { ok: true, result: await resultOf(method, payload) })
  })

  async function resultOf(method: string, payload: Record<string, unknown>): Promise<unknown> {
    switch (method) {
      case 'getUpdates': {
        const offset = Number(payload.offset ?? 0)
        updates = updates.filter(one => one.update_id >= offset)
        if (updates.length === 0 && payload.timeout) {
          await new Promise<void>(resolve => {
            waiting = resolve
          })
        }
        return updates
      }
      case 'sendMessage':
      case 'editMessageText': {
        const markup = payload.reply_markup as { inline_keyboard: Button[][] } | undefined
        const buttons = (markup?.inline_keyboard ?? []).flat()
        const text = String(payload.text)
        const chatId = String(payload.chat_id)
        const known = sent.findIndex(one => one.id === payload.message_id && one.chatId === chatId)
        const id = known === -1 ? sent.length + 1 : known + 1
        sent[id - 1] = { id, chatId, text, buttons }
        return { message_id: id, date: 1, text, chat: { id: payload.chat_id, type: 'private' } }
      }
      default:
        return true
    }
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const push = (update: object, id = ++lastUpdate) => {
    updates.push({ update_id: id, ...update })
    waiting?.()
    waiting = null
    return id
  }
  const messagesTo = (chatId: number): readonly BotMessage[] => sent.filter(one => one.chatId === String(chatId))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** What the next calls of a method get instead. */
    replies,
    push,
    messagesTo,
    updateOf: (person: Person) => ({
      says: (text: string) => ({ message: messageOf(person, text) }),
      presses: (message: BotMessage, label: string) => ({
        callback_query: {
          ...{ id: '1', from: person, chat_instance: '1' },
          data: message.buttons.find(one => one.text === label)?.callback_data ?? '',
          message: { message_id: message.id, date: 1, chat: chatOf(person), text: message.text },
        },
      }),
      blocks: () => ({
        my_chat_member: {
          ...{ chat: chatOf(person), from: person, date: 1 },
          old_chat_member: { status: 'member', user: person },
          new_chat_member: { status: 'kicked', user: person, until_date: 0 },
        },
      }),
    }),
    stop: () =>
      new Promise(resolve => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
export type BotApi = Awaited<ReturnType<typeof startBotApi>>

export interface Person {
  id: number
  is_bot: false
  first_name: string
  username?: string
  language_code?: string
}

const chatOf = ({ id, first_name }: Person) => ({ id, first_name, type: 'private' })

const messageOf = (person: Person, text: string) => ({
  ...{ message_id: 1, date: 1, chat: chatOf(person), from: person, text },
  ...(text.startsWith('/') && { entities: [{ type: 'bot_command', offset: 0, length: text.split(' ')[0]?.length }] }),
})

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
