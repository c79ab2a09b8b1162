import { describe, expect, test } from 'vitest'
import { LOCALES as CONTRACT_LOCALES } from '../../../../src/contract/locales.ts'
import { changeLocale, LOCALE_KEY } from '../../../../src/ui/i18n/change-locale.ts'
import { chooseLocale, LOCALES } from '../../../../src/ui/i18n/locale.ts'

describe('the language', () => {
  test('is the stored one, before those of the browser', () => {
    expect(chooseLocale('el', ['ru-RU', 'en'])).toBe('el')
  })

  test('is the first of the browser that the product has', () => {
    expect(chooseLocale(null, ['de-DE', 'ru', 'en'])).toBe('ru')
    expect(chooseLocale(null, ['EL-gr'])).toBe('el')
  })

  test('is English if none fits, even with an invalid stored value', () => {
    expect(chooseLocale('xx', ['de'])).toBe('en')
    expect(chooseLocale(null, [])).toBe('en')
  })

  test('is one that the contract has too', () => {
    expect(LOCALES).toEqual(CONTRACT_LOCALES)
  })

  test('is stored before the reload is requested', () => {
    const stored = new Map<string, string>()
    const values = {
      get: (key: string) => stored.get(key) ?? null,
      set: (key: string, value: string) => void stored.set(key, value),
      remove: (key: string) => void stored.delete(key),
      subscribe: () => () => undefined,
    }
    const requests: string[] = []
    changeLocale('ru', values, reason => requests.push(`${reason} with ${stored.get(LOCALE_KEY)}`))
    expect(requests).toEqual(['locale with ru'])
  })
})
