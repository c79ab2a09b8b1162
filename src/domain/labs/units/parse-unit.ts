import {
  DENOMINATORS,
  DENOMINATORS_ANY_CASE,
  type Denominator,
  foldUnit,
  LITRE_COUNTS,
  NUMERATORS,
  NUMERATORS_ANY_CASE,
  type Numerator,
  type UnitKind,
} from './unit-parts.ts'

/** A unit of any alphabet: two units with the same `kind` and `per` differ by the ratio of their scales. */
export interface Unit {
  kind: UnitKind
  /** What it is measured in: '', 'L', 'hour', 'minute 1.73m2', 'field', 'g', 'mol'… */
  per: string
  scale: number
  /** FEU or DDU of a D-dimer: numbers that are no other's. */
  qualifier: string
}

const FIELDS = new Map(
  [
    ['field', 'вп/зр п/зр взр вп/з п/з вполезрения вполезр вп.зр κοπ HPF /HPF perHPF /hpf hpf'],
    ['low field', 'LPF /LPF perLPF /lpf lpf'],
  ].flatMap(([per = '', spellings = '']) => spellings.split(' ').map(one => [foldUnit(one).replaceAll('.', ''), per])),
)
const EXPONENT = /^[x*·×]?10(?:\^|\*{1,2}|[eE]|x)?\(?(3|6|9|12)\)?(?=\/|$|[^\d])/u
const SQUARE_METRES = /\/1[.,]73(?:m(?:\^?2|2)?|кв\.?m)?$/iu

/** Readings of a unit, the literal one first; several where only case tells giga from gram; none if it is unknown. */
export function unitReadings(text: string): Unit[] {
  const known = readings.get(text)
  if (known) return known
  const found = read(text)
  readings.set(text, found)
  return found
}
const readings = new Map<string, Unit[]>()

export const parseUnit = (text: string): Unit | null => unitReadings(text)[0] ?? null

/** "см.", which says see; "H U/L", a mark before a unit. */
const NO_UNIT = /^см\.$|^(?:HH?|LL?|A)\s/iu

function read(text: string): Unit[] {
  if (NO_UNIT.test(text.trim())) return []
  let rest = foldUnit(text).replace(/[\s\u00b7]+/gu, '')
  rest = rest.replace(/^[[(](.*)[\])]$/u, '$1').replace(/[,;:]$/u, '')
  if (rest.endsWith('.') && rest !== '.') rest = rest.slice(0, -1)
  if (!rest) return []
  let qualifier = ''
  rest = rest.replace(/(?:\(?(FEU|DDU|FЕU)\)?)/iu, (_, one: string) => {
    qualifier = one.toUpperCase()
    return ''
  })
  const field = FIELDS.get(rest.replaceAll('.', ''))
  if (field) return [{ kind: 'count', per: field, scale: 1, qualifier }]
  const alone = NUMERATORS.get(rest)
  if (alone && rest.includes('/')) return [{ ...alone, per: '', qualifier }]
  rest = rest.replace(/^(m?[gг])%$/u, '$1/dl').replace(/^1\//u, '/')
  const squareMetres = SQUARE_METRES.test(rest)
  if (squareMetres) rest = rest.replace(SQUARE_METRES, '')
  let exponent = 1
  const power = EXPONENT.exec(rest)
  if (power) {
    exponent = 10 ** Number(power[1])
    rest = rest.slice(power[0].length)
  }
  const [top = '', ...bottoms] = rest.split('/')
  const per = bottoms.map(denominator)
  if (per.some(one => one === null)) return []
  const bottom = per.filter(one => one !== null)
  if (bottom.length > 2) return []
  return numerators(top, bottom, Boolean(power)).map(({ kind, scale }) => ({
    kind,
    per: bottom.map(one => one.of).join(' ') + (squareMetres ? ' 1.73m2' : ''),
    scale: (scale * exponent) / bottom.reduce((product, one) => product * one.scale, 1),
    qualifier,
  }))
}

function denominator(text: string): Denominator | null {
  const clean = text.replace(/\.$/u, '')
  return DENOMINATORS.get(clean) ?? DENOMINATORS_ANY_CASE.get(clean.toLowerCase()) ?? null
}

function numerators(text: string, per: readonly Denominator[], counted: boolean): Numerator[] {
  const clean = text.replace(/\.$/u, '')
  if (counted) {
    const isCount = clean === '' || NUMERATORS.get(clean)?.kind === 'count'
    return isCount ? [{ kind: 'count', scale: 1 }] : []
  }
  if (clean === '') return per.length > 0 ? [{ kind: 'count', scale: 1 }] : []
  const perLitre = per.length === 1 && per[0]?.of === 'L' && per[0].scale === 1
  const count = perLitre ? LITRE_COUNTS.get(clean) : undefined
  const exact = NUMERATORS.get(clean)
  const found = count ?? exact ?? NUMERATORS_ANY_CASE.get(clean.toLowerCase())
  if (!found) return []
  if (per.length === 0 && !STANDS_ALONE.has(found.kind) && !isMassOrVolume(found)) return []
  // In capitals G/L may be gram per litre: the test decides.
  return count && /^[GГ]$/u.test(clean) ? [count, { kind: 'g', scale: 1 }] : [found]
}

const STANDS_ALONE = new Set<UnitKind>([
  'percent',
  'ratio',
  'pH',
  'titre',
  'seconds',
  'pressure',
  'degree',
  'length',
  'U',
])
/** fL, pg, mL, g alone; nothing is measured in picolitres. */
const isMassOrVolume = ({ kind, scale }: Numerator) =>
  scale < 1 && (kind === 'g' || (kind === 'volume' && (scale >= 1e-3 || scale <= 1e-15)))

const close = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b))

/** Whether two units measure the same in the same size: K/µl and 10⁹/л, пг/мл and ng/L. */
export const sameUnit = (a: Unit, b: Unit) => sameMeasure(a, b) && close(a.scale, b.scale)

/** Whether two units differ by a factor alone. */
export const sameMeasure = (a: Unit, b: Unit) => a.kind === b.kind && a.per === b.per && a.qualifier === b.qualifier
