import { gold, type TestSheet } from '../../scoring/gold.ts'

/** Three sample dates, newest first, flags in brackets behind values, empty and cancelled cells. */
export const EN_US_CUMULATIVE: TestSheet = {
  name: 'en-us-cumulative',
  language: 'en',
  sheet: {
    size: 9,
    pages: [
      [
        'Cumulative laboratory summary (MM/DD/YYYY)',
        'Patient sex: Female    Age: 71 years    MRN: 0000001',
        { gap: 0.6 },
        {
          columns: [
            { x: 0 },
            { x: 42, align: 'right' },
            { x: 56, align: 'right' },
            { x: 70, align: 'right' },
            { x: 76 },
            { x: 88 },
          ],
          rows: [
            'Component | 11/20/2025 | 08/13/2025 | 05/02/2025 | Range | Unit',
            'Sodium | 131 (L) | 136 | 138 | 136 - 145 | mmol/L',
            'Potassium | 4.9 | 5.3 (H) | 4.4 | 3.5 - 5.1 | mmol/L',
            'CO2, Total | 21 (L) | | 24 | 22 - 29 | mmol/L',
            'Creatinine | 1.32 (H) | 1.18 (H) | 0.97 | 0.50 - 1.10 | mg/dL',
            'eGFR (CKD-EPI 2021) | 43 (L) | 49 (L) | >60 | >=60 | mL/min/1.73m2',
            'Urea nitrogen | 31 (H) | 24 | 19 | 7 - 25 | mg/dL',
            'NT-proBNP | 2,412 (H) | QNS | 880 (H) | <450 | pg/mL',
            'TSH | 4.02 | -- | 3.110 | 0.450 - 4.500 | uIU/mL',
            'Platelets | 148 (L) | 151 | 160 | 150 - 400 | K/uL',
          ],
        },
      ],
    ],
  },
  gold: [
    gold({ date: '2025-05-02', sex: 'female', ageYears: 71, conclusion: null }, [
      ['sodium', 'Sodium', '138', 138, 'mmol/L', 136, 145, '136 - 145', null, 0],
      ['potassium', 'Potassium', '4.4', 4.4, 'mmol/L', 3.5, 5.1, '3.5 - 5.1', null, 0],
      ['bicarbonate', 'CO2, Total', '24', 24, 'mmol/L', 22, 29, '22 - 29', null, 0],
      ['creatinine', 'Creatinine', '0.97', 0.97, 'mg/dL', 0.5, 1.1, '0.50 - 1.10', null, 0],
      ['egfr', 'eGFR (CKD-EPI 2021)', '>60', 60, 'mL/min/1.73m2', 60, null, '>=60', null, 0, '>'],
      ['bun', 'Urea nitrogen', '19', 19, 'mg/dL', 7, 25, '7 - 25', null, 0],
      ['nt_probnp', 'NT-proBNP', '880', 880, 'pg/mL', null, 450, '<450', '(H)', 1],
      ['tsh', 'TSH', '3.110', 3.11, 'uIU/mL', 0.45, 4.5, '0.450 - 4.500', null, 0],
      ['platelets', 'Platelets', '160', 160, 'K/uL', 150, 400, '150 - 400', null, 0],
    ]),
    gold({ date: '2025-08-13', sex: 'female', ageYears: 71, conclusion: null }, [
      ['sodium', 'Sodium', '136', 136, 'mmol/L', 136, 145, '136 - 145', null, 0],
      ['potassium', 'Potassium', '5.3', 5.3, 'mmol/L', 3.5, 5.1, '3.5 - 5.1', '(H)', 1],
      ['creatinine', 'Creatinine', '1.18', 1.18, 'mg/dL', 0.5, 1.1, '0.50 - 1.10', '(H)', 1],
      ['egfr', 'eGFR (CKD-EPI 2021)', '49', 49, 'mL/min/1.73m2', 60, null, '>=60', '(L)', 1],
      ['bun', 'Urea nitrogen', '24', 24, 'mg/dL', 7, 25, '7 - 25', null, 0],
      ['nt_probnp', 'NT-proBNP', 'QNS', null, 'pg/mL', null, null, '<450', null, null],
      ['platelets', 'Platelets', '151', 151, 'K/uL', 150, 400, '150 - 400', null, 0],
    ]),
    gold({ date: '2025-11-20', sex: 'female', ageYears: 71, conclusion: null }, [
      ['sodium', 'Sodium', '131', 131, 'mmol/L', 136, 145, '136 - 145', '(L)', 1],
      ['potassium', 'Potassium', '4.9', 4.9, 'mmol/L', 3.5, 5.1, '3.5 - 5.1', null, 0],
      ['bicarbonate', 'CO2, Total', '21', 21, 'mmol/L', 22, 29, '22 - 29', '(L)', 1],
      ['creatinine', 'Creatinine', '1.32', 1.32, 'mg/dL', 0.5, 1.1, '0.50 - 1.10', '(H)', 1],
      ['egfr', 'eGFR (CKD-EPI 2021)', '43', 43, 'mL/min/1.73m2', 60, null, '>=60', '(L)', 1],
      ['bun', 'Urea nitrogen', '31', 31, 'mg/dL', 7, 25, '7 - 25', '(H)', 1],
      ['nt_probnp', 'NT-proBNP', '2,412', 2412, 'pg/mL', null, 450, '<450', '(H)', 1],
      ['tsh', 'TSH', '4.02', 4.02, 'uIU/mL', 0.45, 4.5, '0.450 - 4.500', null, 0],
      ['platelets', 'Platelets', '148', 148, 'K/uL', 150, 400, '150 - 400', '(L)', 1],
    ]),
  ],
}
