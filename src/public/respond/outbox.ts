import type { Clock } from '../../platform/clock.ts'
import type { Connectivity } from '../../platform/connectivity.ts'
import type { Locks } from '../../platform/locks.ts'
import type { Random } from '../../platform/random.ts'
import { type Asked, type Kept, type KeptAnswer, unsentOf } from './kept/kept-session.ts'
import type { RespondStore } from './kept/store.ts'
import type { Outcome, RespondServer } from './server.ts'

/** How it stands with what is to be sent. */
export type Sending =
  | { kind: 'sent' }
  | { kind: 'sending' }
  /** Tried again by itself. */
  | { kind: 'waiting'; because: 'offline' | 'busy' }
  /** The server will take nothing more of this session. */
  | { kind: 'stopped'; because: 'gone' | 'full' | 'refused' }

export interface OutboxPorts {
  readonly store: RespondStore
  readonly server: RespondServer
  readonly locks: Locks
  readonly clock: Clock
  readonly random: Random
  readonly connectivity: Connectivity
  /** After each change of what is kept or of how it stands. */
  readonly onChange: (sending: Sending) => void
  /** The session is complete on the server and deleted here. */
  readonly onEnd: () => void
}

export interface Outbox {
  /** Sends what waits, at once. */
  wake(): void
  close(): void
}

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

/**
 * Sends the answers of one session in their order, each until the server confirms it. What is stored decides, never
 * what is in memory: it goes on from any step at which the page was killed. One tab sends at a time.
 */
export function openOutbox(code: string, ports: OutboxPorts): Outbox {
  const { store, server, locks, clock, random, connectivity, onChange, onEnd } = ports
  let isClosed = false
  let running: Promise<void> | null = null
  let wokenMeanwhile = false
  let cancel = (): void => undefined
  let waitMs = FIRST_WAIT_MS

  const wake = () => {
    cancel()
    if (isClosed) return
    if (running) {
      wokenMeanwhile = true
      return
    }
    running = locks
      .hold(`respond ${code}`, {}, run)
      .catch(() => report({ kind: 'waiting', because: 'busy' }))
      .finally(() => {
        running = null
        if (!wokenMeanwhile) return
        wokenMeanwhile = false
        wake()
      })
  }
  const stop = connectivity.subscribe(online => online && wake())
  return {
    wake,
    close() {
      isClosed = true
      cancel()
      stop()
    },
  }

  function report(sending: Sending): void {
    if (sending.kind === 'waiting' && !isClosed) {
      cancel = clock.after(waitMs, wake)
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
    }
    onChange(sending)
  }

  async function run(): Promise<void> {
    for (;;) {
      const kept = await store.open(code)
      if (!kept || isClosed) return
      const next = kept.session.token === null ? await begin(kept) : await sendNext(kept, kept.session.token)
      if (next === 'more') {
        waitMs = FIRST_WAIT_MS
        onChange({ kind: 'sending' })
        continue
      }
      if (next === 'ended') return onEnd()
      return report(next)
    }
  }

  type Step = 'more' | 'ended' | Sending

  async function begin({ session }: Kept): Promise<Step> {
    const outcome = await server.start(session)
    if (outcome.kind !== 'done') return failed(outcome)
    await store.begun(code, outcome.value)
    return 'more'
  }

  async function sendNext(kept: Kept, token: string): Promise<Step> {
    const [answer] = unsentOf(kept)
    if (!answer) return kept.answers.at(-1)?.reply?.status === 'completed' ? end(kept) : { kind: 'sent' }
    const outcome = await server.send({ token, ...answer })
    switch (outcome.kind) {
      case 'done':
        await store.acknowledge(answer, outcome.value)
        return 'more'
      case 'conflict':
        return adopt(kept, token)
      case 'complete':
        return end(kept)
      default:
        return failed(outcome)
    }
  }

  async function end({ session }: Kept): Promise<Step> {
    await store.end(session, true)
    return 'ended'
  }

  /** The server has answers that are not known here as sent, for instance after a restored device: they come first. */
  async function adopt({ session, answers }: Kept, token: string): Promise<Step> {
    const outcome = await server.history(token)
    if (outcome.kind !== 'done') return failed(outcome)
    const there = outcome.value.answers
    const known = answers.filter(({ reply }) => reply !== null)
    const waiting = answers.filter(({ reply }) => reply === null)
    if (there.length === known.length) return { kind: 'waiting', because: 'busy' }
    const sent = there.map(({ text, reply }, place): KeptAnswer => ({ ...writtenAs(text, place), reply }))
    const rest = waiting.map((answer, at): KeptAnswer => ({ ...answer, place: there.length + at }))
    await store.replace(session.id, [...sent, ...rest])
    return 'more'

    function writtenAs(text: string, place: number): Omit<KeptAnswer, 'reply'> {
      const same = known[place]
      if (same && same.text === text) return same
      return { session: session.id, place, id: random.uuid(), text, writtenAt: new Date(clock.now()).toISOString() }
    }
  }
}

function failed(outcome: Exclude<Outcome<Asked>, { kind: 'done' }>): Sending {
  switch (outcome.kind) {
    case 'unreachable':
      return { kind: 'waiting', because: 'offline' }
    case 'busy':
    case 'conflict':
      return { kind: 'waiting', because: 'busy' }
    case 'gone':
    case 'complete':
      return { kind: 'stopped', because: 'gone' }
    case 'full':
      return { kind: 'stopped', because: 'full' }
    case 'refused':
      return { kind: 'stopped', because: 'refused' }
  }
}
