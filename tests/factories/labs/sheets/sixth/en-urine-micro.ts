import { gold, type TestSheet } from '../../scoring/gold.ts'

/** American urine examination, then a small blood panel under its own heading. */
export const EN_URINE_MICRO: TestSheet = {
  name: 'en-urine-micro',
  language: 'en',
  sheet: `
Sex: F   Age: 33   Collected: 02/17/2026 10:40 AM   Account: 4471-09

URINALYSIS, COMPLETE
Test                     Result          Reference Range
COLOR                    DARK YELLOW     YELLOW
APPEARANCE               CLOUDY          CLEAR
SPECIFIC GRAVITY         1.028           1.001-1.035
PH                       6.0             5.0-8.0
GLUCOSE                  NEGATIVE        NEGATIVE
BILIRUBIN                NEGATIVE        NEGATIVE
KETONES                  TRACE           NEGATIVE
PROTEIN                  1+              NEGATIVE
NITRITE                  POSITIVE        NEGATIVE
WBC                      20-40 /HPF      0-5 /HPF
RBC                      0-2 /HPF        0-2 /HPF
BACTERIA                 MANY            NONE SEEN

RENAL PANEL, BLOOD
Test                     Result          Reference Range
GLUCOSE                  88 mg/dL        65-99 mg/dL
CREATININE               0.71 mg/dL      0.50-0.97 mg/dL
UREA NITROGEN (BUN)      11 mg/dL        7-25 mg/dL
POTASSIUM                4.0 mmol/L      3.5-5.3 mmol/L
`,
  gold: [
    gold({ date: '2026-02-17', sex: 'female', ageYears: 33, conclusion: null }, [
      [null, 'COLOR', 'DARK YELLOW', 'DARK YELLOW', null, null, null, 'YELLOW', null, null],
      [null, 'APPEARANCE', 'CLOUDY', 'CLOUDY', null, null, null, 'CLEAR', null, 1],
      ['urine_specific_gravity', 'SPECIFIC GRAVITY', '1.028', 1.028, null, 1.001, 1.035, '1.001-1.035', null, 0],
      ['urine_ph', 'PH', '6.0', 6, null, 5, 8, '5.0-8.0', null, 0],
      [null, 'GLUCOSE', 'NEGATIVE', false, null, null, null, 'NEGATIVE', null, 0],
      [null, 'BILIRUBIN', 'NEGATIVE', false, null, null, null, 'NEGATIVE', null, 0],
      [null, 'KETONES', 'TRACE', 'TRACE', null, null, null, 'NEGATIVE', null, 1],
      ['urine_protein', 'PROTEIN', '1+', '1+', null, null, null, 'NEGATIVE', null, 1],
      [null, 'NITRITE', 'POSITIVE', true, null, null, null, 'NEGATIVE', null, 1],
      [null, 'WBC', '20-40', '20-40', '/HPF', 0, 5, '0-5 /HPF', null, 1],
      [null, 'RBC', '0-2', '0-2', '/HPF', 0, 2, '0-2 /HPF', null, 0],
      [null, 'BACTERIA', 'MANY', 'MANY', null, null, null, 'NONE SEEN', null, 1],
      ['glucose', 'GLUCOSE', '88', 88, 'mg/dL', 65, 99, '65-99 mg/dL', null, 0],
      ['creatinine', 'CREATININE', '0.71', 0.71, 'mg/dL', 0.5, 0.97, '0.50-0.97 mg/dL', null, 0],
      ['bun', 'UREA NITROGEN (BUN)', '11', 11, 'mg/dL', 7, 25, '7-25 mg/dL', null, 0],
      ['potassium', 'POTASSIUM', '4.0', 4, 'mmol/L', 3.5, 5.3, '3.5-5.3 mmol/L', null, 0],
    ]),
  ],
}
