import { ContractError } from '../contract/errors.ts'
import type { ReplicatedName } from '../db/collections/replicated.ts'
import type { AnyDocument } from '../db/document.ts'
import type { Failing, SentCall, SyncJournal } from '../db/sync-journal.ts'
import type { Clock } from '../platform/clock.ts'
import type { Random } from '../platform/random.ts'
import { isPulled, type ReplicatedCollection, type ServerRow } from './collections/collection.ts'
import type { Inspector } from './inspector.ts'
import { parkedWith } from './parking.ts'
import { acknowledge, receive } from './replica/decide.ts'
import { type Outcome, UNCHANGED } from './replica/outcome.ts'
import type { Decide, NewStamp, Replica } from './replica/replica.ts'
import { classify, engineBackoff, isAccountFull, LONGEST_WAIT_MS } from './retry-policy.ts'
import type { Answer } from './transport.ts'

export interface SettlerPorts {
  replica: Replica
  journal: SyncJournal
  clock: Clock
  random: Random
  stamp: NewStamp
  inspector: Inspector
}

/**
 * An operation that the server fails on is parked after an hour of tries, if the server answers other calls: a restart
 * or a repair of the server takes less, and a person can do nothing about it before.
 */
const PARKED_AFTER_MS = 60 * 60_000

/** An operation that the server fails on; it may be sent again at `until`. Both times are monotonic milliseconds. */
interface Deferred extends Failing {
  /** Null before the first failure in this run. */
  failedAt: number | null
  until: number
  /** Only for want of room in the account. */
  forRoom: boolean
}

/** Applies the server's results of our calls to their documents. */
export class Settler {
  private readonly ports: SettlerPorts
  private readonly kinds: readonly ReplicatedCollection[]
  /** By clientId; null until the journal is read. */
  private deferred: Map<string, Deferred> | null = null

  private readonly epochs = new Map<ReplicatedName, string>()

  constructor(kinds: readonly ReplicatedCollection[], ports: SettlerPorts) {
    this.kinds = kinds
    this.ports = ports
  }

  isDeferred(clientId: string): boolean {
    return (this.deferred?.get(clientId)?.until ?? 0) > this.ports.clock.monotonic()
  }

  /** True if an operation waits for room in the account. */
  isAccountFull(): boolean {
    return [...(this.deferred?.values() ?? [])].some(one => one.forRoom)
  }

  nextDueMs(): number | null {
    const now = this.ports.clock.monotonic()
    const waits = [...(this.deferred?.values() ?? [])].map(one => one.until - now).filter(ms => ms > 0)
    return waits.length > 0 ? Math.min(...waits) : null
  }

  hurry(): void {
    for (const one of this.deferred?.values() ?? []) one.until = 0
  }

  /** Applies the results of one request, in one write for each collection. */
  async settle(answered: readonly (readonly [SentCall, Answer])[]): Promise<void> {
    this.epochs.clear()
    const decisions = new Map<ReplicatedName, Map<string, Decide>>()
    for (const [sent, answer] of answered) {
      const kind = this.kinds.find(one => one.name === sent.collection)
      const decide = kind && (await this.decide(kind, sent, answer))
      if (!decide) continue
      const ofKind = decisions.get(kind.name) ?? new Map<string, Decide>()
      decisions.set(kind.name, ofKind.set(sent.clientId, decide))
    }
    for (const [name, ofKind] of decisions) await this.ports.replica.applyAll(name, ofKind)
  }

  /** Returns the effect of the result on the document; null if there is none. */
  private async decide(kind: ReplicatedCollection, sent: SentCall, answer: Answer): Promise<Decide | null> {
    if (answer.ok) return await this.acked(kind, sent, answer)
    const { error } = answer
    switch (classify(error)) {
      case 'needs-auth':
      case 'upgrade':
      case 'unreachable':
        return null
      case 'conflict':
        return await this.merge(kind, sent, error)
      case 'hold':
      case 'retry':
        return await this.defer(kind, sent, error)
      case 'split':
      case 'park':
        // The server never had the row, or no longer has it: the deletion is complete.
        if (sent.removal && (error.code === 'NOT_FOUND' || error.code === 'GONE')) {
          await this.recovered(sent.clientId)
          return document => finishDeletion(document, sent)
        }
        return await this.refuse(kind, sent, error)
    }
  }

