type Symbols = Readonly<Record<string, readonly [ru: string, en: string, el: string]>>

/** Units of UCUM as people write them; the others look alike in all languages, or are not known here. */
const SYMBOLS: Symbols = {
  kg: ['кг', 'kg', 'kg'],
  g: ['г', 'g', 'g'],
  mg: ['мг', 'mg', 'mg'],
  cm: ['см', 'cm', 'cm'],
  m: ['м', 'm', 'm'],
  Cel: ['°C', '°C', '°C'],
  'mm[Hg]': ['мм рт. ст.', 'mmHg', 'mmHg'],
  'mmol/L': ['ммоль/л', 'mmol/L', 'mmol/L'],
  'mg/dL': ['мг/дл', 'mg/dL', 'mg/dL'],
  L: ['л', 'L', 'L'],
  mL: ['мл', 'mL', 'mL'],
  a: ['лет', 'years', 'έτη'],
  mo: ['мес.', 'months', 'μήνες'],
  wk: ['нед.', 'weeks', 'εβδομάδες'],
  d: ['дн.', 'days', 'ημέρες'],
  h: ['ч', 'h', 'ώρες'],
  min: ['мин', 'min', 'λεπτά'],
  '/d': ['в день', 'a day', 'την ημέρα'],
  '/wk': ['в неделю', 'a week', 'την εβδομάδα'],
  '/mo': ['в месяц', 'a month', 'τον μήνα'],
  '/min': ['в минуту', 'a minute', 'το λεπτό'],
  'd/mo': ['дн. в месяц', 'days a month', 'ημέρες τον μήνα'],
}

export const unitSymbol = (ucum: string, locale: string): string =>
  SYMBOLS[ucum]?.[locale === 'ru' ? 0 : locale === 'el' ? 2 : 1] ?? ucum
