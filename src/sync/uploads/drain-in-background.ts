import { readLightClockEras } from '../../db/light/clock-eras.ts'
import { readLightSession } from '../../db/light/session-store.ts'
import { openLightUploadStore } from '../../db/light/upload-store.ts'
import { type Clock, sleep } from '../../platform/clock.ts'
import type { Locks } from '../../platform/locks.ts'
import type { Net } from '../../platform/net.ts'
import { ClockEras } from '../clock-eras.ts'
import { createTransport } from '../transport.ts'
import { type DrainEnd, drainUploads } from './drain.ts'

/** Longest wait for a job's next try: the browser's own next wake-up is minutes away, or never comes. */
const WORTH_WAITING_MS = 30_000
/** A page that was closed a moment ago releases its lock within this time. */
const PATIENCE_MS = 20_000

export interface BackgroundPorts {
  net: Net
  clock: Clock
  locks: Locks
  appVersion: string
}

/**
 * Drains uploads in the service worker, with no page open, with the same code, lock and store. Its receipts are merged
 * into the documents when a page opens. Without a session or an upload store there is nothing to do.
 */
export async function drainInBackground({ net, clock, locks, appVersion }: BackgroundPorts): Promise<DrainEnd> {
  const [signedIn, store] = await Promise.all([readLightSession(), openLightUploadStore()])
  if (!signedIn || !store) return { kind: 'drained', nextMs: null }
  const transport = createTransport({
    ...{ net, clock, origin: '' },
    token: signedIn.token,
    onToken: (next, sent) => void signedIn.renew(sent, next),
    meta: () => ({ deviceId: signedIn.deviceId, appVersion, locale: signedIn.session.locale }),
  })
  // Read only: the next page begins an era of its own.
  const { accountId } = signedIn.session
  const eras = new ClockEras({ clock, known: () => readLightClockEras(accountId), keep: () => undefined })
  eras.begin()
  transport.contact.onClockOffset = offsetMs => eras.measured(offsetMs)
  try {
    const { signal } = new AbortController()
    const drain = () =>
      drainUploads({
        ...{ store, transport, clock, locks, signal, eras },
        ownerId: accountId,
        patienceMs: PATIENCE_MS,
      })
    let end = await drain()
    while (end.kind === 'drained' && end.nextMs !== null && end.nextMs <= WORTH_WAITING_MS) {
      await sleep(clock, end.nextMs, signal)
      end = await drain()
    }
    return end
  } finally {
    store.close()
  }
}
