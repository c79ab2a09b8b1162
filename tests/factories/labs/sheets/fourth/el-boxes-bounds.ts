import { gold, type TestSheet } from '../../scoring/gold.ts'

/** Bounds in two columns with Greek headings, stars before results. */
export const EL_BOXES_BOUNDS: TestSheet = {
  name: 'el-boxes-bounds',
  language: 'el',
  sheet: {
    size: 9,
    pages: [
      [
        'ΠΡΟΛΗΠΤΙΚΟΣ ΕΛΕΓΧΟΣ',
        {
          at: [
            [0, 'Φύλο: Άρρεν'],
            [25, 'Ηλικία: 49 ετών'],
            [55, 'Ημερομηνία λήψης: 08/01/2026'],
          ],
        },
        { gap: 0.5 },
        {
          columns: [{ x: 0 }, { x: 38 }, { x: 52 }, { x: 68 }, { x: 84 }],
          padding: 0.25,
          rows: [
            'Εξέταση | Αποτέλεσμα | Μονάδες | Κάτω όριο | Άνω όριο',
            'Γλυκόζη | * 118 | mg/dl | 70 | 100',
            'Ουρία | 42 | mg/dl | 15 | 50',
            'Κρεατινίνη | 1,02 | mg/dl | 0,70 | 1,20',
            'Ουρικό οξύ | * 7,8 | mg/dl | 3,4 | 7,0',
            'SGOT (AST) | 31 | U/L | 5 | 40',
            'SGPT (ALT) | * 52 | U/L | 5 | 41',
            'Νάτριο | 140 | mmol/l | 136 | 145',
            'Κάλιο | 4,9 | mmol/l | 3,5 | 5,1',
            'Ασβέστιο | 9,6 | mg/dl | 8,6 | 10,2',
            'PSA | 1,14 | ng/ml | 0,00 | 4,00',
          ],
        },
      ],
    ],
  },
  gold: [
    gold({ date: '2026-01-08', sex: 'male', ageYears: 49, conclusion: null }, [
      ['glucose', 'Γλυκόζη', '118', 118, 'mg/dl', 70, 100, '70 - 100', '*', 1],
      ['urea', 'Ουρία', '42', 42, 'mg/dl', 15, 50, '15 - 50', null, 0],
      ['creatinine', 'Κρεατινίνη', '1,02', 1.02, 'mg/dl', 0.7, 1.2, '0,70 - 1,20', null, 0],
      ['uric_acid', 'Ουρικό οξύ', '7,8', 7.8, 'mg/dl', 3.4, 7, '3,4 - 7,0', '*', 1],
      ['ast', 'SGOT (AST)', '31', 31, 'U/L', 5, 40, '5 - 40', null, 0],
      ['alt', 'SGPT (ALT)', '52', 52, 'U/L', 5, 41, '5 - 41', '*', 1],
      ['sodium', 'Νάτριο', '140', 140, 'mmol/l', 136, 145, '136 - 145', null, 0],
      ['potassium', 'Κάλιο', '4,9', 4.9, 'mmol/l', 3.5, 5.1, '3,5 - 5,1', null, 0],
      ['calcium_total', 'Ασβέστιο', '9,6', 9.6, 'mg/dl', 8.6, 10.2, '8,6 - 10,2', null, 0],
      ['psa_total', 'PSA', '1,14', 1.14, 'ng/ml', 0, 4, '0,00 - 4,00', null, 0],
    ]),
  ],
}