  private async acked(kind: ReplicatedCollection, sent: SentCall, answer: Answer & { ok: true }): Promise<Decide> {
    if (!isPulled(kind)) {
      await this.recovered(sent.clientId)
      return document => (document.sync.localRev === sent.rev ? { kind: 'remove', conflicts: [] } : UNCHANGED)
    }
    const row = readRow(kind, answer.result)
    if (!row) return await this.refuse(kind, sent, new ContractError('INTERNAL_ERROR', 'the answer is not a row'))
    const at = this.ports.stamp(answer.meta.epoch ?? (await this.knownEpoch(kind)))
    await this.recovered(sent.clientId)
    // It may be the consent that all others wait for.
    if (kind.name === 'account') this.hurry()
    // It may have made room.
    if (sent.removal) for (const one of this.deferred?.values() ?? []) if (one.forRoom) one.until = 0
    return document => acknowledge(kind, document, sent, row, at)
  }

  private async merge(kind: ReplicatedCollection, sent: SentCall, error: ContractError): Promise<Decide> {
    const row = readRow(kind, error.data.current)
    if (!row) return await this.refuse(kind, sent, error)
    const at = this.ports.stamp(await this.knownEpoch(kind))
    this.ports.inspector.note('merged', { collection: kind.name, clientId: sent.clientId })
    return document => receive(kind, document, row, at)
  }

  private async defer(kind: ReplicatedCollection, sent: SentCall, error: ContractError): Promise<Decide | null> {
    const { clock, journal, random, inspector } = this.ports
    const { clientId } = sent
    const now = clock.monotonic()
    const all = await this.allDeferred()
    const before = all.get(clientId)
    // A longer gap counts no more than this: the device may have been offline or asleep.
    const sinceLast = Math.min(now - (before?.failedAt ?? now), LONGEST_WAIT_MS)
    const forMs = (before?.forMs ?? 0) + sinceLast
    if (error.code === 'INTERNAL_ERROR' && forMs >= PARKED_AFTER_MS) return await this.refuse(kind, sent, error)
    const failing: Failing = { clientId, failures: (before?.failures ?? 0) + 1, forMs }
    await journal.failed(failing)
    const wait = engineBackoff(failing.failures, random, error.data.retryAfter)
    all.set(clientId, { ...failing, failedAt: now, until: now + wait, forRoom: isAccountFull(error) })
    inspector.note('deferred', { collection: kind.name, clientId, code: error.code })
    return null
  }

  private async allDeferred(): Promise<Map<string, Deferred>> {
    if (this.deferred) return this.deferred
    const stored = await this.ports.journal.allFailing()
    this.deferred = new Map(stored.map(one => [one.clientId, { ...one, failedAt: null, until: 0, forRoom: false }]))
    return this.deferred
  }

  private async recovered(clientId: string): Promise<void> {
    const all = await this.allDeferred()
    if (!all.has(clientId)) return
    await this.ports.journal.recovered(clientId)
    all.delete(clientId)
  }

  private async refuse(kind: ReplicatedCollection, sent: SentCall, error: ContractError): Promise<Decide> {
    const { clock, inspector } = this.ports
    await this.recovered(sent.clientId)
    inspector.note('parked', { collection: kind.name, clientId: sent.clientId, code: error.code })
    return document => parkedWith(document, sent.rev, error, clock.now())
  }

  /** Read once per request. */
  private async knownEpoch({ name }: ReplicatedCollection): Promise<string> {
    const known = this.epochs.get(name) ?? (await this.ports.journal.checkpoint(name)).epoch ?? ''
    this.epochs.set(name, known)
    return known
  }
}

function readRow(kind: ReplicatedCollection, result: unknown): ServerRow | null {
  const parsed = kind.row.safeParse(result)
  return parsed.success ? (parsed.data as ServerRow) : null
}

const finishDeletion = (document: AnyDocument, sent: SentCall): Outcome =>
  document.deletedAt && document.sync.localRev === sent.rev ? { kind: 'remove', conflicts: [] } : UNCHANGED
