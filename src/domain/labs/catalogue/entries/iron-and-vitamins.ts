import type { CatalogueEntry } from '../entry.ts'

export const IRON_AND_VITAMINS: readonly CatalogueEntry[] = [
  {
    id: 'iron',
    specimen: 'blood',
    names: {
      en: ['Iron', 'Fe'],
      ru: ['Железо', 'Железо сывороточное', 'Fe'],
      el: ['Σίδηρος', 'Fe'],
    },
    units: [
      { unit: 'µg/dL', ucum: 'ug/dL', factor: 1, loinc: '2498-4' },
      { unit: 'µmol/L', ucum: 'umol/L', factor: 0.1791, loinc: '14798-3' },
    ],
    range: { unit: 'µmol/L', male: [11, 31], female: [9, 30] },
  },
  {
    id: 'ferritin',
    specimen: 'blood',
    names: {
      en: ['Ferritin', 'FERR'],
      ru: ['Ферритин', 'FERR'],
      el: ['Φερριτίνη', 'FERR'],
    },
    units: [
      { unit: 'ng/mL', ucum: 'ng/mL', factor: 1, loinc: '2276-4' },
      { unit: 'µg/L', ucum: 'ug/L', factor: 1, loinc: '2276-4' },
    ],
    range: { unit: 'ng/mL', male: [30, 400], female: [13, 150] },
  },
  {
    id: 'transferrin',
    specimen: 'blood',
    names: {
      en: ['Transferrin', 'TRF'],
      ru: ['Трансферрин', 'TRF'],
      el: ['Τρανσφερρίνη', 'TRF'],
    },
    units: [
      { unit: 'mg/dL', ucum: 'mg/dL', factor: 1, loinc: '3034-6' },
      { unit: 'g/L', ucum: 'g/L', factor: 0.01, loinc: '3034-6' },
    ],
    range: { unit: 'g/L', any: [2, 3.6] },
  },
  {
    id: 'tibc',
    specimen: 'blood',
    names: {
      en: ['Total iron-binding capacity', 'TIBC'],
      ru: ['ОЖСС', 'Общая железосвязывающая способность сыворотки', 'TIBC'],
      el: ['Σιδηροδεσμευτική ικανότητα', 'Ολική σιδηροδεσμευτική ικανότητα', 'TIBC'],
    },
    units: [
      { unit: 'µg/dL', ucum: 'ug/dL', factor: 1, loinc: '2500-7' },
      { unit: 'µmol/L', ucum: 'umol/L', factor: 0.1791 },
    ],
    range: { unit: 'µmol/L', any: [45, 76] },
  },
  {
    id: 'transferrin_saturation',
    specimen: 'blood',
    names: {
      en: ['Transferrin saturation', 'TSAT', 'Iron saturation'],
      ru: ['Насыщение трансферрина железом', 'Коэффициент насыщения трансферрина', 'TSAT'],
      el: ['Κορεσμός τρανσφερρίνης', 'TSAT'],
    },
    units: [{ unit: '%', ucum: '%', factor: 1, loinc: '2502-3' }],
    range: { unit: '%', any: [15, 50] },
  },
  {
    id: 'vitamin_b12',
    specimen: 'blood',
    names: {
      en: ['Vitamin B12', 'Cobalamin', 'B12'],
      ru: ['Витамин B12', 'Витамин В12', 'Цианокобаламин', 'B12'],
      el: ['Βιταμίνη B12', 'Βιταμίνη Β12', 'B12'],
    },
    units: [
      { unit: 'pg/mL', ucum: 'pg/mL', factor: 1, loinc: '2132-9' },
      { unit: 'pmol/L', ucum: 'pmol/L', factor: 0.7378, loinc: '14685-2' },
    ],
    range: { unit: 'pg/mL', any: [197, 771] },
  },
  {
    id: 'folate',
    specimen: 'blood',
    names: {
      en: ['Folate', 'Folic acid', 'Vitamin B9'],
      ru: ['Фолиевая кислота', 'Витамин B9', 'Фолаты'],
      el: ['Φυλλικό οξύ', 'Φολικό οξύ'],
    },
    units: [
      { unit: 'ng/mL', ucum: 'ng/mL', factor: 1, loinc: '2284-8' },
      { unit: 'nmol/L', ucum: 'nmol/L', factor: 2.266 },
    ],
    range: { unit: 'ng/mL', any: [3.9, 20] },
  },
  {
    id: 'vitamin_d_25oh',
    specimen: 'blood',
    names: {
      en: ['25-hydroxyvitamin D', 'Vitamin D', '25(OH)D', '25-OH-D'],
      ru: ['Витамин D', '25-OH витамин D', '25(OH)D', 'Витамин D (25-гидроксикальциферол)'],
      el: ['Βιταμίνη D', '25-OH βιταμίνη D', '25(OH)D'],
    },
    units: [
      { unit: 'ng/mL', ucum: 'ng/mL', factor: 1, loinc: '62292-8' },
      { unit: 'nmol/L', ucum: 'nmol/L', factor: 2.496 },
    ],
    range: { unit: 'ng/mL', any: [30, 100] },
  },
  {
    id: 'zinc',
    specimen: 'blood',
    names: {
      en: ['Zinc', 'Zn'],
      ru: ['Цинк', 'Zn'],
      el: ['Ψευδάργυρος', 'Zn'],
    },
    units: [
      { unit: 'µg/dL', ucum: 'ug/dL', factor: 1, loinc: '5763-8' },
      { unit: 'µmol/L', ucum: 'umol/L', factor: 0.153 },
    ],
    range: { unit: 'µmol/L', any: [10.7, 18.4] },
  },
  {
    id: 'copper',
    specimen: 'blood',
    names: {
      en: ['Copper', 'Cu'],
      ru: ['Медь', 'Cu'],
      el: ['Χαλκός', 'Cu'],
    },
    units: [
      { unit: 'µg/dL', ucum: 'ug/dL', factor: 1, loinc: '5631-7' },
      { unit: 'µmol/L', ucum: 'umol/L', factor: 0.1574, loinc: '14665-4' },
    ],
    range: { unit: 'µmol/L', male: [11, 22], female: [12.6, 24.4] },
  },
  {
    id: 'homocysteine',
    specimen: 'blood',
    names: {
      en: ['Homocysteine', 'HCY'],
      ru: ['Гомоцистеин', 'HCY'],
      el: ['Ομοκυστεΐνη', 'HCY'],
    },
    units: [
      { unit: 'mg/L', ucum: 'mg/L', factor: 1 },
      { unit: 'µmol/L', ucum: 'umol/L', factor: 7.397, loinc: '13965-9' },
    ],
    range: { unit: 'µmol/L', any: [5, 15] },
  },
]
