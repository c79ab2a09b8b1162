import { gold, type TestSheet } from '../../scoring/gold.ts'

/** A dipstick and a sediment, words as results, a normal column of words. */
export const EN_URINE_DIPSTICK: TestSheet = {
  name: 'en-urine-dipstick',
  language: 'en',
  sheet: {
    size: 9.5,
    pages: [
      [
        'URINALYSIS, COMPLETE',
        'Sex: F   Age: 24   Collected: 19 Nov 2025',
        { gap: 0.5 },
        {
          columns: [{ x: 0 }, { x: 34 }, { x: 60 }],
          padding: 0.25,
          rows: [
            'Test | Result | Reference Range',
            'COLOR | Dark yellow | Yellow',
            'SPECIFIC GRAVITY | 1.028 | 1.001 - 1.035',
            'PH | 5.5 | 5.0 - 8.0',
            'GLUCOSE | Negative | Negative',
            'KETONES | Trace | Negative',
            'PROTEIN | 1+ | Negative',
            'NITRITE | Positive | Negative',
            'WBC | 20-40 /HPF | < OR = 5 /HPF',
            'RBC | 0-2 /HPF | < OR = 2 /HPF',
          ],
        },
      ],
    ],
  },
  gold: [
    gold({ date: '2025-11-19', sex: 'female', ageYears: 24, conclusion: null }, [
      [null, 'COLOR', 'Dark yellow', 'Dark yellow', null, null, null, 'Yellow', null, null],
      ['urine_specific_gravity', 'SPECIFIC GRAVITY', '1.028', 1.028, null, 1.001, 1.035, '1.001 - 1.035', null, 0],
      ['urine_ph', 'PH', '5.5', 5.5, null, 5, 8, '5.0 - 8.0', null, 0],
      [null, 'GLUCOSE', 'Negative', false, null, null, null, 'Negative', null, 0],
      [null, 'KETONES', 'Trace', 'Trace', null, null, null, 'Negative', null, 1],
      ['urine_protein', 'PROTEIN', '1+', '1+', null, null, null, 'Negative', null, 1],
      [null, 'NITRITE', 'Positive', true, null, null, null, 'Negative', null, 1],
      [null, 'WBC', '20-40', '20-40', '/HPF', null, 5, '< OR = 5 /HPF', null, 1],
      [null, 'RBC', '0-2', '0-2', '/HPF', null, 2, '< OR = 2 /HPF', null, 0],
    ]),
  ],
}
