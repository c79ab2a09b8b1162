import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { expect } from 'playwright/test'
import type { Persona } from '../../../src/contract/methods/account.ts'
import { expectAllSaved } from '../pages/shell.ts'
import { watchPill } from './pill-watch.ts'
import {
  openProfile,
  openSignedIn,
  type ProfileOptions,
  waitForOfflineShell,
  withoutCookieBanner,
  withoutServiceWorker,
} from './profile.ts'
import type { ServerView } from './server-view.ts'
import { SAMPLE_RATE, wav } from './sound.ts'

export interface DeviceOptions {
  persona?: Persona
  /** The path that it opens first. */
  path?: string
  width?: number
  height?: number
  /** No patient is chosen, so that what begins asks for one. By default the first of the list is. */
  withoutPatient?: boolean
  /** Opens without a session. */
  signedOut?: boolean
  /** Its service worker has stored the shell, so that pages open without a network. */
  opensOffline?: boolean
  /** Compares the pill with the store at every change of its text (I19); a wrong "All saved" fails the test. */
  pillWatched?: boolean
  /** Samples at 48 kHz that its microphone repeats, noise by default. Needs a separate browser. */
  hears?: Float32Array
  /** Uses a separate browser with a profile on the disk instead of a context of the shared browser. */
  profile?: ProfileOptions | undefined
}

/** One user's browser, connected through the proxy on which the tests inject faults. */
export interface Device {
  context: BrowserContext
  page: Page
  persona: Persona
  /** Names the databases on this device. */
  account: string
  /** Opens another tab. */
  open(path: string): Promise<Page>
}

interface Pooled {
  context: BrowserContext
  key: string
  /** Whether its service worker has stored the shell. */
  offline: boolean
  used: boolean
  /** Uncaught errors and console errors of its pages. */
  problems: string[]
  wrongClaims(): string[]
}

/** Messages that the injected network faults cause. */
const EXPECTED = /Failed to load resource|RxDB|net::ERR|WebSocket/

/**
 * The devices of one worker's tests. The next test reuses a context with its stores emptied but the shell kept, because
 * storing the shell takes longer than most tests.
 */
export class DevicePool {
  private readonly browser: Browser
  private readonly origin: string
  private readonly contexts: Pooled[] = []
  private readonly folders: string[] = []
  private readonly profiles: { context: BrowserContext; folder: string; kept: boolean }[] = []

  constructor(browser: Browser, origin: string) {
    this.browser = browser
    this.origin = origin
  }

  async take(server: ServerView, options: DeviceOptions): Promise<Device> {
    const { persona = 'doctor', path = '/ambient-scribe/list', opensOffline = false } = options
    const { width = 1280, height = 860 } = options
    const open = async (context: BrowserContext) => {
      const page = await context.newPage()
      await page.setViewportSize({ width, height })
      return page
    }
    const { hears } = options
    const profile = options.profile ?? (hears ? { microphone: this.soundFile(hears) } : null)
    const pooled = profile ? null : await this.context(options)
    const context = pooled?.context ?? (await this.openProfile(profile ?? {}))
    const page = await open(context)
    if (pooled) await this.empty(context, page)
    if (options.signedOut) await page.goto(this.origin + path)
    else await openSignedIn(page, this.origin, path, persona, !options.withoutPatient)
    if (opensOffline && !pooled?.offline) await waitForOfflineShell(page)
    if (pooled) pooled.offline = opensOffline
    if (!options.signedOut) await expectAllSaved(page)
    return {
      ...{ context, page, persona, account: await server.account(persona) },
      open: async to => {
        const tab = await open(context)
        await tab.goto(this.origin + to)
        await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
        return tab
      },
    }
  }

  /** Closes the pages of a test and fails it on errors that they logged and on wrong claims of the pill. */
  async giveBack(): Promise<void> {
    const used = this.contexts.filter(one => one.used)
    for (const one of used) {
      for (const page of one.context.pages()) await page.close()
      one.used = false
    }
    for (const { context, folder, kept } of this.profiles.splice(0)) {
      await context.close()
      if (!kept) rmSync(folder, { recursive: true, force: true })
    }
    expect(used.flatMap(({ problems }) => problems.splice(0))).toEqual([])
    expect(used.flatMap(one => one.wrongClaims())).toEqual([])
  }

  async close(): Promise<void> {
    for (const { context } of this.contexts) await context.close()
    for (const folder of this.folders) rmSync(folder, { recursive: true, force: true })
  }

  private async context({ opensOffline = false, pillWatched = false }: DeviceOptions): Promise<Pooled> {
    const key = JSON.stringify({ opensOffline, pillWatched })
    const known = this.contexts.find(one => one.key === key && !one.used)
    if (known) {
      known.used = true
      return known
    }
    const context = await this.browser.newContext({
      ...{ baseURL: this.origin, locale: 'en-GB', reducedMotion: 'reduce', permissions: ['microphone'] },
    })
    await withoutCookieBanner(context)
    if (!opensOffline) await withoutServiceWorker(context)
    const watch = pillWatched ? await watchPill(context) : null
    const problems: string[] = []
    context.on('weberror', error => problems.push(error.error().message))
    context.on('console', message => {
      if (message.type() === 'error' && !EXPECTED.test(message.text())) problems.push(message.text())
    })
    const wrongClaims = () => watch?.wrongClaims() ?? []
    const made = { context, key, offline: false, used: true, problems, wrongClaims }
    this.contexts.push(made)
    return made
  }

  private soundFile(samples: Float32Array): string {
    const folder = mkdtempSync(join(tmpdir(), 'sound-'))
    this.folders.push(folder)
    const file = join(folder, 'microphone.wav')
    writeFileSync(file, wav(samples, SAMPLE_RATE))
    return file
  }

  private async openProfile(options: ProfileOptions): Promise<BrowserContext> {
    const opened = await openProfile({ ...options, baseURL: this.origin })
    this.profiles.push({ ...opened, kept: options.folder !== undefined })
    return opened.context
  }

  /** Deletes what an earlier test stored, but keeps the service worker and its shell. */
  private async empty(context: BrowserContext, page: Page): Promise<void> {
    const tools = await context.newCDPSession(page)
    await tools.send('ServiceWorker.enable')
    await tools.send('ServiceWorker.stopAllWorkers')
    const storageTypes = 'local_storage,indexeddb,file_systems,websql'
    await tools.send('Storage.clearDataForOrigin', { origin: this.origin, storageTypes })
    await tools.detach()
  }
}
