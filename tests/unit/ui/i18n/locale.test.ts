import { describe, expect, test } from 'vitest'
import { LOCALES as CONTRACT_LOCALES } from '../../../../src/contract/locales.ts'
import { changeLocale, LOCALE_KEY } from '../../../../src/ui/i18n/change-locale.ts'
import { chooseLocale, LOCALES } from '../../../../src/ui/i18n/locale.ts'

describe('the language', () => {
  test('is the stored one before the browser has a say', () => {
    expect(chooseLocale('el', ['ru-RU', 'en'])).toBe('el')
  })

  test('is the first of the browser that is spoken here', () => {
    expect(chooseLocale(null, ['de-DE', 'ru', 'en'])).toBe('ru')
    expect(chooseLocale(null, ['EL-gr'])).toBe('el')
  })

  test('is English where nothing fits, a broken stored value included', () => {
    expect(chooseLocale('xx', ['de'])).toBe('en')
    expect(chooseLocale(null, [])).toBe('en')
  })

  test('is one that the server knows too', () => {
    expect(LOCALES).toEqual(CONTRACT_LOCALES)
  })

  test('is stored before the reload is asked for, and the gate decides when that is', () => {
    const stored = new Map<string, string>()
    const values = {
      get: (key: string) => stored.get(key) ?? null,
      set: (key: string, value: string) => void stored.set(key, value),
      remove: (key: string) => void stored.delete(key),
      subscribe: () => () => undefined,
    }
    const asked: string[] = []
    changeLocale('ru', values, reason => asked.push(`${reason} with ${stored.get(LOCALE_KEY)}`))
    expect(asked).toEqual(['locale with ru'])
  })
})
