import { systemClock } from '../clock.ts'
import { type Faults, faultOf } from './faults.ts'
import { faultyNet } from './faulty-net.ts'
import { fillDisk } from './full-disk.ts'
import { wrongDate, wrongTime } from './wrong-clock.ts'

let clear: () => void = () => undefined

/**
 * Injects these faults into this realm, a page or a worker, replacing earlier ones. Patches the browser's functions
 * that src/platform and the local store call; requests under way are not affected.
 */
export function injectFaults(faults: Faults): void {
  clear()
  const undo: (() => void)[] = []
  const real = { fetch: globalThis.fetch, Date: globalThis.Date }
  globalThis.fetch = faultyFetch(real.fetch, faults)
  undo.push(() => Object.assign(globalThis, real))
  const clock = faultOf(faults, 'wrong-clock')
  if (clock) globalThis.Date = wrongDate(real.Date, wrongTime(clock, real.Date.now))
  const disk = faultOf(faults, 'full-disk')
  if (disk) undo.push(fillDisk(disk))
  if (faultOf(faults, 'offline')?.share === 1) undo.push(reportOffline())
  clear = () => {
    for (const one of undo) one()
  }
}

/** Our own code calls fetch with an address. A `Request`, which only libraries pass, gets no fault. */
function faultyFetch(real: typeof fetch, faults: Faults): typeof fetch {
  const net = faultyNet({ fetch: (url, init) => real(url, init) }, systemClock, faults)
  return (input, init) => (input instanceof Request ? real(input, init) : net.fetch(String(input), init))
}

/** Makes the browser report to a page that it is offline. Returns a function that undoes this. */
function reportOffline(): () => void {
  if (typeof document === 'undefined') return () => undefined
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  dispatchEvent(new Event('offline'))
  return () => {
    Reflect.deleteProperty(navigator, 'onLine')
    dispatchEvent(new Event('online'))
  }
}
