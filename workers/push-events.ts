import type { PushKind } from '../src/contract/entities/user.ts'
import { readPushDevice } from '../src/db/light/push-device.ts'
import { EVENT_TEXTS } from '../src/domain/notifications/event-texts.ts'

declare const self: ServiceWorkerGlobalScope

interface Message {
  kind: PushKind
  path: string
  account: string
}

function readMessage(data: PushMessageData | null): Message | null {
  try {
    const { kind, path, account } = (data?.json() ?? {}) as Record<string, unknown>
    const isKnown = typeof kind === 'string' && Object.hasOwn(EVENT_TEXTS, kind)
    // A path of this origin: `//host` would be another one.
    const isPath = typeof path === 'string' && /^\/(?!\/)[\w/-]*$/.test(path)
    return isKnown && isPath && typeof account === 'string' ? { kind: kind as PushKind, path, account } : null
  } catch {
    return null
  }
}

/** Shows a message to the person who chose it; for anyone else this browser is unsubscribed (S7). */
async function show(data: PushMessageData | null): Promise<void> {
  const message = readMessage(data)
  const device = await readPushDevice().catch(() => null)
  if (!message || device?.accountId !== message.account) {
    if (!device) await (await self.registration.pushManager.getSubscription())?.unsubscribe()
    return
  }
  const { kind, path } = message
  if (!device.kinds.includes(kind)) return
  await self.registration.showNotification('Anamnesis', {
    body: EVENT_TEXTS[kind][device.locale],
    lang: device.locale,
    icon: '/icons/icon-192.png',
    tag: `${kind}:${path}`,
    data: { path },
  })
}

/** Opens the screen in a window that has the app, but not over a recording: a new window then. */
async function open(path: string): Promise<void> {
  await self.clients.openWindow(path)
}

self.addEventListener('push', event => event.waitUntil(show(event.data)))
self.addEventListener('notificationclick', event => {
  event.notification.close()
  const { path } = (event.notification.data ?? {}) as { path?: unknown }
  event.waitUntil(open(typeof path === 'string' ? path : '/'))
})
