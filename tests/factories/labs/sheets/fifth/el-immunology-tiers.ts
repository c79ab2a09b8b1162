import { gold, type TestSheet } from '../../scoring/gold.ts'

/** Serology: words in capitals, an index in brackets, tiers for negative and positive on their own lines, a titre. */
export const EL_IMMUNOLOGY_TIERS: TestSheet = {
  name: 'el-immunology-tiers',
  language: 'el',
  sheet: {
    size: 9.5,
    pages: [
      [
        { at: [[30, 'ΑΝΟΣΟΛΟΓΙΚΟΣ ΕΛΕΓΧΟΣ']] },
        'Φύλο: Άνδρας    Ηλικία: 45    Ημερομηνία λήψης δείγματος: 7 Μαρτίου 2026',
        { gap: 0.6 },
        {
          columns: [{ x: 0 }, { x: 34 }, { x: 58 }, { x: 72 }],
          padding: 0.35,
          rows: [
            'ΕΞΕΤΑΣΗ | ΑΠΟΤΕΛΕΣΜΑ | ΜΟΝΑΔΕΣ | ΦΥΣΙΟΛΟΓΙΚΕΣ ΤΙΜΕΣ',
            'HBsAg | ΑΡΝΗΤΙΚΟ (0,41) | | Αρνητικό',
            'Anti-HCV | ΑΡΝΗΤΙΚΟ (0,09) | | Αρνητικό',
            'Anti-HBs | 148,0 | mIU/ml | > 10,0',
            'VDRL | ΑΡΝΗΤΙΚΗ | | Αρνητική',
            'Toxoplasma IgG | ΘΕΤΙΚΟ | | Αρνητικό',
            'Τίτλος ANA | 1:160 | | < 1:80',
            'IgE ολική | 312 | IU/ml | έως 100',
            'Ρευματοειδής παράγοντας | < 9,5 | IU/ml | έως 14,0',
            'ASTO | 240 | IU/ml | έως 200',
            'CRP | 0,06 | mg/dl | < 0,50',
            'C3 συμπληρώματος | 84 | mg/dl | 90 - 180',
          ],
        },
        { gap: 0.5 },
        'Ο Επιστημονικός Υπεύθυνος            ISO 15189:2012  Αρ. Πιστ. 604',
      ],
    ],
  },
  gold: [
    gold({ date: '2026-03-07', sex: 'male', ageYears: 45, conclusion: null }, [
      ['hbsag', 'HBsAg', 'ΑΡΝΗΤΙΚΟ (0,41)', false, null, null, null, 'Αρνητικό', null, 0],
      ['anti_hcv', 'Anti-HCV', 'ΑΡΝΗΤΙΚΟ (0,09)', false, null, null, null, 'Αρνητικό', null, 0],
      [null, 'Anti-HBs', '148,0', 148, 'mIU/ml', 10, null, '> 10,0', null, 0],
      [null, 'VDRL', 'ΑΡΝΗΤΙΚΗ', false, null, null, null, 'Αρνητική', null, 0],
      [null, 'Toxoplasma IgG', 'ΘΕΤΙΚΟ', true, null, null, null, 'Αρνητικό', null, 1],
      [null, 'Τίτλος ANA', '1:160', '1:160', null, null, null, '< 1:80', null, 1],
      ['ige_total', 'IgE ολική', '312', 312, 'IU/ml', null, 100, 'έως 100', null, 1],
      ['rheumatoid_factor', 'Ρευματοειδής παράγοντας', '< 9,5', 9.5, 'IU/ml', null, 14, 'έως 14,0', null, 0, '<'],
      ['aslo', 'ASTO', '240', 240, 'IU/ml', null, 200, 'έως 200', null, 1],
      ['crp', 'CRP', '0,06', 0.06, 'mg/dl', null, 0.5, '< 0,50', null, 0],
      [null, 'C3 συμπληρώματος', '84', 84, 'mg/dl', 90, 180, '90 - 180', null, 1],
    ]),
  ],
}
