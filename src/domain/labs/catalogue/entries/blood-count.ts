import type { CatalogueEntry } from '../entry.ts'

export const BLOOD_COUNT: readonly CatalogueEntry[] = [
  {
    id: 'hemoglobin',
    specimen: 'blood',
    names: {
      en: ['Haemoglobin', 'Hemoglobin', 'Hb', 'HGB', 'Hgb'],
      ru: ['Гемоглобин', 'Hb', 'HGB', 'Нb'],
      el: ['Αιμοσφαιρίνη', 'Hb', 'HGB', 'Αιμ/νη'],
    },
    units: [
      { unit: 'g/dL', ucum: 'g/dL', factor: 1, loinc: '718-7' },
      { unit: 'g/L', ucum: 'g/L', factor: 10, loinc: '718-7' },
      { unit: 'mmol/L', ucum: 'mmol/L', factor: 0.6206, loinc: '59260-0' },
    ],
    range: { unit: 'g/L', male: [130, 175], female: [120, 160] },
  },
  {
    id: 'hematocrit',
    specimen: 'blood',
    names: {
      en: ['Haematocrit', 'Hematocrit', 'Hct', 'HCT', 'PCV'],
      ru: ['Гематокрит', 'HCT', 'Ht'],
      el: ['Αιματοκρίτης', 'Ht', 'Hct'],
    },
    units: [
      { unit: '%', ucum: '%', factor: 1, loinc: '4544-3' },
      { unit: 'L/L', ucum: 'L/L', factor: 0.01, loinc: '4544-3' },
    ],
    range: { unit: '%', male: [40, 52], female: [36, 48] },
  },
  {
    id: 'rbc',
    specimen: 'blood',
    names: {
      en: ['Red blood cells', 'Erythrocytes', 'RBC'],
      ru: ['Эритроциты', 'RBC', 'Эр.'],
      el: ['Ερυθρά αιμοσφαίρια', 'Ερυθρά', 'RBC'],
    },
    units: [
      { unit: '10^6/µL', ucum: '10*6/uL', factor: 1, loinc: '789-8' },
      { unit: '10^12/L', ucum: '10*12/L', factor: 1, loinc: '789-8' },
    ],
    range: { unit: '10^12/L', male: [4.3, 5.7], female: [3.8, 5.1] },
  },
  {
    id: 'wbc',
    specimen: 'blood',
    names: {
      en: ['White blood cells', 'Leukocytes', 'WBC'],
      ru: ['Лейкоциты', 'WBC', 'Лейк.'],
      el: ['Λευκά αιμοσφαίρια', 'Λευκά', 'WBC'],
    },
    units: [
      { unit: '10^3/µL', ucum: '10*3/uL', factor: 1, loinc: '6690-2' },
      { unit: '10^9/L', ucum: '10*9/L', factor: 1, loinc: '6690-2' },
    ],
    range: { unit: '10^9/L', any: [4, 10] },
  },
  {
    id: 'platelets',
    specimen: 'blood',
    names: {
      en: ['Platelets', 'Thrombocytes', 'PLT'],
      ru: ['Тромбоциты', 'PLT', 'Тр.'],
      el: ['Αιμοπετάλια', 'PLT', 'ΑΜΠ'],
    },
    units: [
      { unit: '10^3/µL', ucum: '10*3/uL', factor: 1, loinc: '777-3' },
      { unit: '10^9/L', ucum: '10*9/L', factor: 1, loinc: '777-3' },
    ],
    range: { unit: '10^9/L', any: [150, 400] },
  },
  {
    id: 'mcv',
    specimen: 'blood',
    names: {
      en: ['Mean corpuscular volume', 'MCV'],
      ru: ['Средний объём эритроцита', 'MCV'],
      el: ['Μέσος όγκος ερυθρών', 'MCV'],
    },
    units: [{ unit: 'fL', ucum: 'fL', factor: 1, loinc: '787-2' }],
    range: { unit: 'fL', any: [80, 100] },
  },
  {
    id: 'mch',
    specimen: 'blood',
    names: {
      en: ['Mean corpuscular haemoglobin', 'MCH'],
      ru: ['Среднее содержание гемоглобина в эритроците', 'MCH'],
      el: ['Μέση περιεκτικότητα αιμοσφαιρίνης', 'MCH'],
    },
    units: [{ unit: 'pg', ucum: 'pg', factor: 1, loinc: '785-6' }],
    range: { unit: 'pg', any: [27, 34] },
  },
  {
    id: 'mchc',
    specimen: 'blood',
    names: {
      en: ['Mean corpuscular haemoglobin concentration', 'MCHC'],
      ru: ['Средняя концентрация гемоглобина в эритроците', 'MCHC'],
      el: ['Μέση συγκέντρωση αιμοσφαιρίνης', 'Μέση πυκνότητα αιμοσφαιρίνης', 'MCHC'],
    },
    units: [
      { unit: 'g/dL', ucum: 'g/dL', factor: 1, loinc: '786-4' },
      { unit: 'g/L', ucum: 'g/L', factor: 10, loinc: '786-4' },
    ],
    range: { unit: 'g/L', any: [320, 360] },
  },
  {
    id: 'rdw_cv',
    specimen: 'blood',
    names: {
      en: ['Red cell distribution width (CV)', 'RDW', 'RDW-CV'],
      ru: ['Ширина распределения эритроцитов', 'RDW', 'RDW-CV', 'Анизоцитоз эритроцитов'],
      el: ['Εύρος κατανομής ερυθρών', 'RDW', 'RDW-CV'],
    },
    units: [{ unit: '%', ucum: '%', factor: 1, loinc: '788-0' }],
    range: { unit: '%', any: [11.5, 14.5] },
  },
  {
    id: 'mpv',
    specimen: 'blood',
    names: {
      en: ['Mean platelet volume', 'MPV'],
      ru: ['Средний объём тромбоцита', 'MPV'],
      el: ['Μέσος όγκος αιμοπεταλίων', 'MPV'],
    },
    units: [{ unit: 'fL', ucum: 'fL', factor: 1, loinc: '32623-1' }],
    range: { unit: 'fL', any: [7.5, 11.5] },
  },
  {
    id: 'neutrophils_pct',
    specimen: 'blood',
    names: {
      en: ['Neutrophils, %', 'NEUT%', 'NE%'],
      ru: ['Нейтрофилы, %', 'NEUT%', 'NE%'],
      el: ['Ουδετερόφιλα %', 'Πολυμορφοπύρηνα %', 'NEUT %'],
    },
    units: [{ unit: '%', ucum: '%', factor: 1, loinc: '770-8' }],
    range: { unit: '%', any: [45, 75] },
  },
  {
    id: 'neutrophils_abs',
    specimen: 'blood',
    names: {
      en: ['Neutrophils, absolute', 'NEUT#', 'NE#'],
      ru: ['Нейтрофилы, абс.', 'NEUT#', 'NE#'],
      el: ['Ουδετερόφιλα, απόλυτος αριθμός', 'Πολυμορφοπύρηνα #', 'NEUT #'],
    },
    units: [
      { unit: '10^3/µL', ucum: '10*3/uL', factor: 1, loinc: '751-8' },
      { unit: '10^9/L', ucum: '10*9/L', factor: 1, loinc: '751-8' },
    ],
    range: { unit: '10^9/L', any: [1.8, 7.5] },
  },
  {
    id: 'lymphocytes_pct',
    specimen: 'blood',
    names: {
      en: ['Lymphocytes, %', 'LYMPH%', 'LY%'],
      ru: ['Лимфоциты, %', 'LYMPH%', 'LY%'],
      el: ['Λεμφοκύτταρα %', 'LYMPH %'],
    },
    units: [{ unit: '%', ucum: '%', factor: 1, loinc: '736-9' }],
    range: { unit: '%', any: [19, 45] },
  },
  {
    id: 'lymphocytes_abs',
    specimen: 'blood',
    names: {
      en: ['Lymphocytes, absolute', 'LYMPH#', 'LY#'],
      ru: ['Лимфоциты, абс.', 'LYMPH#', 'LY#'],
      el: ['Λεμφοκύτταρα, απόλυτος αριθμός', 'LYMPH #'],
    },
    units: [
      { unit: '10^3/µL', ucum: '10*3/uL', factor: 1, loinc: '731-0' },
      { unit: '10^9/L', ucum: '10*9/L', factor: 1, loinc: '731-0' },
    ],
    range: { unit: '10^9/L', any: [1, 4] },
  },
  {
    id: 'monocytes_pct',
    specimen: 'blood',
    names: {
      en: ['Monocytes, %', 'MONO%', 'MO%'],
      ru: ['Моноциты, %', 'MONO%', 'MO%'],
      el: ['Μονοκύτταρα %', 'Μεγάλα μονοπύρηνα %', 'MONO %'],
    },
    units: [{ unit: '%', ucum: '%', factor: 1, loinc: '5905-5' }],
    range: { unit: '%', any: [3, 11] },
  },
  {
    id: 'monocytes_abs',
    specimen: 'blood',
    names: {
      en: ['Monocytes, absolute', 'MONO#', 'MO#'],
      ru: ['Моноциты, абс.', 'MONO#', 'MO#'],
      el: ['Μονοκύτταρα, απόλυτος αριθμός', 'Μεγάλα μονοπύρηνα #', 'MONO #'],
    },
    units: [
      { unit: '10^3/µL', ucum: '10*3/uL', factor: 1, loinc: '742-7' },
      { unit: '10^9/L', ucum: '10*9/L', factor: 1, loinc: '742-7' },
    ],
    range: { unit: '10^9/L', any: [0.2, 0.9] },
  },
  {
    id: 'eosinophils_pct',
    specimen: 'blood',
    names: {
      en: ['Eosinophils, %', 'EOS%', 'EO%'],
      ru: ['Эозинофилы, %', 'EOS%', 'EO%'],
      el: ['Ηωσινόφιλα %', 'EOS %'],
    },
    units: [{ unit: '%', ucum: '%', factor: 1, loinc: '713-8' }],
    range: { unit: '%', any: [0.5, 5] },
  },
  {
    id: 'eosinophils_abs',
    specimen: 'blood',
    names: {
      en: ['Eosinophils, absolute', 'EOS#', 'EO#'],
      ru: ['Эозинофилы, абс.', 'EOS#', 'EO#'],
      el: ['Ηωσινόφιλα, απόλυτος αριθμός', 'EOS #'],
    },
    units: [
      { unit: '10^3/µL', ucum: '10*3/uL', factor: 1, loinc: '711-2' },
      { unit: '10^9/L', ucum: '10*9/L', factor: 1, loinc: '711-2' },
    ],
    range: { unit: '10^9/L', any: [0.02, 0.5] },
  },
  {
    id: 'basophils_pct',
    specimen: 'blood',
    names: {
      en: ['Basophils, %', 'BASO%', 'BA%'],
      ru: ['Базофилы, %', 'BASO%', 'BA%'],
      el: ['Βασεόφιλα %', 'Βασεόφιλα πολυμορφοπύρηνα %', 'BASO %'],
    },
    units: [{ unit: '%', ucum: '%', factor: 1, loinc: '706-2' }],
    range: { unit: '%', any: [0, 1] },
  },
  {
    id: 'basophils_abs',
    specimen: 'blood',
    names: {
      en: ['Basophils, absolute', 'BASO#', 'BA#'],
      ru: ['Базофилы, абс.', 'BASO#', 'BA#'],
      el: ['Βασεόφιλα, απόλυτος αριθμός', 'Βασεόφιλα πολυμορφοπύρηνα #', 'BASO #'],
    },
    units: [
      { unit: '10^3/µL', ucum: '10*3/uL', factor: 1, loinc: '704-7' },
      { unit: '10^9/L', ucum: '10*9/L', factor: 1, loinc: '704-7' },
    ],
    range: { unit: '10^9/L', any: [0, 0.1] },
  },
  {
    id: 'reticulocytes_pct',
    specimen: 'blood',
    names: {
      en: ['Reticulocytes', 'RET%'],
      ru: ['Ретикулоциты', 'RET%'],
      el: ['Δικτυοερυθροκύτταρα', 'ΔΕΚ', 'RET%'],
    },
    units: [{ unit: '%', ucum: '%', factor: 1, loinc: '17849-1' }],
    range: { unit: '%', any: [0.5, 2] },
  },
  {
    id: 'esr',
    specimen: 'blood',
    names: {
      en: ['Erythrocyte sedimentation rate', 'ESR'],
      ru: ['СОЭ', 'Скорость оседания эритроцитов', 'ESR', 'РОЭ'],
      el: ['ΤΚΕ', 'Ταχύτητα καθίζησης ερυθρών', 'ESR'],
    },
    units: [{ unit: 'mm/h', ucum: 'mm/h', factor: 1, loinc: '4537-7' }],
    range: { unit: 'mm/h', male: [0, 15], female: [0, 20] },
  },
]
