import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('../../../../src/ui/styles/tokens.css', import.meta.url), 'utf8')

type Oklch = readonly [lightness: number, chroma: number, hue: number]

function tokensOf(theme: string): Map<string, Oklch> {
  const start = css.indexOf(`[data-theme="${theme}"] {`)
  const block = css.slice(start, css.indexOf('\n}', start))
  const colours = block.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g)
  return new Map([...colours].map(([, name = '', l, c, h]) => [name, [Number(l), Number(c), Number(h)]]))
}

/** Relative luminance of an OKLCH colour: Ottosson's matrices to linear sRGB, then WCAG 2.2. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(value => Math.min(1, Math.max(0, value)))
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0)
}

const PAPER = ['canvas', 'surface', 'surface-sunken']
const TONES = ['danger', 'urgent', 'warn', 'ok', 'info']

const texts: [text: string, ground: string][] = [
  ...['ink', 'ink-muted', 'ink-faint', 'accent'].flatMap(ink => PAPER.map(paper => [ink, paper] as [string, string])),
  ...TONES.flatMap(tone => [
    ...PAPER.map(paper => [`${tone}-ink`, paper] as [string, string]),
    [`${tone}-ink`, `${tone}-soft`] as [string, string],
    ['ink', `${tone}-soft`] as [string, string],
    ['ink-muted', `${tone}-soft`] as [string, string],
    [`on-${tone}`, tone] as [string, string],
  ]),
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-hover'],
  ['on-danger', 'danger-hover'],
  ['accent', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['ink-muted', 'accent-soft'],
  ['on-rec', 'rec'],
  ['rec', 'canvas'],
  ['rec', 'surface'],
]
const edges: [edge: string, ground: string][] = [
  ...PAPER.map(paper => ['line-control', paper] as [string, string]),
  ...PAPER.map(paper => ['accent', paper] as [string, string]),
]

describe.each([
  { theme: 'light', text: 4.5, edge: 3 },
  { theme: 'dark', text: 4.5, edge: 3 },
  { theme: 'contrast', text: 7, edge: 4.5 },
])('in the $theme theme', ({ theme, text, edge }) => {
  const tokens = tokensOf(theme)
  const ratio = (one: string, other: string) => {
    const [a, b] = [tokens.get(one), tokens.get(other)]
    if (!a || !b) throw new Error(`${theme} has no opaque --${a ? other : one}`)
    const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
    return (high + 0.05) / (low + 0.05)
  }

  test.each(texts)(`%s can be read on %s at ${text}:1`, (ink, ground) => {
    expect(ratio(ink, ground)).toBeGreaterThanOrEqual(text)
  })

  test.each(edges)(`%s is seen against %s at ${edge}:1`, (line, ground) => {
    expect(ratio(line, ground)).toBeGreaterThanOrEqual(edge)
  })
})

test('every theme defines the same tokens', () => {
  const names = (theme: string) => [...tokensOf(theme).keys()].sort()
  expect(names('dark')).toEqual(names('light'))
  expect(names('contrast')).toEqual(names('light'))
})
