import { gold, type TestSheet } from '../../scoring/gold.ts'

/** Ranges by sex on two lines, units behind results, Greek words for bounds. */
export const EL_LIPIDS_SEXES: TestSheet = {
  name: 'el-lipids-sexes',
  language: 'el',
  sheet: {
    size: 9,
    pages: [
      [
        'ΒΙΟΧΗΜΙΚΟΣ ΕΛΕΓΧΟΣ',
        'Φύλο: Γυναίκα     Ηλικία: 54 ετών',
        'Ημερομηνία δειγματοληψίας: 2 Οκτωβρίου 2025',
        { gap: 0.5 },
        {
          columns: [{ x: 0 }, { x: 38 }, { x: 62, width: 36 }],
          padding: 0.3,
          rows: [
            'ΕΞΕΤΑΣΗ | ΑΠΟΤΕΛΕΣΜΑ | ΤΙΜΕΣ ΑΝΑΦΟΡΑΣ',
            'Χοληστερόλη ολική | 243 mg/dl | < 200',
            'HDL χοληστερόλη | 61 mg/dl | Α: > 40\\nΓ: > 50',
            'LDL χοληστερόλη | 158 mg/dl | έως 130',
            'Τριγλυκερίδια | 120 mg/dl | έως 150',
            'Γλυκόζη | 93 mg/dl | 70 - 100',
            'Κρεατινίνη | 0,74 mg/dl | Α: 0,70 - 1,20\\nΓ: 0,50 - 0,90',
            'Ουρικό οξύ | 6,1 mg/dl | Α: 3,4 - 7,0\\nΓ: 2,4 - 5,7',
            'SGOT (AST) | 21 U/L | έως 32',
            'SGPT (ALT) | 18 U/L | έως 33',
            'γ-GT | 25 U/L | Α: 10 - 71\\nΓ: 6 - 42',
            'Σίδηρος | 72 μg/dl | 37 - 145',
            'Φερριτίνη | 41 ng/ml | 13 - 150',
          ],
        },
      ],
    ],
  },
  gold: [
    gold({ date: '2025-10-02', sex: 'female', ageYears: 54, conclusion: null }, [
      ['cholesterol_total', 'Χοληστερόλη ολική', '243', 243, 'mg/dl', null, 200, '< 200', null, 1],
      ['cholesterol_hdl', 'HDL χοληστερόλη', '61', 61, 'mg/dl', 50, null, 'Α: > 40; Γ: > 50', null, 0],
      ['cholesterol_ldl', 'LDL χοληστερόλη', '158', 158, 'mg/dl', null, 130, 'έως 130', null, 1],
      ['triglycerides', 'Τριγλυκερίδια', '120', 120, 'mg/dl', null, 150, 'έως 150', null, 0],
      ['glucose', 'Γλυκόζη', '93', 93, 'mg/dl', 70, 100, '70 - 100', null, 0],
      ['creatinine', 'Κρεατινίνη', '0,74', 0.74, 'mg/dl', 0.5, 0.9, 'Α: 0,70 - 1,20; Γ: 0,50 - 0,90', null, 0],
      ['uric_acid', 'Ουρικό οξύ', '6,1', 6.1, 'mg/dl', 2.4, 5.7, 'Α: 3,4 - 7,0; Γ: 2,4 - 5,7', null, 1],
      ['ast', 'SGOT (AST)', '21', 21, 'U/L', null, 32, 'έως 32', null, 0],
      ['alt', 'SGPT (ALT)', '18', 18, 'U/L', null, 33, 'έως 33', null, 0],
      ['ggt', 'γ-GT', '25', 25, 'U/L', 6, 42, 'Α: 10 - 71; Γ: 6 - 42', null, 0],
      ['iron', 'Σίδηρος', '72', 72, 'μg/dl', 37, 145, '37 - 145', null, 0],
      ['ferritin', 'Φερριτίνη', '41', 41, 'ng/ml', 13, 150, '13 - 150', null, 0],
    ]),
  ],
}
