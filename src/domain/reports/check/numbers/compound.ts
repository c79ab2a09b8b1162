import { unitOf } from './units.ts'

const PARTS: readonly (readonly [RegExp, number])[] = [
  [/^(?:одно|моно|μονο)/u, 1],
  [/^(?:двух|двух|δι)/u, 2],
  [/^(?:трех|τρι)/u, 3],
  [/^(?:четырех|τετρα)/u, 4],
  [/^(?:пяти|πεντα)/u, 5],
  [/^(?:шести|εξα)/u, 6],
  [/^(?:семи|επτα|εφτα)/u, 7],
  [/^(?:восьми|οκτα|οχτα)/u, 8],
  [/^(?:десяти|δεκα)/u, 10],
  [/^(?:полу)/u, 0.5],
]
const SPANS: readonly (readonly [RegExp, string])[] = [
  [/^(?:дневн|ημερ)/u, 'day'],
  [/^(?:недельн|εβδομαδ)/u, 'week'],
  [/^(?:месячн|μην)/u, 'month'],
  [/^(?:летн|годичн|годов|ετι|ετ[ηο])/u, 'year'],
  [/^(?:часов|ωρ)/u, 'hour'],
]

const HALF = /^пол(?=миллиграмм|микрограмм|грамм|таблет|капсул|ампул|литр|миллилитр)/u
/** «Трёхдневный», «διμήνου»: a number and its unit in one word. */
export function compoundOf(norm: string): { value: number; unit: string } | null {
  // «Полмиллиграмма»
  const half = HALF.test(norm) ? unitOf(norm.slice(HALF.exec(norm)?.[0].length)) : null
  if (half !== null) return { value: 0.5, unit: half }
  for (const [part, value] of PARTS) {
    const found = part.exec(norm)?.[0]
    const span = found ? SPANS.find(([unit]) => unit.test(norm.slice(found.length))) : undefined
    if (span) return { value, unit: span[1] }
  }
  return null
}
