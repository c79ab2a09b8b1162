import type { CatalogueEntry } from '../entry.ts'

export const HORMONES: readonly CatalogueEntry[] = [
  {
    id: 'tsh',
    specimen: 'blood',
    names: {
      en: ['Thyroid-stimulating hormone', 'TSH', 'Thyrotropin'],
      ru: ['ТТГ', 'Тиреотропный гормон', 'Тиреотропин', 'TSH'],
      el: ['TSH', 'Θυρεοειδοτρόπος ορμόνη'],
    },
    units: [
      { unit: 'µIU/mL', ucum: 'u[IU]/mL', factor: 1, loinc: '3016-3' },
      { unit: 'mIU/L', ucum: 'm[IU]/L', factor: 1, loinc: '3016-3' },
    ],
    range: { unit: 'mIU/L', any: [0.4, 4] },
  },
  {
    id: 'ft4',
    specimen: 'blood',
    names: {
      en: ['Free thyroxine', 'Free T4', 'FT4'],
      ru: ['Т4 свободный', 'Тироксин свободный', 'FT4', 'св. Т4'],
      el: ['Ελεύθερη θυροξίνη', 'FT4', 'Ελεύθερη T4'],
    },
    units: [
      { unit: 'ng/dL', ucum: 'ng/dL', factor: 1, loinc: '3024-7' },
      { unit: 'pmol/L', ucum: 'pmol/L', factor: 12.87, loinc: '14920-3' },
    ],
    range: { unit: 'pmol/L', any: [12, 22] },
  },
  {
    id: 'ft3',
    specimen: 'blood',
    names: {
      en: ['Free triiodothyronine', 'Free T3', 'FT3'],
      ru: ['Т3 свободный', 'Трийодтиронин свободный', 'FT3', 'св. Т3'],
      el: ['Ελεύθερη τριιωδοθυρονίνη', 'FT3', 'Ελεύθερη T3'],
    },
    units: [
      { unit: 'pg/mL', ucum: 'pg/mL', factor: 1, loinc: '3051-0' },
      { unit: 'pmol/L', ucum: 'pmol/L', factor: 1.536, loinc: '14928-6' },
    ],
    range: { unit: 'pmol/L', any: [3.1, 6.8] },
  },
  {
    id: 'anti_tpo',
    specimen: 'blood',
    names: {
      en: ['Thyroid peroxidase antibodies', 'Anti-TPO', 'TPOAb'],
      ru: ['Антитела к ТПО', 'АТ-ТПО', 'Антитела к тиреопероксидазе', 'Anti-TPO'],
      el: ['Anti-TPO', 'Αντισώματα έναντι θυρεοειδικής υπεροξειδάσης'],
    },
    units: [{ unit: 'IU/mL', ucum: '[IU]/mL', factor: 1, loinc: '8099-4' }],
    range: { unit: 'IU/mL', any: [null, 34] },
  },
  {
    id: 'anti_tg',
    specimen: 'blood',
    names: {
      en: ['Thyroglobulin antibodies', 'Anti-TG', 'TgAb'],
      ru: ['Антитела к тиреоглобулину', 'АТ-ТГ', 'Anti-TG'],
      el: ['Anti-TG', 'Αντισώματα έναντι θυρεοσφαιρίνης'],
    },
    units: [{ unit: 'IU/mL', ucum: '[IU]/mL', factor: 1, loinc: '8098-6' }],
    range: { unit: 'IU/mL', any: [null, 115] },
  },
  {
    id: 'cortisol',
    specimen: 'blood',
    names: {
      en: ['Cortisol', 'CORT'],
      ru: ['Кортизол', 'CORT'],
      el: ['Κορτιζόλη', 'CORT'],
    },
    units: [
      { unit: 'µg/dL', ucum: 'ug/dL', factor: 1, loinc: '2143-6' },
      { unit: 'nmol/L', ucum: 'nmol/L', factor: 27.59, loinc: '14675-3' },
    ],
    range: { unit: 'nmol/L', any: [170, 540] },
  },
  {
    id: 'prolactin',
    specimen: 'blood',
    names: {
      en: ['Prolactin', 'PRL'],
      ru: ['Пролактин', 'PRL'],
      el: ['Προλακτίνη', 'PRL'],
    },
    units: [
      { unit: 'ng/mL', ucum: 'ng/mL', factor: 1, loinc: '2842-3' },
      { unit: 'mIU/L', ucum: 'm[IU]/L', factor: 21.2, disputed: true },
    ],
    range: { unit: 'ng/mL', male: [4, 15.2], female: [4.8, 23.3] },
  },
  {
    id: 'testosterone',
    specimen: 'blood',
    names: {
      en: ['Testosterone, total', 'Testosterone'],
      ru: ['Тестостерон', 'Тестостерон общий'],
      el: ['Τεστοστερόνη', 'Ολική τεστοστερόνη'],
    },
    units: [
      { unit: 'ng/dL', ucum: 'ng/dL', factor: 1, loinc: '2986-8' },
      { unit: 'nmol/L', ucum: 'nmol/L', factor: 0.0347 },
    ],
    range: { unit: 'nmol/L', male: [8.6, 29], female: [0.3, 1.7] },
  },
  {
    id: 'estradiol',
    specimen: 'blood',
    names: {
      en: ['Estradiol', 'E2'],
      ru: ['Эстрадиол', 'E2'],
      el: ['Οιστραδιόλη', 'E2'],
    },
    units: [
      { unit: 'pg/mL', ucum: 'pg/mL', factor: 1, loinc: '2243-4' },
      { unit: 'pmol/L', ucum: 'pmol/L', factor: 3.671 },
    ],
    range: { unit: 'pg/mL', male: [11, 44] },
  },
  {
    id: 'progesterone',
    specimen: 'blood',
    names: {
      en: ['Progesterone', 'PROG'],
      ru: ['Прогестерон', 'PROG'],
      el: ['Προγεστερόνη', 'PROG'],
    },
    units: [
      { unit: 'ng/mL', ucum: 'ng/mL', factor: 1, loinc: '2839-9' },
      { unit: 'nmol/L', ucum: 'nmol/L', factor: 3.18 },
    ],
    range: { unit: 'ng/mL', male: [0, 0.2] },
  },
  {
    id: 'lh',
    specimen: 'blood',
    names: {
      en: ['Luteinising hormone', 'LH'],
      ru: ['ЛГ', 'Лютеинизирующий гормон', 'LH'],
      el: ['LH', 'Ωχρινοτρόπος ορμόνη'],
    },
    units: [
      { unit: 'mIU/mL', ucum: 'm[IU]/mL', factor: 1, loinc: '10501-5' },
      { unit: 'IU/L', ucum: '[IU]/L', factor: 1, loinc: '10501-5' },
    ],
    range: { unit: 'IU/L', male: [1.7, 8.6] },
  },
  {
    id: 'fsh',
    specimen: 'blood',
    names: {
      en: ['Follicle-stimulating hormone', 'FSH'],
      ru: ['ФСГ', 'Фолликулостимулирующий гормон', 'FSH'],
      el: ['FSH', 'Θυλακιοτρόπος ορμόνη'],
    },
    units: [
      { unit: 'mIU/mL', ucum: 'm[IU]/mL', factor: 1, loinc: '15067-2' },
      { unit: 'IU/L', ucum: '[IU]/L', factor: 1, loinc: '15067-2' },
    ],
    range: { unit: 'IU/L', male: [1.5, 12.4] },
  },
  {
    id: 'dhea_s',
    specimen: 'blood',
    names: {
      en: ['DHEA sulfate', 'DHEA-S'],
      ru: ['ДГЭА-С', 'Дегидроэпиандростерон-сульфат', 'DHEA-S'],
      el: ['DHEA-S', 'Θειική δεϋδροεπιανδροστερόνη'],
    },
    units: [
      { unit: 'µg/dL', ucum: 'ug/dL', factor: 1, loinc: '2191-5' },
      { unit: 'µmol/L', ucum: 'umol/L', factor: 0.0271 },
    ],
  },
  {
    id: 'shbg',
    specimen: 'blood',
    names: {
      en: ['Sex hormone-binding globulin', 'SHBG'],
      ru: ['ГСПГ', 'Глобулин, связывающий половые гормоны', 'SHBG'],
      el: ['SHBG', 'Σφαιρίνη δέσμευσης ορμονών του φύλου'],
    },
    units: [{ unit: 'nmol/L', ucum: 'nmol/L', factor: 1, loinc: '13967-5' }],
    range: { unit: 'nmol/L', male: [18.3, 54.1], female: [32.4, 128] },
  },
  {
    id: 'amh',
    specimen: 'blood',
    names: {
      en: ['Anti-Müllerian hormone', 'AMH'],
      ru: ['АМГ', 'Антимюллеров гормон', 'AMH'],
      el: ['AMH', 'Αντιμυλλέρειος ορμόνη'],
    },
    units: [
      { unit: 'ng/mL', ucum: 'ng/mL', factor: 1, loinc: '38476-8' },
      { unit: 'pmol/L', ucum: 'pmol/L', factor: 7.14, disputed: true },
    ],
  },
  {
    id: 'pth',
    specimen: 'blood',
    names: {
      en: ['Parathyroid hormone', 'PTH'],
      ru: ['Паратгормон', 'ПТГ', 'Паратиреоидный гормон', 'PTH'],
      el: ['Παραθορμόνη', 'PTH'],
    },
    units: [
      { unit: 'pg/mL', ucum: 'pg/mL', factor: 1, loinc: '2731-8' },
      { unit: 'pmol/L', ucum: 'pmol/L', factor: 0.106 },
    ],
    range: { unit: 'pg/mL', any: [15, 65] },
  },
  {
    id: 'hcg_beta',
    specimen: 'blood',
    names: {
      en: ['Beta-hCG', 'hCG', 'β-hCG'],
      ru: ['ХГЧ', 'бета-ХГЧ', 'Хорионический гонадотропин'],
      el: ['β-χοριακή γοναδοτροπίνη', 'β-hCG'],
    },
    units: [
      { unit: 'mIU/mL', ucum: 'm[IU]/mL', factor: 1, loinc: '21198-7' },
      { unit: 'IU/L', ucum: '[IU]/L', factor: 1, loinc: '21198-7' },
    ],
    range: { unit: 'mIU/mL', any: [null, 5] },
  },
]
