import { gold, type TestSheet } from '../../scoring/gold.ts'

/** Results of today with those of before beside them, which are no results of this sheet. */
export const EN_PREVIOUS_RESULTS: TestSheet = {
  name: 'en-previous-results',
  language: 'en',
  sheet: {
    size: 9,
    pages: [
      [
        'Endocrinology report',
        'Patient sex: Male    Age: 39 years',
        'Collected: 2025-08-14    Reported: 2025-08-15',
        { gap: 0.6 },
        {
          columns: [{ x: 0 }, { x: 34 }, { x: 48 }, { x: 66 }, { x: 84 }],
          padding: 0.25,
          rows: [
            'Analyte | Result | Units | Reference Range | Previous Result',
            'TSH | 0.02 L | mIU/L | 0.27 - 4.20 | 0.31',
            'Free T4 | 31.4 H | pmol/L | 12.0 - 22.0 | 21.5',
            'Free T3 | 9.8 H | pmol/L | 3.1 - 6.8 | 6.1',
            'Anti-TPO | 212 H | IU/mL | <34 | ',
            'Testosterone, Total | 18.6 | nmol/L | 8.6 - 29.0 | 17.9',
            'Prolactin | 186 | mIU/L | 86 - 324 | ',
            'Cortisol | 402 | nmol/L | 166 - 507 | 388',
            'Vitamin D (25-OH) | 48 L | nmol/L | 50 - 150 | 39',
            'PTH | 5.1 | pmol/L | 1.6 - 6.9 | ',
          ],
        },
      ],
    ],
  },
  gold: [
    gold({ date: '2025-08-14', sex: 'male', ageYears: 39, conclusion: null }, [
      ['tsh', 'TSH', '0.02', 0.02, 'mIU/L', 0.27, 4.2, '0.27 - 4.20', 'L', 1],
      ['ft4', 'Free T4', '31.4', 31.4, 'pmol/L', 12, 22, '12.0 - 22.0', 'H', 1],
      ['ft3', 'Free T3', '9.8', 9.8, 'pmol/L', 3.1, 6.8, '3.1 - 6.8', 'H', 1],
      ['anti_tpo', 'Anti-TPO', '212', 212, 'IU/mL', null, 34, '<34', 'H', 1],
      ['testosterone', 'Testosterone, Total', '18.6', 18.6, 'nmol/L', 8.6, 29, '8.6 - 29.0', null, 0],
      ['prolactin', 'Prolactin', '186', 186, 'mIU/L', 86, 324, '86 - 324', null, 0],
      ['cortisol', 'Cortisol', '402', 402, 'nmol/L', 166, 507, '166 - 507', null, 0],
      ['vitamin_d_25oh', 'Vitamin D (25-OH)', '48', 48, 'nmol/L', 50, 150, '50 - 150', 'L', 1],
      ['pth', 'PTH', '5.1', 5.1, 'pmol/L', 1.6, 6.9, '1.6 - 6.9', null, 0],
    ]),
  ],
}
