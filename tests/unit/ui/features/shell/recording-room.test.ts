import { describe, expect, test } from 'vitest'
import { recordingRoom } from '../../../../../src/ui/features/shell/sync-centre/recording-room.ts'

const MB = 1024 * 1024
/** Bytes per second: 128,000 bits, twice, because saving copies the recording before its pieces are deleted. */
const BYTES = 32_000
const free = (bytes: number) => recordingRoom({ usedBytes: 61 * MB, quotaBytes: 61 * MB + bytes })

describe('the room for recordings', () => {
  test('is given in hours from two hours on, rounded down', () => {
    expect(free(BYTES * 3600 * 2)).toEqual({ unit: 'hours', count: 2, scarce: false })
    expect(free(BYTES * 3600 * 3 - 1)).toEqual({ unit: 'hours', count: 2, scarce: false })
  })

  test('is given in minutes below two hours', () => {
    expect(free(BYTES * 60 * 90)).toEqual({ unit: 'minutes', count: 90, scarce: false })
  })

  test('R8: is scarce under five minutes, also when more is used than the estimate allows', () => {
    expect(free(BYTES * 300)).toMatchObject({ scarce: false })
    expect(free(BYTES * 299)).toEqual({ unit: 'minutes', count: 4, scarce: true })
    expect(free(-5 * MB)).toEqual({ unit: 'minutes', count: 0, scarce: true })
  })
})
