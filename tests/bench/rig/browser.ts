import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // PouchDB's server is another origin than the page's: no contender pays for asking whether it may.
  '--disable-web-security',
]

export interface FreshBrowser {
  context: BrowserContext
  page: Page
}

/** Runs `work` in a browser with a profile of its own, which is gone afterwards. */
export async function inFreshBrowser<T>(
  work: (browser: FreshBrowser) => Promise<T>,
  flags: readonly string[] = [],
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-profile-'))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    headless: true,
    bypassCSP: true,
    args: [...FLAGS, ...flags],
    viewport: { width: 1280, height: 860 },
  })
  try {
    const page = context.pages()[0] ?? (await context.newPage())
    const failed = new Promise<never>((_, reject) => page.on('pageerror', reject))
    failed.catch(() => undefined)
    return await Promise.race([work({ context, page }), failed])
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
