import { describe, expect, test } from 'vitest'
import { inUnit, sizeUnit } from '../../../../src/domain/dates/file-size.ts'

const MB = 1024 * 1024

describe('a file size', () => {
  test.each([
    [0, 0, 'B'],
    [1023, 1023, 'B'],
    [1024, 1, 'KB'],
    [48.2 * MB, 48.2, 'MB'],
    [1.05 * MB, 1.1, 'MB'],
    [1023.96 * 1024, 1, 'MB'],
    [3000 * MB, 3000, 'MB'],
  ])('of %d bytes is %d %s', (bytes, value, unit) => {
    expect(sizeUnit(bytes)).toBe(unit)
    expect(inUnit(bytes, sizeUnit(bytes))).toBe(value)
  })

  test('of a device goes up to gigabytes', () => {
    expect(sizeUnit(12 * 1024 * MB, 'GB')).toBe('GB')
    expect(sizeUnit(61 * MB, 'GB')).toBe('MB')
  })
})
