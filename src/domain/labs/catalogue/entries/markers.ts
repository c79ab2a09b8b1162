import type { CatalogueEntry } from '../entry.ts'

export const MARKERS: readonly CatalogueEntry[] = [
  {
    id: 'crp',
    specimen: 'blood',
    names: {
      en: ['C-reactive protein', 'CRP'],
      ru: ['С-реактивный белок', 'СРБ', 'C-реактивный белок', 'CRP'],
      el: ['CRP', 'C-αντιδρώσα πρωτεΐνη'],
    },
    units: [
      { unit: 'mg/L', ucum: 'mg/L', factor: 1, loinc: '1988-5' },
      { unit: 'mg/L', ucum: 'mg/L', factor: 1 },
      { unit: 'mg/dL', ucum: 'mg/dL', factor: 0.1 },
    ],
    range: { unit: 'mg/L', any: [null, 5] },
  },
  {
    id: 'crp_hs',
    specimen: 'blood',
    names: {
      en: ['High-sensitivity CRP', 'hs-CRP'],
      ru: ['СРБ ультрачувствительный', 'hs-CRP', 'СРБ высокочувствительный'],
      el: ['CRP υψηλής ευαισθησίας', 'hs-CRP'],
    },
    units: [{ unit: 'mg/L', ucum: 'mg/L', factor: 1, loinc: '30522-7' }],
    range: { unit: 'mg/L', any: [null, 1] },
  },
  {
    id: 'procalcitonin',
    specimen: 'blood',
    names: {
      en: ['Procalcitonin', 'PCT'],
      ru: ['Прокальцитонин', 'ПКТ', 'PCT'],
      el: ['Προκαλσιτονίνη', 'PCT'],
    },
    units: [
      { unit: 'ng/mL', ucum: 'ng/mL', factor: 1, loinc: '33959-8' },
      { unit: 'µg/L', ucum: 'ug/L', factor: 1, loinc: '33959-8' },
    ],
    range: { unit: 'ng/mL', any: [null, 0.05] },
  },
  {
    id: 'troponin_i_hs',
    specimen: 'blood',
    names: {
      en: ['Troponin I, high sensitivity', 'hs-TnI'],
      ru: ['Тропонин I', 'Тропонин I высокочувствительный', 'hs-TnI'],
      el: ['Τροπονίνη I', 'hs-TnI'],
    },
    units: [
      { unit: 'ng/L', ucum: 'ng/L', factor: 1, loinc: '89579-7' },
      { unit: 'ng/L', ucum: 'ng/L', factor: 1 },
      { unit: 'ng/mL', ucum: 'ng/mL', factor: 0.001, loinc: '10839-9' },
    ],
    range: { unit: 'ng/L', male: [null, 34], female: [null, 16] },
  },
  {
    id: 'nt_probnp',
    specimen: 'blood',
    names: {
      en: ['NT-proBNP'],
      ru: ['NT-proBNP', 'Натрийуретический пептид (NT-proBNP)'],
      el: ['NT-proBNP'],
    },
    units: [
      { unit: 'pg/mL', ucum: 'pg/mL', factor: 1, loinc: '33762-6' },
      { unit: 'ng/L', ucum: 'ng/L', factor: 1, loinc: '33762-6' },
    ],
    range: { unit: 'pg/mL', any: [null, 125] },
  },
  {
    id: 'd_dimer',
    specimen: 'blood',
    names: {
      en: ['D-dimer', 'D-dimer (FEU)'],
      ru: ['D-димер', 'Д-димер'],
      el: ['D-διμερή', 'D-dimers'],
    },
    units: [
      { unit: 'ng/mL FEU', ucum: 'ng{FEU}/mL', factor: 1, loinc: '48065-7' },
      { unit: 'µg/L FEU', ucum: 'ug{FEU}/L', factor: 1, loinc: '48065-7' },
    ],
    range: { unit: 'ng/mL FEU', any: [null, 500] },
  },
  {
    id: 'fibrinogen',
    specimen: 'blood',
    names: {
      en: ['Fibrinogen', 'FIB'],
      ru: ['Фибриноген', 'FIB'],
      el: ['Ινωδογόνο', 'FIB'],
    },
    units: [
      { unit: 'mg/dL', ucum: 'mg/dL', factor: 1, loinc: '3255-7' },
      { unit: 'g/L', ucum: 'g/L', factor: 0.01, loinc: '3255-7' },
    ],
    range: { unit: 'g/L', any: [2, 4] },
  },
  {
    id: 'prothrombin_time',
    specimen: 'blood',
    names: {
      en: ['Prothrombin time', 'PT'],
      ru: ['Протромбиновое время', 'ПТВ'],
      el: ['Χρόνος προθρομβίνης', 'PT'],
    },
    units: [{ unit: 's', ucum: 's', factor: 1, loinc: '5902-2' }],
    range: { unit: 's', any: [11, 15] },
  },
  {
    id: 'inr',
    specimen: 'blood',
    names: {
      en: ['International normalised ratio', 'INR'],
      ru: ['МНО', 'INR'],
      el: ['INR'],
    },
    units: [{ unit: 'ratio', ucum: '{INR}', factor: 1, loinc: '6301-6' }],
    range: { unit: 'ratio', any: [0.85, 1.15] },
  },
  {
    id: 'aptt',
    specimen: 'blood',
    names: {
      en: ['Activated partial thromboplastin time', 'APTT', 'aPTT'],
      ru: ['АЧТВ', 'АПТВ', 'APTT'],
      el: ['Χρόνος μερικής θρομβοπλαστίνης', 'APTT'],
    },
    units: [{ unit: 's', ucum: 's', factor: 1, loinc: '14979-9' }],
    range: { unit: 's', any: [25, 37] },
  },
  {
    id: 'rheumatoid_factor',
    specimen: 'blood',
    names: {
      en: ['Rheumatoid factor', 'RF'],
      ru: ['Ревматоидный фактор', 'РФ'],
      el: ['Ρευματοειδής παράγοντας', 'RF', 'Ra test'],
    },
    units: [{ unit: 'IU/mL', ucum: '[IU]/mL', factor: 1, loinc: '11572-5' }],
    range: { unit: 'IU/mL', any: [null, 14] },
  },
  {
    id: 'aslo',
    specimen: 'blood',
    names: {
      en: ['Antistreptolysin O', 'ASO', 'ASLO'],
      ru: ['АСЛ-О', 'Антистрептолизин-О', 'АСЛО'],
      el: ['ASTO', 'Αντιστρεπτολυσίνη O', 'ASO'],
    },
    units: [{ unit: 'IU/mL', ucum: '[IU]/mL', factor: 1, loinc: '5370-2' }],
    range: { unit: 'IU/mL', any: [null, 200] },
  },
  {
    id: 'psa_total',
    specimen: 'blood',
    names: {
      en: ['Prostate-specific antigen', 'PSA'],
      ru: ['ПСА общий', 'Простатический специфический антиген', 'PSA'],
      el: ['PSA', 'Ειδικό προστατικό αντιγόνο'],
    },
    units: [{ unit: 'ng/mL', ucum: 'ng/mL', factor: 1, loinc: '2857-1' }],
    range: { unit: 'ng/mL', male: [null, 4] },
  },
  {
    id: 'psa_free',
    specimen: 'blood',
    names: {
      en: ['Free PSA', 'fPSA'],
      ru: ['ПСА свободный', 'fPSA'],
      el: ['Ελεύθερο PSA', 'fPSA'],
    },
    units: [{ unit: 'ng/mL', ucum: 'ng/mL', factor: 1, loinc: '10886-0' }],
  },
  {
    id: 'cea',
    specimen: 'blood',
    names: {
      en: ['Carcinoembryonic antigen', 'CEA'],
      ru: ['РЭА', 'Раково-эмбриональный антиген', 'CEA'],
      el: ['CEA', 'Καρκινοεμβρυϊκό αντιγόνο'],
    },
    units: [{ unit: 'ng/mL', ucum: 'ng/mL', factor: 1, loinc: '2039-6' }],
    range: { unit: 'ng/mL', any: [null, 5] },
  },
  {
    id: 'afp',
    specimen: 'blood',
    names: {
      en: ['Alpha-fetoprotein', 'AFP'],
      ru: ['АФП', 'Альфа-фетопротеин', 'AFP'],
      el: ['AFP', 'α-εμβρυϊκή πρωτεΐνη'],
    },
    units: [{ unit: 'ng/mL', ucum: 'ng/mL', factor: 1, loinc: '1834-1' }],
    range: { unit: 'ng/mL', any: [null, 8] },
  },
  {
    id: 'ca_125',
    specimen: 'blood',
    names: {
      en: ['CA-125'],
      ru: ['CA-125', 'СА-125', 'СА 125'],
      el: ['CA-125', 'CA 125'],
    },
    units: [{ unit: 'U/mL', ucum: 'U/mL', factor: 1, loinc: '10334-1' }],
    range: { unit: 'U/mL', any: [null, 35] },
  },
  {
    id: 'ca_19_9',
    specimen: 'blood',
    names: {
      en: ['CA 19-9'],
      ru: ['CA 19-9', 'СА 19-9'],
      el: ['CA 19-9'],
    },
    units: [{ unit: 'U/mL', ucum: 'U/mL', factor: 1, loinc: '24108-3' }],
    range: { unit: 'U/mL', any: [null, 37] },
  },
  {
    id: 'ige_total',
    specimen: 'blood',
    names: {
      en: ['Immunoglobulin E, total', 'IgE'],
      ru: ['Иммуноглобулин E', 'Иммуноглобулин Е общий', 'IgE'],
      el: ['IgE ολική', 'Ανοσοσφαιρίνη E'],
    },
    units: [{ unit: 'IU/mL', ucum: '[IU]/mL', factor: 1, loinc: '19113-0' }],
    range: { unit: 'IU/mL', any: [null, 100] },
  },
]
