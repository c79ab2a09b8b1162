import { describe, expect, test } from 'vitest'
import { recordingRoom } from '../../../../../src/ui/features/shell/recording-room.ts'

const MB = 1024 * 1024
const free = (bytes: number) => recordingRoom({ usedBytes: 61 * MB, quotaBytes: 61 * MB + bytes })

describe('the room for recordings', () => {
  test('is told in hours from two on, never rounded up', () => {
    expect(free(16_000 * 3600 * 2)).toEqual({ unit: 'hours', count: 2, scarce: false })
    expect(free(16_000 * 3600 * 3 - 1)).toEqual({ unit: 'hours', count: 2, scarce: false })
  })

  test('is told in minutes below', () => {
    expect(free(16_000 * 60 * 90)).toEqual({ unit: 'minutes', count: 90, scarce: false })
  })

  test('R8: is scarce under five minutes, also when more is used than the estimate allows', () => {
    expect(free(16_000 * 300)).toMatchObject({ scarce: false })
    expect(free(16_000 * 299)).toEqual({ unit: 'minutes', count: 4, scarce: true })
    expect(free(-5 * MB)).toEqual({ unit: 'minutes', count: 0, scarce: true })
  })
})
