/** False in private windows of some browsers, and without a secure origin. */
export const serviceWorkersSupported = (): boolean => 'serviceWorker' in navigator

/** Resolves when a service worker answers this page's requests; never where there is none. */
export function controlled(): Promise<void> {
  return new Promise(resolve => {
    if (!serviceWorkersSupported()) return
    const { serviceWorker } = navigator
    if (serviceWorker.controller) return resolve()
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })
}

/** Only where `serviceWorkersSupported`. */
export const containerOfWorkers = (): ServiceWorkerContainer => navigator.serviceWorker
