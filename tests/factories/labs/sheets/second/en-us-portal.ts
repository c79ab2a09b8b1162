import { gold, type TestSheet } from '../../scoring/gold.ts'

/** A portal's print: range before the result, units in both, the flag first, counts with thousands. */
export const EN_US_PORTAL: TestSheet = {
  name: 'en-us-portal',
  language: 'en',
  sheet: {
    size: 9,
    pages: [
      [
        'Test Results - Comprehensive Metabolic Panel and CBC',
        'Collected on Oct 3, 2025 6:48 AM   Resulted on Oct 3, 2025 1:10 PM',
        'Age: 52   Sex: F',
        { gap: 0.7 },
        {
          columns: [{ x: 0 }, { x: 8 }, { x: 40 }, { x: 70 }],
          padding: 0.4,
          rows: [
            'Flag | Component | Standard Range | Your Value',
            ' | GLUCOSE | 70 - 99 mg/dL | 92 mg/dL',
            ' | UREA NITROGEN (BUN) | 7 - 18 mg/dL | 15 mg/dL',
            'H | CREATININE | 0.50 - 1.05 mg/dL | 1.12 mg/dL',
            'L | SODIUM | 136 - 145 mmol/L | 133 mmol/L',
            ' | POTASSIUM | 3.5 - 5.1 mmol/L | 4.2 mmol/L',
            ' | CO2 | 21 - 32 mmol/L | 24 mmol/L',
            ' | ANION GAP | 3 - 11 mmol/L | 9 mmol/L',
            ' | CALCIUM | 8.5 - 10.1 mg/dL | 9.4 mg/dL',
            'H | AST (SGOT) | 15 - 37 U/L | 1,020 U/L',
            'H | ALT (SGPT) | <=56 U/L | 1,344 U/L',
            ' | TOTAL PROTEIN | 6.4 - 8.2 g/dL | 7.1 g/dL',
            ' | BILIRUBIN, TOTAL | 0.2 - 1.0 mg/dL | 0.9 mg/dL',
            ' | WBC | 4,000 - 11,000 /uL | 8,400 /uL',
            ' | HGB | 12.0 - 16.0 g/dL | 13.3 g/dL',
            ' | PLATELETS | 150,000 - 400,000 /uL | 312,000 /uL',
            ' | TSH | 0.358 - 3.740 uIU/mL | 1.230 uIU/mL',
          ],
        },
      ],
    ],
  },
  gold: [
    gold({ date: '2025-10-03', sex: 'female', ageYears: 52, conclusion: null }, [
      ['glucose', 'GLUCOSE', '92', 92, 'mg/dL', 70, 99, '70 - 99 mg/dL', null, 0],
      ['bun', 'UREA NITROGEN (BUN)', '15', 15, 'mg/dL', 7, 18, '7 - 18 mg/dL', null, 0],
      ['creatinine', 'CREATININE', '1.12', 1.12, 'mg/dL', 0.5, 1.05, '0.50 - 1.05 mg/dL', 'H', 1],
      ['sodium', 'SODIUM', '133', 133, 'mmol/L', 136, 145, '136 - 145 mmol/L', 'L', 1],
      ['potassium', 'POTASSIUM', '4.2', 4.2, 'mmol/L', 3.5, 5.1, '3.5 - 5.1 mmol/L', null, 0],
      ['bicarbonate', 'CO2', '24', 24, 'mmol/L', 21, 32, '21 - 32 mmol/L', null, 0],
      [null, 'ANION GAP', '9', 9, 'mmol/L', 3, 11, '3 - 11 mmol/L', null, 0],
      ['calcium_total', 'CALCIUM', '9.4', 9.4, 'mg/dL', 8.5, 10.1, '8.5 - 10.1 mg/dL', null, 0],
      ['ast', 'AST (SGOT)', '1,020', 1020, 'U/L', 15, 37, '15 - 37 U/L', 'H', 1],
      ['alt', 'ALT (SGPT)', '1,344', 1344, 'U/L', null, 56, '<=56 U/L', 'H', 1],
      ['total_protein', 'TOTAL PROTEIN', '7.1', 7.1, 'g/dL', 6.4, 8.2, '6.4 - 8.2 g/dL', null, 0],
      ['bilirubin_total', 'BILIRUBIN, TOTAL', '0.9', 0.9, 'mg/dL', 0.2, 1, '0.2 - 1.0 mg/dL', null, 0],
      ['wbc', 'WBC', '8,400', 8400, '/uL', 4000, 11000, '4,000 - 11,000 /uL', null, 0],
      ['hemoglobin', 'HGB', '13.3', 13.3, 'g/dL', 12, 16, '12.0 - 16.0 g/dL', null, 0],
      ['platelets', 'PLATELETS', '312,000', 312000, '/uL', 150000, 400000, '150,000 - 400,000 /uL', null, 0],
      ['tsh', 'TSH', '1.230', 1.23, 'uIU/mL', 0.358, 3.74, '0.358 - 3.740 uIU/mL', null, 0],
    ]),
  ],
}
