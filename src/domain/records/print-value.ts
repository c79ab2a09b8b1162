import type { Biomarker } from '../../contract/entities/health-report.ts'

const COMPARATOR = { '<': '<', '>': '>', '<=': '≤', '>=': '≥' } as const

/** As many digits after the sign as the page printed: 6.0 is not 6. */
const digitsOf = (printed: string | null | undefined) => /[.,](\d+)\s*\D*$/.exec(printed ?? '')?.[1]?.length ?? 0

export type Valued = Pick<Biomarker, 'value' | 'comparator' | 'rawValue'>

/** Writes numbers as a language does; `tag` is a BCP 47 tag. */
export function numberPrinter(tag: string): (value: number, digits?: number) => string {
  const known = new Map<number, Intl.NumberFormat>()
  return (value, digits = 0) => {
    const format =
      known.get(digits) ?? new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: 10 })
    known.set(digits, format)
    return format.format(value)
  }
}

/** A value in the language's numbers, with the precision of the page; words as they were printed. */
export function printValue(
  { value, comparator, rawValue }: Valued,
  number: (value: number, digits?: number) => string,
  words: { positive: string; negative: string },
): string {
  if (typeof value === 'number') {
    const printed = number(value, Math.min(10, digitsOf(rawValue)))
    return comparator ? `${COMPARATOR[comparator] ?? ''}\u202f${printed}` : printed
  }
  if (rawValue) return rawValue
  if (typeof value === 'string') return value
  return value === true ? words.positive : value === false ? words.negative : '—'
}
