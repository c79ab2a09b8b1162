/** Only where `serviceWorkersSupported`. */
export const containerOfWorkers = (): ServiceWorkerContainer => navigator.serviceWorker
