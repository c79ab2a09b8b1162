import { gold, type TestSheet } from '../../scoring/gold.ts'

/** Ranges before results, flags in brackets behind units, capitals. */
export const EN_RANGE_FIRST: TestSheet = {
  name: 'en-range-first',
  language: 'en',
  sheet: {
    size: 9,
    pages: [
      [
        'LIPIDS AND LIVER PANEL',
        {
          at: [
            [0, 'Gender: Male'],
            [25, 'Age: 45'],
            [50, 'Date Collected: March 4, 2026'],
          ],
        },
        { gap: 0.5 },
        {
          columns: [{ x: 0 }, { x: 36 }, { x: 58, align: 'right' }, { x: 64 }, { x: 80 }],
          padding: 0.3,
          rows: [
            'Test | Normal Range | Result | Units | Flag',
            'CHOLESTEROL | <200 | 228 | mg/dL | HIGH',
            'TRIGLYCERIDES | <150 | 176 | mg/dL | HIGH',
            'HDL CHOLESTEROL | >40 | 38 | mg/dL | LOW',
            'LDL CHOLESTEROL | <130 | 155 | mg/dL | HIGH',
            'AST | 10-40 | 24 | U/L | ',
            'ALT | 9-46 | 31 | U/L | ',
            'ALKALINE PHOSPHATASE | 35-144 | 71 | U/L | ',
            'GGT | 3-90 | 44 | U/L | ',
            'TOTAL BILIRUBIN | 0.2-1.2 | 0.7 | mg/dL | ',
            'ALBUMIN | 3.6-5.1 | 4.6 | g/dL | ',
            'HEMOGLOBIN A1C | <5.7 | 5.9 | % | HIGH',
          ],
        },
      ],
    ],
  },
  gold: [
    gold({ date: '2026-03-04', sex: 'male', ageYears: 45, conclusion: null }, [
      ['cholesterol_total', 'CHOLESTEROL', '228', 228, 'mg/dL', null, 200, '<200', 'HIGH', 1],
      ['triglycerides', 'TRIGLYCERIDES', '176', 176, 'mg/dL', null, 150, '<150', 'HIGH', 1],
      ['cholesterol_hdl', 'HDL CHOLESTEROL', '38', 38, 'mg/dL', 40, null, '>40', 'LOW', 1],
      ['cholesterol_ldl', 'LDL CHOLESTEROL', '155', 155, 'mg/dL', null, 130, '<130', 'HIGH', 1],
      ['ast', 'AST', '24', 24, 'U/L', 10, 40, '10-40', null, 0],
      ['alt', 'ALT', '31', 31, 'U/L', 9, 46, '9-46', null, 0],
      ['alp', 'ALKALINE PHOSPHATASE', '71', 71, 'U/L', 35, 144, '35-144', null, 0],
      ['ggt', 'GGT', '44', 44, 'U/L', 3, 90, '3-90', null, 0],
      ['bilirubin_total', 'TOTAL BILIRUBIN', '0.7', 0.7, 'mg/dL', 0.2, 1.2, '0.2-1.2', null, 0],
      ['albumin', 'ALBUMIN', '4.6', 4.6, 'g/dL', 3.6, 5.1, '3.6-5.1', null, 0],
      ['hba1c', 'HEMOGLOBIN A1C', '5.9', 5.9, '%', null, 5.7, '<5.7', 'HIGH', 1],
    ]),
  ],
}
