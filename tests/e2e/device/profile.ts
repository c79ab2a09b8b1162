import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import type { Persona } from '../../../src/contract/methods/account.ts'
import { Client } from '../../server/client.ts'
import { BROWSER_ENV, EXECUTABLE, QUIET_FLAGS } from './chromium-flags.ts'
import { NOISE_FILE, soundFlags } from './microphone.ts'

/**
 * Features to disable: hidden pages of the browser itself cost as much as a page of the product. Includes Playwright's
 * own list, which the flag replaces.
 */
const DISABLED_FEATURES = [
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

export interface ProfileOptions {
  /** WAV file that the microphone plays; noise by default. */
  microphone?: string
  locale?: string
  viewport?: { width: number; height: number }
  /** Folder of the profile, possibly of an earlier browser; a new temporary one by default. */
  folder?: string
  baseURL?: string
}

/** Opens a browser with its own profile: a new device, or the same one after its browser was closed. */
export async function openProfile({
  microphone = NOISE_FILE,
  locale = 'en-GB',
  viewport = { width: 1280, height: 860 },
  folder,
  baseURL,
}: ProfileOptions = {}): Promise<{
  context: BrowserContext
  folder: string
}> {
  const path = folder ?? mkdtempSync(join(tmpdir(), 'profile-'))
  const context = await chromium.launchPersistentContext(path, {
    executablePath: EXECUTABLE,
    headless: true,
    env: BROWSER_ENV,
    args: [...QUIET_FLAGS, `--disable-features=${DISABLED_FEATURES.join(',')}`, ...soundFlags(microphone)],
    locale,
    viewport,
    ...(baseURL ? { baseURL } : {}),
    permissions: ['microphone'],
    reducedMotion: 'reduce',
  })
  await withoutCookieBanner(context)
  return { context, folder: path }
}

/** Opens `path` on a new device that is signed in, by storing the session that the login screen would store. */
export async function openSignedIn(
  page: Page,
  origin: string,
  path: string,
  persona: Persona = 'doctor',
  choosesPatient = true,
) {
  const device = new Client(origin)
  const { token, user } = await device.call('userAccount.user:demoLogin', { user: persona, quickLogin: true })
  await page.goto(`${origin}/before-paint.js`)
  device.token = token
  const [patient] = choosesPatient ? await device.call('userAccount.patients:list', { limit: 1 }) : []
  if (patient) {
    const choice = [`anamnesis.patient.${user.clientId}`, patient.clientId] as const
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), choice)
  }
  await page.evaluate(
    ([session, deviceId]) =>
      new Promise<void>((resolve, reject) => {
        // Dexie's version 1: it multiplies versions by ten.
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
  await page.evaluate(() => localStorage.setItem('signedIn', '1'))
  await page.goto(origin + path)
}

/** As on a device where the cookie banner was closed before. A page with an opaque origin has no storage. */
export const withoutCookieBanner = (target: BrowserContext | Page): Promise<unknown> =>
  target.addInitScript(() => self.origin.startsWith('http:') && localStorage.setItem('cookieBannerShown', '1'))

/** Removes the service worker API, because storing the shell takes most of the time of a short test. */
export const withoutServiceWorker = (target: BrowserContext | Page): Promise<unknown> =>
  target.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))

/** Resolves once the page's service worker has stored the shell and controls the page. */
export async function waitForOfflineShell(page: Page): Promise<void> {
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
 * Opens an empty page, so that the browser stays open when the product's page is closed. Returns a function that fires
 * the sync event, which a browser fires by itself when the network returns.
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
