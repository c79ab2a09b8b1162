import { NUMBER_WORDS } from '../../../triage/speech/numbers/number-words.ts'
import { plain } from '../../../triage/speech/text/scan.ts'

const FURTHER: Readonly<Record<number, string>> = {
  0.25: 'четверть quarter τέταρτο',
  0.5: 'половина половины половину полтаблетки half μισό μισή μισού μισής',
  1: 'single ενός одним',
  2: 'двое couple pair двоих пару пара парочку парочка двойка двойку',
  3: 'трое тройка тройку тройки',
  4: 'четвёрка четвёрку четвёрки',
  5: 'пятёрка пятёрку пятёрки',
  6: 'шестёрка шестёрку шестёрки',
  7: 'семёрка семёрку семёрки',
  8: 'восьмёрка восьмёрку восьмёрки',
  9: 'девятка девятку девятки',
  10: 'десятка десятку десятки',
  12: 'dozen дюжина',
  200: 'двухсот',
  300: 'трехсот τριακοσίων',
  400: 'четырёхсот τετρακόσιες',
  500: 'пятисот πεντακόσιες',
  800: 'οκτακόσιες',
  1000: 'тысяча тысячу тысячи тысяч thousand χίλια χιλιάδες χίλιες',
}
const WORDS = new Map<string, number>()
for (const [value, list] of Object.entries(FURTHER))
  for (const word of list.split(' ')) WORDS.set(plain(word), Number(value))

/** Adverbs of frequency. */
export const ADVERBS: ReadonlyMap<string, number> = new Map([
  ['once', 1],
  ['однократно', 1],
  ['twice', 2],
  ['дважды', 2],
  ['thrice', 3],
  ['трижды', 3],
  ['απαξ', 1],
  ['δισ', 2],
  ['τρισ', 3],
])

const ORDINALS: readonly (readonly [string, number])[] = [
  ['перв', 1],
  ['втор', 2],
  ['трет', 3],
  ['четверт', 4],
  ['пят', 5],
  ['шест', 6],
  ['седьм', 7],
  ['восьм', 8],
  ['девят', 9],
  ['десят', 10],
  ['одиннадцат', 11],
  ['двенадцат', 12],
  ['тринадцат', 13],
  ['четырнадцат', 14],
  ['пятнадцат', 15],
  ['шестнадцат', 16],
  ['семнадцат', 17],
  ['восемнадцат', 18],
  ['девятнадцат', 19],
  ['двадцат', 20],
  ['тридцат', 30],
]
const ORDINAL = /^(.+?)(?:ыи|ии|ои|ая|ья|ую|ью|ого|ьего|ому|ом|ое|ье|ым|ых)$/u
const LATIN_ORDINALS = new Map(
  Object.entries({
    first: 1,
    second: 2,
    third: 3,
    fourth: 4,
    fifth: 5,
    sixth: 6,
    seventh: 7,
    eighth: 8,
    ninth: 9,
    tenth: 10,
    eleventh: 11,
    twelfth: 12,
    thirteenth: 13,
    fourteenth: 14,
    fifteenth: 15,
    sixteenth: 16,
    seventeenth: 17,
    eighteenth: 18,
    nineteenth: 19,
    twentieth: 20,
    thirtieth: 30,
    πρωτο: 1,
    δευτερο: 2,
    τριτο: 3,
    τεταρτο: 4,
    πεμπτο: 5,
    πρωτη: 1,
  }),
)

/** Without "outside" (εκτοσ) and tenths of a degree (δεκατα); the first five are also days of the week and words of style. */
const GREEK_ORDINAL =
  /^(?!εκτοσ$|δεκατ[αο]$)(εκτ|εβδομ|ογδο|ενατ|δεκατ|ενδεκατ|δωδεκατ|εικοστ|τριακοστ)(?:οσ|η|ο|ου|ησ|ην)$/u
const GREEK_ORDINALS: Readonly<Record<string, number>> = {
  εκτ: 6,
  εβδομ: 7,
  ογδο: 8,
  ενατ: 9,
  δεκατ: 10,
  ενδεκατ: 11,
  δωδεκατ: 12,
  εικοστ: 20,
  τριακοστ: 30,
}

/** «Пятые сутки»: the day that has no singular. */
export const dayOfSutki = (norm: string): number | undefined =>
  ORDINALS.find(([ordinal]) => new RegExp(`^${ordinal}(?:ые|ие|ьи)$`, 'u').test(norm))?.[1]

/** "The first three doses": an ordinal ends a number. */
export const isOrdinal = (norm: string): boolean => LATIN_ORDINALS.has(norm)

/** "Third", «третью», «έκτη». */
export const isOrdinalWord = (norm: string): boolean =>
  isOrdinal(norm) ||
  GREEK_ORDINAL.test(norm) ||
  ORDINALS.some(([ordinal]) => ordinal === (ORDINAL.exec(norm)?.[1] ?? ''))

/** The value of one word, or undefined. Ordinals count: «второго типа», "the third floor". */
export function numberWord(norm: string): number | undefined {
  const known = NUMBER_WORDS.get(norm)?.value ?? WORDS.get(norm) ?? LATIN_ORDINALS.get(norm)
  if (known !== undefined) return norm === 'oh' || norm === 'second' ? undefined : known
  const greek = GREEK_ORDINAL.exec(norm)?.[1]
  if (greek !== undefined) return GREEK_ORDINALS[greek]
  const stem = ORDINAL.exec(norm)?.[1]
  return stem === undefined ? undefined : ORDINALS.find(([ordinal]) => ordinal === stem)?.[1]
}
