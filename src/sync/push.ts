import { ContractError } from '../contract/errors.ts'
import { MAX_BATCH_CALLS } from '../contract/protocol.ts'
import { DELETION_HELD_MS, QUEUE } from '../db/documents.ts'
import type { SentCall } from '../db/sync-journal.ts'
import type { ReplicatedCollection } from './collections/collection.ts'
import { pick } from './replica/known-document.ts'
import type { AnyDocument, Outcome } from './replica/outcome.ts'
import { BadAnswer, classify, classifyStatus, isDue, TimedOut, Unreachable } from './retry-policy.ts'
import { Settler, type SettlerPorts } from './settle.ts'
import type { Answer, Transport } from './transport.ts'

export interface PushPorts extends SettlerPorts {
  transport: Transport
}

/**
 * Sends what waits, in the order of the collections. One request is in flight at a time; what it carries is in the
 * journal before it leaves and until its answers are stored, so a lost reply is settled by the same operations again.
 */
export class Pusher {
  private readonly ports: PushPorts
  private readonly kinds: readonly ReplicatedCollection[]
  private readonly settler: Settler
  /** How many journalled calls go in one request; halved when a request as a whole fails, or its answer is too large. */
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
    const { journal } = this.ports
    await this.send(await journal.unsettled(), signal, moved)
    // No operation goes twice in one drain: one that its answer left as it was is for the next cycle.
    const gone = new Set<string>()
    this.undoMs = null
    for (const kind of this.kinds) while ((await this.sendWaiting(kind, gone, signal, moved)) > 0);
    const waits = [this.settler.nextDueMs(), this.undoMs].filter(ms => ms !== null)
    return waits.length > 0 ? Math.min(...waits) : null
  }

  /** Forgets the waits, so that a person's "send now" means now. */
  hurry(): void {
    this.settler.hurry()
  }

  /** Sends what waits at this moment; answers how many calls that were. */
  private async sendWaiting(
    kind: ReplicatedCollection,
    gone: Set<string>,
    signal: AbortSignal,
    moved: () => void,
  ): Promise<number> {
    const { journal, replica } = this.ports
    const ids = await replica.waitingIds(kind.name, QUEUE.push)
    let sent = 0
    while (ids.length > 0) {
      signal.throwIfAborted()
      const calls = await this.next(kind, ids, gone)
      for (const { opId } of calls) gone.add(opId)
      await journal.write(calls)
      await this.send(calls, signal, moved)
      sent += calls.length
    }
    return sent
  }

  /** The next calls for documents of `ids`, taken off its front; what the document says now is what is sent. */
  private async next(kind: ReplicatedCollection, ids: string[], gone: ReadonlySet<string>): Promise<SentCall[]> {
    const { replica, journal, clock } = this.ports
    const { epoch } = await journal.checkpoint(kind.name)
    const calls: SentCall[] = []
    while (calls.length < MAX_BATCH_CALLS && ids.length > 0) {
      const documents = await replica.present(kind.name, ids.splice(0, MAX_BATCH_CALLS - calls.length))
      const blocked = await this.blocked(kind, documents)
      for (const document of documents) {
        if (document.queue !== QUEUE.push || gone.has(document.sync.opId)) continue
        if (this.settler.isDeferred(document.clientId) || blocked(document)) continue
        const takeBackUntil = document.deletedAt ? document.sync.editedAt + DELETION_HELD_MS : 0
        if (!isDue(takeBackUntil, clock.now())) {
          this.undoMs = Math.min(this.undoMs ?? DELETION_HELD_MS, takeBackUntil - clock.now())
          continue
        }
        const call = callFor(kind, document, epoch)
        if (call) calls.push(call)
        else await replica.apply(kind.name, document.clientId, asClean)
      }
    }
    return calls
  }

  /** What depends on a document that is not on the server waits for it; all else goes on (I5). */
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
        left = left.slice(await this.isolated(error, batch, signal))
        continue
      }
      moved()
      inspector.note('pushed', { calls: batch.length, refused: answers.filter(one => !one.ok).length })
      const unsaid = batch.filter((_, i) => batch.length > 1 && hadNoRoom(answers[i]))
      const settled = batch.flatMap((sent, i) => {
        const answer = answers[i]
        return answer && !unsaid.includes(sent) ? [[sent, answer] as const] : []
      })
      await this.settler.settle(settled)
      const ended = answers.find(one => !one.ok && stopsEverything(one.error))
      // What an ended session left unanswered stays in the journal and is sent again, unchanged, after the sign-in.
      await journal.settle(settled.filter(([, answer]) => !isUnanswered(answer)).map(([{ opId }]) => opId))
      if (ended && !ended.ok) throw ended.error
      left = [...unsaid, ...left.slice(batch.length)]
      if (unsaid.length > 0) this.sendLess(batch)
      else this.batchSize = Math.min(MAX_BATCH_CALLS, this.batchSize * 2)
    }
  }

  /**
   * A request that failed as a whole may hide one call that the server cannot bear. Smaller and smaller requests find it;
   * alone, it is judged while the server answers another question (I5). Answers how many calls were settled by that.
   */
  private async isolated(error: unknown, batch: SentCall[], signal: AbortSignal): Promise<number> {
    const refusal = asRefusal(error)
    const [sent] = batch
    // A line too weak for so much, or a proxy that resets what is too large for it: the next time it is less.
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
const isUnanswered = (answer: Answer): boolean => !answer.ok && stopsEverything(answer.error)
/** Done, or not begun: the same operation in a smaller request is told which. */
const hadNoRoom = (answer: Answer | undefined): boolean =>
  answer !== undefined && !answer.ok && answer.error.code === 'RESPONSE_TOO_LARGE'

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

/** `known` is the life of the server that was pulled last; what came from another one is pulled first (I8). */
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

/** An edit that changed nothing in the end has nothing to send. */
function asClean(document: AnyDocument): Outcome {
  const { sync } = document
  return {
    kind: 'write',
    conflicts: [],
    document: { ...document, queue: QUEUE.none, sync: { ...sync, ackedRev: sync.localRev, base: null, parked: null } },
  }
}
