import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { atEnd } from './at-end.ts'

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // PouchDB's server has another origin than the page: this spares it CORS preflights.
  '--disable-web-security',
]

/** The headless shell, used where it is installed, starts in half the time of the whole Chromium. */
const SHELL = '/usr/bin/chromium-headless-shell'
const executablePath = existsSync(SHELL) ? SHELL : (process.env.CHROMIUM_PATH ?? '/usr/bin/chromium')

export interface FreshBrowser {
  context: BrowserContext
  page: Page
  /** Rejects on an uncaught error of the page; never resolves. */
  failed: Promise<never>
  close(): Promise<void>
}

/** Opens a browser with its own profile, which `close` deletes. */
export async function openFreshBrowser(flags: readonly string[] = []): Promise<FreshBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-profile-'))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    headless: true,
    bypassCSP: true,
    args: [...FLAGS, ...flags],
    viewport: { width: 1280, height: 860 },
  })
  let open = true
  const close = async () => {
    if (!open) return
    open = false
    await context.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  atEnd(close)
  const page = context.pages()[0] ?? (await context.newPage())
  const failed = new Promise<never>((_, reject) => page.on('pageerror', reject))
  failed.catch(() => undefined)
  return { context, page, failed, close }
}

/** Runs `work` in a browser of its own. */
export async function inFreshBrowser<T>(
  work: (browser: FreshBrowser) => Promise<T>,
  flags: readonly string[] = [],
): Promise<T> {
  const browser = await openFreshBrowser(flags)
  try {
    return await Promise.race([work(browser), browser.failed])
  } finally {
    await browser.close()
  }
}
