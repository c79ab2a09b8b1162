import { ContractError } from '../contract/errors.ts'
import { MAX_BATCH_CALLS } from '../contract/protocol.ts'
import { QUEUE } from '../db/documents.ts'
import type { SentCall } from '../db/sync-journal.ts'
import type { ReplicatedCollection } from './collections/collection.ts'
import { pick } from './replica/decide.ts'
import type { AnyDocument, Outcome } from './replica/outcome.ts'
import { BadAnswer, classify, classifyStatus, isDue } from './retry-policy.ts'
import { Settler, type SettlerPorts } from './settle.ts'
import type { Answer, Transport } from './transport.ts'

export interface PushPorts extends SettlerPorts {
  transport: Transport
}

/** A deletion stays here this long before it is sent, so that it can be taken back with one tap. */
export const UNDO_MS = 6000

/**
 * Sends what waits, in the order of the collections. One request is in flight at a time; what it carries is in the
 * journal before it leaves and until its answers are stored, so a lost reply is settled by the same operations again.
 */
export class Pusher {
  private readonly ports: PushPorts
  private readonly kinds: readonly ReplicatedCollection[]
  private readonly settler: Settler
  /** How many journalled calls go in one request; halved when a request as a whole fails. */
  private batchSize = MAX_BATCH_CALLS
  /** Milliseconds until the next deletion is past the time in which it can be taken back. */
  private undoMs: number | null = null

  constructor(kinds: readonly ReplicatedCollection[], ports: PushPorts) {
    this.kinds = kinds
    this.ports = ports
    this.settler = new Settler(kinds, ports)
  }

  /** Sends until nothing sendable is left; answers the milliseconds until a deferred operation may go, or null. */
  async drain(signal: AbortSignal, moved: () => void): Promise<number | null> {
    await this.settleJournal(signal, moved)
    // No operation goes twice in one drain: one that its answer left as it was is for the next cycle.
    const gone = new Set<string>()
    this.undoMs = null
    for (const kind of this.kinds) {
      for (let calls = await this.next(kind, gone); calls.length > 0; calls = await this.next(kind, gone)) {
        signal.throwIfAborted()
        for (const { opId } of calls) gone.add(opId)
        await this.ports.journal.write(calls)
        await this.settleJournal(signal, moved)
      }
    }
    const waits = [this.settler.nextDueMs(), this.undoMs].filter(ms => ms !== null)
    return waits.length > 0 ? Math.min(...waits) : null
  }

  /** Forgets the waits, so that a person's "send now" means now. */
  hurry(): void {
    this.settler.hurry()
  }

  private async next(kind: ReplicatedCollection, gone: ReadonlySet<string>): Promise<SentCall[]> {
    const { replica, clock } = this.ports
    const calls: SentCall[] = []
    for (const document of await replica.waiting(kind.name, QUEUE.push)) {
      if (calls.length === MAX_BATCH_CALLS) break
      if (gone.has(document.sync.opId) || this.settler.isDeferred(document.clientId)) continue
      if (await this.isBlocked(kind, document)) continue
      const takeBackUntil = document.deletedAt ? document.sync.editedAt + UNDO_MS : 0
      if (!isDue(takeBackUntil, clock.now())) {
        this.undoMs = Math.min(this.undoMs ?? UNDO_MS, takeBackUntil - clock.now())
        continue
      }
      const call = callFor(kind, document)
      if (call) calls.push(call)
      else await replica.apply(kind.name, document.clientId, asClean)
    }
    return calls
  }

  /** What depends on a document that is not on the server waits for it; all else goes on (I5). */
  private async isBlocked(kind: ReplicatedCollection, document: AnyDocument): Promise<boolean> {
    const needs = document.deletedAt ? null : kind.dependsOn(document)
    if (!needs) return false
    const other = await this.ports.replica.get(needs.collection, needs.clientId)
    return other !== null && other.sync.serverSeq === null
  }

