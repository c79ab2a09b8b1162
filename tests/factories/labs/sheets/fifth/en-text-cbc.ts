import { gold, type TestSheet } from '../../scoring/gold.ts'

/** A line printer's blood count: capitals for headings, "Not Estab." for a range, a site's code at the end of each line. */
export const EN_TEXT_CBC: TestSheet = {
  name: 'en-text-cbc',
  language: 'en',
  sheet: `
Specimen: 055-123-0000-0    Collected: 11/05/2025 07:32 AM    Reported: 11/06/2025 04:10 PM
Sex: M    Age: 64    Fasting: No    Phone: 555-010-2200

TEST                          RESULT    FLAG    UNITS        REFERENCE INTERVAL    LAB
CBC With Differential/Platelet
WBC                           11.8      High    x10E3/uL     3.4-10.8              01
RBC                           4.02      Low     x10E6/uL     4.14-5.80             01
Hemoglobin                    12.1      Low     g/dL         13.0-17.7             01
Hematocrit                    36.4      Low     %            37.5-51.0             01
MCV                           91                fL           79-97                 01
MCH                           30.1              pg           26.6-33.0             01
MCHC                          33.2              g/dL         31.5-35.7             01
RDW                           13.9              %            11.6-15.4             01
Platelets                     512       High    x10E3/uL     150-450               01
Neutrophils                   78                %            Not Estab.            01
Lymphs                        12                %            Not Estab.            01
Neutrophils (Absolute)        9.2       High    x10E3/uL     1.4-7.0               01
Lymphs (Absolute)             1.4               x10E3/uL     0.7-3.1               01
Immature Granulocytes         1                 %            Not Estab.            01
C-Reactive Protein, Quant     37        High    mg/L         0-10                  01
Sedimentation Rate-Westergren 48        High    mm/hr        0-30                  01

01   Performing laboratory, 1447 York Court
Final Report                                                            Page 1 of 1
`,
  gold: [
    gold({ date: '2025-11-05', sex: 'male', ageYears: 64, conclusion: null }, [
      ['wbc', 'WBC', '11.8', 11.8, 'x10E3/uL', 3.4, 10.8, '3.4-10.8', 'High', 1],
      ['rbc', 'RBC', '4.02', 4.02, 'x10E6/uL', 4.14, 5.8, '4.14-5.80', 'Low', 1],
      ['hemoglobin', 'Hemoglobin', '12.1', 12.1, 'g/dL', 13, 17.7, '13.0-17.7', 'Low', 1],
      ['hematocrit', 'Hematocrit', '36.4', 36.4, '%', 37.5, 51, '37.5-51.0', 'Low', 1],
      ['mcv', 'MCV', '91', 91, 'fL', 79, 97, '79-97', null, 0],
      ['mch', 'MCH', '30.1', 30.1, 'pg', 26.6, 33, '26.6-33.0', null, 0],
      ['mchc', 'MCHC', '33.2', 33.2, 'g/dL', 31.5, 35.7, '31.5-35.7', null, 0],
      ['rdw_cv', 'RDW', '13.9', 13.9, '%', 11.6, 15.4, '11.6-15.4', null, 0],
      ['platelets', 'Platelets', '512', 512, 'x10E3/uL', 150, 450, '150-450', 'High', 1],
      ['neutrophils_pct', 'Neutrophils', '78', 78, '%', null, null, 'Not Estab.', null, null],
      ['lymphocytes_pct', 'Lymphs', '12', 12, '%', null, null, 'Not Estab.', null, null],
      ['neutrophils_abs', 'Neutrophils (Absolute)', '9.2', 9.2, 'x10E3/uL', 1.4, 7, '1.4-7.0', 'High', 1],
      ['lymphocytes_abs', 'Lymphs (Absolute)', '1.4', 1.4, 'x10E3/uL', 0.7, 3.1, '0.7-3.1', null, 0],
      [null, 'Immature Granulocytes', '1', 1, '%', null, null, 'Not Estab.', null, null],
      ['crp', 'C-Reactive Protein, Quant', '37', 37, 'mg/L', 0, 10, '0-10', 'High', 1],
      ['esr', 'Sedimentation Rate-Westergren', '48', 48, 'mm/hr', 0, 30, '0-30', 'High', 1],
    ]),
  ],
}
