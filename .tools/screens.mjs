import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, ROOT } from './workspace.mjs'

// With --all --out FOLDER: a picture and a check of every screen and state (--locales ru,en,el, --only scribe,patient,
// --brief). With --open-graph: the pictures that other sites show for a link to the landing page.
const { values } = parseArgs({
  options: {
    all: { type: 'boolean' },
    'open-graph': { type: 'boolean' },
    brief: { type: 'boolean' },
    out: { type: 'string', default: join(tmpdir(), 'anamnesis-screens') },
    locales: { type: 'string', default: 'ru,en,el' },
    only: { type: 'string', default: '' },
  },
})

// The two pictures of the README, from the product itself: a real server, a real browser, the demo's doctor.
await ensureInstalled()
await import('./on-our-node.mjs').then(one => one.onOurNode(import.meta.url))
await ensureBuilt()
if (values.all) {
  process.env.CHROMIUM_PATH = await ensureChromium()
  const { allScreens } = await import('./screens/all.mjs')
  const findings = await allScreens({
    folder: values.out,
    brief: values.brief,
    locales: values.locales.split(','),
    only: values.only.split(',').filter(Boolean),
  })
  console.log(`${findings.length} findings; the pictures are in ${values.out}`)
  process.exit(findings.length === 0 ? 0 : 1)
}
const { chromium } = await import('playwright')
const { startTestServer } = await import('../tests/server/test-server.ts')

const server = await startTestServer()
const origin = server.origin.replace('127.0.0.1', 'localhost')
if (values['open-graph']) {
  const { openGraphPictures } = await import('./screens/open-graph.mjs')
  await openGraphPictures(origin, await ensureChromium())
  process.exit(await server.stop())
}
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
]
const context = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'screens-')), {
  executablePath: await ensureChromium(),
  args,
  locale: 'en-GB',
  permissions: ['microphone'],
  viewport: { width: 1280, height: 860 },
})
await context.addInitScript(() => location.protocol === 'http:' && localStorage.setItem('cookieBannerShown', '1'))
const page = context.pages()[0] ?? (await context.newPage())
const picture = name => page.screenshot({ path: join(ROOT, '.readme', `${name}.png`) })

await page.goto(`${origin}/login`)
await page
  .getByRole('button', { name: /^Doctor/ })
  .first()
  .click()
await page.waitForURL(url => url.pathname === '/')
await page.evaluate(() => navigator.serviceWorker.ready)
await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
await context.setOffline(true)
for (const name of ['Admission, A. P.', 'Ward 6, bed 2']) {
  await page.goto(`${origin}/ambient-scribe/new`)
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await page.getByText(/^00:07/).waitFor()
  if (name.startsWith('Ward')) {
    await page.setViewportSize({ width: 820, height: 1000 })
    await picture('recorder')
    await page.setViewportSize({ width: 1280, height: 860 })
  }
  await page.getByRole('button', { name: 'Stop and save' }).click()
  await page.waitForURL('**/ambient-scribe/list')
}
await page.getByText('Waiting for network').first().waitFor()
await page
  .getByText(/saved/i)
  .first()
  .waitFor({ state: 'hidden' })
  .catch(() => undefined)
await picture('scribe-list')
await context.close()
await server.stop()
