import { gold, type TestSheet } from '../../scoring/gold.ts'

/** Urine and blood on one page without headings of columns, capitals for words, intervals per field. */
export const EL_URINE_AND_BLOOD: TestSheet = {
  name: 'el-urine-and-blood',
  language: 'el',
  sheet: `
ΜΙΚΡΟΒΙΟΛΟΓΙΚΟ ΕΡΓΑΣΤΗΡΙΟ  Λ. Κηφισίας 124, Αθήνα  Τηλ: 210-6910000
Ημ/νία: 21 Νοεμβρίου 2025      Θήλυ, 26 ετών

ΓΕΝΙΚΗ ΕΞΕΤΑΣΗ ΟΥΡΩΝ
Χρώμα                  ΚΙΤΡΙΝΟ
Όψη                    ΔΙΑΥΓΗΣ
Ειδικό βάρος           1.015                      1.005 - 1.030
pH                     6,5                        5,0 - 8,0
Λεύκωμα                ΑΡΝΗΤΙΚΟ                   Αρνητικό
Σάκχαρο                ΑΡΝΗΤΙΚΟ                   Αρνητικό
Οξόνη                  ΘΕΤΙΚΗ (+)                 Αρνητική
Νιτρώδη                ΑΡΝΗΤΙΚΑ                   Αρνητικά
Πυοσφαίρια             2-4 κ.ο.π.                 0-5
Ερυθρά                 0-1 κ.ο.π.                 0-3
ΒΙΟΧΗΜΙΚΟΣ ΕΛΕΓΧΟΣ ΑΙΜΑΤΟΣ
Σάκχαρο                87 mg/dl                   70 - 105
Ουρία                  24 mg/dl                   10 - 50
Κρεατινίνη             0,66 mg/dl                 0,50 - 0,90
Φερριτίνη              14,3 ng/ml                 13,0 - 150,0
TSH                    <0,01 μIU/ml               0,27 - 4,20
`,
  gold: [
    gold({ date: '2025-11-21', sex: 'female', ageYears: 26, conclusion: null }, [
      [null, 'Χρώμα', 'ΚΙΤΡΙΝΟ', 'ΚΙΤΡΙΝΟ', null, null, null, null, null, null],
      [null, 'Όψη', 'ΔΙΑΥΓΗΣ', 'ΔΙΑΥΓΗΣ', null, null, null, null, null, null],
      ['urine_specific_gravity', 'Ειδικό βάρος', '1.015', 1.015, null, 1.005, 1.03, '1.005 - 1.030', null, 0],
      ['urine_ph', 'pH', '6,5', 6.5, null, 5, 8, '5,0 - 8,0', null, 0],
      ['urine_protein', 'Λεύκωμα', 'ΑΡΝΗΤΙΚΟ', false, null, null, null, 'Αρνητικό', null, 0],
      [null, 'Σάκχαρο', 'ΑΡΝΗΤΙΚΟ', false, null, null, null, 'Αρνητικό', null, 0],
      [null, 'Οξόνη', 'ΘΕΤΙΚΗ (+)', true, null, null, null, 'Αρνητική', null, 1],
      [null, 'Νιτρώδη', 'ΑΡΝΗΤΙΚΑ', false, null, null, null, 'Αρνητικά', null, 0],
      [null, 'Πυοσφαίρια', '2-4', '2-4', 'κ.ο.π.', 0, 5, '0-5', null, 0],
      [null, 'Ερυθρά', '0-1', '0-1', 'κ.ο.π.', 0, 3, '0-3', null, 0],
      ['glucose', 'Σάκχαρο', '87', 87, 'mg/dl', 70, 105, '70 - 105', null, 0],
      ['urea', 'Ουρία', '24', 24, 'mg/dl', 10, 50, '10 - 50', null, 0],
      ['creatinine', 'Κρεατινίνη', '0,66', 0.66, 'mg/dl', 0.5, 0.9, '0,50 - 0,90', null, 0],
      ['ferritin', 'Φερριτίνη', '14,3', 14.3, 'ng/ml', 13, 150, '13,0 - 150,0', null, 0],
      ['tsh', 'TSH', '<0,01', 0.01, 'μIU/ml', 0.27, 4.2, '0,27 - 4,20', null, 1, '<'],
    ]),
  ],
}
