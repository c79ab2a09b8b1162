import { gold, type TestSheet } from '../../scoring/gold.ts'

/** Coagulation and cardiac markers: thousands with a point, bounds in words, a note in brackets, a referral line. */
export const EL_COAGULATION_TEXT: TestSheet = {
  name: 'el-coagulation-text',
  language: 'el',
  sheet: `
ΔΙΑΓΝΩΣΤΙΚΟ ΚΕΝΤΡΟ      Παραγγελία: 114-20877
Φύλο: Άνδρας     Ηλικία: 73     Ημερομηνία λήψης: 30/09/2025 07:45     Παραπέμπων: —

ΑΙΜΟΣΤΑΣΗ                      Αποτέλεσμα     Μονάδες      Φυσιολογικές τιμές
Χρόνος προθρομβίνης (PT)       24,6 ↑         sec          11,0 - 14,5
INR                            2,31 ↑                      0,85 - 1,20
APTT                           33,8           sec          26,0 - 36,0
Ινωδογόνο                      412 ↑          mg/dl        200 - 400
D-Dimers                       0,72 ↑         μg/ml        έως 0,50
ΚΑΡΔΙΟΛΟΓΙΚΟΙ ΔΕΙΚΤΕΣ
NT-proBNP                      1.845 ↑        pg/ml        < 450
Τροπονίνη I                    11             ng/L         < 34
CPK                            96             U/L          άνδρες: 39 - 308  γυναίκες: 26 - 192
CK-MB                          2,9            ng/ml        έως 5,0
LDH                            214            U/L          135 - 225
Ομοκυστεΐνη                    17,2 ↑         μmol/l       5,0 - 15,0

Οι τιμές εκτός ορίων σημειώνονται με βέλος. Πιστοποιητικό 1041-3
`,
  gold: [
    gold({ date: '2025-09-30', sex: 'male', ageYears: 73, conclusion: null }, [
      ['prothrombin_time', 'Χρόνος προθρομβίνης (PT)', '24,6', 24.6, 'sec', 11, 14.5, '11,0 - 14,5', '↑', 1],
      ['inr', 'INR', '2,31', 2.31, null, 0.85, 1.2, '0,85 - 1,20', '↑', 1],
      ['aptt', 'APTT', '33,8', 33.8, 'sec', 26, 36, '26,0 - 36,0', null, 0],
      ['fibrinogen', 'Ινωδογόνο', '412', 412, 'mg/dl', 200, 400, '200 - 400', '↑', 1],
      ['d_dimer', 'D-Dimers', '0,72', 0.72, 'μg/ml', null, 0.5, 'έως 0,50', '↑', 1],
      ['nt_probnp', 'NT-proBNP', '1.845', 1845, 'pg/ml', null, 450, '< 450', '↑', 1],
      ['troponin_i_hs', 'Τροπονίνη I', '11', 11, 'ng/L', null, 34, '< 34', null, 0],
      ['ck', 'CPK', '96', 96, 'U/L', 39, 308, 'άνδρες: 39 - 308  γυναίκες: 26 - 192', null, 0],
      ['ck_mb', 'CK-MB', '2,9', 2.9, 'ng/ml', null, 5, 'έως 5,0', null, 0],
      ['ldh', 'LDH', '214', 214, 'U/L', 135, 225, '135 - 225', null, 0],
      ['homocysteine', 'Ομοκυστεΐνη', '17,2', 17.2, 'μmol/l', 5, 15, '5,0 - 15,0', '↑', 1],
    ]),
  ],
}