  /** Sends what the journal holds, in requests of `batchSize`, until it is empty. */
  private async settleJournal(signal: AbortSignal, moved: () => void): Promise<void> {
    const { journal, transport, inspector } = this.ports
    for (let calls = await journal.unsettled(); calls.length > 0; calls = await journal.unsettled()) {
      const batch = calls.slice(0, this.batchSize)
      let answers: Answer[]
      try {
        answers = await transport.batch(batch.map(toCall), signal)
      } catch (error) {
        if (await this.isolated(error, batch, signal)) continue
        throw error
      }
      moved()
      inspector.note('pushed', { calls: batch.length, refused: answers.filter(one => !one.ok).length })
      for (const [i, sent] of batch.entries()) {
        const answer = answers[i]
        if (answer) await this.settler.settle(sent, answer)
      }
      const ended = answers.find(one => !one.ok && stopsEverything(one.error))
      // What an ended session left unanswered stays in the journal and is sent again, unchanged, after the sign-in.
      await journal.settle(batch.filter((_, i) => !isUnanswered(answers[i])).map(one => one.opId))
      if (ended && !ended.ok) throw ended.error
      this.batchSize = Math.min(MAX_BATCH_CALLS, this.batchSize * 2)
    }
  }

  /**
   * A request that failed as a whole may hide one call that the server cannot bear. Smaller and smaller requests find it;
   * alone, it is judged while the server answers another question (I5). True when the journal can go on.
   */
  private async isolated(error: unknown, batch: SentCall[], signal: AbortSignal): Promise<boolean> {
    const refusal = asRefusal(error)
    if (!refusal) return false
    const [sent] = batch
    if (batch.length > 1 || !sent) {
      this.batchSize = Math.max(1, Math.floor(batch.length / 2))
      return sent !== undefined
    }
    await this.ports.transport.call('userAccount.user:get', {}, signal)
    await this.settler.settle(sent, { ok: false, error: refusal })
    await this.ports.journal.settle([sent.opId])
    return true
  }
}

const stopsEverything = (error: ContractError): boolean => ['needs-auth', 'upgrade'].includes(classify(error))
const isUnanswered = (answer: Answer | undefined): boolean => !answer || (!answer.ok && stopsEverything(answer.error))

/** What a failure of the whole request says about its contents, or null when it speaks of the server or the way there. */
function asRefusal(error: unknown): ContractError | null {
  if (error instanceof BadAnswer) {
    if (error.status === 413) return new ContractError('TOO_LARGE', 'HTTP 413')
    if (error.status === 500) return new ContractError('INTERNAL_ERROR', 'HTTP 500')
    return classifyStatus(error.status) === 'park' ? new ContractError('INVALID_REQUEST', `HTTP ${error.status}`) : null
  }
  if (!(error instanceof ContractError)) return null
  const verdict = classify(error)
  return verdict === 'split' || verdict === 'park' || error.code === 'INTERNAL_ERROR' ? error : null
}

function callFor(kind: ReplicatedCollection, document: AnyDocument): SentCall | null {
  const { sync, clientId } = document
  const removal = document.deletedAt !== null
  const push = removal ? kind.remove(document) : sync.serverSeq === null ? kind.create(document) : kind.update(document)
  if (Array.isArray(push.params.patch) && push.params.patch.length === 0) return null
  const { restoredFrom } = sync
  return {
    collection: kind.name,
    clientId,
    opId: sync.opId,
    rev: sync.localRev,
    method: push.method,
    params: push.params,
    meta: restoredFrom ? { restoredFrom } : {},
    content: pick(document, kind.contentKeys),
    removal,
  }
}

const toCall = ({ method, params, meta, opId }: SentCall) => ({ method, params, meta: { ...meta, opId } })

/** An edit that changed nothing in the end has nothing to send. */
function asClean(document: AnyDocument): Outcome {
  const { sync } = document
  return {
    kind: 'write',
    conflicts: [],
    document: { ...document, queue: QUEUE.none, sync: { ...sync, ackedRev: sync.localRev, base: null, parked: null } },
  }
}
