import { describe, expect, test } from 'vitest'
import { printTime } from '../../../../src/domain/interview/walk/print-time.ts'

describe('a date or a duration as people read it', () => {
  test.each([
    ['date', '2026-11-24', 'ru', '24 ноября 2026'],
    ['date', '2026-11-24', 'en', '24 November 2026'],
    ['partial-date', '2026-05', 'ru', 'май 2026'],
    ['partial-date', '2026-05', 'el', 'Μάιος 2026'],
    ['partial-date', '2019', 'en', '2019'],
    ['duration', 'P3D', 'ru', '3 дня'],
    ['duration', 'P1Y6M', 'en', '1 year 6 months'],
    ['duration', 'P2W', 'el', '2 εβδομάδες'],
    ['duration', 'PT48H', 'ru', '48 часов'],
  ] as const)('%s %s in %s', (answer, value, locale, printed) => {
    expect(printTime(answer, value, locale)).toBe(printed)
  })

  test('what is neither stays as it was said', () => {
    expect(printTime('text', '2019', 'en')).toBeNull()
    expect(printTime('date', 'in May', 'en')).toBeNull()
    expect(printTime('duration', 'P', 'en')).toBeNull()
    expect(printTime('duration', 'for long', 'en')).toBeNull()
  })
})
