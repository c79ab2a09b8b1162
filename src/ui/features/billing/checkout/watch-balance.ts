import { type PollingPorts, poll } from '../../../../platform/polling.ts'

/** P §4 and decision 38: the balance is asked for this often after a top-up has begun, and no longer than this. */
export const BALANCE_MS = 2000
export const BALANCE_FOR_MS = 10 * 60_000

/** Runs `ask` every 2 s for ten minutes. Returns a function that ends it: at a final status, or on leaving. */
export function watchBalance(ports: PollingPorts, ask: () => Promise<void>): () => void {
  const begun = ports.clock.monotonic()
  const end = poll(ports, BALANCE_MS, async () => {
    if (ports.clock.monotonic() - begun < BALANCE_FOR_MS) await ask()
    else end()
  })
  return end
}
