import { describe, expect, test } from 'vitest'
import { TriageResults } from '../../../../src/contract/entities/triage-results.ts'
import { assess } from '../../../../src/domain/triage/assess.ts'
import { MORSE_BANDS } from '../../../../src/domain/triage/morse.ts'
import { NEWS2_BANDS } from '../../../../src/domain/triage/news2/risk.ts'
import { TRIAGE_PROFILES } from '../../../../src/domain/triage/profiles/choose-profile.ts'
import type { ProfileId } from '../../../../src/domain/triage/profiles/profile.ts'
import { entriesToDrop } from '../../../../src/domain/triage/recording/history-cap.ts'
import { checkTriageRecording, TRIAGE_RECORDING } from '../../../../src/domain/triage/recording/recording-limits.ts'
import { uploadProgress } from '../../../../src/domain/triage/recording/upload-progress.ts'
import { VITAL_LIMITS } from '../../../../src/domain/triage/vital-bands.ts'
import type { VitalId, Vitals } from '../../../../src/domain/triage/vitals.ts'
import { WELL } from '../../../factories/triage/vitals.ts'

/*
 * Every number about triage in sections 3, 4, 5 and 9 of the specification, in order and as printed, with its limits
 * tested on a finished recording and on a whole assessment.
 * Each limit by itself is tested from both sides in the file of its name.
 *
 * Elsewhere: waiting for the server's result (ui/features/triage/ask-for-result), the list of fifty
 * (ui/features/triage/history), the width of a card (ui/features/triage/card-width), the recorder's automatic stop
 * (audio/recorder), the same limits on the server (server/modules/triage).
 */

const MB = 1024 * 1024

test('section 3: "confidence (0 to 1)"', () => {
  const { confidence } = TriageResults.shape.classification.shape
  expect([-0.01, 0, 1, 1.01].map(value => confidence.safeParse(value).success)).toEqual([false, true, true, false])
})

describe('section 4', () => {
  test('"capped at 50"', () => {
    const leaving = (count: number) =>
      entriesToDrop(Array.from({ length: count }, (_, createdAt) => ({ createdAt, synced: true }))).length
    expect([49, 50, 51, 52].map(leaving)).toEqual([0, 0, 1, 2])
  })

  test('"10% steps up to 90%, one step every 200 ms"', () => {
    for (let step = 0; step <= 20; step++) {
      const shown = (elapsed: number) => uploadProgress({ elapsed, received: 0, answered: false })
      expect([shown(step * 200), shown(step * 200 + 199)]).toEqual([Math.min(90, step * 10), Math.min(90, step * 10)])
    }
  })
})

describe('section 5', () => {
  test('"at least 5 seconds", "at most 600 seconds", "at most 50 MB"', () => {
    expect(TRIAGE_RECORDING).toMatchObject({ minSeconds: 5, maxSeconds: 600, maxBytes: 50 * MB })
    const fault = (durationSeconds: number, bytes: number) =>
      checkTriageRecording({ durationSeconds, bytes, mimeType: 'audio/webm' })
    expect([4.9, 5, 5.1].map(seconds => fault(seconds, MB))).toEqual(['too-short', null, null])
    expect([599.9, 600, 600.1].map(seconds => fault(seconds, MB))).toEqual([null, null, 'too-long'])
    expect([50 * MB - 1, 50 * MB, 50 * MB + 1].map(bytes => fault(60, bytes))).toEqual([null, null, 'too-large'])
  })
})

