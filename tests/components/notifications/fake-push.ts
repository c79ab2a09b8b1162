import { vi } from 'vitest'

/** The browser's push service in the hands of the test; without it Chromium here cannot subscribe. */
export function fakePush({
  permission = 'default' as NotificationPermission,
  answer = 'granted' as NotificationPermission,
} = {}) {
  const state = { permission, subscribed: false, works: true, ready: Promise.resolve() }
  const bytes = (length: number) => new Uint8Array(length).fill(7).buffer
  const unsubscribe = vi.fn(async () => {
    state.subscribed = false
    return true
  })
  let key: ArrayBuffer | null = null
  const subscription = {
    endpoint: 'https://push.example/one',
    get options() {
      return { applicationServerKey: key }
    },
    getKey: (name: string) => bytes(name === 'p256dh' ? 65 : 16),
    unsubscribe,
  }
  const pushManager = {
    getSubscription: async () => (state.subscribed ? subscription : null),
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      await state.ready
      if (!state.works) throw new DOMException('no push service', 'AbortError')
      key = Uint8Array.from(atob(applicationServerKey), one => one.charCodeAt(0)).buffer
      state.subscribed = true
      return subscription
    },
  }
  const registration = { pushManager } as unknown as ServiceWorkerRegistration
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(Promise.resolve(registration))
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration)
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => state.permission)
  const ask = vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
    state.permission = answer
    return answer
  })
  return { state, ask, unsubscribe }
}
