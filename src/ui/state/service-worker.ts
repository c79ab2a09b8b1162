import { atom } from 'jotai'
import { Workbox } from 'workbox-window'
import { serviceWorkersSupported } from '../../platform/browser/service-worker.ts'
import { trustedWorkerUrl } from '../../platform/browser/trusted-urls.ts'
import { store } from './session.ts'

/** A new version waits until the person takes it; it never takes the page by itself (R5). */
export const updateWaitingAtom = atom(false)

let workbox: Workbox | null = null

/** Registers the service worker, where there is one: in what was built, not in development. `reload` shows a version that was taken. */
export function registerServiceWorker(reload: () => void): void {
  if (!import.meta.env.PROD || !serviceWorkersSupported()) return
  workbox = new Workbox(trustedWorkerUrl('/service-worker.js'))
  workbox.addEventListener('waiting', () => store.set(updateWaitingAtom, true))
  workbox.addEventListener('controlling', event => {
    if (event.isUpdate) reload()
  })
  void workbox.register()
}

/** The waiting version becomes the present one; the page is reloaded once it controls. */
export function takeUpdate(): void {
  store.set(updateWaitingAtom, false)
  workbox?.messageSkipWaiting()
}

/** Recordings wait: asks the browser to wake the service worker when the network is back, with or without a page. */
export function markUploadsWaiting(): void {
  void workbox?.messageSW({ type: 'upload-waiting' })
}
