import type { Random } from '../../platform/random.ts'
import type { Inspector } from '../inspector.ts'
import { engineBackoff } from '../retry-policy.ts'
import type { UploadProgress } from '../status.ts'
import { type DrainPorts, drainUploads } from './drain.ts'
import type { UploadMirror } from './mirror.ts'

export interface UploadLanePorts extends Omit<DrainPorts, 'signal' | 'onChange' | 'waitsFor'> {
  mirror: UploadMirror
  inspector: Inspector
  random: Random
  onProgress(uploads: UploadProgress[]): void
  /** Called when a drain stopped early; the engine's cycle finds out the reason for itself. */
  onHalted(reason: 'unreachable' | 'needs-auth' | 'upgrade'): void
}

/** Milliseconds between two checks while another drainer works or a job waits for its time. */
const LOOK_AGAIN_MS = 10_000

/** Uploads files beside the cycle, so that a long upload never delays the records. */
export class UploadLane {
  private readonly ports: UploadLanePorts
  private readonly progress = new Map<string, UploadProgress>()
  private running: AbortController | null = null
  /** Set by a wake during a drain; `now` if that wake was urgent and overrides a rest. */
  private again: 'no' | 'yes' | 'now' = 'no'
  private halts = 0
  /** Monotonic milliseconds. */
  private restUntil = 0
  private cancelWait: (() => void) | null = null

  constructor(ports: UploadLanePorts) {
    this.ports = ports
  }

  /**
   * Sends what is due, now or right after the running drain. After a halted drain it rests first, longer each time,
   * because the cycle may not fail for the same reason; `urgent` overrides that.
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

  isSending(clientId: string): boolean {
    return this.progress.has(clientId)
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
        waitsFor: item => mirror.waitsFor(item),
        onChange: async (id, item, sending) => {
          // The document is updated before the progress is removed: otherwise it would look like a file that is not
          // queued.
          if (!item) await mirror.ended(id).finally(() => this.progress.delete(id))
          else if (!sending) this.progress.delete(id)
          else {
            // Bytes got through: earlier halts no longer count.
            if (item.sentBytes > (this.progress.get(id)?.sentBytes ?? item.sentBytes)) this.halts = 0
            this.progress.set(id, { clientId: id, sentBytes: item.sentBytes, totalBytes: item.totalBytes })
          }
          onProgress([...this.progress.values()])
          if (item) await mirror.show(item)
        },
      }
      let end = await drainUploads(drain)
      if (end.kind === 'busy') {
        // The service worker may be draining; it sends no messages, so what it did is found in the store.
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
      // The store failed (a full disk, a closing database): the jobs are unchanged and are tried again.
      inspector.note('uploads stopped', { name: error instanceof Error ? error.name : 'unknown' })
      return LOOK_AGAIN_MS
    }
  }
}
