import { gold, type TestSheet } from '../../scoring/gold.ts'

/** American commercial laboratory: capitals, the unit only beside the range, flags behind results, a note under a row. */
export const EN_US_UNITS_IN_RANGE: TestSheet = {
  name: 'en-us-units-in-range',
  language: 'en',
  sheet: {
    size: 9,
    pages: [
      [
        {
          at: [
            [0, 'AGE: 59   GENDER: M'],
            [40, 'COLLECTED: 08/21/2025 08:15 AM'],
            [75, 'FASTING: YES'],
          ],
        },
        {
          at: [
            [0, 'REQUISITION: 0012345'],
            [40, 'REPORTED: 08/22/2025 06:02 PM'],
            [75, 'LAB REF NO: 7'],
          ],
        },
        { gap: 0.7 },
        {
          columns: [{ x: 0 }, { x: 48 }, { x: 66 }],
          padding: 0.25,
          rows: [
            'Test Name | Result | Reference Range',
            'BASIC METABOLIC PANEL',
            'GLUCOSE | 112 H | 65-99 mg/dL',
            'UREA NITROGEN (BUN) | 22 | 7-25 mg/dL',
            'CREATININE | 1.34 H | 0.70-1.22 mg/dL',
            'EGFR | 58 L | > OR = 60 mL/min/1.73m2',
            'BUN/CREATININE RATIO | 16 | 6-22 (calc)',
            'SODIUM | 141 | 135-146 mmol/L',
            'CARBON DIOXIDE | 26 | 20-32 mmol/L',
            'LIPID PANEL',
            'CHOLESTEROL, TOTAL | 219 H | <200 mg/dL',
            'HDL CHOLESTEROL | 39 L | > OR = 40 mg/dL',
            'TRIGLYCERIDES | 188 H | <150 mg/dL',
            'NON HDL CHOLESTEROL | 180 H | <130 mg/dL (calc)',
            'PSA, TOTAL | 1.8 | < OR = 4.0 ng/mL',
            'VITAMIN D,25-OH,TOTAL | 24 L | 30-100 ng/mL',
            'VITAMIN B12 | 1,184 H | 200-1,100 pg/mL',
          ],
        },
        { gap: 0.6 },
        'PERFORMING SITE: 33608 ORTEGA HIGHWAY   CLIA: 05D0643352',
      ],
    ],
  },
  gold: [
    gold({ date: '2025-08-21', sex: 'male', ageYears: 59, conclusion: null }, [
      ['glucose', 'GLUCOSE', '112', 112, 'mg/dL', 65, 99, '65-99 mg/dL', 'H', 1],
      ['bun', 'UREA NITROGEN (BUN)', '22', 22, 'mg/dL', 7, 25, '7-25 mg/dL', null, 0],
      ['creatinine', 'CREATININE', '1.34', 1.34, 'mg/dL', 0.7, 1.22, '0.70-1.22 mg/dL', 'H', 1],
      ['egfr', 'EGFR', '58', 58, 'mL/min/1.73m2', 60, null, '> OR = 60 mL/min/1.73m2', 'L', 1],
      [null, 'BUN/CREATININE RATIO', '16', 16, null, 6, 22, '6-22 (calc)', null, 0],
      ['sodium', 'SODIUM', '141', 141, 'mmol/L', 135, 146, '135-146 mmol/L', null, 0],
      ['bicarbonate', 'CARBON DIOXIDE', '26', 26, 'mmol/L', 20, 32, '20-32 mmol/L', null, 0],
      ['cholesterol_total', 'CHOLESTEROL, TOTAL', '219', 219, 'mg/dL', null, 200, '<200 mg/dL', 'H', 1],
      ['cholesterol_hdl', 'HDL CHOLESTEROL', '39', 39, 'mg/dL', 40, null, '> OR = 40 mg/dL', 'L', 1],
      ['triglycerides', 'TRIGLYCERIDES', '188', 188, 'mg/dL', null, 150, '<150 mg/dL', 'H', 1],
      ['cholesterol_non_hdl', 'NON HDL CHOLESTEROL', '180', 180, 'mg/dL', null, 130, '<130 mg/dL (calc)', 'H', 1],
      ['psa_total', 'PSA, TOTAL', '1.8', 1.8, 'ng/mL', null, 4, '< OR = 4.0 ng/mL', null, 0],
      ['vitamin_d_25oh', 'VITAMIN D,25-OH,TOTAL', '24', 24, 'ng/mL', 30, 100, '30-100 ng/mL', 'L', 1],
      ['vitamin_b12', 'VITAMIN B12', '1,184', 1184, 'pg/mL', 200, 1100, '200-1,100 pg/mL', 'H', 1],
    ]),
  ],
}
