import { v7 } from 'uuid'
import type { InterviewTemplate } from '../../../../src/domain/interview/template/template.ts'
import type { InterviewState, Reply } from '../../../../src/domain/interview/walk/state.ts'
import { openInterview } from '../../../../src/domain/questionnaires/interviews.ts'
import type { Clock } from '../../../../src/platform/clock.ts'
import type { Locks } from '../../../../src/platform/locks.ts'
import type { Asked, KeptAnswer, KeptSession } from '../../../../src/public/respond/kept/kept-session.ts'
import type { RespondStore } from '../../../../src/public/respond/kept/store.ts'
import { openOutbox, type Sending } from '../../../../src/public/respond/outbox.ts'
import type { Begun, History, Outcome, RespondServer, SentAnswer } from '../../../../src/public/respond/server.ts'

export const TEMPLATE: InterviewTemplate = {
  title: 'Before the visit',
  outputSchema: {
    type: 'object',
    properties: {
      complaint: { type: 'string', title: 'Complaint', description: 'What is troubling you most?' },
      severity: { type: 'integer', title: 'Severity', minimum: 0, maximum: 10 },
      fever: { type: 'boolean', title: 'Fever', description: 'Have you had a fever?' },
    },
  },
}

export const CODE = '7KQ2M0XA9CDE'

export const session = (id = v7()): KeptSession => ({
  ...{ code: CODE, id, locale: 'en', name: '', template: TEMPLATE, startedAt: 0, token: null, first: null },
})

export const answer = (of: string, place: number, text: string, more: Partial<KeptAnswer> = {}): KeptAnswer => ({
  ...{ session: of, place, id: v7(), text, writtenAt: '2026-11-23T10:00:00+03:00', reply: null },
  ...more,
})

const asked = ({ response, quickReplies, progress, status, emergency }: Reply): Asked => ({
  ...{ ...response, quickReplies, progress, status, emergency },
})

export type Loss = 'request' | 'reply' | null

/** The server's rules of sessions (send-message.ts), with replies and requests lost on demand. */
export function fakeServer() {
  const sessions = new Map<
    string,
    { token: string; state: InterviewState; said: { id: string; text: string; reply: Asked }[] }
  >()
  const interview = openInterview(TEMPLATE, 'en')
  let losses: Loss[] = []
  let answers: 'all' | 'gone' = 'all'
  const calls: string[] = []

  async function reach<T>(name: string, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    calls.push(name)
    const loss = losses.shift() ?? null
    if (loss === 'request') return { kind: 'unreachable' }
    const outcome: Outcome<T> = answers === 'gone' ? { kind: 'gone' } : await work()
    return loss === 'reply' ? { kind: 'unreachable' } : outcome
  }

  const server: RespondServer = {
    describe: () => reach('describe', async () => ({ kind: 'done', value: TEMPLATE })),
    start: ({ id }) =>
      reach<Begun>('start', async () => {
        const begun = sessions.get(id)
        if (begun && begun.said.length > 0) return { kind: 'gone' }
        const { state, reply } = (await interview).start()
        const token = v7()
        sessions.set(id, { token, state, said: [] })
        return { kind: 'done', value: { token, first: asked(reply), template: TEMPLATE } }
      }),
    send: (sent: SentAnswer) =>
      reach<Asked>('send', async () => {
        const found = [...sessions.values()].find(one => one.token === sent.token)
        if (!found) return { kind: 'gone' }
        const known = found.said.find(({ id }) => id === sent.id)
        if (known) return { kind: 'done', value: known.reply }
        if (found.state.status === 'completed') return { kind: 'complete' }
        if (found.said.length !== sent.place) return { kind: 'conflict' }
        const day = { year: 2026, month: 11, day: 23 }
        const message = { id: sent.id, text: sent.text, today: day, at: sent.writtenAt, corrects: sent.corrects }
        const { state, reply } = (await interview).answer(found.state, message)
        found.state = state
        found.said.push({ id: sent.id, text: sent.text, reply: asked(reply) })
        return { kind: 'done', value: asked(reply) }
      }),
    history: token =>
      reach<History>('history', async () => {
        const found = [...sessions.values()].find(one => one.token === token)
        return found ? { kind: 'done', value: { answers: found.said } } : { kind: 'gone' }
      }),
  }
  return {
    server,
    calls,
    lose: (...next: Loss[]) => {
      losses = next
    },
    closes: () => {
      answers = 'gone'
    },
    texts: () => [...sessions.values()].map(({ said }) => said.map(({ text }) => text)),
    result: async () => {
      const opened = await interview
      return [...sessions.values()].map(({ state }) => opened.result(state).result)
    },
  }
}

const locks: Locks = { hold: (_name, _options, task) => task(true, new AbortController().signal) }

/** Opens the outbox and lets it run until it rests or `killed` resolves; waits pass at once, `waits` of them. */
export async function drain(
  store: RespondStore,
  server: RespondServer,
  { waits = 40, killed = new Promise<void>(() => undefined) }: { waits?: number; killed?: Promise<void> } = {},
): Promise<{ last: Sending | null; ended: boolean }> {
  let last: Sending | null = null
  let ended = false
  let left = waits
  let rested = (): void => undefined
  const rest = new Promise<void>(resolve => {
    rested = resolve
  })
  const clock: Clock = {
    now: () => 0,
    monotonic: () => 0,
    after: (_ms, task) => {
      left -= 1
      if (left > 0) setImmediate(task)
      return () => undefined
    },
  }
  const outbox = openOutbox(CODE, {
    ...{ store, server, locks, clock },
    random: { uuid: v7, float: () => 0.5 },
    connectivity: { online: () => true, subscribe: () => () => undefined },
    onChange: sending => {
      last = sending
      if (sending.kind === 'sent' || sending.kind === 'stopped' || (sending.kind === 'waiting' && left <= 0)) rested()
    },
    onEnd: () => {
      ended = true
      rested()
    },
  })
  outbox.wake()
  await Promise.race([rest, killed])
  outbox.close()
  return { last, ended }
}
