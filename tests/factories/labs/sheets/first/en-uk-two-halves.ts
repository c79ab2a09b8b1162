import { gold, type TestSheet } from '../../scoring/gold.ts'

/** Two tables side by side: haematology left, biochemistry right; a mark before each abnormal name. */
export const EN_UK_TWO_HALVES: TestSheet = {
  name: 'en-uk-two-halves',
  language: 'en',
  sheet: {
    size: 7.5,
    pages: [
      [
        {
          at: [
            [0, 'Department of Pathology'],
            [60, 'Hospital No: 000000'],
          ],
        },
        {
          at: [
            [0, 'Sex: F   Age: 29'],
            [60, 'Date of sample: 21/08/2025 10:40'],
          ],
        },
        {
          at: [
            [0, 'Ward: Outpatients'],
            [60, 'Date of birth: 03/03/1996'],
          ],
        },
        { gap: 0.8 },
        {
          at: [
            [0, 'HAEMATOLOGY'],
            [52, 'CLINICAL CHEMISTRY'],
          ],
        },
        {
          columns: [
            { x: 0 },
            { x: 24, align: 'right' },
            { x: 26 },
            { x: 30 },
            { x: 38 },
            { x: 52 },
            { x: 74, align: 'right' },
            { x: 76 },
            { x: 80 },
            { x: 89 },
          ],
          rows: [
            'Test | Result | | Units | Range | Test | Result | | Units | Range',
            'Haemoglobin | 104 | L | g/L | 115 - 165 | Sodium | 140 | | mmol/L | 133 - 146',
            'White cell count | 6.2 | | 10^9/L | 4.0 - 11.0 | Potassium | 3.9 | | mmol/L | 3.5 - 5.3',
            'Platelets | 402 | H | 10^9/L | 150 - 400 | Urea | 3.8 | | mmol/L | 2.5 - 7.8',
            'Red cell count | 4.02 | | 10^12/L | 3.80 - 5.80 | Creatinine | 61 | | umol/L | 45 - 84',
            'Haematocrit | 0.331 | L | L/L | 0.370 - 0.470 | eGFR | >90 | | mL/min | >60',
            'MCV | 76.0 | L | fL | 80.0 - 100.0 | Total bilirubin | 7 | | umol/L | 0 - 20',
            'MCH | 25.9 | L | pg | 27.0 - 32.0 | ALT | 19 | | U/L | 0 - 35',
            'Neutrophils | 3.41 | | 10^9/L | 2.00 - 7.50 | Alk Phos | 71 | | U/L | 30 - 130',
            'Lymphocytes | 2.05 | | 10^9/L | 1.00 - 4.00 | Albumin | 41 | | g/L | 35 - 50',
            'Monocytes | 0.48 | | 10^9/L | 0.20 - 1.00 | Adjusted calcium | 2.31 | | mmol/L | 2.20 - 2.60',
            'Eosinophils | 0.21 | | 10^9/L | 0.00 - 0.50 | Ferritin | 6 | L | ug/L | 13 - 150',
            'Basophils | 0.05 | | 10^9/L | 0.00 - 0.10 | CRP | <1 | | mg/L | 0 - 5',
          ],
        },
        { gap: 1 },
        'Comment: Microcytic anaemia, low ferritin consistent with iron deficiency.',
      ],
    ],
  },
  gold: [
    gold(
      {
        date: '2025-08-21',
        sex: 'female',
        ageYears: 29,
        conclusion: 'Microcytic anaemia, low ferritin consistent with iron deficiency.',
      },
      [
        ['hemoglobin', 'Haemoglobin', '104', 104, 'g/L', 115, 165, '115 - 165', 'L', 1],
        ['wbc', 'White cell count', '6.2', 6.2, '10^9/L', 4, 11, '4.0 - 11.0', null, 0],
        ['platelets', 'Platelets', '402', 402, '10^9/L', 150, 400, '150 - 400', 'H', 1],
        ['rbc', 'Red cell count', '4.02', 4.02, '10^12/L', 3.8, 5.8, '3.80 - 5.80', null, 0],
        ['hematocrit', 'Haematocrit', '0.331', 0.331, 'L/L', 0.37, 0.47, '0.370 - 0.470', 'L', 1],
        ['mcv', 'MCV', '76.0', 76, 'fL', 80, 100, '80.0 - 100.0', 'L', 1],
        ['mch', 'MCH', '25.9', 25.9, 'pg', 27, 32, '27.0 - 32.0', 'L', 1],
        ['neutrophils_abs', 'Neutrophils', '3.41', 3.41, '10^9/L', 2, 7.5, '2.00 - 7.50', null, 0],
        ['lymphocytes_abs', 'Lymphocytes', '2.05', 2.05, '10^9/L', 1, 4, '1.00 - 4.00', null, 0],
        ['monocytes_abs', 'Monocytes', '0.48', 0.48, '10^9/L', 0.2, 1, '0.20 - 1.00', null, 0],
        ['eosinophils_abs', 'Eosinophils', '0.21', 0.21, '10^9/L', 0, 0.5, '0.00 - 0.50', null, 0],
        ['basophils_abs', 'Basophils', '0.05', 0.05, '10^9/L', 0, 0.1, '0.00 - 0.10', null, 0],
        ['sodium', 'Sodium', '140', 140, 'mmol/L', 133, 146, '133 - 146', null, 0],
        ['potassium', 'Potassium', '3.9', 3.9, 'mmol/L', 3.5, 5.3, '3.5 - 5.3', null, 0],
        ['urea', 'Urea', '3.8', 3.8, 'mmol/L', 2.5, 7.8, '2.5 - 7.8', null, 0],
        ['creatinine', 'Creatinine', '61', 61, 'umol/L', 45, 84, '45 - 84', null, 0],
        ['egfr', 'eGFR', '>90', 90, 'mL/min', 60, null, '>60', null, 0, '>'],
        ['bilirubin_total', 'Total bilirubin', '7', 7, 'umol/L', 0, 20, '0 - 20', null, 0],
        ['alt', 'ALT', '19', 19, 'U/L', 0, 35, '0 - 35', null, 0],
        ['alp', 'Alk Phos', '71', 71, 'U/L', 30, 130, '30 - 130', null, 0],
        ['albumin', 'Albumin', '41', 41, 'g/L', 35, 50, '35 - 50', null, 0],
        [null, 'Adjusted calcium', '2.31', 2.31, 'mmol/L', 2.2, 2.6, '2.20 - 2.60', null, 0],
        ['ferritin', 'Ferritin', '6', 6, 'ug/L', 13, 150, '13 - 150', 'L', 1],
        ['crp', 'CRP', '<1', 1, 'mg/L', null, 5, '0 - 5', null, 0, '<'],
      ],
    ),
  ],
}
