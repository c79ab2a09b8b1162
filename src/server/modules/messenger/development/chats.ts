/** A message of a chat at /dev/messenger. */
export interface ChatMessage {
  id: number
  from: 'bot' | 'person'
  text: string
  buttons: readonly { label: string; data: string }[]
}

const MOST_CHATS = 500
const MOST_MESSAGES = 50

interface Sent {
  chat_id?: unknown
  message_id?: unknown
  text?: unknown
  reply_markup?: { inline_keyboard?: { text: string; callback_data?: string }[][] }
}

/** The chats of the built-in messenger, in memory: the oldest go when there are too many. */
export function createChats(now: () => number) {
  const chats = new Map<string, ChatMessage[]>()
  let last = 0

  function add(chatId: string, message: Omit<ChatMessage, 'id'>): number {
    const messages = chats.get(chatId) ?? []
    last += 1
    chats.delete(chatId)
    chats.set(chatId, [...messages, { id: last, ...message }].slice(-MOST_MESSAGES))
    const [oldest] = chats.keys()
    if (chats.size > MOST_CHATS && oldest !== undefined) chats.delete(oldest)
    return last
  }

  return {
    of: (chatId: string): readonly ChatMessage[] => chats.get(chatId) ?? [],
    say: (chatId: string, text: string) => add(chatId, { from: 'person', text, buttons: [] }),
    /** Carries out a call of the Bot API, and returns its result. */
    call(method: string, { chat_id, message_id, text = '', reply_markup }: Sent): unknown {
      const chatId = String(chat_id)
      const buttons = (reply_markup?.inline_keyboard ?? [])
        .flat()
        .map(({ text: label, callback_data: data = '' }) => ({ label, data }))
      const message = { from: 'bot' as const, text: String(text), buttons }
      const result = (id: number) => ({
        ...{ message_id: id, date: Math.floor(now() / 1000), text },
        chat: { id: Number(chatId), type: 'private', first_name: 'Person' },
      })
      switch (method) {
        case 'sendMessage':
          return result(add(chatId, message))
        case 'editMessageText': {
          const id = Number(message_id)
          chats.set(
            chatId,
            (chats.get(chatId) ?? []).map(one => (one.id === id ? { id, ...message } : one)),
          )
          return result(id)
        }
        default:
          return true
      }
    },
  }
}
