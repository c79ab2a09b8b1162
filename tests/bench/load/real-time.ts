import { VirtualClock } from '../../sim/world/virtual-clock.ts'

/** The clock of a simulated world, driven by the machine's own. */
export class RealTime extends VirtualClock {
  override get elapsed(): number {
    return performance.now()
  }

  override after(ms: number, task: () => void): () => void {
    const handle = setTimeout(task, ms)
    return () => clearTimeout(handle)
  }
}
