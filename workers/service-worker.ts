import '../src/contract/no-eval.ts'
import { Queue } from 'workbox-background-sync'
import { registerRoute } from 'workbox-routing'
import { hasLightSession } from '../src/db/light/session-store.ts'
import { SHARE_PATH, shareReply } from '../src/db/light/share-target.ts'
import { isAppOpened, markAppOpened } from '../src/platform/browser/app/opened-app.ts'
import { browserLocks } from '../src/platform/browser/locks.ts'
import { systemClock } from '../src/platform/clock.ts'
import { forward, systemNet } from '../src/platform/net.ts'
import { drainInBackground } from '../src/sync/uploads/drain-in-background.ts'
import './push-events.ts'
import { keptEntry, type ListedFile } from './kept-entry.ts'
import { whichPage } from './which-page.ts'

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: ListedFile[]
  /** Files of public pages that work offline, by entry; the build of the public pages writes them. */
  __PUBLIC_ENTRIES__?: Record<string, ListedFile[]>
}

const app = keptEntry('app', self.__WB_MANIFEST)
const respond = keptEntry('respond', self.__PUBLIC_ENTRIES__?.respond ?? [])

/** The precache of the versions before this one, which kept the app in every browser that had a worker. */
const isOfWorkbox = (name: string) => name.startsWith('workbox-precache-')

async function install(): Promise<void> {
  if ((await caches.keys()).some(isOfWorkbox)) await markAppOpened()
  // As one: a file that cannot be stored fails the update, and the version before it stays.
  if (await isAppOpened()) await app.keep()
  if (await respond.isKept()) await respond.keep()
}

async function activate(): Promise<void> {
  await app.tidy()
  await respond.tidy()
  for (const name of await caches.keys()) if (isOfWorkbox(name)) await caches.delete(name)
  await self.clients.claim()
}

self.addEventListener('install', event => event.waitUntil(install()))
self.addEventListener('activate', event => event.waitUntil(activate()))

async function navigate(request: Request): Promise<Response> {
  const answer = whichPage(new URL(request.url).pathname, await hasLightSession())
  switch (answer.kind) {
    case 'untouched':
      return await forward(request)
    case 'kept':
      return (await (answer.page === '/index.html' ? app : respond).match(answer.page)) ?? (await forward(request))
    case 'network':
      try {
        return await forward(request)
      } catch (error) {
        if (await app.match('/index.html')) return Response.redirect(answer.offline)
        throw error
      }
  }
}

// A page and its scripts must be of one version: what is kept comes before the network. Nothing of /api is ever kept.
if (import.meta.env.PROD) {
  registerRoute(
    ({ request }) => request.mode === 'navigate',
    ({ request }) => navigate(request),
  )
  for (const entry of [app, respond]) {
    registerRoute(
      ({ url, sameOrigin }) => sameOrigin && entry.knows(url.href),
      async ({ request }) => (await entry.match(request.url)) ?? (await systemNet.fetch(request.url)),
    )
  }
}

// Works offline: the files are stored before the page that takes them is opened.
registerRoute(
  ({ url }) => url.pathname === SHARE_PATH,
  ({ request }) => shareReply(request, systemClock.now()),
  'POST',
)

/** A large part of the build that is not in the precache: kept when it is first fetched, in a cache of its own. */
function keepFirst(cacheName: string, file: RegExp): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && file.test(url.pathname),
    async ({ request }) => {
      const cache = await caches.open(cacheName)
      const kept = await cache.match(request.url)
      if (kept) return kept
      const reply = await systemNet.fetch(request.url)
      // On a full disk it is used all the same.
      if (reply.ok) await cache.put(request.url, reply.clone()).catch(() => undefined)
      return reply
    },
  )
}

// The decoder of HEIC photos; the typesetter of PDFs and its typefaces; the film of the help, of the language it was seen in.
keepFirst('decoder', /^\/assets\/libheif-/)
keepFirst('typesetter', /^\/assets\/(pdfmake|Inter_|DejaVuSans)/)
keepFirst('film', /^\/assets\/demo\.(en|ru|el)-/)

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
  // The app was opened under a worker that a public page had installed.
  if (type === 'keep-app') event.waitUntil(markAppOpened().then(() => app.keep()))
  // A questionnaire was opened: the reply says that it works without a network from now on.
  if (type === 'keep-respond') event.waitUntil(respond.keep().then(() => event.ports[0]?.postMessage('kept')))
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
