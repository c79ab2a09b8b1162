import { ContractError } from '../contract/errors.ts'
import { MAX_BATCH_CALLS } from '../contract/protocol.ts'
import type { AnyDocument } from '../db/document.ts'
import { DELETION_HELD_MS, QUEUE } from '../db/document.ts'
import type { SentCall } from '../db/sync-journal.ts'
import type { ReplicatedCollection } from './collections/collection.ts'
import { pick } from './replica/known-document.ts'
import type { Outcome } from './replica/outcome.ts'
import { BadAnswer, classify, classifyStatus, isDue, TimedOut, Unreachable } from './retry-policy.ts'
import { Settler, type SettlerPorts } from './settle.ts'
import type { Answer, Transport } from './transport.ts'

export interface PushPorts extends SettlerPorts {
  transport: Transport
}

/**
 * Sends what waits in the order of the collections, one request at a time. Its calls are in the journal from before it
 * leaves until its results are stored, so a lost reply is settled by sending the same operations again.
 */
export class Pusher {
  private readonly ports: PushPorts
  private readonly kinds: readonly ReplicatedCollection[]
  private readonly settler: Settler
  /** Calls per request; halved when a whole request fails or its response is too large. */
  private batchSize = MAX_BATCH_CALLS
  /** Milliseconds until the next held deletion can no longer be undone; null if none is held. */
  private undoMs: number | null = null

  constructor(kinds: readonly ReplicatedCollection[], ports: PushPorts) {
    this.kinds = kinds
    this.ports = ports
    this.settler = new Settler(kinds, ports)
  }

  /** Sends until nothing sendable is left; returns the milliseconds until a deferred operation is due, or null. */
  async drain(signal: AbortSignal, moved: () => void): Promise<number | null> {
    const { journal } = this.ports
    await this.send(await journal.unsettled(), signal, moved)
    // No operation is sent twice in one drain: one that its result left unchanged is for the next cycle.
    const sentOpIds = new Set<string>()
    this.undoMs = null
    for (const kind of this.kinds) while ((await this.sendWaiting(kind, sentOpIds, signal, moved)) > 0);
    const waits = [this.settler.nextDueMs(), this.undoMs].filter(ms => ms !== null)
    return waits.length > 0 ? Math.min(...waits) : null
  }

  /** Clears the waits of deferred operations, so that a person's "send now" means now. */
  hurry(): void {
    this.settler.hurry()
  }

  /** Sends what waits at this moment; returns the number of calls sent. */
  private async sendWaiting(
    kind: ReplicatedCollection,
    sentOpIds: Set<string>,
    signal: AbortSignal,
    moved: () => void,
  ): Promise<number> {
    const { journal, replica } = this.ports
    const ids = await replica.waitingIds(kind.name, QUEUE.push)
    let sent = 0
    while (ids.length > 0) {
      signal.throwIfAborted()
      const calls = await this.next(kind, ids, sentOpIds)
      for (const { opId } of calls) sentOpIds.add(opId)
      await journal.write(calls)
      await this.send(calls, signal, moved)
      sent += calls.length
    }
    return sent
  }

  /**
   * Returns the next calls for documents of `ids` and removes those ids; each call carries the document's present
   * content.
   */
  private async next(kind: ReplicatedCollection, ids: string[], sentOpIds: ReadonlySet<string>): Promise<SentCall[]> {
    const { replica, journal, clock } = this.ports
    const { epoch } = await journal.checkpoint(kind.name)
    const calls: SentCall[] = []
    while (calls.length < MAX_BATCH_CALLS && ids.length > 0) {
      const documents = await replica.present(kind.name, ids.splice(0, MAX_BATCH_CALLS - calls.length))
      const blocked = await this.blocked(kind, documents)
      for (const document of documents) {
        if (document.queue !== QUEUE.push || sentOpIds.has(document.sync.opId)) continue
        if (this.settler.isDeferred(document.clientId) || blocked(document)) continue
        const undoableUntil = document.deletedAt ? document.sync.editedAt + DELETION_HELD_MS : 0
        if (!isDue(undoableUntil, clock.now())) {
          this.undoMs = Math.min(this.undoMs ?? DELETION_HELD_MS, undoableUntil - clock.now())
          continue
        }
        const call = callFor(kind, document, epoch)
        if (call) calls.push(call)
        else await replica.apply(kind.name, document.clientId, asClean)
      }
    }
    return calls
  }

  /**
   * Returns a function that is true for documents that depend on one not on the server: they wait, others do not (I5).
   */
  private async blocked(
    kind: ReplicatedCollection,
    documents: readonly AnyDocument[],
  ): Promise<(document: AnyDocument) => boolean> {
    const needed = (document: AnyDocument) => (document.deletedAt ? null : kind.dependsOn(document))
    const needs = documents.map(needed).filter(one => one !== null)
    const unsent = new Set<string>()
    for (const name of new Set(needs.map(({ collection }) => collection))) {
      const ids = needs.filter(({ collection }) => collection === name).map(({ clientId }) => clientId)
      for (const { clientId, sync } of await this.ports.replica.present(name, [...new Set(ids)])) {
        if (sync.serverSeq === null) unsent.add(clientId)
      }
    }
    return document => unsent.has(needed(document)?.clientId ?? '')
  }

