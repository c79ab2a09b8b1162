import type { CatalogueEntry } from '../entry.ts'

export const LIVER_AND_ENZYMES: readonly CatalogueEntry[] = [
  {
    id: 'bilirubin_total',
    specimen: 'blood',
    names: {
      en: ['Total bilirubin', 'TBIL', 'Bilirubin total'],
      ru: ['Билирубин общий', 'Общий билирубин', 'TBIL'],
      el: ['Ολική χολερυθρίνη', 'Χολερυθρίνη ολική', 'TBIL'],
    },
    units: [
      { unit: 'mg/dL', ucum: 'mg/dL', factor: 1, loinc: '1975-2' },
      { unit: 'µmol/L', ucum: 'umol/L', factor: 17.1, loinc: '14631-6' },
    ],
    range: { unit: 'µmol/L', any: [3.4, 20.5] },
  },
  {
    id: 'bilirubin_direct',
    specimen: 'blood',
    names: {
      en: ['Direct bilirubin', 'Conjugated bilirubin', 'DBIL'],
      ru: ['Билирубин прямой', 'Прямой билирубин', 'DBIL'],
      el: ['Άμεση χολερυθρίνη', 'Χολερυθρίνη άμεση', 'DBIL'],
    },
    units: [
      { unit: 'mg/dL', ucum: 'mg/dL', factor: 1, loinc: '1968-7' },
      { unit: 'µmol/L', ucum: 'umol/L', factor: 17.1, loinc: '14629-0' },
    ],
    range: { unit: 'µmol/L', any: [0, 5.1] },
  },
  {
    id: 'bilirubin_indirect',
    specimen: 'blood',
    names: {
      en: ['Indirect bilirubin', 'Unconjugated bilirubin', 'IBIL'],
      ru: ['Билирубин непрямой', 'Непрямой билирубин'],
      el: ['Έμμεση χολερυθρίνη', 'Χολερυθρίνη έμμεση'],
    },
    units: [
      { unit: 'mg/dL', ucum: 'mg/dL', factor: 1, loinc: '1971-1' },
      { unit: 'µmol/L', ucum: 'umol/L', factor: 17.1 },
    ],
    range: { unit: 'µmol/L', any: [0, 16] },
  },
  {
    id: 'alt',
    specimen: 'blood',
    names: {
      en: ['Alanine aminotransferase', 'ALT', 'SGPT', 'GPT'],
      ru: ['АЛТ', 'Аланинаминотрансфераза', 'АлАТ', 'ALT'],
      el: ['SGPT', 'ALT', 'Αλανινική αμινοτρανσφεράση', 'SGPT/ALT'],
    },
    units: [
      { unit: 'U/L', ucum: 'U/L', factor: 1, loinc: '1742-6' },
      { unit: 'µkat/L', ucum: 'ukat/L', factor: 0.01667 },
    ],
    range: { unit: 'U/L', male: [0, 41], female: [0, 33] },
  },
  {
    id: 'ast',
    specimen: 'blood',
    names: {
      en: ['Aspartate aminotransferase', 'AST', 'SGOT', 'GOT'],
      ru: ['АСТ', 'Аспартатаминотрансфераза', 'АсАТ', 'AST'],
      el: ['SGOT', 'AST', 'Ασπαρτική αμινοτρανσφεράση', 'SGOT/AST'],
    },
    units: [
      { unit: 'U/L', ucum: 'U/L', factor: 1, loinc: '1920-8' },
      { unit: 'µkat/L', ucum: 'ukat/L', factor: 0.01667 },
    ],
    range: { unit: 'U/L', male: [0, 40], female: [0, 32] },
  },
  {
    id: 'ggt',
    specimen: 'blood',
    names: {
      en: ['Gamma-glutamyl transferase', 'GGT', 'γ-GT'],
      ru: ['ГГТ', 'Гамма-глутамилтрансфераза', 'Гамма-ГТ', 'ГГТП', 'GGT'],
      el: ['γ-GT', 'γ-γλουταμυλτρανσφεράση', 'GGT'],
    },
    units: [
      { unit: 'U/L', ucum: 'U/L', factor: 1, loinc: '2324-2' },
      { unit: 'µkat/L', ucum: 'ukat/L', factor: 0.01667 },
    ],
    range: { unit: 'U/L', male: [8, 61], female: [5, 36] },
  },
  {
    id: 'alp',
    specimen: 'blood',
    names: {
      en: ['Alkaline phosphatase', 'ALP'],
      ru: ['Щелочная фосфатаза', 'ЩФ', 'ALP'],
      el: ['Αλκαλική φωσφατάση', 'ALP'],
    },
    units: [
      { unit: 'U/L', ucum: 'U/L', factor: 1, loinc: '6768-6' },
      { unit: 'µkat/L', ucum: 'ukat/L', factor: 0.01667 },
    ],
    range: { unit: 'U/L', any: [40, 130] },
  },
  {
    id: 'ldh',
    specimen: 'blood',
    names: {
      en: ['Lactate dehydrogenase', 'LDH'],
      ru: ['ЛДГ', 'Лактатдегидрогеназа', 'LDH'],
      el: ['Γαλακτική αφυδρογονάση', 'LDH'],
    },
    units: [
      { unit: 'U/L', ucum: 'U/L', factor: 1, loinc: '2532-0' },
      { unit: 'µkat/L', ucum: 'ukat/L', factor: 0.01667 },
    ],
    range: { unit: 'U/L', any: [125, 225] },
  },
  {
    id: 'ck',
    specimen: 'blood',
    names: {
      en: ['Creatine kinase', 'CK', 'CPK'],
      ru: ['Креатинкиназа', 'КФК', 'Креатинфосфокиназа', 'CK'],
      el: ['Κρεατινική κινάση', 'CPK', 'CK'],
    },
    units: [
      { unit: 'U/L', ucum: 'U/L', factor: 1, loinc: '2157-6' },
      { unit: 'µkat/L', ucum: 'ukat/L', factor: 0.01667 },
    ],
    range: { unit: 'U/L', male: [39, 308], female: [26, 192] },
  },
  {
    id: 'amylase',
    specimen: 'blood',
    names: {
      en: ['Amylase', 'AMY'],
      ru: ['Амилаза', 'Альфа-амилаза', 'AMY'],
      el: ['Αμυλάση', 'AMY'],
    },
    units: [
      { unit: 'U/L', ucum: 'U/L', factor: 1, loinc: '1798-8' },
      { unit: 'µkat/L', ucum: 'ukat/L', factor: 0.01667 },
    ],
    range: { unit: 'U/L', any: [28, 100] },
  },
  {
    id: 'lipase',
    specimen: 'blood',
    names: {
      en: ['Lipase', 'LIP'],
      ru: ['Липаза', 'LIP'],
      el: ['Λιπάση', 'LIP'],
    },
    units: [
      { unit: 'U/L', ucum: 'U/L', factor: 1, loinc: '3040-3' },
      { unit: 'µkat/L', ucum: 'ukat/L', factor: 0.01667 },
    ],
    range: { unit: 'U/L', any: [13, 60] },
  },
  {
    id: 'ck_mb',
    specimen: 'blood',
    names: {
      en: ['Creatine kinase MB (mass)', 'CK-MB'],
      ru: ['Креатинкиназа-МВ', 'КФК-МВ', 'CK-MB'],
      el: ['CK-MB', 'Κρεατινική κινάση MB'],
    },
    units: [
      { unit: 'ng/mL', ucum: 'ng/mL', factor: 1, loinc: '13969-1' },
      { unit: 'µg/L', ucum: 'ug/L', factor: 1, loinc: '13969-1' },
    ],
    range: { unit: 'ng/mL', any: [0, 5] },
  },
]
