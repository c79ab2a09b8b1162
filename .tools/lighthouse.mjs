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
const MOST_RUNS = 3
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
  const address = { PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: folder }
  const env = { ...process.env, NODE_ENV: 'development', ...address }
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
const config = asked.includes('--desktop') ? desktopConfig : undefined

async function measure(path) {
  const options = { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' }
  const { lhr } = await lighthouse(`http://localhost:${port}${path}`, options, config)
  return { lhr, scores: CATEGORIES.map(one => Math.round((lhr.categories[one].score ?? 0) * 100)) }
}

/** A busy machine takes time from the page: a page below the limit is measured again, and its best run counts. */
async function bestOf(path) {
  let best = await measure(path)
  let runs = 1
  for (; runs < MOST_RUNS && Math.min(...best.scores) < LEAST; runs++) {
    const next = await measure(path)
    if (Math.min(...next.scores) > Math.min(...best.scores)) best = next
  }
  return { ...best, runs }
}

let low = false
try {
  for (const path of paths.length > 0 ? paths : every) {
    const { lhr, scores, runs } = await bestOf(path)
    const figures = FIGURES.map(one => lhr.audits[one].displayValue?.replace(/\s/g, ' '))
    low ||= scores.some(score => score < LEAST)
    console.log(
      path.padEnd(28),
      scores.map(one => String(one).padStart(3)).join(' '),
      ` ${figures.join(', ')} (run ${runs})`,
    )
    for (const category of CATEGORIES) {
      for (const { id, weight } of lhr.categories[category].auditRefs) {
        const { score, title } = lhr.audits[id]
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
