import type { Page } from 'playwright'
import { expect, test } from '../device/fixtures.ts'

/* The service worker's part of web push. The subscription itself needs a push service: tests/components/notifications. */

test.use({ deviceOptions: { opensOffline: true } })

const ACCOUNT = '0198c0de-0000-7000-8000-000000000001'

/** What the choice on the notifications page stores. */
const choose = (page: Page, accountId: string) =>
  page.evaluate(
    async device =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('anamnesis-push', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('device')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('device', 'readwrite')
          writing.objectStore('device').put(device, 'current')
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    { accountId, kinds: ['transcriptReady'], locale: 'ru' },
  )

/** Lets the browser deliver a message of the push service to the service worker. */
async function deliver(page: Page, data: string): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  const registered = new Promise<string>(resolve => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await tools.send('ServiceWorker.enable')
  const registrationId = await registered
  await tools.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data })
  await tools.detach()
}

type Shown = { body?: string; data?: unknown; lang?: string }

/** Keeps what the worker shows: a headless Chromium never has the permission for notifications. */
async function catchNotifications(page: Page): Promise<() => Promise<Shown[]>> {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('the page has no service worker')
  const scope = { shown: [] as Shown[] }
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const shown: Shown[] = []
    registration.showNotification = async (_title: string, { body, data, lang }: NotificationOptions = {}) =>
      void shown.push({ body, data, lang })
    Object.assign(globalThis, { shown })
  })
  return () => worker.evaluate(() => (globalThis as unknown as typeof scope).shown)
}

test('a message is shown to the person who chose it, in their language, and to nobody else', async ({ device }) => {
  const { page } = await device()
  const shown = await catchNotifications(page)
  await choose(page, ACCOUNT)
  const message = (change = {}) =>
    JSON.stringify({ kind: 'transcriptReady', path: '/ambient-scribe/7', account: ACCOUNT, ...change })
  await deliver(page, message({ account: 'somebody-else', path: '/ambient-scribe/1' }))
  await deliver(page, message({ kind: 'reassessmentDue', path: '/triage/results/1' }))
  await deliver(page, message({ path: '//example.org/' }))
  await deliver(page, 'no message of ours')
  await deliver(page, message())
  await expect.poll(shown).toEqual([{ body: 'Расшифровка готова.', data: { path: '/ambient-scribe/7' }, lang: 'ru' }])
})

test('every shortcut of the installed app leads to a screen', async ({ device }) => {
  const { page } = await device()
  const { shortcuts } = await (await page.request.get('/manifest.webmanifest')).json()
  expect(shortcuts.length).toBeGreaterThan(0)
  for (const { url } of shortcuts as { url: string }[]) {
    await page.goto(new URL(url, page.url()).href)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('There is no such page')).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe(url)
  }
})
