import type { Reading } from '../text/shape.ts'

/** Units as they are said, by stems; the value of the table stands first. */
const UNITS: readonly (readonly [unit: string, stems: RegExp])[] = [
  ['mg', /^(?:миллиграмм|мг$|milligram|mgs?$|χιλιοστογραμμ|μιλιγκραμ)/u],
  ['mcg', /^(?:микрограмм|мкг$|microgram|mcg$|μικρογραμμ)/u],
  ['ml', /^(?:миллилитр|мл$|millilit|milliliter|mls?$|mils?$|χιλιοστολιτρ|μιλιλιτρ)/u],
  ['g', /^(?:грамм|г$|grams?$|γραμμαρι)/u],
  ['IU', /^(?:единиц|ед$|units?$|iu$|μοναδ)/u],
  ['tablet', /^(?:таблет|капсул|tablets?$|pills?$|capsules?$|χαπι|χαπακι|δισκι|καψουλ)/u],
  ['drop', /^(?:капл|капель|drops?$|σταγον)/u],
  ['dose', /^(?:доз|вдох|впрыск|puffs?$|doses?$|sprays?$|εισπνο|ψεκασμ)/u],
  ['vial', /^(?:ампул|флакон|vials?$|ampoules?$|φιαλιδι|αμπουλ)/u],
  ['sachet', /^(?:пакетик|саше|sachets?$|φακελ)/u],
]

export function unitOf(norm: string): string | null {
  for (const [unit, stems] of UNITS) if (stems.test(norm)) return unit
  return null
}

const ROUTES: readonly (readonly [route: string, words: RegExp])[] = [
  ['intravenous', /внутривенн|капаем|капельниц|intravenous|\biv\b|\bi v\b|ενδοφλεβ/u],
  ['intramuscular', /внутримышечн|intramuscular|into the muscle|ενδομυικ/u],
  ['sublingual', /под язык|under the tongue|sublingual|υπογλωσσ/u],
  ['inhaled', /ингаляц|небулаизер|вдох|inhal|nebuli|εισπν|νεφελοπ/u],
  ['vaginal', /вагинальн|vaginal|κολπικ/u],
  ['oral', /внутрь|через рот|by mouth|\borally|syrup|suspension|сироп|суспензи|шипуч|απο το στομα|σιροπι/u],
  ['topical', /мазь|мазать|наружно|крем|ointment|cream|topical|αλοιφ|κρεμα/u],
  ['rectal', /ректальн|rectal|suppositor|υποθετ/u],
]

export function routeOf(said: string): string | null {
  for (const [route, words] of ROUTES) if (words.test(said)) return route
  return null
}

const PER_DAY: readonly (readonly [times: number, words: RegExp])[] = [
  [0.5, /через день|every other day|μερα παρα μερα/u],
  [2, /утром и вечером|πρωι (?:και )?βραδυ|morning and (?:night|evening)/u],
  [2, /дважды|два раза|twice|\bbd\b|δυο φορεσ|every (?:12|twelve) hours|каждые двенадцать|καθε δωδεκα/u],
  [3, /трижды|три раза|three times|\btds\b|τρεισ φορεσ|every (?:8|eight) hours|каждые восемь|καθε οκτω/u],
  [4, /четыре раза|four times|\bqds\b|τεσσερισ φορεσ|every (?:6|six) hours|каждые шесть|καθε εξι/u],
  [
    1,
    /раз в день|раз в сутки|once (?:a day|daily)|every (?:morning|night|day|evening)|φορα την ημερα|καθε βραδυ|^daily/u,
  ],
  [
    1,
    /утром|вечером|на ночь|в обед|at night|at bedtime|in the (?:morning|evening)|το πρωι|το βραδυ|το μεσημερι|την ημερα|one a day/u,
  ],
]
const RARE = /недел|месяц|week|month|εβδομαδ|βδομαδ|μηνα|по необходим|as needed|οποτε|οταν/u

/** Times per day, for display; null where it is not plain. */
export function perDayOf(said: string): number | null {
  if (RARE.test(said)) return null
  for (const [times, words] of PER_DAY) if (words.test(said)) return times
  return null
}

export const normsOf = ({ words }: Reading, from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ norm }) => norm)
    .join(' ')
