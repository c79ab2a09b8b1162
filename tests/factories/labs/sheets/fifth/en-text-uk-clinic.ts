import { gold, type TestSheet } from '../../scoring/gold.ts'

/** British hospital print: sections, ranges in round brackets, H and L at the end, comparators. */
export const EN_TEXT_UK_CLINIC: TestSheet = {
  name: 'en-text-uk-clinic',
  language: 'en',
  sheet: `
Collected 17/09/2025   Received 17/09/2025   Reported 18/09/2025   Sex: Female   Age: 29 years

THYROID FUNCTION TEST
  Free T4                        9.8      pmol/L    (12.0 - 22.0)    L
  TSH                            18.40    mU/L      (0.27 - 4.20)    H
HAEMATINICS
  Serum folate                   2.1      ug/L      (3.9 - 26.8)     L
  Vitamin B12                    <150     ng/L      (197 - 771)      L
  Ferritin                       11       ug/L      (13 - 150)       L
COELIAC SCREEN
  Tissue transglutaminase IgA    >128     U/mL      (<7)             H
BONE PROFILE
  Adjusted calcium               2.31     mmol/L    (2.20 - 2.60)
  Inorganic phosphate            0.79     mmol/L    (0.80 - 1.50)    L
  Alkaline phosphatase           128      U/L       (30 - 130)
  Albumin                        41       g/L       (35 - 50)
LIPIDS
  Total cholesterol              5.6      mmol/L    (<5.0)           H
  HDL cholesterol                1.62     mmol/L    (>1.2)
  Triglycerides                  1.1      mmol/L    (<1.7)

Authorised by: duty biochemist   Lab telephone 0113 496 0000 ext 5512
`,
  gold: [
    gold({ date: '2025-09-17', sex: 'female', ageYears: 29, conclusion: null }, [
      ['ft4', 'Free T4', '9.8', 9.8, 'pmol/L', 12, 22, '12.0 - 22.0', 'L', 1],
      ['tsh', 'TSH', '18.40', 18.4, 'mU/L', 0.27, 4.2, '0.27 - 4.20', 'H', 1],
      ['folate', 'Serum folate', '2.1', 2.1, 'ug/L', 3.9, 26.8, '3.9 - 26.8', 'L', 1],
      ['vitamin_b12', 'Vitamin B12', '<150', 150, 'ng/L', 197, 771, '197 - 771', 'L', 1, '<'],
      ['ferritin', 'Ferritin', '11', 11, 'ug/L', 13, 150, '13 - 150', 'L', 1],
      [null, 'Tissue transglutaminase IgA', '>128', 128, 'U/mL', null, 7, '<7', 'H', 1, '>'],
      [null, 'Adjusted calcium', '2.31', 2.31, 'mmol/L', 2.2, 2.6, '2.20 - 2.60', null, 0],
      ['phosphate', 'Inorganic phosphate', '0.79', 0.79, 'mmol/L', 0.8, 1.5, '0.80 - 1.50', 'L', 1],
      ['alp', 'Alkaline phosphatase', '128', 128, 'U/L', 30, 130, '30 - 130', null, 0],
      ['albumin', 'Albumin', '41', 41, 'g/L', 35, 50, '35 - 50', null, 0],
      ['cholesterol_total', 'Total cholesterol', '5.6', 5.6, 'mmol/L', null, 5, '<5.0', 'H', 1],
      ['cholesterol_hdl', 'HDL cholesterol', '1.62', 1.62, 'mmol/L', 1.2, null, '>1.2', null, 0],
      ['triglycerides', 'Triglycerides', '1.1', 1.1, 'mmol/L', null, 1.7, '<1.7', null, 0],
    ]),
  ],
}
