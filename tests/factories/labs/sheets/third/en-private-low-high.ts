import { gold, type TestSheet } from '../../scoring/gold.ts'

/** Bounds in two columns, stars before results, a remark under a row. */
export const EN_PRIVATE_LOW_HIGH: TestSheet = {
  name: 'en-private-low-high',
  language: 'en',
  sheet: {
    size: 9,
    pages: [
      [
        'HAEMATOLOGY AND IRON STUDIES',
        {
          at: [
            [0, 'Sex: Female   Age: 29'],
            [55, 'Sample taken: 07 Oct 2025 10:20'],
          ],
        },
        {
          at: [
            [0, 'Clinic: not shown'],
            [55, 'Printed: 09 Oct 2025'],
          ],
        },
        { gap: 0.6 },
        {
          columns: [{ x: 0 }, { x: 44 }, { x: 60 }, { x: 74, align: 'right' }, { x: 88, align: 'right' }],
          padding: 0.2,
          rows: [
            'Test | Result | Units | Low | High',
            'Haemoglobin | * 104 | g/L | 120 | 150',
            'Red Cell Count | 4.02 | 10^12/L | 3.80 | 4.80',
            'Haematocrit | * 0.325 | L/L | 0.360 | 0.460',
            'Mean Cell Volume | * 80.8 | fL | 83.0 | 101.0',
            'Mean Cell Haemoglobin | * 25.9 | pg | 27.0 | 32.0',
            'Platelet Count | 388 | 10^9/L | 150 | 410',
            'White Cell Count | 6.8 | 10^9/L | 4.0 | 10.0',
            'Neutrophils | 4.01 | 10^9/L | 2.00 | 7.00',
            'Lymphocytes | 2.04 | 10^9/L | 1.00 | 3.00',
            'Serum Iron | * 6 | umol/L | 10 | 30',
            'Transferrin | 3.4 | g/L | 2.0 | 3.6',
            'Ferritin | * 7 | ug/L | 13 | 150',
            'Vitamin B12 | 312 | ng/L | 180 | 900',
            'Folate | 5.9 | ug/L | 3.0 | 20.0',
          ],
        },
        { gap: 0.5 },
        'Comment: microcytic picture, please correlate with diet.',
      ],
    ],
  },
  gold: [
    gold(
      {
        date: '2025-10-07',
        sex: 'female',
        ageYears: 29,
        conclusion: 'microcytic picture, please correlate with diet.',
      },
      [
        ['hemoglobin', 'Haemoglobin', '104', 104, 'g/L', 120, 150, '120 - 150', '*', 1],
        ['rbc', 'Red Cell Count', '4.02', 4.02, '10^12/L', 3.8, 4.8, '3.80 - 4.80', null, 0],
        ['hematocrit', 'Haematocrit', '0.325', 0.325, 'L/L', 0.36, 0.46, '0.360 - 0.460', '*', 1],
        ['mcv', 'Mean Cell Volume', '80.8', 80.8, 'fL', 83, 101, '83.0 - 101.0', '*', 1],
        ['mch', 'Mean Cell Haemoglobin', '25.9', 25.9, 'pg', 27, 32, '27.0 - 32.0', '*', 1],
        ['platelets', 'Platelet Count', '388', 388, '10^9/L', 150, 410, '150 - 410', null, 0],
        ['wbc', 'White Cell Count', '6.8', 6.8, '10^9/L', 4, 10, '4.0 - 10.0', null, 0],
        ['neutrophils_abs', 'Neutrophils', '4.01', 4.01, '10^9/L', 2, 7, '2.00 - 7.00', null, 0],
        ['lymphocytes_abs', 'Lymphocytes', '2.04', 2.04, '10^9/L', 1, 3, '1.00 - 3.00', null, 0],
        ['iron', 'Serum Iron', '6', 6, 'umol/L', 10, 30, '10 - 30', '*', 1],
        ['transferrin', 'Transferrin', '3.4', 3.4, 'g/L', 2, 3.6, '2.0 - 3.6', null, 0],
        ['ferritin', 'Ferritin', '7', 7, 'ug/L', 13, 150, '13 - 150', '*', 1],
        ['vitamin_b12', 'Vitamin B12', '312', 312, 'ng/L', 180, 900, '180 - 900', null, 0],
        ['folate', 'Folate', '5.9', 5.9, 'ug/L', 3, 20, '3.0 - 20.0', null, 0],
      ],
    ),
  ],
}
