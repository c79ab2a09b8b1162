import { describe, expect, test } from 'vitest'
import { formatFor } from '../../../../src/ui/i18n/format.ts'

const MB = 1024 * 1024
const [en, ru, el] = [formatFor('en'), formatFor('ru'), formatFor('el')]

describe('the reader sees', () => {
  test('seconds with the unit of the language, minutes without', () => {
    expect([en.duration(45), ru.duration(45), el.duration(45)]).toEqual(['45 s', '45 с', '45 δ'])
    expect(ru.duration(65)).toBe('1:05')
  })

  test('sizes with the decimal mark of the language', () => {
    expect(en.fileSize(48.2 * MB)).toBe('48.2 MB')
    expect(ru.fileSize(48.2 * MB)).toBe('48,2 МБ')
    expect(el.fileSize(48.2 * MB)).toBe('48,2 MB')
  })

  test('what is sent in the unit of the whole', () => {
    expect(en.sizeOfSize(0.04 * MB, 11.6 * MB)).toEqual({ done: '0', total: '11.6 MB' })
    expect(ru.sizeOfSize(7.1 * MB, 11.6 * MB)).toEqual({ done: '7,1', total: '11,6 МБ' })
  })

  test('gigabytes only for the room on the device', () => {
    expect(en.storageSize(12 * 1024 * MB)).toBe('12 GB')
    expect(en.fileSize(2048 * MB)).toBe('2,048 MB')
  })

  test('the full date in words', () => {
    const at = Date.parse('2026-11-20T11:22:00Z')
    expect(en.fullDate(at, 'UTC')).toBe('Friday, November 20, 2026 at 11:22')
    expect(ru.fullDate(at, 'UTC')).toContain('пятница, 20 ноября 2026')
    expect(el.fullDate(at, 'UTC')).toContain('Παρασκευή 20 Νοεμβρίου 2026')
  })
})
