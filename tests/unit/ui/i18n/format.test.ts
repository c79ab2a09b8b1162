import { describe, expect, test } from 'vitest'
import { formatFor } from '../../../../src/ui/i18n/format.ts'

const MB = 1024 * 1024
const [en, ru, el] = [formatFor('en'), formatFor('ru'), formatFor('el')]

describe('the reader sees', () => {
  test('seconds with the unit of the language on the same line, minutes without', () => {
    expect([en.duration(45), ru.duration(45), el.duration(45)]).toEqual(['45\u00a0s', '45\u00a0с', '45\u00a0δευτ.'])
    expect(ru.duration(65)).toBe('1:05')
  })

  test('sizes with the decimal mark of the language', () => {
    expect(en.fileSize(48.2 * MB)).toBe('48.2\u00a0MB')
    expect(ru.fileSize(48.2 * MB)).toBe('48,2\u00a0МБ')
    expect(el.fileSize(48.2 * MB)).toBe('48,2\u00a0MB')
  })

  test('the sent size in the unit of the total', () => {
    expect(en.sizeOfSize(0.04 * MB, 11.6 * MB)).toEqual({ done: '0', total: '11.6\u00a0MB' })
    expect(ru.sizeOfSize(7.1 * MB, 11.6 * MB)).toEqual({ done: '7,1', total: '11,6\u00a0МБ' })
  })

  test('gigabytes only for the room on the device', () => {
    expect(en.storageSize(12 * 1024 * MB)).toBe('12\u00a0GB')
    expect(en.fileSize(2048 * MB)).toBe('2,048\u00a0MB')
  })

  test('the full date in words', () => {
    const at = Date.parse('2026-11-20T11:22:00Z')
    expect(en.fullDate(at, 'UTC')).toBe('Friday, November 20, 2026 at 11:22')
    expect(ru.fullDate(at, 'UTC')).toContain('пятница, 20 ноября 2026')
    expect(el.fullDate(at, 'UTC')).toContain('Παρασκευή 20 Νοεμβρίου 2026')
  })
})
