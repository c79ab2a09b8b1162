import type { DemoLabs, DemoRecord } from '../demo-texts.ts'

export const labs: DemoLabs = {
  decimalComma: false,
  laboratory: 'Harbour Pathology, Bristol',
  markers: {
    hemoglobin: { name: 'Haemoglobin', unit: 'g/L' },
    ferritin: { name: 'Ferritin', unit: 'µg/L' },
    mcv: { name: 'Mean cell volume (MCV)', unit: 'fL' },
    glucose: { name: 'Glucose', unit: 'mmol/L' },
    cholesterol_total: { name: 'Total cholesterol', unit: 'mmol/L' },
    cholesterol_ldl: { name: 'LDL cholesterol', unit: 'mmol/L' },
    vitamin_d_25oh: {
      name: '25-OH vitamin D',
      unit: 'nmol/L',
      printed: { factor: 2.5, digits: 0, min: 50, max: 250 },
    },
    tsh: { name: 'TSH', unit: 'mIU/L' },
    crp: { name: 'C-reactive protein', unit: 'mg/L' },
  },
  reports: [
    {
      name: 'Blood test: the first',
      summary: 'Haemoglobin and ferritin are low, the red cells small. Vitamin D is low, cholesterol above range.',
      conclusion: 'Iron deficiency anaemia. Low vitamin D.',
    },
    {
      name: 'Blood test: five months into treatment',
      summary:
        'Haemoglobin is back in range, the iron store is still small. Vitamin D is in range, cholesterol still above.',
      conclusion: 'Good response to iron. Continue for another three months.',
    },
    {
      name: 'Blood test: end of iron treatment',
      summary:
        'Haemoglobin, ferritin and vitamin D are in range. Total cholesterol is slightly above range, C-reactive protein slightly up, with a cold.',
      conclusion: 'No anaemia: iron can be stopped. Repeat the C-reactive protein once well.',
    },
    {
      name: 'Blood test: five months after stopping iron',
      summary: 'Everything is in range and the iron store is holding.',
      conclusion: 'Nothing abnormal. Next check in six months.',
    },
  ],
}

export const familyRecords: readonly DemoRecord[] = [
  {
    patient: 'self',
    name: 'Thyroid ultrasound',
    recordType: 'imaging',
    daysAgo: 388,
    report: {
      summary: 'The gland is of normal size and structure.',
      study: { type: 'Ultrasound' },
      findings: {
        description: 'Volume 12.4 mL. Smooth outline, normal echogenicity. No nodules. Neck nodes not enlarged.',
      },
      conclusion: { text: 'Nothing abnormal.' },
      healthCareProvider: { name: 'Parkside Surgery' },
    },
  },
  {
    patient: 'self',
    name: 'Treatment of iron deficiency',
    recordType: 'treatment',
    daysAgo: 396,
    report: {
      summary: 'Iron until the ferritin is normal, and vitamin D.',
      reasons: 'Haemoglobin 104 g/L, ferritin 6 µg/L, heavy periods.',
      prescriptions: [
        {
          medication: 'Ferrous sulfate',
          dosage: '200 mg (65 mg of iron)',
          frequency: 'Once a day',
          duration: '8 months',
          notes: 'An hour before food, not with tea or milk.',
        },
        {
          medication: 'Colecalciferol',
          dosage: '4000 IU',
          frequency: 'Once a day',
          duration: '3 months',
          notes: 'Then 1000 IU.',
        },
      ],
      procedures: [],
      doctor: 'Dr L. Marsh, general practice',
    },
  },
  {
    patient: 'self',
    name: 'Resting ECG',
    recordType: 'diagnostics',
    daysAgo: 95,
    report: {
      summary: 'Sinus rhythm, nothing abnormal.',
      study: { type: 'ECG' },
      findings: { description: 'Heart rate 68 a minute, PR 152 ms, QT 386 ms.' },
      conclusion: { text: 'Normal.' },
    },
  },
  {
    patient: 'self',
    name: 'Sleeping better',
    recordType: 'healthLog',
    daysAgo: 34,
    tags: ['sleep'],
    report: {
      description: 'In bed before eleven for three weeks now. I wake before the alarm and am not sleepy in the day.',
    },
  },
  {
    patient: 'self',
    name: 'Ran 4 km',
    recordType: 'healthLog',
    daysAgo: 6,
    tags: ['exercise', 'activity'],
    report: { description: 'Without stopping, 27 minutes. A year ago two flights of stairs took my breath away.' },
  },
  {
    patient: 'self',
    name: 'A year of iron',
    recordType: 'insight',
    daysAgo: 11,
    report: {
      summary: 'Haemoglobin rose from 104 to 131 g/L, ferritin from 6 to 41 µg/L.',
      content:
        'Four tests in thirteen months. Haemoglobin: 104, 121, 133, 131 g/L. Ferritin: 6, 19, 46, 41 µg/L. ' +
        'Five months after iron was stopped both are slightly lower and in range.',
      recommendations: 'Repeat haemoglobin and ferritin in six months. Talk to your doctor before any new treatment.',
    },
  },
  {
    patient: 'son',
    name: 'Flu vaccination',
    recordType: 'healthLog',
    daysAgo: 51,
    tags: ['vaccination'],
    report: { description: 'At school. 37.2 in the evening, gone by the morning.' },
  },
  {
    patient: 'son',
    name: 'Allergy clinic letter',
    recordType: 'conclusions',
    daysAgo: 212,
    tags: ['allergy'],
    report: {
      summary: 'Hay fever, sensitive to birch pollen.',
      findings: { description: 'Skin prick tests: birch +++, grasses negative, mite negative.' },
      conclusion: { text: 'Start an antihistamine two weeks before the season. Keep windows shut in April and May.' },
      healthCareProvider: { name: 'Children’s Allergy Clinic' },
    },
  },
  {
    patient: 'mother',
    name: 'Treatment of high blood pressure',
    recordType: 'treatment',
    daysAgo: 143,
    report: {
      summary: 'At home 130–138 over 80–84.',
      reasons: 'Stage 2 hypertension.',
      prescriptions: [
        { medication: 'Losartan', dosage: '50 mg', frequency: 'Morning', duration: 'Long term', notes: '' },
        {
          medication: 'Amlodipine',
          dosage: '5 mg',
          frequency: 'Evening',
          duration: 'Long term',
          notes: 'Watch for swelling.',
        },
      ],
      procedures: [
        {
          name: 'Physiotherapy for the knee',
          duration: '30 minutes',
          frequency: '3 times a week',
          notes: '10 sessions.',
        },
      ],
      doctor: 'Dr R. Shah, cardiology',
    },
  },
]
