import { fold, foldedWords, tidy } from './fold.ts'
import { phrases } from './phrases.ts'

export type WordValue =
  | { means: 'negative' }
  | { means: 'positive' }
  /** Neither: trace, equivocal, `++`. */
  | { means: 'graded' }
  /** Single cells: fewer than any range of some cells. */
  | { means: 'few' }
  /** No result: haemolysed, not done. */
  | { means: 'missing' }

type Meaning = WordValue['means']

/** The negated form comes first: the longest phrase wins, and "not detected" holds "detected". */
const WORDS = phrases<Meaning>([
  [
    'negative',
    'отрицательно | отрицательный | отрицательная | отрицательное | отриц | отр | не обнаружено | не обнаружены',
  ],
  [
    'negative',
    'не обнаружен | не обнаружена | не обнар | отсутствует | отсутствуют | отсутств | отсут | abs | нет | не выявлено',
  ],
  [
    'negative',
    'не выявлены | не выявлен | не выявлена | не выявл | нет в п зр | не найдено | не найдены | не определяется',
  ],
  [
    'negative',
    'negative | neg | non reactive | nonreactive | not reactive | not detected | undetected | none detected | absent | nil',
  ],
  ['negative', 'none | none seen | not seen | not present | no growth | not isolated | undetectable'],
  [
    'negative',
    'αρνητικο | αρνητικη | αρνητικα | αρνητικοσ | αρνητικον | αρν | μη ανιχνευσιμο | μη ανιχνευσιμα | μη ανιχνευσιμη',
  ],
  [
    'negative',
    'μη ανιχνευσιμοσ | απουσια | δεν ανιχνευθηκε | δεν ανιχνευθηκαν | δεν ανευρεθηκαν | δεν ανευρεθη | απουσιαζει',
  ],
  [
    'negative',
    'οχι | ουδεν | δεν ανευρεθησαν | δεν ανευρεθησ* | δεν ανευρισκεται | δεν ανιχνευονται | δεν βρεθηκ* | δεν διαπιστωθηκ* | δεν παρατηρηθηκαν | δεν ανευρισκονται | δεν παρατηρουνται | απουσιαζουν | μη αντιδραστικο',
  ],
  [
    'positive',
    'положительно | положительный | положительная | положительное | полож | обнаружено | обнаружены | обнаружен',
  ],
  ['positive', 'обнаружена | выявлено | выявлены | выявлен | выявлена | присутствует | присутствуют'],
  ['positive', 'positive | pos | reactive | detected | present | isolated'],
  [
    'positive',
    'θετικο | θετικη | θετικα | θετικοσ | θετικον | θετ | ανιχνευθηκε | ανιχνευθηκαν | ανιχνευσιμο | παρουσια',
  ],
  ['graded', 'следы | следы белка | сомнительно | сомнительный | пограничный | пограничное'],
  [
    'few',
    'единичный | единичные | единичн | един | единич | единичные в препарате | редкие | few | rare | occasional | rare seen | few seen',
  ],
  ['few', 'σπανια | σπανιεσ | σπανιοι | σπανιο | μεμονωμενα | λιγα | λιγεσ | λιγοι'],
  [
    'graded',
    'незначительное количество | незначительно | умеренно | умеренное количество | много | большое количество | мало',
  ],
  ['graded', 'в умеренном количестве | в небольшом количестве | в большом количестве | небольшое количество | скудно'],
  ['graded', 'trace | traces | equivocal | indeterminate | borderline | moderate | many | small | large'],
  ['graded', 'numerous | weakly positive | weak positive | slightly positive'],
  ['graded', 'ιχνη | αμφιβολο | αμφιβολη | μετρια | αρκετα | αφθονα | πολλα | αραια'],
  ['graded', 'ασθενωσ θετικο | αρκετεσ | αρκετη | λιγη | αφθονη | πυκνα | μερικα | αρκετοι'],
  [
    'missing',
    'гемолиз | гемолизирована | гемолизирован | проба гемолизирована | хилез | хилезная | липемия | сгусток | брак',
  ],
  [
    'missing',
    'не выполнено | не выполнен | не выполнялось | не выполняется | не исследовалось | не определено | отменено | отменен',
  ],
  [
    'missing',
    'недостаточно материала | недостаточно биоматериала | в работе | выполняется | см комментарий | см прим | см комм',
  ],
  ['missing', 'сгусток в пробе | нет материала | нет результата | результат не получен | не готово | не доставлено'],
  [
    'missing',
    'qns | quantity not sufficient | insufficient sample | insufficient specimen | not done | not performed | cancelled',
  ],
  [
    'missing',
    'canceled | pending | in progress | tnp | test not performed | clotted | haemolysed | hemolyzed | hemolysed | lipemic',
  ],
  [
    'missing',
    'haemolyzed | unsuitable for analysis | unsuitable | sample haemolysed | specimen hemolyzed | see comment | see note',
  ],
  [
    'missing',
    'no sample | not received | not tested | to follow | see below | result to follow | no result | not available | n a',
  ],
  ['missing', 'δεν εγινε | δεν εγιναν | δεν πραγματοποιηθηκε | εκκρεμει | αιμολυμενο | αιμολυση | αιμολυμενο δειγμα'],
  [
    'missing',
    'ακαταλληλο δειγμα | ανεπαρκεσ δειγμα | ακαταλληλο | ανεπαρκεσ | πηγμα | δειγμα πηγμενο | βλ σχολια | δεν ελεγχθηκε',
  ],
])

const GRADE = /^(?:\++|\d\+|\(\+{2,}\)|\+\/-|\+-|±|\+\d|\(\d\+\))$/u
const SIGN_POSITIVE = /^\(\+\)$/u
const SIGN_NEGATIVE = /^\(-\)$/u
/** Says more about a value without changing it: "обнаружены (+)", "Αρνητικό (0,32)", "Negative *". */
const ADDITION = /\s*(?:\([^)]*\)|\[[^\]]*\]|[*!]+|\++)$/u

/** The meaning of a result that is words or signs; null if it is no known one. */
export function wordValue(text: string): Meaning | null {
  const known = meanings.get(text)
  if (known !== undefined) return known
  const found = read(text)
  if (meanings.size > 5000) meanings.clear()
  meanings.set(text, found)
  return found
}
const meanings = new Map<string, Meaning | null>()

function read(text: string): Meaning | null {
  const value = tidy(text)
  if (GRADE.test(value)) return 'graded'
  if (SIGN_POSITIVE.test(value)) return 'positive'
  if (SIGN_NEGATIVE.test(value)) return 'negative'
  if (/^-{2,}$/u.test(value)) return 'missing'
  if (/\p{L}\s*\d|\d\s*[-:]\s*\d/u.test(value.replace(ADDITION, ''))) return null
  const bare = value.replace(ADDITION, '').trim()
  return WORDS.whole(bare) ?? WORDS.whole(value) ?? missingWithin(value)
}

/** "Haemolysed - unsuitable for analysis": begins with a known phrase, holds no number. */
function missingWithin(value: string): Meaning | null {
  const words = foldedWords(value)
  const found = WORDS.at(words, 0)
  return found?.means === 'missing' && !/\d/u.test(value) && words.length <= 8 ? 'missing' : null
}

/** Whether two word values say the same: folded, without their endings. */
export function sameWords(a: string, b: string): boolean {
  const [one, other] = [a, b].map(text =>
    fold(text)
      .replace(/[^\p{L}\p{N}+%]+/gu, ' ')
      .trim(),
  )
  return one === other
}
