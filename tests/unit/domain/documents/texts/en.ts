import type { Written } from './written.ts'

export const ENGLISH: readonly Written[] = [
  {
    name: 'chest X-ray',
    type: 'imaging',
    date: '2026-02-03',
    text: `Chest X-ray, PA view
Date: 3 February 2026
Clinical information: cough for two weeks.
Findings: The lungs are clear. Heart size is normal.
Impression: No acute disease.`,
    findings: 'The lungs are clear. Heart size is normal.',
    conclusion: 'No acute disease.',
  },
  {
    name: 'CT',
    type: 'imaging',
    text: `CT abdomen and pelvis with contrast
Technique: portal venous phase.
Findings:
Liver and spleen are normal.
A 4 mm stone lies in the left kidney.
Impression:
1. Non-obstructing 4 mm stone of the left kidney.
2. No hydronephrosis.`,
    findings: 'Liver and spleen are normal. A 4 mm stone lies in the left kidney.',
    conclusion: '1. Non-obstructing 4 mm stone of the left kidney. 2. No hydronephrosis.',
  },
  {
    name: 'ultrasound',
    type: 'imaging',
    text: `Thyroid ultrasound
Report: both lobes are of normal size.
Conclusion: normal study.`,
    findings: 'both lobes are of normal size.',
    conclusion: 'normal study.',
  },
  {
    name: 'ECG',
    type: 'diagnostics',
    text: `Electrocardiogram
Findings: sinus rhythm, rate 64.
Interpretation: normal ECG.`,
    conclusion: 'normal ECG.',
  },
  {
    name: 'spirometry',
    type: 'diagnostics',
    text: `Spirometry report
Results: FEV1 2.9 L, 88 % of predicted.
Conclusion: no obstruction.`,
    conclusion: 'no obstruction.',
  },
  {
    name: 'clinic letter',
    type: 'conclusions',
    text: `Clinic letter
Diagnosis: type 2 diabetes.
Examination: weight 92 kg, feet normal.
Plan: repeat HbA1c in three months.
Medications:
- Metformin 500 mg twice daily
- Ramipril 5 mg once daily`,
    findings: 'weight 92 kg, feet normal.',
    conclusion: 'type 2 diabetes.',
    prescriptions: [
      ['Metformin', '500 mg', 'twice daily', null],
      ['Ramipril', '5 mg', 'once daily', null],
    ],
  },
  {
    name: 'discharge summary',
    type: 'conclusions',
    text: `Discharge summary
Principal diagnosis: acute appendicitis.
Recommendations: no lifting for two weeks.
Discharge medications:
1. Ibuprofen 400 mg three times a day for 5 days`,
    conclusion: 'acute appendicitis.',
    recommendations: 'no lifting for two weeks.',
    prescriptions: [['Ibuprofen', '400 mg', 'three times a day', 'for 5 days']],
  },
  {
    name: 'prescription',
    type: 'treatment',
    text: `Prescription
Amoxicillin 500 mg capsules three times a day for 7 days
Prescribed by: Dr A. Smith`,
    prescriptions: [['Amoxicillin', '500 mg', 'three times a day', 'for 7 days']],
  },
  {
    name: 'medication list without a title',
    type: 'treatment',
    text: `Medications:
Warfarin 3 mg daily
Bisoprolol 2.5 mg in the morning`,
    prescriptions: [
      ['Warfarin', '3 mg', 'daily', null],
      ['Bisoprolol', '2.5 mg', 'in the morning', null],
    ],
  },
  {
    name: 'blood pressure diary',
    type: 'healthLog',
    text: `Blood pressure diary
Mon 132/84
Tue 128/80`,
  },
  {
    name: 'histology',
    type: 'others',
    text: `Histopathology
Description: fragments of colonic mucosa.
Diagnosis: tubular adenoma, low grade.`,
    conclusion: 'tubular adenoma, low grade.',
  },
  {
    name: 'a letter that is none of these',
    type: 'others',
    text: 'To whom it may concern.\nThe bearer may carry an inhaler.',
  },
  {
    name: 'blood test',
    type: 'labResults',
    date: '2025-09-09',
    text: `Date taken: 9 September 2025
Sodium: 139 mmol/L (133 - 146)
Potassium: 4.6 mmol/L (3.5 - 5.3)
Creatinine: 82 umol/L (59 - 104)`,
  },
]
