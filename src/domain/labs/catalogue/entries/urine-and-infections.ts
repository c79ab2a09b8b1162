import type { CatalogueEntry } from '../entry.ts'

export const URINE_AND_INFECTIONS: readonly CatalogueEntry[] = [
  {
    id: 'urine_ph',
    specimen: 'urine',
    names: {
      en: ['Urine pH'],
      ru: ['pH мочи', 'рН мочи', 'Реакция мочи'],
      el: ['pH ούρων'],
    },
    units: [{ unit: 'pH', ucum: '[pH]', factor: 1, loinc: '5803-2' }],
    range: { unit: 'pH', any: [5, 7] },
  },
  {
    id: 'urine_specific_gravity',
    specimen: 'urine',
    names: {
      en: ['Urine specific gravity', 'SG'],
      ru: ['Удельный вес мочи', 'Относительная плотность мочи'],
      el: ['Ειδικό βάρος ούρων'],
    },
    units: [{ unit: 'ratio', ucum: '{ratio}', factor: 1, loinc: '5811-5' }],
    range: { unit: 'ratio', any: [1.005, 1.03] },
  },
  {
    id: 'urine_protein',
    specimen: 'urine',
    valueType: 'quantity_or_boolean',
    names: {
      en: ['Urine protein', 'PRO'],
      ru: ['Белок в моче', 'Белок мочи'],
      el: ['Λεύκωμα ούρων', 'Πρωτεΐνη ούρων'],
    },
    units: [
      { unit: 'mg/dL', ucum: 'mg/dL', factor: 1, loinc: '2888-6' },
      { unit: 'g/L', ucum: 'g/L', factor: 0.01, loinc: '2888-6' },
    ],
    range: { unit: 'g/L', any: [null, 0.14] },
  },
  {
    id: 'urine_albumin_creatinine',
    specimen: 'urine',
    names: {
      en: ['Albumin/creatinine ratio', 'ACR', 'UACR'],
      ru: ['Альбумин-креатининовое соотношение', 'АКС'],
      el: ['Λόγος λευκωματίνης/κρεατινίνης', 'ACR'],
    },
    units: [
      { unit: 'mg/g', ucum: 'mg/g', factor: 1, loinc: '9318-7' },
      { unit: 'mg/mmol', ucum: 'mg/mmol', factor: 0.113 },
    ],
    range: { unit: 'mg/g', any: [null, 30] },
  },
  {
    id: 'hbsag',
    specimen: 'blood',
    valueType: 'boolean',
    names: {
      en: ['Hepatitis B surface antigen', 'HBsAg'],
      ru: ['HBsAg', 'Поверхностный антиген вируса гепатита B', 'Австралийский антиген'],
      el: ['HBsAg', 'Αντιγόνο επιφανείας ηπατίτιδας B'],
    },
    loinc: '5196-1',
    units: [],
  },
  {
    id: 'anti_hcv',
    specimen: 'blood',
    valueType: 'boolean',
    names: {
      en: ['Hepatitis C antibodies', 'anti-HCV'],
      ru: ['Антитела к вирусу гепатита C', 'anti-HCV', 'Анти-HCV'],
      el: ['anti-HCV', 'Αντισώματα ηπατίτιδας C'],
    },
    loinc: '13955-0',
    units: [],
  },
]
