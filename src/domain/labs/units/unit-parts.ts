import { foldShapes, tidy } from '../text/fold.ts'

/** What a unit counts. `U` holds enzyme and international units, which laboratories print for one another. */
export type UnitKind =
  | 'g'
  | 'mol'
  | 'U'
  | 'Eq'
  | 'kat'
  | 'Osm'
  | 'count'
  | 'volume'
  | 'length'
  | 'area'
  | 'seconds'
  | 'pressure'
  | 'percent'
  | 'ratio'
  | 'pH'
  | 'titre'
  | 'degree'

const PREFIXES: readonly (readonly [number, string])[] = [
  [1e3, 'k к'],
  [1, ''],
  [1e-1, 'd д'],
  [1e-2, 'c с'],
  [1e-3, 'm м'],
  [1e-6, 'μ u мк mc'],
  [1e-9, 'n н'],
  [1e-12, 'p п'],
  [1e-15, 'f ф'],
]

const BASES: readonly (readonly [UnitKind, string])[] = [
  ['g', 'g г gr гр gm γρ'],
  ['mol', 'mol моль mole mols'],
  ['U', 'U IU ME Ед ЕД МЕ МЕд MO UI u iu ед AU RU BAU S EU GPL MPL УЕ'],
  ['Eq', 'Eq экв eq Экв'],
  ['kat', 'kat кат'],
  ['Osm', 'Osm осм Осм osm osmol'],
  ['volume', 'l L л Л lt ltr liter litre λ'],
  ['length', 'm м'],
  ['seconds', 's sec с сек secs second seconds секунд δευτ δευτερόλεπτα'],
  ['pressure', 'mHg'],
]

/** Numerators that stand by themselves: no prefix. */
const WHOLE: readonly (readonly [UnitKind, number, string])[] = [
  ['percent', 1, '% проц'],
  ['percent', 0.1, '‰ %o промилле'],
  ['volume', 1e-15, 'мкм3 мкм^3 um3 um^3 μm3 μm^3 куб.мкм'],
  ['pH', 1, 'pH рН ед.рН ед.pH'],
  ['ratio', 1, 'ratio index индекс отн.ед отн.ед. ИП S/CO COI s/co усл.ед усл.ед. у.е у.е. ед.опт.пл INR λόγος'],
  ['titre', 1, 'титр titre titer τίτλος'],
  ['degree', 1, '°C °С'],
  ['pressure', 1e-3, 'мм.рт.ст мм.рт.ст. ммрт.ст ммрт.ст. mmHg'],
  ['count', 1, 'кл клеток клетки cells cell κύτταρα клет. кл. шт КОЕ CFU cfu копий copies γον.εκ IEq'],
  ['count', 1e3, 'тыс тыс. тысяч Thousand thousand thou χιλ χιλ. K К k'],
  ['count', 1e6, 'млн млн. миллион Million million mil mill mln εκατ εκ M М'],
]

/** Denominators: what a quantity is measured in. */
const PER: readonly (readonly [string, number, string])[] = [
  ['L', 1, 'L l л Л lt ltr'],
  ['L', 1e-1, 'dL dl дл дЛ'],
  ['L', 1e-1, '100ml 100мл'],
  ['L', 1e-3, 'mL ml мл мЛ cc'],
  ['L', 1e-6, 'μL μl uL ul мкл мкЛ mcL mcl mm3 мм3 mm^3 мм^3 cumm cmm mmc κ.χ κ.χ. κχ куб.мм mmк'],
  ['hour', 1, 'h hr ч час 1h 1hr hour ώρα 1ηώρα 1ώρα ч.'],
  ['minute', 1, 'min мин λεπτό'],
  ['minute 1.73m2', 1, ''],
  ['day', 1, 'сут сутки 24h 24ч 24hr day d 24ω 24ωρο'],
  ['field', 1, 'HPF hpf зр κοπ'],
  ['low field', 1, 'LPF lpf'],
  ['g', 1, 'g г gr gCr gcrea gcreat'],
  ['g', 1e-3, 'mg мг'],
  ['kg', 1, 'kg кг'],
  ['mol', 1, 'mol моль'],
  ['mol', 1e-3, 'mmol ммоль'],
  ['cells', 100, '100WBC 100лейк 100 100лейкоцитов'],
]

/** Letters by their shapes, except the micro sign, which is no m. */
export const foldUnit = (text: string) => foldShapes(tidy(text).replace(/μ/gu, 'u'))

export interface Numerator {
  kind: UnitKind
  scale: number
}
export interface Denominator {
  of: string
  scale: number
}

/** Exact case: Г/л counts, г/л weighs. */
export const NUMERATORS = new Map<string, Numerator>()
/** Without case; the counts K, M, G, T are not in it. */
export const NUMERATORS_ANY_CASE = new Map<string, Numerator>()
export const DENOMINATORS = new Map<string, Denominator>()
export const DENOMINATORS_ANY_CASE = new Map<string, Denominator>()

const put = <T>(exact: Map<string, T>, anyCase: Map<string, T>, spelling: string, value: T) => {
  const key = foldUnit(spelling)
  if (!exact.has(key)) exact.set(key, value)
  const lower = key.toLowerCase()
  if (key.length > 1 && !anyCase.has(lower)) anyCase.set(lower, value)
}

for (const [kind, scale, spellings] of WHOLE)
  for (const one of spellings.split(' ')) put(NUMERATORS, NUMERATORS_ANY_CASE, one, { kind, scale })
for (const [kind, bases] of BASES)
  for (const base of bases.split(' '))
    for (const [scale, prefixes] of PREFIXES)
      for (const prefix of prefixes.split(' '))
        put(NUMERATORS, NUMERATORS_ANY_CASE, prefix + base, { kind, scale: kind === 'area' ? scale ** 2 : scale })
for (const [of, scale, spellings] of PER)
  for (const one of spellings.split(' ').filter(Boolean)) put(DENOMINATORS, DENOMINATORS_ANY_CASE, one, { of, scale })
DENOMINATORS_ANY_CASE.set('l', { of: 'L', scale: 1 })
DENOMINATORS_ANY_CASE.set('л', { of: 'L', scale: 1 })
NUMERATORS_ANY_CASE.set('g', { kind: 'g', scale: 1 })
NUMERATORS_ANY_CASE.set('г', { kind: 'g', scale: 1 })
/** Greek and Russian giga and tera, only per litre. */
export const LITRE_COUNTS = new Map<string, Numerator>(
  [
    ['Г', 1e9],
    ['G', 1e9],
    ['Т', 1e12],
    ['T', 1e12],
  ].map(([spelling, scale]) => [foldUnit(String(spelling)), { kind: 'count', scale: Number(scale) }]),
)
