import { describe, expect, test } from 'vitest'
import { checkTriageRecording } from '../../../../src/domain/triage/recording/recording-limits.ts'

const MB = 1024 * 1024
const GOOD = { durationSeconds: 60, bytes: MB, mimeType: 'audio/webm' }
const check = (facts: Partial<typeof GOOD>) => checkTriageRecording({ ...GOOD, ...facts })

describe('a recording for triage', () => {
  test.each([
    [4.999, 'too-short'],
    [5, null],
    [600, null],
    [600.001, 'too-long'],
    [0, 'too-short'],
    [Number.NaN, 'too-short'],
    [Number.POSITIVE_INFINITY, 'too-long'],
  ])('of %d seconds: %s', (durationSeconds, fault) => expect(check({ durationSeconds })).toBe(fault))

  test.each([
    [0, 'audio-required'],
    [1, null],
    [50 * MB, null],
    [50 * MB + 1, 'too-large'],
  ])('of %d bytes: %s', (bytes, fault) => expect(check({ bytes })).toBe(fault))

  test.each(['audio/webm', 'audio/mp4', 'audio/wav', 'audio/mpeg', 'audio/webm;codecs=opus', ' Audio/WAV ; x=1'])(
    'as %s passes',
    mimeType => expect(check({ mimeType })).toBeNull(),
  )

  test.each(['audio/ogg', 'audio/m4a', 'video/webm', 'audio/mp3', '', 'audio/webmx', 'text/plain'])(
    'as "%s" does not',
    mimeType => expect(check({ mimeType })).toBe('unsupported-format'),
  )

  test('gets the first fault in the order of the specification', () => {
    expect(checkTriageRecording(null)).toBe('audio-required')
    expect(check({ bytes: 0, durationSeconds: 1 })).toBe('audio-required')
    expect(check({ durationSeconds: 1, bytes: 51 * MB, mimeType: 'audio/ogg' })).toBe('too-short')
    expect(check({ durationSeconds: 601, bytes: 51 * MB, mimeType: 'audio/ogg' })).toBe('too-long')
    expect(check({ bytes: 51 * MB, mimeType: 'audio/ogg' })).toBe('too-large')
  })
})
