import { REPLICATED } from '../../../../db/collections/replicated.ts'
import { FEEDBACK_LIMITS } from '../../../../domain/feedback/check-feedback.ts'
import { ERROR_NAMES } from '../../../../domain/feedback/error-names.ts'
import type { SyncStatus, Trace } from '../../../../sync/bridge.ts'

/** One document that is not on the server, without its content. */
export interface QueuedFact {
  collection: string
  state: string
  code: string | null
}

export interface DiagnosticFacts {
  /** Of the server; null if it was never read. */
  version: string | null
  environment: string | null
  locale: string
  /** Milliseconds. */
  now: number
  online: boolean
  status: SyncStatus | null
  queue: readonly QueuedFact[]
  keptVersions: number
  unreadableRows: number
  storage: { usedBytes: number; quotaBytes: number; persisted: boolean } | null
  leading: boolean | null
  events: readonly Trace[]
}

/** The only words that leave the device, beside numbers and times: names of the engine, never content. */
const WORDS: ReadonlySet<string> = new Set([
  ...REPLICATED,
  ...ERROR_NAMES,
  // Events of the engine (sync/inspector.ts) and their details.
  ...['leading', 'following', 'pulled', 'uploads', 'uploads stopped', 'merged', 'deferred', 'parked', 'pushed'],
  ...['state', 'server', 'cycle failed', 'collection', 'rows', 'end', 'name', 'clientId', 'code', 'calls', 'refused'],
  ...['from', 'to', 'by', 'reach', 'verdict', 'follower', 'idle', 'cycling', 'backing-off', 'offline', 'needs-auth'],
  ...['upgrade-required', 'closed', 'starting', 'led', 'leadership-lost', 'wake', 'due', 'cycle-done', 'cycle-failed'],
  ...[
    'network',
    'signed-in',
    'close',
    'unreachable',
    'retry',
    'upgrade',
    'split',
    'conflict',
    'park',
    'hold',
    'heard',
    'silent',
  ],
  ...['waiting', 'sending', 'failed', 'no-patient', 'undo', 'person', 'outdated', 'patient', 'consent', 'room', 'turn'],
  'done',
  // Names of errors.
  ...['Error', 'TypeError', 'AbortError', 'TimeoutError', 'QuotaExceededError', 'ContractError', 'Unreachable'],
  ...['TimedOut', 'BadAnswer', 'NetworkError', 'unknown'],
  ...['en', 'ru', 'el', 'dev', 'test', 'production', 'development'],
])

const HIDDEN = '[hidden]'
const VERSION = /^v?\d{1,4}(?:\.\d{1,6}){0,3}$/
const word = (text: string | null): string | null => (text === null || WORDS.has(text) ? text : HIDDEN)

const iso = (at: number | null | undefined): string | null => {
  const date = new Date(at ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/**
 * What is sent with a message on request, as the sender reads it before: versions, the queue, the engine's events,
 * storage. Every text that is no known word of the program is hidden, so that nothing of a patient can be in it.
 */
export function diagnosticsText(facts: DiagnosticFacts): string {
  const events = facts.events.map(eventLine)
  for (;;) {
    const text = JSON.stringify(bundle(facts, events), null, 1)
    if (text.length <= FEEDBACK_LIMITS.diagnostics || events.length === 0) return text
    // The oldest go first.
    events.splice(0, Math.ceil(events.length / 4))
  }
}

const bundle = (facts: DiagnosticFacts, events: readonly string[]) => ({
  made: iso(facts.now),
  version: facts.version !== null && VERSION.test(facts.version) ? facts.version : facts.version && HIDDEN,
  environment: word(facts.environment),
  language: word(facts.locale),
  online: facts.online,
  engine: facts.status && {
    leading: facts.leading,
    phase: word(facts.status.phase),
    upToDate: facts.status.upToDate,
    lastComplete: iso(facts.status.lastComplete),
    offlineSince: iso(facts.status.offlineSince),
    clockOffsetMs: facts.status.clockOffsetMs,
    uploads: facts.status.uploads.length,
  },
  queue: counted(facts.queue),
  keptVersions: facts.keptVersions,
  unreadableRows: facts.unreadableRows,
  storage: facts.storage,
  events,
})

function counted(queue: readonly QueuedFact[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { collection, state, code } of queue) {
    const key = [collection, state, code]
      .filter(one => one !== null)
      .map(word)
      .join(' ')
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

function eventLine({ at, event, detail = {} }: Trace): string {
  const facts = Object.entries(detail)
    // An id says nothing without the store, but what is not needed is not sent.
    .filter(([key]) => key !== 'clientId')
    .map(([key, value]) => `${word(key)}=${typeof value === 'string' ? word(value) : value}`)
  return [iso(at), word(event), ...facts].join(' ')
}
