import { expect, test } from 'vitest'
import { PRESETS } from '../../../src/audio/recorder/presets.ts'

const MB = 1024 * 1024

test('the presets have every number of the specification', () => {
  const { medical, general, notes, temporary } = PRESETS
  expect(medical).toMatchObject({ sampleRate: 48_000, maxDuration: 1800, minDuration: 5, maxFileSize: 100 * MB })
  expect(medical).toMatchObject({ formats: ['webm', 'wav'], autoStop: false })
  expect(medical.storage).toEqual({ files: 20, bytes: 1024 * MB, ttlSeconds: 30 * 86_400 })
  expect(general).toMatchObject({ sampleRate: 44_100, maxDuration: 600, maxFileSize: 50 * MB })
  expect(general.storage).toEqual({ files: 10, bytes: 500 * MB, ttlSeconds: 7 * 86_400 })
  expect(notes).toMatchObject({ autoStop: true, maxDuration: 120, maxFileSize: 10 * MB, formats: ['webm'] })
  expect(notes.storage).toEqual({ files: 50, bytes: 200 * MB, ttlSeconds: 86_400 })
  expect(temporary).toMatchObject({ quality: 'low', maxDuration: 300, maxFileSize: 20 * MB, storage: null })
})

test('unset options of a preset have the defaults: medium, one channel, noise reduction, 1 s at least, 128 kbit/s', () => {
  for (const preset of [PRESETS.general, PRESETS.notes]) {
    expect(preset).toMatchObject({ quality: 'medium', channels: 1, noiseReduction: true, minDuration: 1 })
  }
  expect(PRESETS.medical.bitsPerSecond).toBe(128_000)
})

test('the triage preset has the limits of triage and stops automatically before the longest accepted length', () => {
  expect(PRESETS.triage).toMatchObject({ minDuration: 5, maxDuration: 598, maxFileSize: 50 * MB, autoStop: true })
})
