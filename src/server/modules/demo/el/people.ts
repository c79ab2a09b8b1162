import type { DemoPatient, DemoTexts } from '../demo-texts.ts'

export const people: DemoTexts['people'] = {
  patient: { name: 'Ελένη Δημητρίου', nickname: 'Ελένη' },
  doctor: { name: 'Άννα Καρρά', nickname: 'Δρ Καρρά' },
  basic: { name: 'Γιάννης Λέκκας', nickname: 'Γιάννης' },
  admin: { name: 'Διαχειριστής', nickname: 'Διαχειριστής' },
}

export const patients: readonly DemoPatient[] = [
  {
    key: 'hypertension',
    name: 'Μαρία Παπαδοπούλου',
    data: {
      nickname: 'Μ. Παπαδοπούλου',
      gender: 'female',
      dateOfBirth: '1964-05-17',
      contactInfo: { phone: '+302105550142', email: 'papadopoulou@example.org', address: 'Σόλωνος 38, Αθήνα' },
      recentVitalSigns: { height: 163, weight: 81, bloodPressure: '142/86', bloodGroup: 'A+' },
      insurance: { number: '17056400321', company: 'ΕΟΠΥΥ' },
      description: 'Υπέρταση από το 2017. Βήχας με περινδοπρίλη.',
    },
  },
  {
    key: 'surgery',
    name: 'Νίκος Γεωργίου',
    data: {
      nickname: 'Ν. Γεωργίου',
      gender: 'male',
      dateOfBirth: '1979-09-02',
      contactInfo: { phone: '+302105550187', email: 'georgiou@example.org' },
      recentVitalSigns: { height: 178, weight: 92, bloodPressure: '128/80', bloodGroup: 'O+' },
      description: 'Λαπαροσκοπική χολοκυστεκτομή. Χωρίς αλλεργίες σε φάρμακα.',
    },
  },
  {
    key: 'child',
    name: 'Γιώργος Αντωνίου',
    data: {
      nickname: 'Γιωργάκης',
      gender: 'male',
      dateOfBirth: '2020-03-28',
      contactInfo: { phone: '+302105550163', address: 'Μητέρα: Άννα Αντωνίου' },
      recentVitalSigns: { height: 118, weight: 21.5 },
      description: 'Πλήρως εμβολιασμένος. Εξάνθημα με αμοξικιλλίνη στα δύο του, όπως λέει η μητέρα.',
    },
  },
  {
    key: 'diabetes',
    name: 'Κατερίνα Κωνσταντίνου',
    data: {
      nickname: 'Κ. Κωνσταντίνου',
      gender: 'female',
      dateOfBirth: '1972-11-09',
      contactInfo: { phone: '+302105550119', email: 'konstantinou@example.org' },
      recentVitalSigns: { height: 168, weight: 88, bloodPressure: '134/82', bloodGroup: 'B+' },
      description: 'Σακχαρώδης διαβήτης τύπου 2 από το 2021, μετφορμίνη.',
    },
  },
  {
    key: 'back',
    name: 'Δημήτρης Βλάχος',
    data: {
      nickname: 'Δ. Βλάχος',
      gender: 'male',
      dateOfBirth: '1988-01-21',
      contactInfo: { phone: '+302105550175' },
      recentVitalSigns: { height: 184, weight: 86, bloodPressure: '122/76' },
      description: 'Προγραμματιστής, καθιστική δουλειά. Χωρίς χρόνια νοσήματα.',
    },
  },
  {
    key: 'falls',
    name: 'Σταύρος Μακρής',
    data: {
      nickname: 'Σ. Μακρής',
      gender: 'male',
      dateOfBirth: '1943-02-04',
      contactInfo: { phone: '+302105550131', address: 'Κυψέλης 12, Αθήνα. Κόρη: Ειρήνη' },
      recentVitalSigns: { height: 171, weight: 68, bloodPressure: '118/70' },
      description: 'Μένει μόνος, η κόρη του έρχεται μέρα παρά μέρα. Περπατά με μπαστούνι.',
    },
  },
]

export const family: readonly DemoPatient[] = [
  {
    key: 'self',
    name: 'Ελένη Δημητρίου',
    data: {
      nickname: 'Εγώ',
      gender: 'female',
      dateOfBirth: '1982-06-11',
      contactInfo: { phone: '+302310555106', email: 'dimitriou@example.org', address: 'Τσιμισκή 21, Θεσσαλονίκη' },
      recentVitalSigns: { height: 167, weight: 62, bloodPressure: '116/74', bloodGroup: 'A+' },
      insurance: { number: '11068200457', company: 'ΕΟΠΥΥ' },
      description: 'Έλλειψη σιδήρου, θεραπεία για οκτώ μήνες.',
    },
  },
  {
    key: 'son',
    name: 'Αλέξανδρος Δημητρίου',
    data: {
      nickname: 'Αλέξανδρος',
      gender: 'male',
      dateOfBirth: '2018-09-30',
      recentVitalSigns: { height: 128, weight: 26 },
      description: 'Αλλεργία στη γύρη της ελιάς.',
    },
  },
  {
    key: 'mother',
    name: 'Καλλιόπη Ιωάννου',
    data: {
      nickname: 'Μαμά',
      gender: 'female',
      dateOfBirth: '1953-12-03',
      contactInfo: { phone: '+302310555158' },
      recentVitalSigns: { height: 159, weight: 74, bloodPressure: '138/82', bloodGroup: 'O+' },
      description: 'Υπέρταση, οστεοαρθρίτιδα στο δεξί γόνατο.',
    },
  },
]
