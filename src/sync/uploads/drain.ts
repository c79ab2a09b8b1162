import { ContractError } from '../../contract/errors.ts'
import { DRAIN_LOCK } from '../../db/uploads/drain-lock.ts'
import {
  isHeldJob,
  WAITS_FOR_CONSENT,
  WAITS_FOR_PATIENT,
  WAITS_FOR_RECORD,
  WAITS_FOR_ROOM,
  type WaitsFor,
} from '../../db/uploads/upload-item.ts'
import type { UploadChange, UploadItem } from '../../db/uploads/upload-rows.ts'
import type { UploadStore } from '../../db/uploads/upload-store.ts'
import { type Clock, sleep } from '../../platform/clock.ts'
import type { Locks } from '../../platform/locks.ts'
import type { ClockEras } from '../clock-eras.ts'
import { BadAnswer, classify, isDue, LONGEST_WAIT_MS, TimedOut, Unreachable } from '../retry-policy.ts'
import type { Transport } from '../transport.ts'
import { bytesMissing, type Failure, settleFailure } from './settle-failure.ts'
import { uploadFile } from './upload-file.ts'

/** D §9: uploads at a time, and the pause after each. */
const WORKERS = 2
const PAUSE_MS = 100

/** The part of the upload store that sending needs; the service worker has an implementation without Dexie. */
export type DrainStore = Pick<UploadStore, 'items' | 'blob' | 'change' | 'finish'>

export interface DrainPorts {
  store: DrainStore
  transport: Transport
  clock: Clock
  locks: Locks
  ownerId: string
  signal: AbortSignal
  /** Finds by how much the device's clock was wrong when a file was made. */
  eras?: ClockEras
  /**
   * Returns what the server does not have yet: the file's patient, the record to which it is added, or the consent.
   * If absent, the server's refusal tells.
   */
  waitsFor?(item: UploadItem): Promise<WaitsFor | null>
  /**
   * Milliseconds to wait for another drainer instead of returning `busy`: a page that is closing may still hold the
   * lock.
   */
  patienceMs?: number
  /**
   * Called when a try begins, progresses and ends, with the stored job; null once the job is gone (sent or withdrawn).
   */
  onChange?(id: string, item: UploadItem | null, sending: boolean): Promise<void> | void
}

export type DrainEnd =
  /** Every due job was tried; `nextMs` is the time until the next is due, null if none waits. */
  | { kind: 'drained'; nextMs: number | null }
  /** Another tab or the service worker is draining. */
  | { kind: 'busy' }
  | { kind: 'halted'; reason: 'unreachable' | 'needs-auth' | 'upgrade' }

/**
 * Sends every due file of this owner, two at a time. Only one tab or service worker drains at a time; two would be
 * harmless but wasteful, because the server takes each upload once (I2, I16).
 */
export async function drainUploads(ports: DrainPorts): Promise<DrainEnd> {
  const { locks, clock, patienceMs } = ports
  const timeout = new AbortController()
  const stop = patienceMs === undefined ? null : clock.after(patienceMs, () => timeout.abort(new Busy()))
  try {
    return await locks.hold(
      DRAIN_LOCK,
      stop ? { signal: timeout.signal } : { ifAvailable: true },
      async (held, lost) => {
        stop?.()
        if (!held) return { kind: 'busy' }
        return await drain({ ...ports, signal: AbortSignal.any([ports.signal, lost]) })
      },
    )
  } catch (error) {
    if (error instanceof Busy) return { kind: 'busy' }
    throw error
  } finally {
    stop?.()
  }
}

/** Another drainer held the lock for all of `patienceMs`. */
class Busy extends Error {
  override readonly name = 'Busy'
}

