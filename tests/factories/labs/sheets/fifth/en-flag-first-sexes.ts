import { gold, type TestSheet } from '../../scoring/gold.ts'

/** A private check-up: a mark column before the name, wrapped names, ranges for men and women on two lines. */
export const EN_FLAG_FIRST_SEXES: TestSheet = {
  name: 'en-flag-first-sexes',
  language: 'en',
  sheet: {
    size: 9,
    pages: [
      [
        { at: [[30, 'WELLBEING BLOOD PROFILE']] },
        {
          at: [
            [0, 'Sex: Female'],
            [25, 'Age: 52'],
            [45, 'Sample taken: 24 February 2026'],
            [82, 'Page 1 of 1'],
          ],
        },
        { gap: 0.7 },
        {
          columns: [{ x: 0 }, { x: 6, width: 32 }, { x: 50, align: 'right' }, { x: 54 }, { x: 70, width: 30 }],
          padding: 0.5,
          rows: [
            ' | Marker | Your result | Unit | Reference range',
            'L | Haemoglobin | 109 | g/L | Male: 130 - 170\\nFemale: 115 - 165',
            ' | Haematocrit | 0.352 | L/L | Male: 0.380 - 0.500\\nFemale: 0.350 - 0.450',
            ' | Red cell distribution width (RDW) | 14.1 | % | 11.5 - 15.0',
            'H | Urate | 402 | umol/L | Male: 200 - 430\\nFemale: 140 - 360',
            ' | Creatinine | 61 | umol/L | Male: 59 - 104\\nFemale: 45 - 84',
            'H | Gamma-glutamyl transferase (GGT) | 47 | U/L | Male: 0 - 60\\nFemale: 0 - 40',
            'L | Transferrin saturation | 12 | % | 20 - 55',
            ' | Magnesium | 0.85 | mmol/L | 0.70 - 1.00',
            'H | High-sensitivity C-reactive protein (hs-CRP) | 5.21 | mg/L | 0.00 - 5.00',
            ' | Follicle-stimulating hormone (FSH) | 71.3 | IU/L | Follicular: 3.5 - 12.5\\nOvulation: 4.7 - 21.5\\nLuteal: 1.7 - 7.7\\nPost-menopausal: 25.8 - 134.8',
            ' | Prolactin | 288 | mIU/L | 102 - 496',
          ],
        },
      ],
    ],
  },
  gold: [
    gold({ date: '2026-02-24', sex: 'female', ageYears: 52, conclusion: null }, [
      ['hemoglobin', 'Haemoglobin', '109', 109, 'g/L', 115, 165, 'Male: 130 - 170; Female: 115 - 165', 'L', 1],
      [
        'hematocrit',
        'Haematocrit',
        '0.352',
        0.352,
        'L/L',
        0.35,
        0.45,
        'Male: 0.380 - 0.500; Female: 0.350 - 0.450',
        null,
        0,
      ],
      ['rdw_cv', 'Red cell distribution width (RDW)', '14.1', 14.1, '%', 11.5, 15, '11.5 - 15.0', null, 0],
      ['uric_acid', 'Urate', '402', 402, 'umol/L', 140, 360, 'Male: 200 - 430; Female: 140 - 360', 'H', 1],
      ['creatinine', 'Creatinine', '61', 61, 'umol/L', 45, 84, 'Male: 59 - 104; Female: 45 - 84', null, 0],
      ['ggt', 'Gamma-glutamyl transferase (GGT)', '47', 47, 'U/L', 0, 40, 'Male: 0 - 60; Female: 0 - 40', 'H', 1],
      ['transferrin_saturation', 'Transferrin saturation', '12', 12, '%', 20, 55, '20 - 55', 'L', 1],
      ['magnesium', 'Magnesium', '0.85', 0.85, 'mmol/L', 0.7, 1, '0.70 - 1.00', null, 0],
      ['crp_hs', 'High-sensitivity C-reactive protein (hs-CRP)', '5.21', 5.21, 'mg/L', 0, 5, '0.00 - 5.00', 'H', 1],
      [
        'fsh',
        'Follicle-stimulating hormone (FSH)',
        '71.3',
        71.3,
        'IU/L',
        null,
        null,
        'Follicular: 3.5 - 12.5; Ovulation: 4.7 - 21.5; Luteal: 1.7 - 7.7; Post-menopausal: 25.8 - 134.8',
        null,
        null,
      ],
      ['prolactin', 'Prolactin', '288', 288, 'mIU/L', 102, 496, '102 - 496', null, 0],
    ]),
  ],
}
