import type { Biomarker } from '../../contract/entities/health-report.ts'
import { readTypedValue } from '../labs/typed-value.ts'
import { Raw } from './json-text.ts'

const DIGITS = /[-−+]?\d[\d\s\u00a0\u2009\u202f]*(?:[.,]\d+)?/g

/** A printed number as JSON writes it, with all of its decimals; null if it is not this value. */
function asPrinted(text: string, value: number): Raw | null {
  const plain = text
    .replace(/[\s\u00a0\u2009\u202f+]/g, '')
    .replace('−', '-')
    .replace(',', '.')
    .replace(/^(-?)0+(?=\d)/, '$1')
  return /^-?\d+(?:\.\d+)?$/.test(plain) && Number(plain) === value ? new Raw(plain) : null
}

/** The value with the digits of the page, as far as the printed text is this value. */
export function decimalOf({ value, rawValue, comparator }: Biomarker & { value: number }): Raw {
  const printed = rawValue ?? ''
  const read = readTypedValue(printed)
  const isThis = read.value === value && (read.comparator ?? null) === (comparator ?? null)
  return (isThis && asPrinted(printed.replace(/^[\s<>≤≥=]+/, '').trim(), value)) || shortest(value)
}

/** A bound with the digits that the printed range has for it. */
export function boundOf(bound: number, range: string): Raw {
  for (const [found] of range.matchAll(DIGITS)) {
    const own = asPrinted(found.trim(), bound) ?? asPrinted(found.trim().replace(/^[-−]/, ''), bound)
    if (own) return own
  }
  return shortest(bound)
}

const shortest = (value: number) => new Raw(String(value === 0 ? 0 : value).replace('e+', 'e'))
