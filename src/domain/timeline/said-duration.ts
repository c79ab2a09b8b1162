/** How long a treatment lasts, as far as its words say it. */
export type SaidDuration =
  | { kind: 'period'; days: number; months: number }
  /** `yyyy-mm-dd`, the last day. */
  | { kind: 'until'; day: string }
  /** For good, or until somebody ends it. */
  | { kind: 'ongoing' }

const ONGOING =
  /длительно|постоянно|пожизненно|до отмены|без перерыва|продолжа|long[- ]?term|continu|indefinite|ongoing|lifelong|for life|μακροχρόνι|συνεχ|μόνιμ|εφ[’'᾽] ?όρου ζωής/iu
const NUMBER_WORDS: readonly (readonly [RegExp, number])[] = [
  [/^полтор/u, 1.5],
  [/^(?:пол|half|μισ)/u, 0.5],
  [/^(?:од[ин]|one|an?$|ένα|έναν|μία|μια)/u, 1],
  [/^(?:дв[аеу]|two|δύο|δυο)/u, 2],
  [/^(?:тр[иеё]|three|τρεις|τρία)/u, 3],
  [/^(?:четыр|four|τέσσερ)/u, 4],
  [/^(?:пят|five|πέντε)/u, 5],
  [/^(?:шест|six|έξι)/u, 6],
  [/^(?:сем|seven|επτά|εφτά)/u, 7],
  [/^(?:десят|ten|δέκα)/u, 10],
]
const UNITS: readonly (readonly [RegExp, 'days' | 'months', number])[] = [
  [/^(?:дн|день|дне|сут|day|ημέρ|μέρ)/u, 'days', 1],
  [/^(?:нед|week|wk|εβδομ)/u, 'days', 7],
  [/^(?:мес|month|μήν|μην)/u, 'months', 1],
  [/^(?:год|лет|year|yr|χρόν|έτ)/u, 'months', 12],
]
const HALF_YEAR = /полгода|half a year|μισό χρόνο|εξάμηνο/iu
const PART = /(\d+(?:[.,]\d+)?|\p{L}+)\s*-?\s*(\p{L}+)\.?/gu
const RANGE = /\d+\s*(?:[-–—]|до|to|έως)\s*(?=\d)/giu
const DATE = /(?:до|until|till|through|έως|μέχρι)\s+(?:(\d{1,2})[./](\d{1,2})[./](\d{4})|(\d{4})-(\d{2})-(\d{2}))/iu

/** Reads the words of a prescription's duration; of a range ("10-14 days") the longer end. Null if they say none. */
export function readDuration(text: string): SaidDuration | null {
  const words = text.toLowerCase().normalize('NFC')
  const date = DATE.exec(words)
  if (date) return untilOf(date)
  if (HALF_YEAR.test(words)) return { kind: 'period', days: 0, months: 6 }
  for (const [, amount = '', unit = ''] of words.replace(RANGE, '').matchAll(PART)) {
    const known = UNITS.find(([pattern]) => pattern.test(unit))
    const count = known ? countOf(amount) : null
    if (!known || count === null || count <= 0) continue
    const [, kind, factor] = known
    return periodOf(kind, count * factor)
  }
  return ONGOING.test(words) ? { kind: 'ongoing' } : null
}

function countOf(text: string): number | null {
  if (/^\d/.test(text)) return Number(text.replace(',', '.'))
  return NUMBER_WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

const DAYS_OF_MONTH = 30

function periodOf(kind: 'days' | 'months', count: number): SaidDuration {
  if (kind === 'days') return { kind: 'period', days: Math.round(count), months: 0 }
  const months = Math.floor(count)
  return { kind: 'period', days: Math.round((count - months) * DAYS_OF_MONTH), months }
}

function untilOf([, day, month, year, isoYear, isoMonth, isoDay]: RegExpExecArray): SaidDuration | null {
  const iso = isoYear
    ? `${isoYear}-${isoMonth}-${isoDay}`
    : `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  return Number.isNaN(Date.parse(iso)) ? null : { kind: 'until', day: iso }
}

const DAY_MS = 86_400_000

/** The moment at which a treatment ends that began at `from`; a month ends on the same day of the next one. */
export function endOf(from: number, said: SaidDuration): number | null {
  switch (said.kind) {
    case 'ongoing':
      return null
    case 'until': {
      const last = Date.parse(`${said.day}T00:00:00`) + DAY_MS
      return last > from ? last : null
    }
    case 'period': {
      const start = new Date(from)
      const last = new Date(start.getFullYear(), start.getMonth() + said.months + 1, 0).getDate()
      const day = Math.min(start.getDate(), last)
      const end = new Date(start)
      end.setMonth(start.getMonth() + said.months, day)
      return end.getTime() + said.days * DAY_MS
    }
  }
}
