/**
 * Draws the icons of the manifest from the brand mark with the Chromium of the tests:
 * `node .tools/brand-icons.ts`. Run it again when the mark changes; the results are committed.
 */
import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright'

const PINE = '#00605c'
/** The pulse of lucide's `activity`, white, on a pine square; `inset` is the share of the side around the pulse. */
function mark({ corner, inset }: { corner: number; inset: number }): string {
  const scale = (512 * (1 - 2 * inset)) / 24
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <rect width="512" height="512" rx="${corner}" fill="${PINE}"/>
  <path transform="translate(${512 * inset} ${512 * inset}) scale(${scale})" fill="none" stroke="#fff" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" d="M22 12h-2.48a2 2 0 0 0-1.93 1.46l-2.35 8.36a.25.25 0 0 1-.48 0L9.24 2.18a.25.25 0 0 0-.48 0l-2.35 8.36A2 2 0 0 1 4.49 12H2"/>
</svg>
`
}

const rounded = mark({ corner: 118, inset: 0.22 })
/** A maskable icon is cut to any shape by the system: the pulse stays in the safe circle of 80 %. */
const maskable = mark({ corner: 0, inset: 0.28 })

const icons = new URL('../public/icons/', import.meta.url)
writeFileSync(new URL('icon.svg', icons), rounded)

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage()
  for (const [name, svg, side] of [
    ['icon-192.png', rounded, 192],
    ['icon-512.png', rounded, 512],
    ['icon-maskable-512.png', maskable, 512],
  ] as const) {
    await page.setViewportSize({ width: side, height: side })
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`)
    writeFileSync(new URL(name, icons), await page.screenshot({ omitBackground: true }))
  }
} finally {
  await browser.close()
}
