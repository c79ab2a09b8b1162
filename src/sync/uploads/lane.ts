import type { Random } from '../../platform/random.ts'
import type { Inspector } from '../inspector.ts'
import { engineBackoff } from '../retry-policy.ts'
import type { UploadProgress } from '../status.ts'
import { type DrainPorts, drainUploads } from './drain.ts'
import type { UploadMirror } from './mirror.ts'

export interface UploadLanePorts extends Omit<DrainPorts, 'signal' | 'onChange' | 'waitsForPatient'> {
  mirror: UploadMirror
  inspector: Inspector
  random: Random
  onProgress(uploads: UploadProgress[]): void
  /** The drain met an ended session: the engine must find out for itself. */
  onHalted(reason: 'unreachable' | 'needs-auth' | 'upgrade'): void
}

/** While another tab or the service worker drains, or a job waits for its time, look again this often. */
const LOOK_AGAIN_MS = 10_000

/** The lane of recordings: beside the cycle, so that a long upload never keeps the records waiting. */
export class UploadLane {
  private readonly ports: UploadLanePorts
  private readonly progress = new Map<string, UploadProgress>()
  private running: AbortController | null = null
  /** Somebody woke it while it drained; `now` where that overrides a rest. */
  private again: 'no' | 'yes' | 'now' = 'no'
  private halts = 0
  /** Monotonic milliseconds. */
  private restUntil = 0
  private cancelWait: (() => void) | null = null

  constructor(ports: UploadLanePorts) {
    this.ports = ports
  }

  /**
   * Sends what is due, now or right after the drain that is under way. After one that was halted it rests first, longer
   * each time, because the cycle may not meet the same obstacle; `urgent` overrides that.
   */
  wake(urgent = false): void {
    if (this.running) {
      if (this.again !== 'now') this.again = urgent ? 'now' : 'yes'
      return
    }
    this.cancelWait?.()
    if (urgent) this.halts = 0
    const rest = this.restUntil - this.ports.clock.monotonic()
    if (rest > 0 && !urgent) {
      this.cancelWait = this.ports.clock.after(rest, () => this.wake())
      return
    }
    const controller = new AbortController()
    this.running = controller
    void this.drain(controller.signal).then(waitMs => {
      if (controller.signal.aborted) return
      this.running = null
      const { again } = this
      this.again = 'no'
      if (again !== 'no') this.wake(again === 'now')
      else if (waitMs !== null) {
        this.cancelWait = this.ports.clock.after(waitMs, () => this.wake())
      }
    })
  }

  stop(): void {
    this.cancelWait?.()
    this.running?.abort(new Error('stopped'))
    this.running = null
    this.again = 'no'
    this.progress.clear()
    this.ports.onProgress([])
  }

  private async drain(signal: AbortSignal): Promise<number | null> {
    const { mirror, inspector, random, onProgress, onHalted, ...ports } = this.ports
    try {
      const drain: DrainPorts = {
        ...ports,
        signal,
        waitsForPatient: item => mirror.waitsForPatient(item),
        onChange: async (id, item, sending) => {
          // The document says how it ended before the progress goes, or it would look like one that nobody queued.
          if (!item) await mirror.ended(id).finally(() => this.progress.delete(id))
          else if (!sending) this.progress.delete(id)
          else {
            // Whatever halted it before, the line carries.
            if (item.sentBytes > (this.progress.get(id)?.sentBytes ?? item.sentBytes)) this.halts = 0
            this.progress.set(id, { clientId: id, sentBytes: item.sentBytes, totalBytes: item.totalBytes })
          }
          onProgress([...this.progress.values()])
          if (item) await mirror.show(item, sending)
        },
      }
      let end = await drainUploads(drain)
      if (end.kind === 'busy') {
        // The service worker is at it, and tells nobody: what it did is in the store alone.
        end = await drainUploads({ ...drain, patienceMs: LOOK_AGAIN_MS })
        await mirror.sweep()
      }
      inspector.note('uploads', { end: end.kind })
      switch (end.kind) {
        case 'busy':
          return LOOK_AGAIN_MS
        case 'drained':
          this.halts = 0
          return end.nextMs === null ? null : Math.min(end.nextMs, LOOK_AGAIN_MS)
        case 'halted':
          this.restUntil = ports.clock.monotonic() + engineBackoff(++this.halts, random)
          onHalted(end.reason)
          return null
      }
    } catch (error) {
      // The store refused (a full disk, a closing database): the jobs are where they were, and are tried again.
      inspector.note('uploads stopped', { name: error instanceof Error ? error.name : 'unknown' })
      return LOOK_AGAIN_MS
    }
  }
}
