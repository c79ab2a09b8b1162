import { ContractError } from '../../contract/errors.ts'
import { MAX_BATCH_CALLS } from '../../contract/protocol.ts'
import { QUEUE } from '../../db/document.ts'
import type { SentCall } from '../../db/sync-journal.ts'
import type { ClockEras } from '../clock-eras.ts'
import type { ReplicatedCollection } from '../collections/collection.ts'
import { BadAnswer, classify, classifyStatus, TimedOut, Unreachable } from '../retry-policy.ts'
import { Settler, type SettlerPorts } from '../settle.ts'
import type { Answer, Call, Transport } from '../transport.ts'
import { Outbox } from './outbox.ts'

export interface PushPorts extends SettlerPorts {
  transport: Transport
  eras: ClockEras
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

  constructor(kinds: readonly ReplicatedCollection[], ports: PushPorts) {
    this.kinds = kinds
    this.ports = ports
    this.settler = new Settler(kinds, ports)
  }

  /** Sends until nothing sendable is left; returns the milliseconds until a deferred operation is due, or null. */
  async drain(signal: AbortSignal, moved: () => void): Promise<number | null> {
    const { journal } = this.ports
    await this.send(await journal.unsettled(), signal, moved)
    const outbox = new Outbox({ ...this.ports, isDeferred: clientId => this.settler.isDeferred(clientId) })
    for (const kind of this.kinds) while ((await this.sendWaiting(kind, outbox, signal, moved)) > 0);
    const waits = [this.settler.nextDueMs(), outbox.undoMs].filter(ms => ms !== null)
    return waits.length > 0 ? Math.min(...waits) : null
  }

  /** True if rows wait for room in the account. */
  isAccountFull(): boolean {
    return this.settler.isAccountFull()
  }

  /** Clears the waits of deferred operations, so that a person's "send now" means now. */
  hurry(): void {
    this.settler.hurry()
  }

  /** Sends what waits at this moment; returns the number of calls sent. */
  private async sendWaiting(
    kind: ReplicatedCollection,
    outbox: Outbox,
    signal: AbortSignal,
    moved: () => void,
  ): Promise<number> {
    const { journal, replica } = this.ports
    const ids = await replica.waitingIds(kind.name, QUEUE.push)
    let sent = 0
    while (ids.length > 0) {
      signal.throwIfAborted()
      const calls = await outbox.next(kind, ids)
      await journal.write(calls)
      await this.send(calls, signal, moved)
      sent += calls.length
    }
    return sent
  }

  /** Sends journalled calls, in requests of `batchSize`, until each is settled. */
  private async send(calls: SentCall[], signal: AbortSignal, moved: () => void): Promise<void> {
    const { journal, transport, inspector } = this.ports
    for (let left = calls; left.length > 0; ) {
      const batch = left.slice(0, this.batchSize)
      let answers: Answer[]
      try {
        answers = await transport.batch(await this.atTheirTimes(batch, signal), signal)
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
      const done = settled.filter(([, answer]) => !isHalted(answer))
      await this.noteSeen(done)
      await journal.settle(done.map(([{ opId }]) => opId))
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

  /** Notes the newest rows that the server confirmed in the epoch of the last pull. */
  private async noteSeen(settled: readonly (readonly [SentCall, Answer])[]): Promise<void> {
    const { journal } = this.ports
    for (const [name, ofKind] of Map.groupBy(settled, ([{ collection }]) => collection)) {
      const { epoch } = await journal.checkpoint(name)
      const seqs = ofKind.flatMap(([{ meta }, answer]) => (answer.ok && meta.epoch === epoch ? [seqOf(answer)] : []))
      await journal.noteSeen(name, Math.max(0, ...seqs))
    }
  }

  /** The calls, each with the clock by which its times were made. */
  private async atTheirTimes(batch: SentCall[], signal: AbortSignal): Promise<Call[]> {
    const { eras, transport } = this.ports
    const measure = () => transport.call('userAccount.user:get', {}, signal)
    const calls: Call[] = []
    for (const { method, params, meta, opId, stampedAt } of batch) {
      const deviceTime = await eras.deviceTime(stampedAt, measure)
      calls.push({ method, params, meta: { ...meta, opId, ...(deviceTime !== undefined && { deviceTime }) } })
    }
    return calls
  }

  private sendLess(batch: SentCall[]): void {
    this.batchSize = Math.max(1, Math.floor(batch.length / 2))
  }
}

const seqOf = ({ result }: Answer & { ok: true }): number => {
  const { seq } = (result ?? {}) as { seq?: unknown }
  return typeof seq === 'number' ? seq : 0
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
