import { atom } from 'jotai'
import type { Workbox } from 'workbox-window'
import { markAppOpened } from '../../../platform/browser/app/opened-app.ts'
import { serviceWorkersSupported } from '../../../platform/browser/service-worker.ts'
import { trustedWorkerUrl } from '../../../platform/browser/trusted-urls.ts'
import { store } from './session.ts'

/** True while a new version waits until the user accepts it; it never takes over the page by itself (R5). */
export const updateWaitingAtom = atom(false)

let workbox: Workbox | null = null
let marksWaiting = false

/** Registers the service worker in production builds. `reload` is called when an accepted version controls the page. */
export async function registerServiceWorker(reload: () => void): Promise<void> {
  if (!import.meta.env.PROD || !serviceWorkersSupported()) return
  const { Workbox } = await import('workbox-window')
  workbox = new Workbox(trustedWorkerUrl('/service-worker.js'))
  workbox.addEventListener('waiting', () => store.set(updateWaitingAtom, true))
  workbox.addEventListener('controlling', event => {
    if (event.isUpdate) reload()
  })
  // Before the worker installs, because only a browser that opened the app keeps its files.
  await markAppOpened()
  await workbox.register()
  void workbox.messageSW({ type: 'keep-app' })
  if (marksWaiting) markUploadsWaiting()
}

/** Activates the waiting version; the page is reloaded once that version controls it. */
export function takeUpdate(): void {
  store.set(updateWaitingAtom, false)
  workbox?.messageSkipWaiting()
}

/** Makes the browser wake the service worker when the network is back, with or without a page, to send recordings. */
export function markUploadsWaiting(): void {
  // Until a worker is registered the message is only noted; registerServiceWorker sends it then.
  marksWaiting = workbox === null
  void workbox?.messageSW({ type: 'upload-waiting' })
}
