import { gold, type TestSheet } from '../../scoring/gold.ts'

/** Words as results without columns of units, leaders between names and results, indices in brackets. */
export const EL_INFECTIONS_LIST: TestSheet = {
  name: 'el-infections-list',
  language: 'el',
  sheet: {
    size: 10,
    pages: [
      [
        'ΑΝΟΣΟΛΟΓΙΚΕΣ ΕΞΕΤΑΣΕΙΣ',
        'Ημερομηνία λήψης: 25.11.2025    Φύλο: Θήλυ    Ηλικία: 27 ετών',
        { gap: 0.5 },
        'HBsAg: Αρνητικό (0,21)',
        'Anti-HCV: Αρνητικό (0,05)',
        'Anti-HIV 1/2: Μη αντιδραστικό',
        'CRP: 1,8 mg/dl (έως 0,5) Υψηλό',
        'Ρευματοειδής παράγοντας (RF): < 10 IU/ml (έως 14)',
        'ASTO: 180 IU/ml (έως 200)',
        'TSH: 3,02 μIU/ml (0,27 - 4,20)',
        'Φερριτίνη: 8 ng/ml (13 - 150) Χαμηλό',
        'Βιταμίνη B12: 288 pg/ml (197 - 771)',
        { gap: 0.5 },
        'Ο Μικροβιολόγος',
      ],
    ],
  },
  gold: [
    gold({ date: '2025-11-25', sex: 'female', ageYears: 27, conclusion: null }, [
      ['hbsag', 'HBsAg', 'Αρνητικό (0,21)', false, null, null, null, null, null, 0],
      ['anti_hcv', 'Anti-HCV', 'Αρνητικό (0,05)', false, null, null, null, null, null, 0],
      [null, 'Anti-HIV 1/2', 'Μη αντιδραστικό', false, null, null, null, null, null, 0],
      ['crp', 'CRP', '1,8', 1.8, 'mg/dl', null, 0.5, 'έως 0,5', 'Υψηλό', 1],
      ['rheumatoid_factor', 'Ρευματοειδής παράγοντας (RF)', '< 10', 10, 'IU/ml', null, 14, 'έως 14', null, 0, '<'],
      ['aslo', 'ASTO', '180', 180, 'IU/ml', null, 200, 'έως 200', null, 0],
      ['tsh', 'TSH', '3,02', 3.02, 'μIU/ml', 0.27, 4.2, '0,27 - 4,20', null, 0],
      ['ferritin', 'Φερριτίνη', '8', 8, 'ng/ml', 13, 150, '13 - 150', 'Χαμηλό', 1],
      ['vitamin_b12', 'Βιταμίνη B12', '288', 288, 'pg/ml', 197, 771, '197 - 771', null, 0],
    ]),
  ],
}
