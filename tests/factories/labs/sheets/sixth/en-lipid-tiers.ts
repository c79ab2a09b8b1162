import { gold, type TestSheet } from '../../scoring/gold.ts'

/** Tiers under the reference, thousands with commas, a patient line and an interpretation below. */
export const EN_LIPID_TIERS: TestSheet = {
  name: 'en-lipid-tiers',
  language: 'en',
  sheet: `
CARDIOMETABOLIC PANEL                                     Report date: 10/24/2025
Patient ID: 90311    Gender: Female    Age: 68 yrs    Collected: 10/23/2025 9:05 AM

Analyte                      Value     Flag   Unit      Reference
Total Cholesterol            247       H      mg/dL     Desirable: <200
                                                        Borderline: 200-239
                                                        High: >239
HDL Cholesterol              52               mg/dL     >50
LDL Cholesterol              158       H      mg/dL     <100
Triglycerides                185       H      mg/dL     <150
Lipoprotein (a)              31        H      mg/dL     <30
Apolipoprotein B             118       H      mg/dL     <90
hs-CRP                       2.4              mg/L      Low risk: <1.0
                                                        Average risk: 1.0-3.0
                                                        High risk: >3.0
NT-proBNP                    1,412     H      pg/mL     <450
Glucose                      97               mg/dL     70-99
Hemoglobin A1c               5.6              %         <5.7
Homocysteine                 9.8              umol/L    0.0-10.4

Director: see report cover. Methodology available on request. Form 2207-B rev. 3
`,
  gold: [
    gold({ date: '2025-10-23', sex: 'female', ageYears: 68, conclusion: null }, [
      [
        'cholesterol_total',
        'Total Cholesterol',
        '247',
        247,
        'mg/dL',
        null,
        200,
        'Desirable: <200; Borderline: 200-239; High: >239',
        'H',
        1,
      ],
      ['cholesterol_hdl', 'HDL Cholesterol', '52', 52, 'mg/dL', 50, null, '>50', null, 0],
      ['cholesterol_ldl', 'LDL Cholesterol', '158', 158, 'mg/dL', null, 100, '<100', 'H', 1],
      ['triglycerides', 'Triglycerides', '185', 185, 'mg/dL', null, 150, '<150', 'H', 1],
      ['lipoprotein_a', 'Lipoprotein (a)', '31', 31, 'mg/dL', null, 30, '<30', 'H', 1],
      ['apo_b', 'Apolipoprotein B', '118', 118, 'mg/dL', null, 90, '<90', 'H', 1],
      [
        'crp_hs',
        'hs-CRP',
        '2.4',
        2.4,
        'mg/L',
        null,
        1,
        'Low risk: <1.0; Average risk: 1.0-3.0; High risk: >3.0',
        null,
        1,
      ],
      ['nt_probnp', 'NT-proBNP', '1,412', 1412, 'pg/mL', null, 450, '<450', 'H', 1],
      ['glucose', 'Glucose', '97', 97, 'mg/dL', 70, 99, '70-99', null, 0],
      ['hba1c', 'Hemoglobin A1c', '5.6', 5.6, '%', null, 5.7, '<5.7', null, 0],
      ['homocysteine', 'Homocysteine', '9.8', 9.8, 'umol/L', 0, 10.4, '0.0-10.4', null, 0],
    ]),
  ],
}
