import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { NOISE_FILE, soundFlags, writeNoise } from '../../tests/e2e/device/microphone.ts'
import { ROOT } from '../workspace.mjs'

/** The first screen of the landing page without its buttons: nothing in a picture can be pressed. */
const STYLE = `
  .corner, .links, .actions, .hero .small, .recorder-buttons, .recorder-note { display: none !important }
  .top { position: static; padding-inline: 60px; border: 0; min-height: 84px }
  .brand { font-size: 26px }
  .part { grid-template-columns: 60px minmax(0, 1fr) }
  .part::before { inset-inline-start: 60px }
  .hour { visibility: hidden }
  .hero { min-height: 546px; padding-block: 20px; border: 0 }
  .hero h1 { font-size: 62px }
  .hero .lead { font-size: 23px }
`

/** Writes the picture that other sites show for a link, in each language, 1200 by 630. */
export async function openGraphPictures(origin, executablePath) {
  const folder = join(ROOT, 'public', 'open-graph')
  mkdirSync(folder, { recursive: true })
  writeNoise()
  const args = ['--no-sandbox', '--disable-gpu', ...soundFlags(NOISE_FILE)]
  const browser = await chromium.launch({ executablePath, args })
  const context = await browser.newContext({
    viewport: { width: 1200, height: 630 },
    colorScheme: 'light',
    permissions: ['microphone'],
    bypassCSP: true,
  })
  const page = await context.newPage()
  for (const locale of ['en', 'ru', 'el']) {
    await page.goto(`${origin}/${locale}`)
    // It records: the waves of the picture are those of the product.
    await page.locator('[data-do="record"]').click()
    await page.getByText(/^00:07/).waitFor()
    await page.addStyleTag({ content: STYLE })
    await page.evaluate(() => document.fonts.ready)
    const picture = await page.screenshot()
    await sharp(picture)
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(join(folder, `${locale}.png`))
  }
  await browser.close()
}
