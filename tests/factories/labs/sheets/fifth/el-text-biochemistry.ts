import { gold, type TestSheet } from '../../scoring/gold.ts'

/** A Greek diagnostic centre: H behind results, ranges by sex on one line, sections in capitals, a footer of numbers. */
export const EL_TEXT_BIOCHEMISTRY: TestSheet = {
  name: 'el-text-biochemistry',
  language: 'el',
  sheet: `
ΒΙΟΧΗΜΙΚΕΣ ΕΞΕΤΑΣΕΙΣ
Ημερομηνία δειγματοληψίας: 05/11/2025      Φύλο: Γυναίκα      Ηλικία: 61 ετών

ΕΞΕΤΑΣΗ                        ΑΠΟΤΕΛΕΣΜΑ        ΜΟΝΑΔΕΣ     ΤΙΜΕΣ ΑΝΑΦΟΡΑΣ
Σάκχαρο                        126      H        mg/dl       70 - 105
Ουρία                          52       H        mg/dl       10 - 50
Κρεατινίνη                     0,98              mg/dl       Α: 0,7-1,2  Γ: 0,5-0,9
Ουρικό οξύ                     6,4      H        mg/dl       έως 6,0
Χοληστερίνη                    248      H        mg/dl       < 200
HDL χοληστερόλη                48                mg/dl       > 45
Τριγλυκερίδια                  171      H        mg/dl       < 150
SGOT (AST)                     22                U/L         έως 32
SGPT (ALT)                     19                U/L         έως 33
γ-GT                           61       H        U/L         5 - 36
Αλκαλική φωσφατάση             88                U/L         35 - 104
Νάτριο (Na)                    139               mmol/l      136 - 145
Κάλιο (K)                      5,3      H        mmol/l      3,5 - 5,1
CRP                            1,2      H        mg/dl       < 0,5
Γλυκοζυλιωμένη αιμοσφαιρίνη    6,9      H        %           4,0 - 6,0
Σίδηρος                        68                μg/dl       37 - 145

Τηλ. 210 6969000                Αρ. πρωτοκόλλου 25110500417          Σελίδα 1 από 1
`,
  gold: [
    gold({ date: '2025-11-05', sex: 'female', ageYears: 61, conclusion: null }, [
      ['glucose', 'Σάκχαρο', '126', 126, 'mg/dl', 70, 105, '70 - 105', 'H', 1],
      ['urea', 'Ουρία', '52', 52, 'mg/dl', 10, 50, '10 - 50', 'H', 1],
      ['creatinine', 'Κρεατινίνη', '0,98', 0.98, 'mg/dl', 0.5, 0.9, 'Α: 0,7-1,2  Γ: 0,5-0,9', null, 1],
      ['uric_acid', 'Ουρικό οξύ', '6,4', 6.4, 'mg/dl', null, 6, 'έως 6,0', 'H', 1],
      ['cholesterol_total', 'Χοληστερίνη', '248', 248, 'mg/dl', null, 200, '< 200', 'H', 1],
      ['cholesterol_hdl', 'HDL χοληστερόλη', '48', 48, 'mg/dl', 45, null, '> 45', null, 0],
      ['triglycerides', 'Τριγλυκερίδια', '171', 171, 'mg/dl', null, 150, '< 150', 'H', 1],
      ['ast', 'SGOT (AST)', '22', 22, 'U/L', null, 32, 'έως 32', null, 0],
      ['alt', 'SGPT (ALT)', '19', 19, 'U/L', null, 33, 'έως 33', null, 0],
      ['ggt', 'γ-GT', '61', 61, 'U/L', 5, 36, '5 - 36', 'H', 1],
      ['alp', 'Αλκαλική φωσφατάση', '88', 88, 'U/L', 35, 104, '35 - 104', null, 0],
      ['sodium', 'Νάτριο (Na)', '139', 139, 'mmol/l', 136, 145, '136 - 145', null, 0],
      ['potassium', 'Κάλιο (K)', '5,3', 5.3, 'mmol/l', 3.5, 5.1, '3,5 - 5,1', 'H', 1],
      ['crp', 'CRP', '1,2', 1.2, 'mg/dl', null, 0.5, '< 0,5', 'H', 1],
      ['hba1c', 'Γλυκοζυλιωμένη αιμοσφαιρίνη', '6,9', 6.9, '%', 4, 6, '4,0 - 6,0', 'H', 1],
      ['iron', 'Σίδηρος', '68', 68, 'μg/dl', 37, 145, '37 - 145', null, 0],
    ]),
  ],
}
