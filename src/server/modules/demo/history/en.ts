import type { DemoHistory } from './history-texts.ts'

const always = 'Long term'

export const englishHistory: DemoHistory = {
  decimalComma: false,
  laboratory: 'Harbour Pathology, Bristol',
  patient: {
    name: 'Example: Margaret Ellis',
    data: {
      nickname: 'Example',
      gender: 'female',
      dateOfBirth: '1966-03-14',
      recentVitalSigns: { height: 164, weight: 76, bloodPressure: '128/78', bloodGroup: 'A Rh+' },
      description: 'A fictional person: type 2 diabetes, blood pressure and thyroid over ten years.',
    },
  },
  markers: {
    hemoglobin: { name: 'Haemoglobin', short: 'haemoglobin', unit: 'g/L' },
    glucose: { name: 'Glucose', short: 'glucose', unit: 'mmol/L' },
    hba1c: {
      name: 'HbA1c',
      short: 'HbA1c',
      unit: 'mmol/mol',
      // ifcchba1c.org
      printed: { factor: 10.929, offset: -23.5, digits: 0, min: null, max: 42 },
    },
    cholesterol_total: { name: 'Total cholesterol', short: 'total cholesterol', unit: 'mmol/L' },
    cholesterol_ldl: { name: 'LDL cholesterol', short: 'LDL', unit: 'mmol/L' },
    cholesterol_hdl: { name: 'HDL cholesterol', short: 'HDL', unit: 'mmol/L' },
    triglycerides: { name: 'Triglycerides', short: 'triglycerides', unit: 'mmol/L' },
    creatinine: { name: 'Creatinine', short: 'creatinine', unit: 'µmol/L' },
    alt: { name: 'ALT', short: 'ALT', unit: 'U/L' },
    potassium: { name: 'Potassium', short: 'potassium', unit: 'mmol/L' },
    tsh: { name: 'TSH', short: 'TSH', unit: 'mIU/L' },
    vitamin_d_25oh: {
      name: '25-OH vitamin D',
      short: 'vitamin D',
      unit: 'nmol/L',
      printed: { factor: 2.5, digits: 0, min: 75, max: 250 },
    },
  },
  report: {
    name: 'Blood test',
    above: names => `Above range: ${names}.`,
    below: names => `Below range: ${names}.`,
    within: 'Every value is within its range.',
  },
  records: [
    {
      name: 'Abdominal ultrasound',
      recordType: 'imaging',
      daysAgo: 3602,
      report: {
        summary: 'Signs of a fatty liver, otherwise unremarkable.',
        study: { type: 'Ultrasound' },
        findings: { description: 'The liver is slightly enlarged and bright. No gallstones.' },
        conclusion: { text: 'Fatty liver.' },
        healthCareProvider: { name: 'Riverside Health Centre' },
      },
    },
    {
      name: 'Endocrinologist: first visit',
      recordType: 'conclusions',
      daysAgo: 2919,
      report: {
        summary: 'Type 2 diabetes, newly found.',
        findings: { description: 'HbA1c 57 mmol/mol, fasting glucose 8.2 mmol/L. Weight 88 kg, height 164 cm.' },
        conclusion: { text: 'Metformin, diet, half an hour of walking a day. HbA1c in six months.' },
        healthCareProvider: { name: 'Endocrine Clinic' },
      },
    },
    {
      name: 'Diabetes: metformin',
      recordType: 'treatment',
      daysAgo: 2918,
      report: {
        summary: 'Metformin, raised step by step.',
        reasons: 'HbA1c 57 mmol/mol.',
        prescriptions: [
          { medication: 'Metformin', dosage: '500 mg', frequency: 'Twice a day', duration: '2 weeks', notes: '' },
          {
            medication: 'Metformin',
            dosage: '1000 mg',
            frequency: 'Twice a day',
            duration: always,
            notes: 'With food.',
          },
        ],
        procedures: [],
        doctor: 'Dr R. Patel, endocrinology',
      },
    },
    {
      name: 'Vitamin D',
      recordType: 'treatment',
      daysAgo: 2550,
      report: {
        summary: 'Colecalciferol until the level is normal, then a maintenance dose.',
        reasons: '25-OH vitamin D 40 nmol/L.',
        prescriptions: [
          {
            medication: 'Colecalciferol',
            dosage: '4000 IU',
            frequency: 'Once a day',
            duration: '3 months',
            notes: 'Then 1000 IU.',
          },
        ],
        procedures: [],
        doctor: 'Dr H. Osborne, GP',
      },
    },
    {
      name: 'Blood pressure over 24 hours',
      recordType: 'diagnostics',
      daysAgo: 2482,
      report: {
        summary: 'On average 148/92 by day and 131/80 at night.',
        study: { type: '24-hour blood pressure' },
        findings: { description: '71 % of the daytime readings were high. The night-time fall is sufficient.' },
        conclusion: { text: 'Hypertension, stage 1.' },
      },
    },
    {
      name: 'Blood pressure: losartan',
      recordType: 'treatment',
      daysAgo: 2476,
      report: {
        summary: 'Losartan, blood pressure diary.',
        reasons: 'Mean daytime pressure 148/92.',
        prescriptions: [
          { medication: 'Losartan', dosage: '50 mg', frequency: 'In the morning', duration: always, notes: '' },
        ],
        procedures: [],
        doctor: 'Dr H. Osborne, GP',
      },
    },
    {
      name: 'Cholesterol: atorvastatin',
      recordType: 'treatment',
      daysAgo: 2368,
      report: {
        summary: 'A statin, because of diabetes, hypertension and LDL 4.3 mmol/L.',
        reasons: 'High cardiovascular risk.',
        prescriptions: [
          { medication: 'Atorvastatin', dosage: '20 mg', frequency: 'In the evening', duration: always, notes: '' },
        ],
        procedures: [],
        doctor: 'Dr H. Osborne, GP',
      },
    },
    {
      name: 'Eye clinic: retinal check',
      recordType: 'conclusions',
      daysAgo: 1812,
      report: {
        summary: 'No diabetic retinopathy.',
        findings: { description: 'Fundus with dilated pupils: vessels and macula unchanged.' },
        conclusion: { text: 'Check once a year.' },
        healthCareProvider: { name: 'Clearview Eye Clinic' },
      },
    },
    {
      name: 'Hardly walking',
      recordType: 'healthLog',
      daysAgo: 1492,
      tags: ['activity'],
      report: {
        description: 'I work from home, a thousand steps a day. Weight back at 86. Morning sugar is sometimes 9.',
      },
    },
    {
      name: 'Diabetes: empagliflozin added',
      recordType: 'treatment',
      daysAgo: 1466,
      report: {
        summary: 'Metformin unchanged, empagliflozin added.',
        reasons: 'HbA1c 65 mmol/mol.',
        prescriptions: [
          {
            medication: 'Metformin',
            dosage: '1000 mg',
            frequency: 'Twice a day',
            duration: always,
            notes: 'With food.',
          },
          {
            medication: 'Empagliflozin',
            dosage: '10 mg',
            frequency: 'In the morning',
            duration: always,
            notes: 'Drink more.',
          },
        ],
        procedures: [],
        doctor: 'Dr R. Patel, endocrinology',
      },
    },
    {
      name: 'Seven kilos less',
      recordType: 'healthLog',
      daysAgo: 1210,
      tags: ['activity'],
      report: { description: 'I walk to work and back. Weight 79, no shortness of breath on the stairs.' },
    },
    {
      name: 'Thyroid ultrasound',
      recordType: 'imaging',
      daysAgo: 934,
      report: {
        summary: 'Signs of autoimmune thyroiditis, no nodules.',
        study: { type: 'Ultrasound' },
        findings: { description: 'Volume 9.8 mL, uneven texture, darker than usual.' },
        conclusion: { text: 'Picture of autoimmune thyroiditis.' },
      },
    },
    {
      name: 'Thyroid: levothyroxine',
      recordType: 'treatment',
      daysAgo: 926,
      report: {
        summary: 'Levothyroxine, TSH in three months.',
        reasons: 'TSH 6.8 mIU/L, tiredness, dry skin.',
        prescriptions: [
          {
            medication: 'Levothyroxine',
            dosage: '50 micrograms',
            frequency: 'In the morning, fasting',
            duration: always,
            notes: 'Half an hour before breakfast.',
          },
        ],
        procedures: [],
        doctor: 'Dr R. Patel, endocrinology',
      },
    },
    {
      name: 'Resting ECG',
      recordType: 'diagnostics',
      daysAgo: 702,
      report: {
        summary: 'Sinus rhythm, nothing abnormal.',
        study: { type: 'ECG' },
        findings: { description: 'Rate 72 a minute, PQ 158 ms, QT 392 ms.' },
        conclusion: { text: 'Normal variant.' },
      },
    },
    {
      name: 'Eye clinic: yearly check',
      recordType: 'conclusions',
      daysAgo: 362,
      report: {
        summary: 'No diabetic retinopathy.',
        findings: { description: 'The lens of the right eye begins to cloud; sight is not affected.' },
        conclusion: { text: 'Check in a year.' },
        healthCareProvider: { name: 'Clearview Eye Clinic' },
      },
    },
    {
      name: 'Blood pressure at home',
      recordType: 'healthLog',
      daysAgo: 96,
      tags: ['condition'],
      report: { description: 'A week of morning readings: 122/74 to 131/82. I never skip losartan.' },
    },
    {
      name: 'Walking every day',
      recordType: 'healthLog',
      daysAgo: 14,
      tags: ['activity'],
      report: { description: 'Seven thousand steps a day for three months. Weight 76.' },
    },
  ],
}
