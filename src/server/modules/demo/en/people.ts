import type { DemoPatient, DemoTexts } from '../demo-texts.ts'

export const people: DemoTexts['people'] = {
  patient: { name: 'Helen Carter', nickname: 'Helen' },
  doctor: { name: 'Ruth Adeyemi', nickname: 'Dr Adeyemi' },
  basic: { name: 'James Porter', nickname: 'James' },
  admin: { name: 'Administrator', nickname: 'Administrator' },
}

export const patients: readonly DemoPatient[] = [
  {
    key: 'hypertension',
    name: 'Margaret Holloway',
    data: {
      nickname: 'M. Holloway',
      gender: 'female',
      dateOfBirth: '1964-05-17',
      contactInfo: { phone: '+447700900142', email: 'holloway@example.org', address: '38 Forest Road, Leeds' },
      recentVitalSigns: { height: 163, weight: 81, bloodPressure: '142/86', bloodGroup: 'A+' },
      insurance: { number: '485 777 3456', company: 'NHS' },
      description: 'Hypertension since 2017. Coughed on perindopril.',
    },
  },
  {
    key: 'surgery',
    name: 'Daniel Okafor',
    data: {
      nickname: 'D. Okafor',
      gender: 'male',
      dateOfBirth: '1979-09-02',
      contactInfo: { phone: '+447700900187', email: 'okafor@example.org' },
      recentVitalSigns: { height: 178, weight: 92, bloodPressure: '128/80', bloodGroup: 'O+' },
      description: 'Laparoscopic cholecystectomy. No drug allergies.',
    },
  },
  {
    key: 'child',
    name: 'Oliver Bennett',
    data: {
      nickname: 'Oliver',
      gender: 'male',
      dateOfBirth: '2020-03-28',
      contactInfo: { phone: '+447700900163', address: 'Mother: Anna Bennett' },
      recentVitalSigns: { height: 118, weight: 21.5 },
      description: 'Immunisations up to date. Rash with amoxicillin at two, as his mother recalls.',
    },
  },
  {
    key: 'diabetes',
    name: 'Priya Nair',
    data: {
      nickname: 'P. Nair',
      gender: 'female',
      dateOfBirth: '1972-11-09',
      contactInfo: { phone: '+447700900119', email: 'nair@example.org' },
      recentVitalSigns: { height: 168, weight: 88, bloodPressure: '134/82', bloodGroup: 'B+' },
      description: 'Type 2 diabetes since 2021, on metformin.',
    },
  },
  {
    key: 'back',
    name: 'Tom Whitaker',
    data: {
      nickname: 'T. Whitaker',
      gender: 'male',
      dateOfBirth: '1988-01-21',
      contactInfo: { phone: '+447700900175' },
      recentVitalSigns: { height: 184, weight: 86, bloodPressure: '122/76' },
      description: 'Software developer, sits all day. No long-term conditions.',
    },
  },
  {
    key: 'falls',
    name: 'Arthur Pembroke',
    data: {
      nickname: 'A. Pembroke',
      gender: 'male',
      dateOfBirth: '1943-02-04',
      contactInfo: { phone: '+447700900131', address: '12 Mill Lane, Otley. Daughter: Irene' },
      recentVitalSigns: { height: 171, weight: 68, bloodPressure: '118/70' },
      description: 'Lives alone, his daughter comes every other day. Walks with a stick.',
    },
  },
]

export const family: readonly DemoPatient[] = [
  {
    key: 'self',
    name: 'Helen Carter',
    data: {
      nickname: 'Me',
      gender: 'female',
      dateOfBirth: '1982-06-11',
      contactInfo: { phone: '+447700900106', email: 'carter@example.org', address: '21 Park Street, Bristol' },
      recentVitalSigns: { height: 167, weight: 62, bloodPressure: '116/74', bloodGroup: 'A+' },
      insurance: { number: '943 476 5919', company: 'NHS' },
      description: 'Iron deficiency, treated for eight months.',
    },
  },
  {
    key: 'son',
    name: 'Leo Carter',
    data: {
      nickname: 'Leo',
      gender: 'male',
      dateOfBirth: '2018-09-30',
      recentVitalSigns: { height: 128, weight: 26 },
      description: 'Allergic to birch pollen.',
    },
  },
  {
    key: 'mother',
    name: 'Joan Mitchell',
    data: {
      nickname: 'Mum',
      gender: 'female',
      dateOfBirth: '1953-12-03',
      contactInfo: { phone: '+447700900158' },
      recentVitalSigns: { height: 159, weight: 74, bloodPressure: '138/82', bloodGroup: 'O+' },
      description: 'High blood pressure, osteoarthritis of the right knee.',
    },
  },
]