describe('section 9', () => {
  test('NEWS2: "7 or above", "5 or above", "3 or above"; Morse: "45-125", "25-44", "0-24"', () => {
    const from = (bands: Record<string, { from: number }>) => Object.values(bands).map(band => band.from)
    expect([from(NEWS2_BANDS), from(MORSE_BANDS)]).toEqual([
      [7, 5, 3, 0],
      [45, 25, 0],
    ])
  })

  test('the vitals bands, as they are printed', () =>
    expect(VITAL_LIMITS).toEqual({
      HR: { warning: { below: 60, above: 100 }, critical: { below: 40, above: 120 } },
      RR: { warning: { below: 12, above: 20 }, critical: { below: 8, above: 30 } },
      SpO2: { warning: { below: 95 }, critical: { below: 90 } },
      SBP: { warning: { below: 90, above: 140 }, critical: { below: 70, above: 180 } },
      DBP: { warning: { below: 60, above: 90 }, critical: { below: 50, above: 110 } },
      Temp: { warning: { below: 36, above: 37.5 }, critical: { below: 35, above: 39 } },
      GCS: { warning: { below: 15 }, critical: { below: 12 } },
    }))

  /** Devices may give finer steps than the screen shows. */
  test.each<[VitalId, number, string, number, string]>([
    ['HR', 39.4, 'critical', 39.5, 'warning'],
    ['HR', 59.4, 'warning', 59.5, 'normal'],
    ['HR', 100.4, 'normal', 100.5, 'warning'],
    ['HR', 120.4, 'warning', 120.5, 'critical'],
    ['SpO2', 89.4, 'critical', 89.5, 'warning'],
    ['SpO2', 94.4, 'warning', 94.5, 'normal'],
    ['Temp', 34.94, 'critical', 34.95, 'warning'],
    ['Temp', 35.94, 'warning', 35.95, 'normal'],
    ['Temp', 37.54, 'normal', 37.55, 'warning'],
    ['Temp', 39.04, 'warning', 39.05, 'critical'],
  ])('decision 101 holds for what is shown: %s %d is %s, %d is %s', (id, below, one, above, other) => {
    const band = (value: number) => assess({ profileId: 'mts-v1.0', vitals: { [id]: value } }).bands[id]
    expect([band(below), band(above)]).toEqual([one, other])
  })

  const forced = (profileId: ProfileId, vitals: Vitals) => {
    const { classification, redLines } = assess({ profileId, vitals: { ...WELL, ...vitals } })
    const crossed = redLines.flatMap(outcome => (outcome.kind === 'crossed' ? [outcome.rule.id] : []))
    return [classification.kind === 'undetermined' ? null : classification.forcedBy, crossed]
  }

  test.each<[Vitals, string, Vitals]>([
    [{ SpO2: 90 }, 'rus_spo2_below_90', { SpO2: 89 }],
    [{ HR: 130, SBP: 91, onOxygen: true }, 'rus_news2_7', { HR: 131, SBP: 91, onOxygen: true }],
    [{ ACVPU: null, GCS: 4 }, 'rus_consciousness_0', { ACVPU: null, GCS: 3 }],
  ])('Moscow: %j forces nothing; red is forced, by %s, for %j', (milder, rule, worse) => {
    expect(forced('russia_moscow_v1', milder)[0]).toEqual([])
    expect(forced('russia_moscow_v1', worse)[0]).toEqual([rule])
  })

  test.each<[ProfileId, Vitals, Vitals, string]>([
    ['russia_moscow_v1', { SBP: 70 }, { SBP: 69 }, 'rus_sbp_below_70'],
    ['russia_moscow_v1', { HR: 120 }, { HR: 121 }, 'rus_hr_above_120'],
    ['russia_moscow_v1', { RR: 30 }, { RR: 31 }, 'rus_rr_above_30'],
    ['mts-v1.0', { SpO2: 90 }, { SpO2: 89 }, 'mts_spo2_below_90'],
    ['mts-v1.0', { GCS: 12 }, { GCS: 11 }, 'mts_gcs_below_12'],
  ])('decision 95, %s: %j crosses no line, %j only warns: %s', (profileId, milder, worse, rule) => {
    expect(forced(profileId, milder)).toEqual([[], []])
    expect(forced(profileId, worse)).toEqual([[], [rule]])
  })

  test('the cards: four and five categories, "6 rules" and "3 rules", of which three and one are critical', () =>
    expect(
      TRIAGE_PROFILES.map(({ categories, redlineRules }) => [
        categories.length,
        redlineRules.length,
        redlineRules.filter(({ severity }) => severity === 'critical').length,
      ]),
    ).toEqual([
      [4, 6, 3],
      [5, 3, 1],
    ]))
})
