import { RPC_PATH } from '../../contract/protocol.ts'
import type { InterviewTemplate } from '../../domain/interview/template/template.ts'
import type { ReplyKind } from '../../domain/interview/walk/state.ts'
import type { Net } from '../../platform/net.ts'
import type { Locale } from '../../ui/i18n/locale.ts'
import type { Asked } from './kept/kept-session.ts'

/** What came of a call. */
export type Outcome<T> =
  | { kind: 'done'; value: T }
  /** The server knows no such code or session, or no longer; it never says which (S4). */
  | { kind: 'gone' }
  /** The session is complete: its answers are there. */
  | { kind: 'complete' }
  /** The session has as many messages as it may. */
  | { kind: 'full' }
  /** The server has another number of answers. */
  | { kind: 'conflict' }
  /** The server will never take this. */
  | { kind: 'refused' }
  /** The server answers, but not now. */
  | { kind: 'busy'; retryMs: number }
  /** No answer. Never to be shown as "no longer available". */
  | { kind: 'unreachable' }

export interface SentAnswer {
  readonly token: string
  readonly id: string
  readonly place: number
  readonly text: string
  readonly writtenAt: string
  readonly corrects?: string | undefined
}

export interface Begun {
  readonly token: string
  readonly first: Asked
  readonly template: InterviewTemplate
}

export interface History {
  /** The respondent's answers, each with the reply to it, in their order. */
  readonly answers: readonly { text: string; reply: Asked }[]
}

/** The public calls, without a session and without cookies. */
export interface RespondServer {
  describe(code: string): Promise<Outcome<InterviewTemplate>>
  start(wish: { code: string; id: string; locale: Locale; name: string }): Promise<Outcome<Begun>>
  send(answer: SentAnswer): Promise<Outcome<Asked>>
  history(token: string): Promise<Outcome<History>>
}

const PATIENCE_MS = 20_000
const BUSY_MS = 5_000
const PAGE = 100

export function respondServer(net: Pick<Net, 'fetch'>): RespondServer {
  async function call<T>(method: string, params: object, read: (result: Bag) => T | null): Promise<Outcome<T>> {
    let reply: unknown
    try {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: `questionnaire.session:${method}`, params })
      const answer = await net.fetch(RPC_PATH, {
        ...{ method: 'POST', body, credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' },
        headers: { 'content-type': 'application/json' },
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      reply = await answer.json()
    } catch (error) {
      // A page of a proxy or of a captive portal is no answer of the server: it says nothing about the questionnaire.
      return error instanceof SyntaxError ? { kind: 'busy', retryMs: BUSY_MS } : { kind: 'unreachable' }
    }
    const { result, error } = bagOf(reply)
    if (result === undefined) return failureOf(bagOf(error))
    const value = read(bagOf(result))
    return value === null ? { kind: 'busy', retryMs: BUSY_MS } : { kind: 'done', value }
  }
  return {
    describe: code => call('describe', { accessCode: code }, ({ template }) => templateOf(template)),
    start: ({ code, id, locale, name }) =>
      call(
        'start',
        { accessCode: code, clientId: id, locale, ...(name ? { respondentInfo: { name } } : {}) },
        result => {
          const [template, first] = [templateOf(result.template), askedOf(result)]
          const token = result.sessionToken
          return template && first && typeof token === 'string' ? { token, first, template } : null
        },
      ),
    send: ({ token, id, place, text, writtenAt, corrects }) =>
      call(
        'sendMessage',
        {
          ...{ sessionToken: token, message: text, clientMessageId: id, place, sentAt: writtenAt },
          ...(corrects === undefined ? {} : { corrects }),
        },
        askedOf,
      ),
    async history(token) {
      const answers: { text: string; reply: Asked }[] = []
      let said: string | null = null
      for (let offset = 0; ; offset += PAGE) {
        const page = await call('getHistory', { sessionToken: token, limit: PAGE, offset }, ({ messages, total }) =>
          Array.isArray(messages) && typeof total === 'number' ? { messages, total } : null,
        )
        if (page.kind !== 'done') return page
        for (const message of page.value.messages.map(bagOf)) {
          if (message.role === 'user') said = String(message.content)
          else if (said !== null) {
            answers.push({ text: said, reply: askedBefore(message) })
            said = null
          }
        }
        if (page.value.messages.length === 0 || offset + PAGE >= page.value.total)
          return { kind: 'done', value: { answers } }
      }
    },
  }
}

type Bag = Record<string, unknown>
const bagOf = (value: unknown): Bag => (typeof value === 'object' && value !== null ? (value as Bag) : {})

function failureOf(error: Bag): Exclude<Outcome<never>, { kind: 'done' }> {
  const { errorType, retryAfter } = bagOf(error.data)
  const retryMs = typeof retryAfter === 'number' ? Math.min(retryAfter, 3600) * 1000 : BUSY_MS
  switch (error.code) {
    case 404:
      return { kind: 'gone' }
    case 410:
      return errorType === 'SessionCompleted' ? { kind: 'complete' } : { kind: 'gone' }
    case 409:
      return { kind: 'conflict' }
    case 413:
    case 422:
    case -32602:
      return errorType === 'SessionFull' ? { kind: 'full' } : { kind: 'refused' }
    default:
      return { kind: 'busy', retryMs }
  }
}

const KINDS: readonly ReplyKind[] = ['question', 'reask', 'summary', 'emergency', 'closed']
const kindOf = (kind: unknown): ReplyKind => KINDS.find(one => one === kind) ?? 'question'
const textsOf = (replies: unknown): string[] =>
  Array.isArray(replies) ? replies.map(one => String(bagOf(one).text ?? '')).filter(Boolean) : []

function askedOf(result: Bag): Asked | null {
  const [response, progress] = [bagOf(result.response), bagOf(result.progress)]
  const { covered, total } = progress
  if (typeof response.content !== 'string' || typeof covered !== 'number' || typeof total !== 'number') return null
  return {
    content: response.content,
    kind: kindOf(response.kind),
    property: typeof response.property === 'string' ? response.property : null,
    quickReplies: textsOf(result.quickReplies),
    progress: { covered, total },
    status: String(result.status),
    emergency: result.emergency === true,
  }
}

/** A reply as the history has it, which does not say how far it was. */
function askedBefore({ content, metadata }: Bag): Asked {
  const { kind, property, quickReplies, emergency } = bagOf(metadata)
  return {
    content: String(content),
    kind: kindOf(kind),
    property: typeof property === 'string' ? property : null,
    quickReplies: textsOf(quickReplies),
    progress: { covered: 0, total: 0 },
    status: kind === 'closed' ? 'completed' : 'active',
    emergency: emergency === true,
  }
}

function templateOf(value: unknown): InterviewTemplate | null {
  return typeof bagOf(value).title === 'string' ? (value as InterviewTemplate) : null
}
