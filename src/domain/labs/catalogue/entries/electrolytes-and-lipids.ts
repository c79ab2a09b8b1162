import type { CatalogueEntry } from '../entry.ts'

export const ELECTROLYTES_AND_LIPIDS: readonly CatalogueEntry[] = [
  {
    id: 'sodium',
    specimen: 'blood',
    names: {
      en: ['Sodium', 'Na'],
      ru: ['Натрий', 'Na', 'Na+'],
      el: ['Νάτριο', 'Na'],
    },
    units: [
      { unit: 'mEq/L', ucum: 'meq/L', factor: 1, loinc: '2951-2' },
      { unit: 'mmol/L', ucum: 'mmol/L', factor: 1, loinc: '2951-2' },
    ],
    range: { unit: 'mmol/L', any: [136, 145] },
  },
  {
    id: 'potassium',
    specimen: 'blood',
    names: {
      en: ['Potassium', 'K'],
      ru: ['Калий', 'K', 'К', 'K+'],
      el: ['Κάλιο', 'K'],
    },
    units: [
      { unit: 'mEq/L', ucum: 'meq/L', factor: 1, loinc: '2823-3' },
      { unit: 'mmol/L', ucum: 'mmol/L', factor: 1, loinc: '2823-3' },
    ],
    range: { unit: 'mmol/L', any: [3.5, 5.1] },
  },
  {
    id: 'chloride',
    specimen: 'blood',
    names: {
      en: ['Chloride', 'Cl'],
      ru: ['Хлор', 'Хлориды', 'Cl', 'Cl-'],
      el: ['Χλώριο', 'Cl'],
    },
    units: [
      { unit: 'mEq/L', ucum: 'meq/L', factor: 1, loinc: '2075-0' },
      { unit: 'mmol/L', ucum: 'mmol/L', factor: 1, loinc: '2075-0' },
    ],
    range: { unit: 'mmol/L', any: [98, 107] },
  },
  {
    id: 'bicarbonate',
    specimen: 'blood',
    names: {
      en: ['Bicarbonate', 'HCO3'],
      ru: ['Бикарбонат', 'HCO3'],
      el: ['Διττανθρακικά', 'HCO3'],
    },
    units: [
      { unit: 'mEq/L', ucum: 'meq/L', factor: 1, loinc: '1963-8' },
      { unit: 'mmol/L', ucum: 'mmol/L', factor: 1, loinc: '1963-8' },
    ],
    range: { unit: 'mmol/L', any: [22, 29] },
  },
  {
    id: 'calcium_total',
    specimen: 'blood',
    names: {
      en: ['Calcium, total', 'Calcium', 'Ca'],
      ru: ['Кальций общий', 'Кальций', 'Ca'],
      el: ['Ασβέστιο', 'Ασβέστιο ολικό', 'Ca'],
    },
    units: [
      { unit: 'mg/dL', ucum: 'mg/dL', factor: 1, loinc: '17861-6' },
      { unit: 'mmol/L', ucum: 'mmol/L', factor: 0.2495, loinc: '2000-8' },
    ],
    range: { unit: 'mmol/L', any: [2.15, 2.55] },
  },
  {
    id: 'calcium_ionized',
    specimen: 'blood',
    names: {
      en: ['Ionised calcium', 'Ca++', 'iCa'],
      ru: ['Кальций ионизированный', 'Ca++', 'iCa'],
      el: ['Ιονισμένο ασβέστιο', 'Ca++'],
    },
    units: [
      { unit: 'mg/dL', ucum: 'mg/dL', factor: 1 },
      { unit: 'mmol/L', ucum: 'mmol/L', factor: 0.2495, loinc: '1995-0' },
    ],
    range: { unit: 'mmol/L', any: [1.15, 1.33] },
  },
  {
    id: 'magnesium',
    specimen: 'blood',
    names: {
      en: ['Magnesium', 'Mg'],
      ru: ['Магний', 'Mg'],
      el: ['Μαγνήσιο', 'Mg'],
    },
    units: [
      { unit: 'mg/dL', ucum: 'mg/dL', factor: 1, loinc: '19123-9' },
      { unit: 'mmol/L', ucum: 'mmol/L', factor: 0.4114, loinc: '2601-3' },
    ],
    range: { unit: 'mmol/L', any: [0.66, 1.07] },
  },
  {
    id: 'phosphate',
    specimen: 'blood',
    names: {
      en: ['Phosphate', 'Inorganic phosphorus', 'P'],
      ru: ['Фосфор', 'Фосфор неорганический', 'Фосфат'],
      el: ['Φωσφόρος', 'Φώσφορος', 'P'],
    },
    units: [
      { unit: 'mg/dL', ucum: 'mg/dL', factor: 1, loinc: '2777-1' },
      { unit: 'mmol/L', ucum: 'mmol/L', factor: 0.3229, loinc: '14879-1' },
    ],
    range: { unit: 'mmol/L', any: [0.81, 1.45] },
  },
  {
    id: 'cholesterol_total',
    specimen: 'blood',
    names: {
      en: ['Total cholesterol', 'Cholesterol', 'CHOL', 'TC'],
      ru: ['Холестерин общий', 'Общий холестерин', 'Холестерол общий', 'CHOL'],
      el: ['Ολική χοληστερόλη', 'Χοληστερίνη', 'Χοληστερόλη ολική', 'CHOL'],
    },
    units: [
      { unit: 'mg/dL', ucum: 'mg/dL', factor: 1, loinc: '2093-3' },
      { unit: 'mmol/L', ucum: 'mmol/L', factor: 0.02586, loinc: '14647-2' },
    ],
    range: { unit: 'mmol/L', any: [null, 5.2] },
  },
  {
    id: 'cholesterol_ldl',
    specimen: 'blood',
    names: {
      en: ['LDL cholesterol', 'LDL', 'LDL-C'],
      ru: ['ЛПНП', 'Холестерин-ЛПНП', 'ХС-ЛПНП', 'LDL'],
      el: ['LDL χοληστερόλη', 'LDL'],
    },
    units: [
      { unit: 'mg/dL', ucum: 'mg/dL', factor: 1, loinc: '2089-1' },
      { unit: 'mmol/L', ucum: 'mmol/L', factor: 0.02586, loinc: '22748-8' },
    ],
    range: { unit: 'mmol/L', any: [null, 3] },
  },
  {
    id: 'cholesterol_hdl',
    specimen: 'blood',
    names: {
      en: ['HDL cholesterol', 'HDL', 'HDL-C'],
      ru: ['ЛПВП', 'Холестерин-ЛПВП', 'ХС-ЛПВП', 'HDL'],
      el: ['HDL χοληστερόλη', 'HDL'],
    },
    units: [
      { unit: 'mg/dL', ucum: 'mg/dL', factor: 1, loinc: '2085-9' },
      { unit: 'mmol/L', ucum: 'mmol/L', factor: 0.02586, loinc: '14646-4' },
    ],
    range: { unit: 'mmol/L', male: [1, null], female: [1.2, null] },
  },
  {
    id: 'cholesterol_non_hdl',
    specimen: 'blood',
    names: {
      en: ['Non-HDL cholesterol', 'non-HDL'],
      ru: ['Холестерин не-ЛПВП', 'non-HDL'],
      el: ['Μη-HDL χοληστερόλη', 'non-HDL'],
    },
    units: [
      { unit: 'mg/dL', ucum: 'mg/dL', factor: 1, loinc: '43396-1' },
      { unit: 'mmol/L', ucum: 'mmol/L', factor: 0.02586, loinc: '70204-3' },
    ],
    range: { unit: 'mmol/L', any: [null, 3.8] },
  },
  {
    id: 'triglycerides',
    specimen: 'blood',
    names: {
      en: ['Triglycerides', 'TG', 'TRIG'],
      ru: ['Триглицериды', 'ТГ', 'TG'],
      el: ['Τριγλυκερίδια', 'TG'],
    },
    units: [
      { unit: 'mg/dL', ucum: 'mg/dL', factor: 1, loinc: '2571-8' },
      { unit: 'mmol/L', ucum: 'mmol/L', factor: 0.01129, loinc: '14927-8' },
    ],
    range: { unit: 'mmol/L', any: [null, 1.7] },
  },
  {
    id: 'apo_a1',
    specimen: 'blood',
    names: {
      en: ['Apolipoprotein A1', 'ApoA1'],
      ru: ['Аполипопротеин A1', 'АпоА1'],
      el: ['Απολιποπρωτεΐνη A1', 'ApoA1'],
    },
    units: [
      { unit: 'mg/dL', ucum: 'mg/dL', factor: 1, loinc: '1869-7' },
      { unit: 'g/L', ucum: 'g/L', factor: 0.01, loinc: '1869-7' },
    ],
    range: { unit: 'g/L', male: [1.04, 2.02], female: [1.08, 2.25] },
  },
  {
    id: 'apo_b',
    specimen: 'blood',
    names: {
      en: ['Apolipoprotein B', 'ApoB'],
      ru: ['Аполипопротеин B', 'АпоВ', 'ApoB'],
      el: ['Απολιποπρωτεΐνη B', 'ApoB'],
    },
    units: [
      { unit: 'mg/dL', ucum: 'mg/dL', factor: 1, loinc: '1884-6' },
      { unit: 'g/L', ucum: 'g/L', factor: 0.01, loinc: '1884-6' },
    ],
    range: { unit: 'g/L', male: [0.66, 1.33], female: [0.6, 1.17] },
  },
  {
    id: 'lipoprotein_a',
    specimen: 'blood',
    names: {
      en: ['Lipoprotein (a)', 'Lp(a)'],
      ru: ['Липопротеин (а)', 'Липопротеин(a)', 'Lp(a)', 'ЛП(а)'],
      el: ['Λιποπρωτεΐνη (α)', 'Lp(a)'],
    },
    units: [
      { unit: 'mg/dL', ucum: 'mg/dL', factor: 1, loinc: '10835-7' },
      { unit: 'nmol/L', ucum: 'nmol/L', factor: null, loinc: '43583-4' },
    ],
    range: { unit: 'mg/dL', any: [null, 30] },
  },
]