  /** Sends journalled calls, in requests of `batchSize`, until each is settled. */
  private async send(calls: SentCall[], signal: AbortSignal, moved: () => void): Promise<void> {
    const { journal, transport, inspector } = this.ports
    for (let left = calls; left.length > 0; ) {
      const batch = left.slice(0, this.batchSize)
      let answers: Answer[]
      try {
        answers = await transport.batch(batch.map(toCall), signal)
      } catch (error) {
        left = left.slice(await this.isolate(error, batch, signal))
        continue
      }
      moved()
      inspector.note('pushed', { calls: batch.length, refused: answers.filter(one => !one.ok).length })
      const tooLarge = batch.filter((_, i) => batch.length > 1 && responseTooLarge(answers[i]))
      const settled = batch.flatMap((sent, i) => {
        const answer = answers[i]
        return answer && !tooLarge.includes(sent) ? [[sent, answer] as const] : []
      })
      await this.settler.settle(settled)
      const ended = answers.find(one => !one.ok && stopsEverything(one.error))
      // Calls refused because the session or the version ended stay in the journal; they are sent again, unchanged,
      // later.
      await journal.settle(settled.filter(([, answer]) => !isHalted(answer)).map(([{ opId }]) => opId))
      if (ended && !ended.ok) throw ended.error
      left = [...tooLarge, ...left.slice(batch.length)]
      if (tooLarge.length > 0) this.sendLess(batch)
      else this.batchSize = Math.min(MAX_BATCH_CALLS, this.batchSize * 2)
    }
  }

  /**
   * Finds the call that makes a whole request fail, by smaller and smaller requests. A call that fails alone is refused
   * if the server accepts another call meanwhile (I5). Returns how many calls were settled.
   */
  private async isolate(error: unknown, batch: SentCall[], signal: AbortSignal): Promise<number> {
    const refusal = asRefusal(error)
    const [sent] = batch
    // The line may be too slow, or a proxy may reset a request of this size: the next request is smaller.
    if (error instanceof TimedOut || error instanceof Unreachable) this.sendLess(batch)
    if (!refusal || !sent) throw error
    if (batch.length > 1) {
      this.sendLess(batch)
      return 0
    }
    await this.ports.transport.call('userAccount.user:get', {}, signal)
    await this.settler.settle([[sent, { ok: false, error: refusal }]])
    await this.ports.journal.settle([sent.opId])
    return 1
  }

  private sendLess(batch: SentCall[]): void {
    this.batchSize = Math.max(1, Math.floor(batch.length / 2))
  }
}

const stopsEverything = (error: ContractError): boolean => ['needs-auth', 'upgrade'].includes(classify(error))
const isHalted = (answer: Answer): boolean => !answer.ok && stopsEverything(answer.error)
/** It is unknown whether the call has run; sending the same operation in a smaller request returns its result. */
const responseTooLarge = (answer: Answer | undefined): boolean =>
  answer !== undefined && !answer.ok && answer.error.code === 'RESPONSE_TOO_LARGE'

/** The refusal that a failed request implies for its call; null if the failure is the server's or the network's. */
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

/**
 * `known`: epoch of the last pull. A document of another epoch names its own; the server takes it after a pull (I8).
 */
function callFor(kind: ReplicatedCollection, document: AnyDocument, known: string | null): SentCall | null {
  const { sync, clientId } = document
  const removal = document.deletedAt !== null
  const push = removal ? kind.remove(document) : sync.serverSeq === null ? kind.create(document) : kind.update(document)
  if (Array.isArray(push.params.patch) && push.params.patch.length === 0) return null
  const { restoredFrom } = sync
  const epoch = (sync.serverSeq === null ? null : sync.epoch) ?? known
  return {
    collection: kind.name,
    clientId,
    opId: sync.opId,
    rev: sync.localRev,
    method: push.method,
    params: push.params,
    meta: { ...(epoch && { epoch }), ...(restoredFrom && { restoredFrom }) },
    content: pick(document, kind.contentKeys),
    removal,
  }
}

const toCall = ({ method, params, meta, opId }: SentCall) => ({ method, params, meta: { ...meta, opId } })

/** Marks a document as clean whose edits cancel out: there is nothing to send. */
function asClean(document: AnyDocument): Outcome {
  const { sync } = document
  return {
    kind: 'write',
    conflicts: [],
    document: { ...document, queue: QUEUE.none, sync: { ...sync, ackedRev: sync.localRev, base: null, parked: null } },
  }
}
