import type { CatalogueEntry } from '../entry.ts'

export const METABOLISM: readonly CatalogueEntry[] = [
  {
    id: 'glucose',
    specimen: 'blood',
    names: {
      en: ['Glucose', 'Blood sugar', 'GLU'],
      ru: ['Глюкоза', 'Сахар крови', 'GLU'],
      el: ['Γλυκόζη', 'Σάκχαρο', 'GLU'],
    },
    units: [
      { unit: 'mg/dL', ucum: 'mg/dL', factor: 1, loinc: '2345-7' },
      { unit: 'mmol/L', ucum: 'mmol/L', factor: 0.0555, loinc: '14749-6' },
    ],
    range: { unit: 'mmol/L', any: [3.9, 6.1] },
  },
  {
    id: 'hba1c',
    specimen: 'blood',
    names: {
      en: ['Glycated haemoglobin', 'Haemoglobin A1c', 'HbA1c', 'A1c'],
      ru: ['Гликированный гемоглобин', 'Гликозилированный гемоглобин', 'HbA1c'],
      el: ['Γλυκοζυλιωμένη αιμοσφαιρίνη', 'HbA1c'],
    },
    units: [
      { unit: '%', ucum: '%', factor: 1, loinc: '4548-4' },
      { unit: 'mmol/mol', ucum: 'mmol/mol', factor: null, loinc: '59261-8' },
    ],
    range: { unit: '%', any: [4, 5.6] },
  },
  {
    id: 'insulin',
    specimen: 'blood',
    names: {
      en: ['Insulin', 'INS'],
      ru: ['Инсулин', 'INS'],
      el: ['Ινσουλίνη', 'INS'],
    },
    units: [
      { unit: 'µIU/mL', ucum: 'u[IU]/mL', factor: 1, loinc: '20448-7' },
      { unit: 'pmol/L', ucum: 'pmol/L', factor: 6, disputed: true },
    ],
    range: { unit: 'µIU/mL', any: [2.6, 24.9] },
  },
  {
    id: 'c_peptide',
    specimen: 'blood',
    names: {
      en: ['C-peptide'],
      ru: ['C-пептид', 'С-пептид'],
      el: ['C-πεπτίδιο', 'C-peptide'],
    },
    units: [
      { unit: 'ng/mL', ucum: 'ng/mL', factor: 1, loinc: '1986-9' },
      { unit: 'nmol/L', ucum: 'nmol/L', factor: 0.331 },
    ],
    range: { unit: 'ng/mL', any: [1.1, 4.4] },
  },
  {
    id: 'creatinine',
    specimen: 'blood',
    names: {
      en: ['Creatinine', 'CREA'],
      ru: ['Креатинин', 'CREA'],
      el: ['Κρεατινίνη', 'CREA'],
    },
    units: [
      { unit: 'mg/dL', ucum: 'mg/dL', factor: 1, loinc: '2160-0' },
      { unit: 'µmol/L', ucum: 'umol/L', factor: 88.4, loinc: '14682-9' },
    ],
    range: { unit: 'µmol/L', male: [62, 106], female: [44, 80] },
  },
  {
    id: 'egfr',
    specimen: 'blood',
    names: {
      en: ['Estimated glomerular filtration rate', 'eGFR', 'GFR'],
      ru: ['СКФ', 'Скорость клубочковой фильтрации', 'рСКФ', 'eGFR'],
      el: ['Ρυθμός σπειραματικής διήθησης', 'eGFR', 'GFR'],
    },
    units: [{ unit: 'mL/min/1.73 m²', ucum: 'mL/min/{1.73_m2}', factor: 1, loinc: '98979-8' }],
    range: { unit: 'mL/min/1.73 m²', any: [90, null] },
  },
  {
    id: 'urea',
    specimen: 'blood',
    names: {
      en: ['Urea'],
      ru: ['Мочевина', 'UREA'],
      el: ['Ουρία', 'UREA'],
    },
    units: [
      { unit: 'mg/dL', ucum: 'mg/dL', factor: 1, loinc: '3091-6' },
      { unit: 'mmol/L', ucum: 'mmol/L', factor: 0.1665, loinc: '22664-7' },
    ],
    range: { unit: 'mmol/L', any: [2.5, 8.3] },
  },
  {
    id: 'bun',
    specimen: 'blood',
    names: {
      en: ['Blood urea nitrogen', 'BUN', 'Urea nitrogen'],
      ru: ['Азот мочевины'],
      el: ['Άζωτο ουρίας', 'BUN'],
    },
    units: [
      { unit: 'mg/dL', ucum: 'mg/dL', factor: 1, loinc: '3094-0' },
      { unit: 'mmol/L', ucum: 'mmol/L', factor: 0.357 },
    ],
    range: { unit: 'mg/dL', any: [8, 20] },
  },
  {
    id: 'uric_acid',
    specimen: 'blood',
    names: {
      en: ['Uric acid', 'Urate', 'UA'],
      ru: ['Мочевая кислота', 'UA'],
      el: ['Ουρικό οξύ', 'UA'],
    },
    units: [
      { unit: 'mg/dL', ucum: 'mg/dL', factor: 1, loinc: '3084-1' },
      { unit: 'µmol/L', ucum: 'umol/L', factor: 59.48, loinc: '14933-6' },
    ],
    range: { unit: 'µmol/L', male: [210, 420], female: [150, 350] },
  },
  {
    id: 'cystatin_c',
    specimen: 'blood',
    names: {
      en: ['Cystatin C'],
      ru: ['Цистатин C', 'Цистатин С'],
      el: ['Κυστατίνη C'],
    },
    units: [{ unit: 'mg/L', ucum: 'mg/L', factor: 1, loinc: '33863-2' }],
    range: { unit: 'mg/L', any: [0.5, 1] },
  },
  {
    id: 'total_protein',
    specimen: 'blood',
    names: {
      en: ['Total protein', 'TP'],
      ru: ['Общий белок', 'Белок общий', 'TP'],
      el: ['Ολικά λευκώματα', 'Ολική πρωτεΐνη', 'TP'],
    },
    units: [
      { unit: 'g/dL', ucum: 'g/dL', factor: 1, loinc: '2885-2' },
      { unit: 'g/L', ucum: 'g/L', factor: 10, loinc: '2885-2' },
    ],
    range: { unit: 'g/L', any: [64, 83] },
  },
  {
    id: 'albumin',
    specimen: 'blood',
    names: {
      en: ['Albumin', 'ALB'],
      ru: ['Альбумин', 'ALB'],
      el: ['Λευκωματίνη', 'Αλβουμίνη', 'ALB'],
    },
    units: [
      { unit: 'g/dL', ucum: 'g/dL', factor: 1, loinc: '1751-7' },
      { unit: 'g/L', ucum: 'g/L', factor: 10, loinc: '1751-7' },
    ],
    range: { unit: 'g/L', any: [35, 50] },
  },
]
