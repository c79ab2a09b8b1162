/* Records that the demo's accounts do not have: documents on their way, and a sheet with doubts. */

const NAMES = {
  ru: {
    reading: 'Кровь 19.11.2026.pdf',
    failed: 'IMG_2041.jpg',
    read: 'Общий анализ мочи',
    doubtful: 'Гормоны и железо',
    laboratory: 'Инвитек, Казань',
    tests: [
      'Гемоглобин',
      'Средний объём эритроцита',
      'Ферритин',
      'Глюкоза',
      'Холестерин ЛПНП',
      '25-ОН витамин D',
      'ТТГ',
      'Эстрадиол',
      'HBsAg',
    ],
    units: ['г/л', 'фл', 'мкг/л', 'ммоль/л', 'ммоль/л', 'нг/мл', 'мМЕ/л', 'пмоль/л', null],
    none: 'отрицательно',
    phases: 'фолликулярная фаза: 77 – 921; овуляция: 139 – 2382',
  },
  en: {
    reading: 'Blood 19.11.2026.pdf',
    failed: 'IMG_2041.jpg',
    read: 'Urinalysis',
    doubtful: 'Hormones and iron',
    laboratory: 'Harbour Pathology, Bristol',
    tests: [
      'Haemoglobin',
      'Mean cell volume',
      'Ferritin',
      'Glucose',
      'LDL cholesterol',
      '25-OH vitamin D',
      'TSH',
      'Oestradiol',
      'HBsAg',
    ],
    units: ['g/L', 'fL', 'µg/L', 'mmol/L', 'mmol/L', 'ng/mL', 'mIU/L', 'pmol/L', null],
    none: 'negative',
    phases: 'follicular phase: 77 – 921; ovulation: 139 – 2382',
  },
  el: {
    reading: 'Αίμα 19.11.2026.pdf',
    failed: 'IMG_2041.jpg',
    read: 'Γενική ούρων',
    doubtful: 'Ορμόνες και σίδηρος',
    laboratory: 'Βιοδιάγνωση, Πάτρα',
    tests: [
      'Αιμοσφαιρίνη',
      'Μέσος όγκος ερυθρών',
      'Φερριτίνη',
      'Γλυκόζη',
      'LDL χοληστερόλη',
      'Βιταμίνη D (25-OH)',
      'TSH',
      'Οιστραδιόλη',
      'HBsAg',
    ],
    units: ['g/L', 'fL', 'μg/l', 'mmol/L', 'mmol/L', 'ng/ml', 'μIU/ml', 'pmol/L', null],
    none: 'αρνητικό',
    phases: 'ωοθυλακική φάση: 77 – 921· ωορρηξία: 139 – 2382',
  },
}

const HOUR = 3_600_000
const ago = hours => new Date(Date.now() - hours * HOUR).toISOString()
const file = (name, type = 'application/pdf') => ({ id: 900 + name.length, fileInfo: { name, type, size: 412_000 } })

export function inProgressRecords(locale) {
  const words = NAMES[locale]
  return [
    {
      ...{ name: words.reading, recordType: 'auto', status: 'processing', createdAt: ago(0.02) },
      data: {
        sourceType: 'file',
        date: ago(0.02),
        progress: { page: 2, pages: 3 },
        attachments: [file(words.reading)],
      },
    },
    {
      ...{ name: words.failed, recordType: 'auto', status: 'error', createdAt: ago(0.5) },
      data: {
        sourceType: 'file',
        date: ago(0.5),
        errorKey: 'documents.illegible',
        attachments: [file(words.failed, 'image/jpeg')],
      },
    },
    {
      ...{ name: words.read, recordType: 'labResults', status: 'processed', createdAt: ago(19) },
      data: {
        ...{ sourceType: 'file', date: ago(40), attachments: [file('scan.pdf')] },
        report: sheet(locale, [['glucose', 3, 5.1, 4.1, 5.9]]),
      },
    },
  ]
}

/** [catalogue id, place among the names, value, min, max, more] */
const ROWS = [
  ['hemoglobin', 0, 104, 120, 150],
  ['mcv', 1, 74, 80, 100],
  [
    'ferritin',
    2,
    6,
    15,
    150,
    { rawValue: '6.0', flag: '*', doubts: [{ cell: 'value', reason: 'ambiguous-number', alternatives: ['60'] }] },
  ],
  ['glucose', 3, 5.4, 4.1, 5.9],
  ['cholesterol_ldl', 4, 3.9, null, 3.4, { referenceRange: '< 3.4', doubts: [{ cell: 'name', reason: 'repaired' }] }],
  ['vitamin_d_25oh', 5, 14, 30, 100, { rawValue: '14.0', doubts: [{ cell: 'unit', reason: 'unknown-unit' }] }],
  ['tsh', 6, 2.3, 0.4, 4],
  ['estradiol', 7, 310, null, null, { doubts: [{ cell: 'range', reason: 'range-undecided' }] }],
  ['hbsag', 8, false, null, null],
]

function sheet(locale, rows) {
  const words = NAMES[locale]
  return {
    date: ago(40),
    findings: {
      labTestResults: {
        biomarkers: rows.map(([id, place, value, min, max, more = {}], line) => {
          const outside = typeof value === 'number' && ((min !== null && value < min) || (max !== null && value > max))
          const bounds = min === null && max === null ? null : outside ? 1 : 0
          const printed = typeof value === 'number' ? String(value) : words.none
          const range =
            min === null && max === null ? (id === 'estradiol' ? words.phases : null) : `${min ?? ''} - ${max}`
          return {
            ...{ id, name: words.tests[place], nameLocal: words.tests[place], value, rawValue: printed },
            ...{ valueType: typeof value === 'number' ? 'number' : 'boolean', unit: words.units[place], min, max },
            ...{ referenceRange: range, refExceed: bounds, comparator: null, flag: null, notes: null, origin: 'read' },
            source: {
              ...{ page: 1, box: [0.06, 0.26 + line * 0.055, 0.86, 0.045] },
              line: `${words.tests[place]}   ${more.rawValue ?? printed}   ${words.units[place] ?? ''}   ${range ?? ''}`,
            },
            doubts: [],
            ...more,
          }
        }),
      },
    },
    healthCareProvider: { name: words.laboratory },
  }
}

export function doubtfulSheet(locale) {
  const words = NAMES[locale]
  return {
    ...{ name: words.doubtful, recordType: 'labResults', status: 'processed', createdAt: ago(0.3) },
    data: {
      ...{ sourceType: 'file', date: ago(60), tags: [] },
      attachments: [
        file('Invitek 20.03.2026.pdf'),
        file('IMG_20.jpg', 'image/jpeg'),
        file('IMG_21-1.jpg', 'image/jpeg'),
      ],
      report: sheet(locale, ROWS),
    },
  }
}
