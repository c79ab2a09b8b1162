/** What the server needs to send to this browser. */
export interface PushAddress {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

const WORKER_PATIENCE_MS = 10_000

/** False in a tab of iOS, in private windows of some browsers, and without a secure origin. */
export const pushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export const pushPermission = (): NotificationPermission => Notification.permission
/** Only from a tap: browsers refuse other requests, some for good. */
export const askPushPermission = (): Promise<NotificationPermission> => Notification.requestPermission()

async function manager(): Promise<PushManager> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new DOMException('no service worker', 'AbortError')), WORKER_PATIENCE_MS)
  })
  return (await Promise.race([navigator.serviceWorker.ready, late])).pushManager
}

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** Rejects if the browser's push service does not take it. `serverKey`: base64url. */
export async function subscribeToPush(serverKey: string): Promise<PushAddress> {
  const push = await manager()
  const known = await push.getSubscription()
  // A subscription for another key belongs to a server that is gone.
  if (known && base64url(known.options.applicationServerKey) !== serverKey) await known.unsubscribe()
  const { endpoint, ...made } = await push
    .subscribe({ userVisibleOnly: true, applicationServerKey: serverKey })
    .then(one => ({ endpoint: one.endpoint, p256dh: one.getKey('p256dh'), auth: one.getKey('auth') }))
  return { endpoint, keys: { p256dh: base64url(made.p256dh), auth: base64url(made.auth) } }
}

/** Returns the endpoint that ended; null if there was none. */
export async function unsubscribeFromPush(): Promise<string | null> {
  if (!pushSupported()) return null
  const registration = await navigator.serviceWorker.getRegistration()
  const known = (await registration?.pushManager.getSubscription()) ?? null
  await known?.unsubscribe()
  return known?.endpoint ?? null
}
