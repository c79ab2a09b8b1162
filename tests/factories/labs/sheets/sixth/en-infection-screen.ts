import { gold, type TestSheet } from '../../scoring/gold.ts'

/** Infections in words: negated forms, an index, a titre, a sample that was not enough; British date in words. */
export const EN_INFECTION_SCREEN: TestSheet = {
  name: 'en-infection-screen',
  language: 'en',
  sheet: {
    size: 9.5,
    pages: [
      [
        {
          at: [
            [0, 'VIROLOGY AND SEROLOGY'],
            [66, 'Lab no. V,26.0114820'],
          ],
        },
        'Date of collection: 12 January 2026     Sex: M     Age: 41 years',
        'Clinical details: occupational exposure',
        { gap: 0.6 },
        {
          columns: [{ x: 0 }, { x: 46 }, { x: 70 }, { x: 84 }],
          padding: 0.3,
          rows: [
            'Investigation | Result | Units | Reference',
            'HIV 1/2 Ag/Ab combo | Non-reactive | | Non-reactive',
            'Hepatitis B surface antigen | Not detected | | Not detected',
            'Hepatitis C antibodies | Negative | | Negative',
            'Anti-HBs | 12.4 | mIU/mL | >10.0',
            'Syphilis antibody | Reactive | | Non-reactive',
            'RPR | 1:8 | | Non-reactive',
            'Rubella IgG | Positive | | ',
            'ANA | Negative | | Negative',
            'Rheumatoid factor | <10 | IU/mL | <14',
            'ASO | 310 | IU/mL | <200',
            'C-reactive protein | 3 | mg/L | 0 - 5',
            'Procalcitonin | QNS | ng/mL | <0.05',
          ],
        },
        { gap: 0.7 },
        'Result telephoned to ward 7 at 16:40.     Page 1 of 2',
      ],
    ],
  },
  gold: [
    gold({ date: '2026-01-12', sex: 'male', ageYears: 41, conclusion: null }, [
      [null, 'HIV 1/2 Ag/Ab combo', 'Non-reactive', false, null, null, null, 'Non-reactive', null, 0],
      ['hbsag', 'Hepatitis B surface antigen', 'Not detected', false, null, null, null, 'Not detected', null, 0],
      ['anti_hcv', 'Hepatitis C antibodies', 'Negative', false, null, null, null, 'Negative', null, 0],
      [null, 'Anti-HBs', '12.4', 12.4, 'mIU/mL', 10, null, '>10.0', null, 0],
      [null, 'Syphilis antibody', 'Reactive', true, null, null, null, 'Non-reactive', null, 1],
      [null, 'RPR', '1:8', '1:8', null, null, null, 'Non-reactive', null, 1],
      [null, 'Rubella IgG', 'Positive', true, null, null, null, null, null, null],
      [null, 'ANA', 'Negative', false, null, null, null, 'Negative', null, 0],
      ['rheumatoid_factor', 'Rheumatoid factor', '<10', 10, 'IU/mL', null, 14, '<14', null, 0, '<'],
      ['aslo', 'ASO', '310', 310, 'IU/mL', null, 200, '<200', null, 1],
      ['crp', 'C-reactive protein', '3', 3, 'mg/L', 0, 5, '0 - 5', null, 0],
      ['procalcitonin', 'Procalcitonin', 'QNS', null, 'ng/mL', null, null, '<0.05', null, null],
    ]),
  ],
}
