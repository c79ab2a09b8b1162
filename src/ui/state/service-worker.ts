import { atom } from 'jotai'
import type { Workbox } from 'workbox-window'
import { serviceWorkersSupported } from '../../platform/browser/service-worker.ts'
import { trustedWorkerUrl } from '../../platform/browser/trusted-urls.ts'
import { store } from './session.ts'

/** A new version waits until the person takes it; it never takes the page by itself (R5). */
export const updateWaitingAtom = atom(false)

let workbox: Workbox | null = null
let marksWaiting = false

/** Registers the service worker, where there is one: in what was built, not in development. `reload` shows a version that was taken. */
export async function registerServiceWorker(reload: () => void): Promise<void> {
  if (!import.meta.env.PROD || !serviceWorkersSupported()) return
  const { Workbox } = await import('workbox-window')
  workbox = new Workbox(trustedWorkerUrl('/service-worker.js'))
  workbox.addEventListener('waiting', () => store.set(updateWaitingAtom, true))
  workbox.addEventListener('controlling', event => {
    if (event.isUpdate) reload()
  })
  await workbox.register()
  if (marksWaiting) markUploadsWaiting()
}

/** The waiting version becomes the present one; the page is reloaded once it controls. */
export function takeUpdate(): void {
  store.set(updateWaitingAtom, false)
  workbox?.messageSkipWaiting()
}

/** Recordings wait: asks the browser to wake the service worker when the network is back, with or without a page. */
export function markUploadsWaiting(): void {
  // Before the registration it is remembered and said then.
  marksWaiting = workbox === null
  void workbox?.messageSW({ type: 'upload-waiting' })
}
