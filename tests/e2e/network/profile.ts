import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import type { Persona } from '../../../src/contract/methods/account.ts'
import { Client } from '../../server/client.ts'

/** Of the whole browser: pages of its own that nobody sees cost as much as one of the product. With Playwright's own, which this replaces. */
const UNSEEN = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
]

const FLAGS = [
  '--no-sandbox',
  `--disable-features=${UNSEEN.join(',')}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
]

export interface ProfileOptions {
  /** A WAV that the microphone hears. */
  microphone?: string
  locale?: string
  viewport?: { width: number; height: number }
  /** A profile that was used before. */
  folder?: string
}

/** A browser profile of its own: another device, or the same one after its browser was closed. */
export async function openProfile({
  microphone,
  locale = 'en-GB',
  viewport = { width: 1280, height: 860 },
  folder,
}: ProfileOptions = {}): Promise<{
  context: BrowserContext
  folder: string
}> {
  const path = folder ?? mkdtempSync(join(tmpdir(), 'profile-'))
  const context = await chromium.launchPersistentContext(path, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    headless: true,
    args: microphone ? [...FLAGS, `--use-file-for-fake-audio-capture=${microphone}`] : FLAGS,
    locale,
    viewport,
    permissions: ['microphone'],
    reducedMotion: 'reduce',
  })
  return { context, folder: path }
}

/** Signs in through the login screen, as one of the demo's people. */
export async function signIn(page: Page, origin: string, persona = 'Doctor'): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await page.getByRole('button', { name: persona }).first().click()
  await page.waitForURL(url => url.pathname !== '/login')
}

/** Opens `path` as a new device on which somebody has signed in: what the login screen leaves behind, without its work. */
export async function openSignedIn(page: Page, origin: string, path: string, persona: Persona = 'doctor') {
  const device = new Client(origin)
  const { token, user } = await device.call('userAccount.user:demoLogin', { user: persona, quickLogin: true })
  await page.goto(`${origin}/before-paint.js`)
  await page.evaluate(
    ([session, deviceId]) =>
      new Promise<void>((resolve, reject) => {
        // As Dexie names its version 1.
        const opening = indexedDB.open('anamnesis-session', 10)
        opening.onupgradeneeded = () => {
          for (const name of ['sessions', 'device']) opening.result.createObjectStore(name, { keyPath: 'slot' })
        }
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction(['sessions', 'device'], 'readwrite')
          writing.objectStore('sessions').put({ ...session, slot: 'current' })
          writing.objectStore('device').put({ slot: 'device', deviceId })
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    [{ accountId: user.clientId, userId: user.id, name: user.name, token, locale: 'en' }, device.deviceId] as const,
  )
  await page.goto(origin + path)
}

/** Pages as a browser without service workers shows them: storing the shell for each new profile is most of a short test's work. */
export const withoutServiceWorker = (target: BrowserContext | Page): Promise<unknown> =>
  target.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))

export async function shellIsOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller) {
      await new Promise(resolve =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
    }
  })
}

/**
 * Opens an empty page beside the product's, so that the browser goes on when the product's is closed, and answers a
 * function that fires the sync event: the one that the browser fires by itself when a network returns.
 */
export async function syncTrigger(
  context: BrowserContext,
  origin: string,
  tag = 'workbox-background-sync:audio-upload',
): Promise<() => Promise<void>> {
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  const known = new Promise<string>(resolve => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(one => one.scopeURL.startsWith(origin))
      if (ours) resolve(ours.registrationId)
    })
  })
  await tools.send('ServiceWorker.enable')
  const registrationId = await known
  return async () => {
    await tools.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false })
  }
}
