import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, NODE, ROOT } from './workspace.mjs'

// Measures the public pages as a phone sees them (Lighthouse's defaults) on a server of their own, and fails below 95.
// `npm run lighthouse -- /ru` measures one address; `--desktop` measures as a computer sees them.
const LEAST = 95
const LOCALES = ['en', 'ru', 'el']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const FIGURES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

await ensureInstalled()
await import('./on-our-node.mjs').then(one => one.onOurNode(import.meta.url))
await ensureBuilt()
const { default: lighthouse, desktopConfig } = await import('lighthouse')
const { launch } = await import('chrome-launcher')

const asked = process.argv.slice(2)
const paths = asked.filter(one => one.startsWith('/'))
const every = LOCALES.flatMap(locale =>
  ['', '/pitch-deck', '/terms-and-conditions', '/privacy-policy'].map(page => `/${locale}${page}`),
)

/** A free port, because the pages name the address of their server. */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

async function serve(port, folder) {
  const env = { ...process.env, PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: folder }
  const server = spawn(NODE, ['src/server/main.ts'], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] })
  for (;;) {
    if (server.exitCode !== null) throw new Error('the server did not start')
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)
    if (answer?.ok) return server
    await new Promise(resolve => setTimeout(resolve, 200))
  }
}

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
const port = await freePort()
const server = await serve(port, folder)
const chrome = await launch({
  chromePath: await ensureChromium(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking', '--disable-component-update'],
})
let low = false
try {
  for (const path of paths.length > 0 ? paths : every) {
    const options = { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' }
    const run = await lighthouse(
      `http://localhost:${port}${path}`,
      options,
      asked.includes('--desktop') ? desktopConfig : undefined,
    )
    const { categories, audits } = run.lhr
    const scores = CATEGORIES.map(one => Math.round((categories[one].score ?? 0) * 100))
    const figures = FIGURES.map(one => audits[one].displayValue?.replace(/\s/g, ' '))
    low ||= scores.some(score => score < LEAST)
    console.log(path.padEnd(28), scores.map(one => String(one).padStart(3)).join(' '), ' ', figures.join(', '))
    for (const category of CATEGORIES) {
      for (const { id, weight } of categories[category].auditRefs) {
        const { score, title } = audits[id]
        if (weight > 0 && score !== null && score < 0.9) console.log(`  ${category}: ${title} (${id} ${score})`)
      }
    }
  }
} finally {
  chrome.kill()
  server.kill('SIGTERM')
  await once(server, 'exit')
  rmSync(folder, { recursive: true, force: true })
}
process.exit(low ? 1 : 0)
