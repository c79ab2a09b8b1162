import type { Clock } from '../platform/clock.ts'
import { type Contact, SILENCE_MS } from './contact.ts'

/** Early enough for an answer before the silence is announced. */
const PROBE_AFTER_MS = SILENCE_MS / 2

interface ProbePorts {
  clock: Clock
  contact: Contact
  /** Sends a small call; any byte of its response is heard by `contact`. */
  ask(signal: AbortSignal): Promise<unknown>
}

/**
 * Returns a function that probes the server, one probe at a time, whenever nothing is heard while a request waits: only
 * its body, or its work, may be slow. Call what it returns when the request has ended.
 */
export function createProbe({ clock, contact, ask }: ProbePorts): () => () => void {
  let probing = false
  return () => {
    const since = clock.monotonic()
    const ended = new AbortController()
    const next = async () => {
      if (!probing && contact.silenceOf(since) >= PROBE_AFTER_MS) {
        probing = true
        await ask(ended.signal).catch(() => undefined)
        probing = false
      }
      if (!ended.signal.aborted) cancel = clock.after(PROBE_AFTER_MS, () => void next())
    }
    let cancel = clock.after(PROBE_AFTER_MS, () => void next())
    return () => {
      cancel()
      ended.abort(new Error('the request that was waited for has ended'))
    }
  }
}
