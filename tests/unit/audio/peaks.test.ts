import { expect, test } from 'vitest'
import { LEVEL_MS, LevelLog, MAX_PEAKS, resamplePeaks } from '../../../src/audio/file/peaks.ts'
import { recordedMs, recordingPeaks } from '../../../src/audio/recorder/finished-recording.ts'
import { Segment } from '../../../src/audio/store/recorder-rows.ts'
import fc from '../../fast-check.ts'

const level = fc.integer({ min: 0, max: 100 })

test('peaks are at most 2000 values from 0 to 100, and as many as there are levels when those are fewer', () => {
  fc.assert(
    fc.property(fc.array(level, { maxLength: 9_000 }), levels => {
      const peaks = resamplePeaks(levels)
      expect(peaks).toHaveLength(Math.min(MAX_PEAKS, levels.length))
      expect(peaks.every(peak => peak >= 0 && peak <= 100)).toBe(true)
    }),
  )
})

test('every level belongs to exactly one part, and a part has the level of its loudest', () => {
  fc.assert(
    fc.property(fc.array(level, { minLength: 1, maxLength: 500 }), fc.integer({ min: 1, max: 60 }), (levels, count) => {
      const peaks = resamplePeaks(levels, count)
      expect(Math.max(...peaks)).toBe(Math.max(...levels))
      const parts = peaks.map((_, i) =>
        levels.slice(
          Math.floor((i * levels.length) / peaks.length),
          Math.floor(((i + 1) * levels.length) / peaks.length),
        ),
      )
      expect(parts.flat()).toEqual(levels)
      expect(parts.map(part => Math.max(...part))).toEqual(peaks)
    }),
  )
})

test('the log has one level for each tenth of a second, at any rate of measurement', () => {
  const step = fc.record({ wait: fc.integer({ min: 1, max: 3_000 }), loud: level })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 200 }), steps => {
      const log = new LevelLog()
      let now = 0
      for (const { wait, loud } of steps) {
        now += wait
        log.note(now, loud)
      }
      const levels = log.between(0, now + LEVEL_MS)
      expect(levels).toHaveLength(Math.floor(now / LEVEL_MS) + 1)
      expect(Math.max(...levels)).toBe(Math.max(...steps.map(({ loud }) => loud)))
      expect(levels.at(-1)).toBeGreaterThanOrEqual(steps.at(-1)?.loud ?? 0)
    }),
  )
})

test('an unmeasured stretch has the level of the measurement before it', () => {
  const log = new LevelLog()
  log.note(0, 40)
  log.note(450, 70)
  expect([...log.between(0, 500)]).toEqual([40, 40, 40, 40, 70])
})

const segment = (startedMs: number, levels: number[], elapsedMs = levels.length * LEVEL_MS): Segment => ({
  kind: 'segment',
  ownerId: 'o',
  sessionId: 's',
  segment: 0,
  index: -1,
  moduleId: 'scribe',
  fileName: 's-0.webm',
  mimeType: 'audio/webm;codecs=opus',
  size: 1,
  duration: elapsedMs / 1000,
  quality: 'medium',
  sampleRate: 48_000,
  channels: 1,
  createdAt: 0,
  updatedAt: 0,
  expiresAt: null,
  uploadStatus: 'pending',
  startedMs,
  continues: false,
  elapsedMs,
  stoppedMs: null,
  levels: Uint8Array.from(levels),
})

test('the levels of overlapping segments are placed by the recorder’s clock', () => {
  const peaks = recordingPeaks([segment(0, [1, 2, 3, 4]), segment(300, [9, 5, 6]), segment(800, [7])], 1_000)
  expect(peaks).toEqual([1, 2, 3, 9, 5, 6, 0, 0, 7, 0])
})

test('the end of a segment that a hidden or busy page did not measure has the level of the measurement before it', () => {
  expect(recordingPeaks([segment(0, [4, 2], 450), segment(500, [7], 200)], 800)).toEqual([4, 2, 2, 2, 2, 7, 7, 0])
  expect(recordingPeaks([segment(0, [], 300)], 300)).toEqual([0, 0, 0])
})

test('R7 the length of an interrupted recording ends with its last stored piece', () => {
  expect(recordedMs([segment(0, [], 45_900), segment(45_050, [], 3_360)])).toBe(48_410)
  expect(recordedMs([])).toBe(0)
})

test('a stored segment row is read back as it was written', () => {
  const row = segment(45_050, [1, 2, 3])
  expect(Segment.parse(structuredClone(row))).toEqual(row)
})
