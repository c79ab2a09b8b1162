import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, ROOT } from './workspace.mjs'

// The film of the help area in each language, from the product itself: a real server, a real browser, the demo's doctor,
// no network in the middle. Needs ffmpeg. The pictures are the browser's own frames, at the times at which it drew them.
await ensureInstalled()
await import('./on-our-node.mjs').then(one => one.onOurNode(import.meta.url))
await ensureBuilt()
process.env.CHROMIUM_PATH = await ensureChromium()
const { openPlace } = await import('./screens/place.mjs')

const SIZE = { width: 1152, height: 720 }
/** All films together, in bytes. */
const MOST_BYTES = 1_500_000

const folder = join(ROOT, 'src/ui/features/help/demo/films')
mkdirSync(folder, { recursive: true })
let bytes = 0
// Some languages only: node .tools/record-demo.mjs ru el
const locales = process.argv.length > 2 ? process.argv.slice(2) : ['en', 'ru', 'el']
for (const locale of locales) bytes += await film(locale)
console.log(`${Math.round(bytes / 1024)} KB of films`)
process.exit(bytes > MOST_BYTES ? 1 : 0)

async function film(locale) {
  const frames = mkdtempSync(join(tmpdir(), 'demo-film-'))
  const place = await openPlace(locale)
  try {
    await place.signIn('doctor')
    const page = await place.open('/')
    await page.setViewportSize(SIZE)
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    const stop = await record(page, frames)
    await act(page, place)
    const times = await stop()
    return encode(frames, times, locale)
  } finally {
    await place.close()
    rmSync(frames, { recursive: true, force: true })
  }
}

/** Writes each frame that the browser draws; the returned function ends that and returns the times in seconds. */
async function record(page, frames) {
  const session = await page.context().newCDPSession(page)
  const times = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    writeFileSync(join(frames, `${times.length}.jpg`), Buffer.from(data, 'base64'))
    times.push(metadata.timestamp)
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 85,
    maxWidth: SIZE.width,
    maxHeight: SIZE.height,
  })
  return async () => {
    await session.send('Page.stopScreencast')
    return [...times, Date.now() / 1000]
  }
}

/** So long a picture is shown that has to be read. */
function read(page) {
  return page.waitForTimeout(2200)
}

async function act(page, { words }) {
  const button = id => page.getByRole('button', { name: words(id), exact: true })
  const row = page.getByRole('main').getByRole('listitem').first()
  await read(page)
  await page.context().setOffline(true)
  await read(page)
  await page
    .getByRole('link', { name: words('home.record') })
    .first()
    .click()
  await button('scribe.record').waitFor()
  await read(page)
  await button('scribe.record').click()
  await page.getByRole('timer').filter({ hasText: /0:07/ }).waitFor()
  await button('scribe.stop').click()
  await page.waitForURL('**/ambient-scribe/list')
  await row.waitFor()
  await read(page)
  await page
    .getByRole('link', { name: words('shell.nav.triage') })
    .first()
    .click()
  await button('triage.startNew').first().click()
  const pad = page.getByRole('group', { name: words('triage.pad') })
  await pad.waitFor()
  for (const digit of '132269088>>394') {
    await pad.getByRole('button', { name: digit === '>' ? words('triage.pad.next') : digit, exact: true }).click()
    await page.waitForTimeout(220)
  }
  await read(page)
  await button('triage.finish').click()
  await page.waitForURL('**/triage/results')
  await read(page)
  await page.context().setOffline(false)
  await read(page)
}

function encode(frames, times, locale) {
  const list = times
    .slice(0, -1)
    .flatMap((at, i) => [
      `file ${join(frames, `${i}.jpg`)}`,
      `duration ${Math.max(0.02, times[i + 1] - at).toFixed(3)}`,
    ])
  writeFileSync(join(frames, 'list.txt'), list.join('\n'))
  const out = join(folder, `demo.${locale}.webm`)
  const poster = join(folder, `demo.${locale}.webp`)
  const scale = `scale=${SIZE.width}:-2:flags=lanczos,fps=12`
  const input = ['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', join(frames, 'list.txt')]
  const look = [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '44',
    '-deadline',
    'good',
    '-cpu-used',
    '4',
    '-an',
    '-row-mt',
    '1',
  ]
  ffmpeg([...input, '-vf', scale, ...look, out])
  ffmpeg(['-y', '-loglevel', 'error', '-i', join(frames, '0.jpg'), '-quality', '60', poster])
  return statSync(out).size + statSync(poster).size
}

function ffmpeg(args) {
  const { status, error, stderr } = spawnSync('ffmpeg', args)
  if (status !== 0) throw error ?? new Error(String(stderr))
}
