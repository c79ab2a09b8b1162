import { ContractError } from '../contract/errors.ts'
import type { SentCall, SyncJournal } from '../db/sync-journal.ts'
import type { Clock } from '../platform/clock.ts'
import type { Random } from '../platform/random.ts'
import type { ReplicatedCollection, ServerRow } from './collections/collection.ts'
import type { Inspector } from './inspector.ts'
import { parkedWith } from './parking.ts'
import { acknowledge, receive } from './replica/decide.ts'
import { type AnyDocument, type Outcome, UNCHANGED } from './replica/outcome.ts'
import type { Circumstance, Replica } from './replica/replica.ts'
import { classify, engineBackoff } from './retry-policy.ts'
import type { Answer } from './transport.ts'

export interface SettlerPorts {
  replica: Replica
  journal: SyncJournal
  clock: Clock
  random: Random
  circumstance: Circumstance
  inspector: Inspector
}

/** A server that answers one operation with its own failure this often, while it answers others, will not take it. */
const FAILURES_BEFORE_PARKING = 5

/** Puts the server's answers to our calls into the documents they are about. */
export class Settler {
  private readonly ports: SettlerPorts
  private readonly kinds: readonly ReplicatedCollection[]
  /** Documents whose operation the server failed on: how often, and when it may go again (monotonic milliseconds). */
  private readonly deferred = new Map<string, { failures: number; until: number }>()

  constructor(kinds: readonly ReplicatedCollection[], ports: SettlerPorts) {
    this.kinds = kinds
    this.ports = ports
  }

  isDeferred(clientId: string): boolean {
    return (this.deferred.get(clientId)?.until ?? 0) > this.ports.clock.monotonic()
  }

  nextDueMs(): number | null {
    const now = this.ports.clock.monotonic()
    const waits = [...this.deferred.values()].map(one => one.until - now).filter(ms => ms > 0)
    return waits.length > 0 ? Math.min(...waits) : null
  }

  hurry(): void {
    for (const [clientId, one] of this.deferred) this.deferred.set(clientId, { ...one, until: 0 })
  }

  async settle(sent: SentCall, answer: Answer): Promise<void> {
    const kind = this.kinds.find(one => one.name === sent.collection)
    if (!kind) return
    if (answer.ok) return await this.acked(kind, sent, answer)
    const { error } = answer
    switch (classify(error)) {
      case 'needs-auth':
      case 'upgrade':
      case 'unreachable':
        return
      case 'conflict':
        return await this.merge(kind, sent, error)
      case 'retry':
        return await this.defer(kind, sent, error)
      case 'split':
      case 'park':
        // The server never had it, or has it no longer: a deletion has reached its end either way.
        if (sent.removal && (error.code === 'NOT_FOUND' || error.code === 'GONE')) {
          return await this.ports.replica.apply(kind.name, sent.clientId, document => deletedAtLast(document, sent))
        }
        return await this.refuse(kind, sent, error)
    }
  }

  private async acked(kind: ReplicatedCollection, sent: SentCall, answer: Answer & { ok: true }): Promise<void> {
    const { replica, circumstance } = this.ports
    const row = readRow(kind, answer.result)
    if (!row) return await this.refuse(kind, sent, new ContractError('INTERNAL_ERROR', 'the answer is not a row'))
    const at = circumstance(answer.meta.epoch ?? (await this.knownEpoch(kind)))
    await replica.apply(kind.name, sent.clientId, document => acknowledge(kind, document, sent, row, at))
    this.deferred.delete(sent.clientId)
  }

  private async merge(kind: ReplicatedCollection, sent: SentCall, error: ContractError): Promise<void> {
    const row = readRow(kind, error.data.current)
    if (!row) return await this.refuse(kind, sent, error)
    const at = this.ports.circumstance(await this.knownEpoch(kind))
    await this.ports.replica.apply(kind.name, sent.clientId, document => receive(kind, document, row, at))
    this.ports.inspector.note('merged', { collection: kind.name, clientId: sent.clientId })
  }

  private async defer(kind: ReplicatedCollection, sent: SentCall, error: ContractError): Promise<void> {
    const failures = (this.deferred.get(sent.clientId)?.failures ?? 0) + 1
    if (error.code === 'INTERNAL_ERROR' && failures >= FAILURES_BEFORE_PARKING) {
      return await this.refuse(kind, sent, error)
    }
    const wait = engineBackoff(failures, this.ports.random, error.data.retryAfter)
    this.deferred.set(sent.clientId, { failures, until: this.ports.clock.monotonic() + wait })
    this.ports.inspector.note('deferred', { collection: kind.name, clientId: sent.clientId, code: error.code })
  }

  private async refuse(kind: ReplicatedCollection, sent: SentCall, error: ContractError): Promise<void> {
    const { replica, clock, inspector } = this.ports
    this.deferred.delete(sent.clientId)
    await replica.apply(kind.name, sent.clientId, document => parkedWith(document, sent.rev, error, clock.now()))
    inspector.note('parked', { collection: kind.name, clientId: sent.clientId, code: error.code })
  }

  private async knownEpoch(kind: ReplicatedCollection): Promise<string> {
    return (await this.ports.journal.checkpoint(kind.name)).epoch ?? ''
  }
}

function readRow(kind: ReplicatedCollection, result: unknown): ServerRow | null {
  const parsed = kind.row.safeParse(result)
  return parsed.success ? (parsed.data as ServerRow) : null
}

const deletedAtLast = (document: AnyDocument, sent: SentCall): Outcome =>
  document.deletedAt && document.sync.localRev === sent.rev ? { kind: 'remove', conflicts: [] } : UNCHANGED
