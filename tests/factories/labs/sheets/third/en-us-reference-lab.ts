import { gold, type TestSheet } from '../../scoring/gold.ts'

/** American reference laboratory: capitals, flags in their own column, indented names, a code of the site. */
export const EN_US_REFERENCE_LAB: TestSheet = {
  name: 'en-us-reference-lab',
  language: 'en',
  sheet: {
    size: 8.5,
    pages: [
      [
        {
          at: [
            [0, 'Specimen ID: 000-000-0000-0'],
            [40, 'Patient Age (y/m/d): 47/02/11'],
            [75, 'Gender: Female'],
          ],
        },
        {
          at: [
            [0, 'Date collected: 12/30/2025 0905 Local'],
            [40, 'Date received: 12/30/2025'],
            [75, 'Date reported: 12/31/2025'],
          ],
        },
        { gap: 0.6 },
        {
          columns: [{ x: 0 }, { x: 42, align: 'right' }, { x: 48 }, { x: 58 }, { x: 72 }, { x: 95 }],
          padding: 0.15,
          rows: [
            'TESTS | RESULT | FLAG | UNITS | REFERENCE INTERVAL | LAB',
            'Comp. Metabolic Panel (14) | | | | | ',
            'Glucose | 101 | High | mg/dL | 70 - 99 | 01',
            'BUN | 14 | | mg/dL | 6 - 24 | 01',
            'Creatinine | 0.78 | | mg/dL | 0.57 - 1.00 | 01',
            'eGFR | 95 | | mL/min/1.73 | >59 | ',
            'BUN/Creatinine Ratio | 18 | | | 9 - 23 | ',
            'Sodium | 139 | | mmol/L | 134 - 144 | 01',
            'Potassium | 4.1 | | mmol/L | 3.5 - 5.2 | 01',
            'Chloride | 103 | | mmol/L | 96 - 106 | 01',
            'Carbon Dioxide, Total | 19 | Low | mmol/L | 20 - 29 | 01',
            'Calcium | 9.4 | | mg/dL | 8.7 - 10.2 | 01',
            'Protein, Total | 6.9 | | g/dL | 6.0 - 8.5 | 01',
            'Albumin | 4.4 | | g/dL | 3.9 - 4.9 | 01',
            'Bilirubin, Total | 0.4 | | mg/dL | 0.0 - 1.2 | 01',
            'Alkaline Phosphatase | 61 | | IU/L | 44 - 121 | 01',
            'AST (SGOT) | 19 | | IU/L | 0 - 40 | 01',
            'ALT (SGPT) | 34 | High | IU/L | 0 - 32 | 01',
            'Thyroid Panel | | | | | ',
            'TSH | 2.870 | | uIU/mL | 0.450 - 4.500 | 01',
            'Ferritin, Serum | 16 | | ng/mL | 15 - 150 | 01',
          ],
        },
      ],
    ],
  },
  gold: [
    gold({ date: '2025-12-30', sex: 'female', ageYears: 47, conclusion: null }, [
      ['glucose', 'Glucose', '101', 101, 'mg/dL', 70, 99, '70 - 99', 'High', 1],
      ['bun', 'BUN', '14', 14, 'mg/dL', 6, 24, '6 - 24', null, 0],
      ['creatinine', 'Creatinine', '0.78', 0.78, 'mg/dL', 0.57, 1, '0.57 - 1.00', null, 0],
      ['egfr', 'eGFR', '95', 95, 'mL/min/1.73', 59, null, '>59', null, 0],
      [null, 'BUN/Creatinine Ratio', '18', 18, null, 9, 23, '9 - 23', null, 0],
      ['sodium', 'Sodium', '139', 139, 'mmol/L', 134, 144, '134 - 144', null, 0],
      ['potassium', 'Potassium', '4.1', 4.1, 'mmol/L', 3.5, 5.2, '3.5 - 5.2', null, 0],
      ['chloride', 'Chloride', '103', 103, 'mmol/L', 96, 106, '96 - 106', null, 0],
      ['bicarbonate', 'Carbon Dioxide, Total', '19', 19, 'mmol/L', 20, 29, '20 - 29', 'Low', 1],
      ['calcium_total', 'Calcium', '9.4', 9.4, 'mg/dL', 8.7, 10.2, '8.7 - 10.2', null, 0],
      ['total_protein', 'Protein, Total', '6.9', 6.9, 'g/dL', 6, 8.5, '6.0 - 8.5', null, 0],
      ['albumin', 'Albumin', '4.4', 4.4, 'g/dL', 3.9, 4.9, '3.9 - 4.9', null, 0],
      ['bilirubin_total', 'Bilirubin, Total', '0.4', 0.4, 'mg/dL', 0, 1.2, '0.0 - 1.2', null, 0],
      ['alp', 'Alkaline Phosphatase', '61', 61, 'IU/L', 44, 121, '44 - 121', null, 0],
      ['ast', 'AST (SGOT)', '19', 19, 'IU/L', 0, 40, '0 - 40', null, 0],
      ['alt', 'ALT (SGPT)', '34', 34, 'IU/L', 0, 32, '0 - 32', 'High', 1],
      ['tsh', 'TSH', '2.870', 2.87, 'uIU/mL', 0.45, 4.5, '0.450 - 4.500', null, 0],
      ['ferritin', 'Ferritin, Serum', '16', 16, 'ng/mL', 15, 150, '15 - 150', null, 0],
    ]),
  ],
}
