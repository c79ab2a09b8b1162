import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { waveSkeleton } from '../../../../../src/ui/features/scribe/playback/wave-skeleton.ts'

/** The markup of the installed wavesurfer.js, taken from its source. */
function skeleton(): string {
  const renderer = readFileSync(
    new URL('../../../../../node_modules/wavesurfer.js/dist/renderer.js', import.meta.url),
    'utf8',
  )
  const template = /shadow\.innerHTML = `([^`]*`[^`]*`[^`]*)`;/.exec(renderer)?.[1]
  if (!template) throw new Error('no skeleton found in the source of wavesurfer.js')
  return template.replace(/\$\{cspNonce \?[^}]*\}"` : ''\}/, '').replace(/\$\{[^}]*\}/g, '44')
}

test('S5: the skeleton of the installed wavesurfer.js is accepted without its style, and so is the empty string', () => {
  expect(waveSkeleton(skeleton())).toMatch(/^<div class="scroll"[\s\S]*<\/div>$/)
  expect(waveSkeleton('')).toBe('')
})

test.each([
  ['a script', (html: string) => `${html}<script>alert(1)</script>`],
  ['a handler', (html: string) => html.replace('<div class="cursor"', '<div onclick="alert(1)" class="cursor"')],
  ['an image in the style', (html: string) => html.replace('</style>', '</style><img src=x onerror=alert(1)>')],
  ['a style that ends early', (html: string) => html.replace(':host', '</style><script>alert(1)</script><style>:host')],
  ['something in a box', (html: string) => html.replace('part="canvases">', 'part="canvases"><b>')],
  ['any other text', () => '<b>bold</b>'],
])('S5: %s is refused', (_what, alter) => {
  expect(waveSkeleton(alter(skeleton()))).toBe(null)
})
