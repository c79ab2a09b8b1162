import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { KeyValue } from '../../../../src/platform/storage.ts'
import { storedFontSize, storedTheme } from '../../../../src/ui/styles/appearance.ts'

const script = readFileSync(new URL('../../../../public/before-paint.js', import.meta.url), 'utf8')

const valuesOf = (stored: Record<string, string>): KeyValue => ({
  get: key => stored[key] ?? null,
  set: () => undefined,
  remove: () => undefined,
  subscribe: () => () => undefined,
})

/** Runs public/before-paint.js and returns what it sets on the page. */
function beforePaint(stored: Record<string, string> | 'refused', system: string[] = []) {
  const shown = { theme: '', size: '' }
  const dataset = {
    set theme(value: string) {
      shown.theme = value
    },
  }
  const root = { dataset, style: { setProperty: (_: string, value: string) => (shown.size = value) } }
  const storage = {
    getItem(key: string) {
      if (stored === 'refused') throw new Error('SecurityError')
      return stored[key] ?? null
    },
  }
  const matchMedia = (query: string) => ({ matches: system.some(preference => query.includes(preference)) })
  new Function('document', 'localStorage', 'matchMedia', script)({ documentElement: root }, storage, matchMedia)
  return shown
}

describe('the appearance', () => {
  test.each(['light', 'dark', 'contrast'])('%s is shown before the first paint as it was chosen', theme => {
    expect(storedTheme(valuesOf({ theme }))).toBe(theme)
    expect(beforePaint({ theme }, ['prefers-color-scheme: dark']).theme).toBe(theme)
  })

  test('follows the system if nothing is stored, with contrast before dark', () => {
    expect(storedTheme(valuesOf({}))).toBe('system')
    expect(beforePaint({}).theme).toBe('light')
    expect(beforePaint({}, ['prefers-color-scheme: dark']).theme).toBe('dark')
    expect(beforePaint({}, ['prefers-color-scheme: dark', 'prefers-contrast: more']).theme).toBe('contrast')
  })

  test('follows the system if the stored value is invalid or the storage is blocked', () => {
    expect(storedTheme(valuesOf({ theme: 'pink' }))).toBe('system')
    expect(beforePaint({ theme: 'pink' }).theme).toBe('light')
    expect(beforePaint('refused', ['prefers-color-scheme: dark']).theme).toBe('dark')
  })

  test.each([
    ['18', 18],
    ['12', 12],
    ['24', 24],
  ])('takes the stored font size %s', (fontSize, size) => {
    expect(storedFontSize(valuesOf({ fontSize }))).toBe(size)
    expect(beforePaint({ fontSize }).size).toBe(String(size))
  })

  test('keeps the font size between 12 and 24, and uses 15 for an invalid value', () => {
    expect(storedFontSize(valuesOf({ fontSize: '8' }))).toBe(12)
    expect(storedFontSize(valuesOf({ fontSize: '80' }))).toBe(24)
    expect(storedFontSize(valuesOf({ fontSize: 'big' }))).toBe(15)
    expect(beforePaint({ fontSize: 'big' }).size).toBe('15')
  })
})
