import { systemClock } from '../../../platform/clock.ts'
import { type Faults, faultOf } from '../../../platform/faults/faults.ts'
import { injectFaults } from '../../../platform/faults/inject-faults.ts'
import { strikes } from '../../../platform/faults/seeded-chance.ts'

export { readFaults } from '../../../platform/faults/faults.ts'

const SECOND_MS = 1000
let stopKilling: () => void = () => undefined

/** Injects the page's share of the faults; the worker gets its own. Loaded only while faults are used. */
export function injectIntoPage(faults: Faults, killWorker: () => Promise<void>): void {
  injectFaults(faults)
  stopKilling()
  const fault = faultOf(faults, 'killed-worker')
  if (!fault) return
  const struck = strikes(fault)
  const second = () => {
    stopKilling = systemClock.after(SECOND_MS, second)
    if (struck()) void killWorker()
  }
  stopKilling = systemClock.after(SECOND_MS, second)
}
