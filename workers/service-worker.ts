import '../src/contract/no-eval.ts'
import { Queue } from 'workbox-background-sync'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { SHARE_PATH, shareReply } from '../src/db/light/share-target.ts'
import { browserLocks } from '../src/platform/browser/locks.ts'
import { systemClock } from '../src/platform/clock.ts'
import { systemNet } from '../src/platform/net.ts'
import { drainInBackground } from '../src/sync/uploads/drain-in-background.ts'
import './push-events.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Array<{ url: string; revision: string | null }> }

cleanupOutdatedCaches()
precacheAndRoute(self.__WB_MANIFEST)
// Every address of the interface is the one page. Responses of the server are never cached (decision: none of /api).
if (import.meta.env.PROD) {
  registerRoute(
    new NavigationRoute(createHandlerBoundToURL('/index.html'), {
      denylist: [/^\/api\//, /^\/(oauth-redirect\.html|dev\/identity\/)/, /^\/healthz/, /^\/metrics/],
    }),
  )
}

// Works offline: the files are stored before the page that takes them is opened.
registerRoute(
  ({ url }) => url.pathname === SHARE_PATH,
  ({ request }) => shareReply(request, systemClock.now()),
  'POST',
)

// The decoder of HEIC photos is not in the precache: it is kept when it is first used.
registerRoute(
  ({ url }) => url.pathname.startsWith('/assets/libheif-'),
  async ({ request }) => {
    const cache = await caches.open('decoder')
    const kept = await cache.match(request)
    if (kept) return kept
    const reply = await systemNet.fetch(request.url)
    if (reply.ok) await cache.put(request, reply.clone())
    return reply
  },
)

/**
 * Holds markers, never audio: it only makes the browser wake this worker when the network is back. Workbox's own
 * sending would remove a request first, count every response as success and drop it after seven days.
 */
const markers = new Queue('audio-upload', {
  maxRetentionTime: 60 * 24 * 365,
  async onSync({ queue }) {
    // A visible page sends uploads itself and shows why one fails; it posts `upload-waiting` when it is left.
    if (await hasVisiblePage()) throw new Error('a page is visible')
    const end = await drainInBackground({
      net: systemNet,
      clock: systemClock,
      locks: browserLocks,
      appVersion: '0.1.0',
    })
    // The error makes the browser wake this worker again. No page removes a marker.
    if (end.kind !== 'drained' || end.nextMs !== null) throw new Error(`uploads remain: ${end.kind}`)
    while (await queue.shiftRequest());
  },
})

self.addEventListener('message', event => {
  const type = (event.data as { type?: unknown } | null)?.type
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  if (type === 'upload-waiting') event.waitUntil(ensureMarker().finally(() => event.ports[0]?.postMessage(null)))
})

const hasVisiblePage = async (): Promise<boolean> =>
  (await self.clients.matchAll({ type: 'window' })).some(one => one.visibilityState === 'visible')

/** One marker is enough, however many recordings wait. */
async function ensureMarker(): Promise<void> {
  if ((await markers.size()) > 0) await markers.registerSync()
  else await markers.pushRequest({ request: new Request('/api/uploads/waiting', { method: 'POST' }) })
}

self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))
