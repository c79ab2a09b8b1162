import { spanOf, unitOf } from './units.ts'

const PARTS: readonly (readonly [RegExp, number])[] = [
  [/^(?:одно|моно|μονο)/u, 1],
  [/^(?:двух|двух|δι)/u, 2],
  [/^(?:трех|τρι)/u, 3],
  [/^(?:четырех|τετρα)/u, 4],
  [/^(?:пяти|πεντα)/u, 5],
  [/^(?:шести|εξα)/u, 6],
  [/^(?:семи|επτα|εφτα)/u, 7],
  [/^(?:восьми|οκτα|οχτα)/u, 8],
  [/^(?:девяти|εννια|εννεα)/u, 9],
  [/^(?:десяти|δεκα)/u, 10],
  [/^(?:двенадцати|δωδεκα)/u, 12],
  [/^(?:пятнадцати|δεκαπεντα)/u, 15],
  [/^(?:двадцати|εικοσα)/u, 20],
  [/^(?:тридцати|τριαντα)/u, 30],
  [/^(?:сорока|σαραντα)/u, 40],
  [/^(?:полу)/u, 0.5],
]
const HALF =
  /^пол(?=миллиграмм|микрограмм|грамм|таблет|капсул|ампул|литр|миллилитр|минут|процент|кило|капл|час(?:а|ика)$|суток$|дня$|месяца$|года$)|^полу(?=часа$|года$)/u
/** As the lengths are told for which medicines are taken. */
export const HALF_A_YEAR = { value: 6, unit: 'month' }
/** «Трёхдневный», «διμήνου», «полчаса»: a number and its unit in one word. */
export function compoundOf(norm: string): { value: number; unit: string | null } | null {
  // «Полмиллиграмма»
  const half = HALF.test(norm) ? unitOf(norm.slice(HALF.exec(norm)?.[0].length)) : null
  if (half !== null) return half === 'year' ? HALF_A_YEAR : { value: 0.5, unit: half }
  for (const [part, value] of PARTS) {
    const found = part.exec(norm)?.[0]
    const rest = norm.slice(found?.length ?? 0)
    // «По десятибалльной шкале»
    if (found && rest.startsWith('балльн')) return { value, unit: null }
    const unit = found ? spanOf(rest) : null
    if (unit !== null) return { value, unit }
  }
  return null
}
