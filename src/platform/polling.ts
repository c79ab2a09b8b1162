import type { Clock } from './clock.ts'
import type { Connectivity } from './connectivity.ts'
import type { Visibility } from './visibility.ts'

export interface PollingPorts {
  clock: Clock
  connectivity: Connectivity
  visibility: Visibility
}

/**
 * Runs `task` every `ms`, the first time after `ms`, never twice at once. Stops while the page is offline or hidden
 * (decision 38) and runs at once when it is neither any more. `task` never rejects. Returns a function that ends it.
 */
export function poll(
  { clock, connectivity, visibility }: PollingPorts,
  ms: number,
  task: () => Promise<void>,
): () => void {
  let timer: (() => void) | null = null
  let running = false
  let ended = false
  const may = () => !ended && connectivity.online() && visibility.visible()
  const schedule = () => {
    timer = clock.after(ms, run)
  }
  const run = () => {
    timer = null
    if (!may()) return
    schedule()
    if (running) return
    running = true
    void task().finally(() => {
      running = false
    })
  }
  const changed = () => {
    if (may()) {
      if (timer === null) run()
      return
    }
    timer?.()
    timer = null
  }
  if (may()) schedule()
  const stops = [connectivity.subscribe(changed), visibility.subscribe(changed)]
  return () => {
    ended = true
    timer?.()
    for (const stop of stops) stop()
  }
}

/** Resolves with true once the page is online and visible; with false if it is given up before. */
export function whenReachable({ connectivity, visibility }: PollingPorts, signal: AbortSignal): Promise<boolean> {
  return new Promise(resolve => {
    const may = () => connectivity.online() && visibility.visible()
    const end = (reached: boolean) => {
      for (const stop of stops) stop()
      signal.removeEventListener('abort', giveUp)
      resolve(reached)
    }
    const giveUp = () => end(false)
    const changed = () => may() && end(true)
    const stops = [connectivity.subscribe(changed), visibility.subscribe(changed)]
    signal.addEventListener('abort', giveUp)
    if (signal.aborted) giveUp()
    else changed()
  })
}
