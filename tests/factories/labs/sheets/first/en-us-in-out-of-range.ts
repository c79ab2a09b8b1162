import { gold, type TestSheet } from '../../scoring/gold.ts'

/** A large US laboratory: capitals, results in or out of range in two columns, notes under rows, US dates and thousands. */
export const EN_US_IN_OUT_OF_RANGE: TestSheet = {
  name: 'en-us-in-out-of-range',
  language: 'en',
  sheet: {
    size: 8.5,
    pages: [
      [
        {
          at: [
            [0, 'PATIENT INFORMATION'],
            [38, 'REPORT STATUS: FINAL'],
            [70, 'ORDERING PHYSICIAN'],
          ],
        },
        {
          at: [
            [0, 'DOE, J'],
            [38, 'LAB REF #: 00A0000'],
            [70, 'NOT SHOWN'],
          ],
        },
        {
          at: [
            [0, 'DOB: 02/14/1961  Age: 64'],
            [38, 'COLLECTED: 10/09/2025 07:15 AM'],
          ],
        },
        {
          at: [
            [0, 'GENDER: M  FASTING: Y'],
            [38, 'REPORTED: 10/10/2025 11:02 PM'],
          ],
        },
        { gap: 0.8 },
        {
          columns: [{ x: 0, width: 38 }, { x: 42 }, { x: 55 }, { x: 69 }, { x: 95 }],
          rows: [
            'Test Name | In Range | Out Of Range | Reference Range | Lab',
            'CBC (INCLUDES DIFF/PLT) | | | | EZ',
            'WHITE BLOOD CELL COUNT | 5.9 | | 3.8-10.8 Thousand/uL |',
            'RED BLOOD CELL COUNT | | 4.11 L | 4.20-5.80 Million/uL |',
            'HEMOGLOBIN | | 12.8 L | 13.2-17.1 g/dL |',
            'HEMATOCRIT | 39.1 | | 38.5-50.0 % |',
            'MCV | 95.1 | | 80.0-100.0 fL |',
            'RDW | 13.4 | | 11.0-15.0 % |',
            'PLATELET COUNT | 231 | | 140-400 Thousand/uL |',
            'ABSOLUTE NEUTROPHILS | 3,540 | | 1500-7800 cells/uL |',
            'ABSOLUTE LYMPHOCYTES | 1,652 | | 850-3900 cells/uL |',
            'ABSOLUTE EOSINOPHILS | 118 | | 15-500 cells/uL |',
            'NEUTROPHILS | 60.0 | | % |',
            'LYMPHOCYTES | 28.0 | | % |',
            'LIPID PANEL, STANDARD | | | | EZ',
            'CHOLESTEROL, TOTAL | | 214 H | <200 mg/dL |',
            'HDL CHOLESTEROL | 46 | | > OR = 40 mg/dL |',
            'TRIGLYCERIDES | | 1,104 H | <150 mg/dL |',
            'CHOL/HDLC RATIO | 4.7 | | <5.0 (calc) |',
            'VITAMIN D,25-OH,TOTAL,IA | | 22 L | 30-100 ng/mL | AMD',
          ],
        },
        { at: [[4, 'Vitamin D Status 25-OH Vitamin D:']] },
        { at: [[4, 'Deficiency: <20 ng/mL']] },
        { at: [[4, 'Insufficiency: 20 - 29 ng/mL']] },
        { gap: 0.5 },
        'PERFORMING SITE:',
        'EZ  Example Laboratories, 1 Main Street, Springfield 00000  Laboratory Director: NOT SHOWN, CLIA: 00D0000000',
      ],
    ],
  },
  gold: [
    gold({ date: '2025-10-09', sex: 'male', ageYears: 64, conclusion: null }, [
      ['wbc', 'WHITE BLOOD CELL COUNT', '5.9', 5.9, 'Thousand/uL', 3.8, 10.8, '3.8-10.8 Thousand/uL', null, 0],
      ['rbc', 'RED BLOOD CELL COUNT', '4.11', 4.11, 'Million/uL', 4.2, 5.8, '4.20-5.80 Million/uL', 'L', 1],
      ['hemoglobin', 'HEMOGLOBIN', '12.8', 12.8, 'g/dL', 13.2, 17.1, '13.2-17.1 g/dL', 'L', 1],
      ['hematocrit', 'HEMATOCRIT', '39.1', 39.1, '%', 38.5, 50, '38.5-50.0 %', null, 0],
      ['mcv', 'MCV', '95.1', 95.1, 'fL', 80, 100, '80.0-100.0 fL', null, 0],
      ['rdw_cv', 'RDW', '13.4', 13.4, '%', 11, 15, '11.0-15.0 %', null, 0],
      ['platelets', 'PLATELET COUNT', '231', 231, 'Thousand/uL', 140, 400, '140-400 Thousand/uL', null, 0],
      ['neutrophils_abs', 'ABSOLUTE NEUTROPHILS', '3,540', 3540, 'cells/uL', 1500, 7800, '1500-7800 cells/uL', null, 0],
      ['lymphocytes_abs', 'ABSOLUTE LYMPHOCYTES', '1,652', 1652, 'cells/uL', 850, 3900, '850-3900 cells/uL', null, 0],
      ['eosinophils_abs', 'ABSOLUTE EOSINOPHILS', '118', 118, 'cells/uL', 15, 500, '15-500 cells/uL', null, 0],
      ['neutrophils_pct', 'NEUTROPHILS', '60.0', 60, '%', null, null, null, null, null],
      ['lymphocytes_pct', 'LYMPHOCYTES', '28.0', 28, '%', null, null, null, null, null],
      ['cholesterol_total', 'CHOLESTEROL, TOTAL', '214', 214, 'mg/dL', null, 200, '<200 mg/dL', 'H', 1],
      ['cholesterol_hdl', 'HDL CHOLESTEROL', '46', 46, 'mg/dL', 40, null, '> OR = 40 mg/dL', null, 0],
      ['triglycerides', 'TRIGLYCERIDES', '1,104', 1104, 'mg/dL', null, 150, '<150 mg/dL', 'H', 1],
      [null, 'CHOL/HDLC RATIO', '4.7', 4.7, null, null, 5, '<5.0 (calc)', null, 0],
      ['vitamin_d_25oh', 'VITAMIN D,25-OH,TOTAL,IA', '22', 22, 'ng/mL', 30, 100, '30-100 ng/mL', 'L', 1],
    ]),
  ],
}