async function drain(ports: DrainPorts): Promise<DrainEnd> {
  const { store, clock, ownerId, signal } = ports
  const taken = new Set<string>()
  let halted: Extract<DrainEnd, { kind: 'halted' }> | null = null
  const waiting = async () => (await store.items(ownerId)).filter(item => item.state === 'waiting')
  /**
   * True if the job waits for what is not on the server yet, which is stored as its error. Others go on (I5).
   */
  const isHeld = async (item: UploadItem) => {
    const code = await ports.waitsFor?.(item)
    if (!code) return false
    if (item.error?.code !== code) await store.change(item.id, { error: { code, message: NOT_SENT_YET[code] } })
    return true
  }
  const nextDue = async () => {
    const due = (await waiting())
      .filter(
        item =>
          !taken.has(item.id) && isDue(item.nextRetryAt, clock.now(), Math.max(LONGEST_WAIT_MS, item.askedMs ?? 0)),
      )
      .sort((a, b) => a.addedAt - b.addedAt || a.id.localeCompare(b.id))
    for (const item of due) if (!(await isHeld(item))) return item
    return undefined
  }

  const work = async () => {
    for (let item = await nextDue(); item && !halted; item = await nextDue()) {
      // Another worker may have taken it while the store was being read.
      if (taken.has(item.id)) continue
      taken.add(item.id)
      signal.throwIfAborted()
      const reason = await tryOne(item, ports)
      taken.delete(item.id)
      if (reason) halted = { kind: 'halted', reason }
      else await sleep(clock, PAUSE_MS, signal)
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, work))
  if (halted) return halted
  const waits: number[] = []
  // Held jobs are left out: the cycle that sends the patient wakes this drain again.
  for (const item of await waiting()) if (!(await isHeld(item))) waits.push(Math.max(0, item.nextRetryAt - clock.now()))
  return { kind: 'drained', nextMs: waits.length > 0 ? Math.min(...waits) : null }
}

const NOT_SENT_YET = {
  [WAITS_FOR_PATIENT]: 'the patient is not on the server yet',
  [WAITS_FOR_RECORD]: 'the record is not on the server yet',
  [WAITS_FOR_CONSENT]: 'the consent was withdrawn',
  [WAITS_FOR_ROOM]: 'the account is full',
}

async function tryOne(item: UploadItem, { store, transport, clock, signal, eras, onChange }: DrainPorts) {
  let current = item
  const change = async (part: UploadChange, sending: boolean) => {
    const next = await store.change(item.id, part)
    if (!next) throw new Withdrawn()
    current = next
    await onChange?.(item.id, current, sending)
  }
  const withdrawn = async () => {
    await onChange?.(item.id, null, false)
    return null
  }
  await onChange?.(item.id, item, true)
  try {
    if (isHeldJob(item)) await change({ error: null }, true)
    const blob = await store.blob(item.ownerId, item.id)
    if (!blob) throw bytesMissing()
    const measure = () => transport.call('userAccount.user:get', {}, signal)
    const mapping = await uploadFile(item, blob.bytes, {
      ...{ transport, signal, onProgress: part => change(part, true) },
      deviceTime: async stampedAt => await eras?.deviceTime(stampedAt, measure),
    })
    await store.finish(mapping)
    await onChange?.(item.id, null, false)
    return null
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (error instanceof Withdrawn) return await withdrawn()
    const failure = { ...(await checkReached(error, transport, signal)), moved: current.sentBytes > item.sentBytes }
    const { change: part, halt } = settleFailure(current, failure, clock.now())
    await change(part, false).catch(async gone => {
      if (!(gone instanceof Withdrawn)) throw gone
      await withdrawn()
    })
    return halt
  }
}

/**
 * Finds out whether the server was reachable when a try failed without a coded error: only another call that the server
 * answers proves it (decision 70). A silent network or a captive portal's page proves nothing.
 */
async function checkReached(
  error: unknown,
  transport: Transport,
  signal: AbortSignal,
): Promise<Omit<Failure, 'moved'>> {
  if (!(error instanceof Unreachable || error instanceof TimedOut || error instanceof BadAnswer)) {
    return { error, reached: true }
  }
  try {
    await transport.call('userAccount.user:get', {}, signal)
    return { error, reached: true }
  } catch (other) {
    if (signal.aborted) throw signal.reason
    if (!(other instanceof ContractError)) return { error, reached: false }
    return { error: stopsEverything(other) ? other : error, reached: true }
  }
}

const stopsEverything = (error: ContractError): boolean => ['needs-auth', 'upgrade'].includes(classify(error))

/** A person deleted the document, or made uploads manual, during the upload. */
class Withdrawn extends Error {
  override readonly name = 'Withdrawn'
}
