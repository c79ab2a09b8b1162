import { NUMBER_WORDS } from '../numbers/number-words.ts'
import { plain } from '../text/scan.ts'

/** Months of an age; years are whole numbers of twelve. */
export interface SaidAge {
  readonly months: number
  /** The word itself says that it is an age of somebody newly born or of a child ("newborn"). */
  readonly child: boolean
  /** The word names a person («πεντάχρονος», «трёхлетка»), who may also be an object's owner («πεντάχρονο ιστορικό»). */
  readonly person: boolean
}

const YEARS = /^(.+?)(?:летн(?:ий|яя|его|ей|ему|юю|им|ие|их)|годовал(?:ый|ая|ого|ой|ому))$/
const MONTHS = /^(.+?)месячн(?:ый|ая|ого|ой|ому|ую|ое)$/
const GREEK_YEARS = /^(.+?)χρον(?:οσ|η|ο|ου|ησ|ων)$/
const NEWBORN = /^(?:newborns?|neonate|новорожд\p{L}*|νεογεννητ\p{L}*|νεογν\p{L}*)$/u
/** «Трёхлетка», «пятилетки». */
const TODDLER = /^(.+?)летк(?:а|и|е|у|ои)$/
const YEARLING = /^годовал(?:ыи|ая|ого|ои|ому)$/

/** First parts of Greek ages in one word: «πεντάχρονο», «εξηντάχρονος». */
const GREEK_STEMS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'μονο 1 δι 2 τρι 3 τετρα 4 πεντα 5 εξα 6 επτα 7 εφτα 7 οκτα 8 οχτα 8 εννια 9 εννεα 9 δεκα 10 εντεκα 11 ενδεκα 11',
    'δωδεκα 12 δεκατρι 13 δεκατετρα 14 δεκαπεντα 15 δεκαεξα 16 δεκαεπτα 17 δεκαοκτα 18 δεκαοχτα 18 δεκαεννια 19 εικοσα 20',
    'τριαντα 30 σαραντα 40 πενηντα 50 εξηντα 60 εβδομηντα 70 ογδοντα 80 ενενηντα 90',
  ]
    .join(' ')
    .split(' ')
    .reduce<[string, number][]>((pairs, word, index, all) => {
      if (index % 2 === 0) pairs.push([word, Number(all[index + 1])])
      return pairs
    }, []),
)

/** «пяти», «двадцатипяти»: one number word, or a ten and a unit. */
function joinedNumber(stem: string): number | undefined {
  const whole = NUMBER_WORDS.get(stem)
  if (whole) return whole.value
  for (let cut = 3; cut < stem.length; cut++) {
    const [ten, unit] = [NUMBER_WORDS.get(stem.slice(0, cut)), NUMBER_WORDS.get(stem.slice(cut))]
    if (ten?.kind === 'ten' && unit?.kind === 'unit') return ten.value + unit.value
  }
  return undefined
}

const plainOf = (pattern: RegExp) => new RegExp(plain(pattern.source), 'u')
const [YEARS_PLAIN, MONTHS_PLAIN] = [plainOf(YEARS), plainOf(MONTHS)]

/** The age in one word: «пятилетний», «восьмимесячный», «πεντάχρονο», "newborn"; undefined for any other word. */
export function ageInWord(norm: string): SaidAge | undefined {
  if (NEWBORN.test(norm)) return { months: 0, child: true, person: true }
  if (YEARLING.test(norm)) return { months: 12, child: true, person: true }
  const toddler = joinedNumber(TODDLER.exec(norm)?.[1] ?? '')
  if (toddler !== undefined) return { months: toddler * 12, child: toddler < 10, person: true }
  const greek = GREEK_STEMS[GREEK_YEARS.exec(norm)?.[1] ?? '']
  if (greek !== undefined) return { months: greek * 12, child: false, person: true }
  const years = joinedNumber(YEARS_PLAIN.exec(norm)?.[1] ?? '')
  if (years !== undefined) return { months: years * 12, child: false, person: false }
  const months = joinedNumber(MONTHS_PLAIN.exec(norm)?.[1] ?? '')
  return months === undefined ? undefined : { months, child: true, person: true }
}
