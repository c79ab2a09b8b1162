import { systemClock } from '../clock.ts'
import { fillDisk } from './full-disk.ts'
import { stormyNet } from './stormy-net.ts'
import { stormOf, type Weather } from './weather.ts'
import { wrongDate, wrongTime } from './wrong-clock.ts'

let clear: () => void = () => undefined

/**
 * Brings a weather over this realm, a page or a worker, in place of the one before. It acts beneath the ports of
 * src/platform: on what they and the local store call of the browser. Requests under way end as they would have.
 */
export function bringWeather(weather: Weather): void {
  clear()
  const undo: (() => void)[] = []
  const real = { fetch: globalThis.fetch, Date: globalThis.Date }
  globalThis.fetch = stormyFetch(real.fetch, weather)
  undo.push(() => Object.assign(globalThis, real))
  const clock = stormOf(weather, 'wrong-clock')
  if (clock) globalThis.Date = wrongDate(real.Date, wrongTime(clock, real.Date.now))
  const disk = stormOf(weather, 'full-disk')
  if (disk) undo.push(fillDisk(disk))
  if (stormOf(weather, 'offline')?.share === 1) undo.push(sayOffline())
  clear = () => {
    for (const one of undo) one()
  }
}

/** The program asks by address alone; a `Request`, which only libraries use, goes through untouched. */
function stormyFetch(real: typeof fetch, weather: Weather): typeof fetch {
  const net = stormyNet({ fetch: (url, init) => real(url, init) }, systemClock, weather)
  return (input, init) => (input instanceof Request ? real(input, init) : net.fetch(String(input), init))
}

/** A page is told by its browser that the network is gone, and that it is back. */
function sayOffline(): () => void {
  if (typeof document === 'undefined') return () => undefined
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  dispatchEvent(new Event('offline'))
  return () => {
    Reflect.deleteProperty(navigator, 'onLine')
    dispatchEvent(new Event('online'))
  }
}
