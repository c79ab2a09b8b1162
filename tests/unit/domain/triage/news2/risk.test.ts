import { expect, test } from 'vitest'
import { news2Band, rcpAdvice } from '../../../../../src/domain/triage/news2/risk.ts'

test.each([
  [0, 'low', 'green', 'routine'],
  [2, 'low', 'green', 'routine'],
  [3, 'moderate_low', 'yellow', 'increased-monitoring'],
  [4, 'moderate_low', 'yellow', 'increased-monitoring'],
  [5, 'moderate', 'orange', 'urgent-review'],
  [6, 'moderate', 'orange', 'urgent-review'],
  [7, 'high', 'red', 'immediate-review'],
  [20, 'high', 'red', 'immediate-review'],
])('a NEWS2 of %d is %s, %s: %s', (total, risk, colour, response) =>
  expect(news2Band(total)).toMatchObject({ risk, colour, response }),
)

test.each([
  [0, false, 'low', '12-hourly', 'continue'],
  [1, false, 'low', '4-6-hourly', 'nurse-assessment'],
  [4, false, 'low', '4-6-hourly', 'nurse-assessment'],
  [3, true, 'low-medium', 'hourly', 'urgent-ward-review'],
  [4, true, 'low-medium', 'hourly', 'urgent-ward-review'],
  [5, false, 'medium', 'hourly', 'urgent-clinician-assessment'],
  [5, true, 'medium', 'hourly', 'urgent-clinician-assessment'],
  [6, false, 'medium', 'hourly', 'urgent-clinician-assessment'],
  [7, false, 'high', 'continuous', 'emergency-assessment'],
  [7, true, 'high', 'continuous', 'emergency-assessment'],
  [20, true, 'high', 'continuous', 'emergency-assessment'],
])('the RCP calls %d (one value scores 3: %s) %s, %s, %s', (total, single3, risk, monitoring, response) =>
  expect(rcpAdvice(total, single3)).toEqual({ risk, monitoring, response }),
)
