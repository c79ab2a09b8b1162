import { Dexie, type DexieOptions, type EntityTable } from 'dexie'
import type { ClockEra } from './clock-era.ts'
import type { ReplicatedName } from './collections/replicated.ts'

/** One call that was sent, or was about to be sent. */
export interface SentCall {
  collection: ReplicatedName
  clientId: string
  opId: string
  /** When the times in it were made, by the device's clock, milliseconds; absent in rows of earlier versions. */
  stampedAt?: number
  /** The document's localRev that this call carries. */
  rev: number
  method: string
  params: Record<string, unknown>
  /** Sent in the call's own meta, beside the opId. */
  meta: { epoch?: string; seen?: number; restoredFrom?: { epoch: string; seq: number } }
  /** The document's content as sent, the base of the merge with the returned row. */
  content: Record<string, unknown>
  /** The call carries a deletion. */
  removal: boolean
}

export interface Checkpoint {
  collection: ReplicatedName
  /** Opaque, from the server; the empty string before the first page. */
  since: string
  epoch: string | null
  /** The newest `seq` of the list's rows in `epoch`, by a pull or an acknowledgement; absent before the first. */
  seen?: number
  /** Set during a full pull after a restore or a long absence. A crash restarts that pull, so nothing is skipped. */
  resync: 'epoch' | 'horizon' | null
  /** The newest rows were fetched ahead of the history (P1b). */
  primed: boolean
}

/** How long the server has failed on a document's operation while it answered other calls. */
export interface Failing {
  clientId: string
  failures: number
  /** Milliseconds in which the application ran; independent of the device's clock (I13). */
  forMs: number
}

/**
 * Dexie database `anamnesis-sync-<account>`: what the engine needs after a crash. `sent` is written before a request
 * and emptied after its results are stored, so a lost reply is settled by sending the same operations again (I2).
 */
export class SyncJournal extends Dexie {
  declare private sent: EntityTable<SentCall & { seq: number }, 'seq'>
  declare private checkpoints: EntityTable<Checkpoint, 'collection'>
  declare private failing: EntityTable<Failing, 'clientId'>
  declare private clock: EntityTable<{ key: 'eras'; eras: ClockEra[] }, 'key'>
  declare private complete: EntityTable<{ key: 'last'; at: number }, 'key'>

  constructor(accountId: string, options?: DexieOptions) {
    super(`anamnesis-sync-${accountId}`, options)
    this.version(1).stores({ sent: '++seq, opId', checkpoints: 'collection' })
    this.version(2).stores({ complete: 'key' })
    this.version(3).stores({ failing: 'clientId' })
    this.version(4).stores({ clock: 'key' })
  }

  /** Device clock of the end of the last complete cycle, milliseconds; null before the first one. */
  async lastComplete(): Promise<number | null> {
    return (await this.complete.get('last'))?.at ?? null
  }

  async completed(at: number): Promise<void> {
    await this.complete.put({ key: 'last', at })
  }

  async clockEras(): Promise<ClockEra[]> {
    return (await this.clock.get('eras'))?.eras ?? []
  }

  async keepClockEras(eras: ClockEra[]): Promise<void> {
    await this.clock.put({ key: 'eras', eras })
  }

  allFailing(): Promise<Failing[]> {
    return this.failing.toArray()
  }

  async failed(failing: Failing): Promise<void> {
    await this.failing.put(failing)
  }

  async recovered(clientId: string): Promise<void> {
    await this.failing.delete(clientId)
  }

  unsettled(): Promise<SentCall[]> {
    return this.sent.orderBy('seq').toArray()
  }

  async write(calls: SentCall[]): Promise<void> {
    await this.sent.bulkAdd(calls as (SentCall & { seq: number })[])
  }

  async settle(opIds: string[]): Promise<void> {
    await this.sent.where('opId').anyOf(opIds).delete()
  }

  /** The server confirmed a row with this `seq`. Note it before what was sent is forgotten. */
  async noteSeen(collection: ReplicatedName, seq: number): Promise<void> {
    const checkpoint = await this.checkpoint(collection)
    if (seq > (checkpoint.seen ?? 0)) await this.checkpoints.put({ ...checkpoint, seen: seq })
  }

  /** The newest `seq` of any row in this epoch. */
  async seen(epoch: string | null): Promise<number> {
    const all = await this.checkpoints.toArray()
    return Math.max(0, ...all.flatMap(one => (one.epoch === epoch ? (one.seen ?? 0) : [])))
  }

  async checkpoint(collection: ReplicatedName): Promise<Checkpoint> {
    return (
      (await this.checkpoints.get(collection)) ?? { collection, since: '', epoch: null, resync: null, primed: false }
    )
  }

  allCheckpoints(): Promise<Checkpoint[]> {
    return this.checkpoints.toArray()
  }

  async advance(checkpoint: Checkpoint): Promise<void> {
    await this.checkpoints.put(checkpoint)
  }
}
