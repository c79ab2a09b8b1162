import { LIGHT } from '../lexicon/small-words.ts'
import { isAnswer, names } from './answer-words.ts'
import { startsBetween } from './counts.ts'
import { startsWith } from './within.ts'
import type { Words } from './words.ts'

const COURSE = 6
/** "I took it three years | then stopped": what became of something taken stays with it. */
export const goesOnWithCourse = (words: Words, at: number, to: number): boolean =>
  THEN.test(words.words[at]?.norm ?? '') &&
  startsWith(words, at + 1, to, 'stop') !== undefined &&
  (startsBetween(words, at - COURSE, at, 'take') || startsBetween(words, at - COURSE, at, 'drug'))
const THEN = /^(?:потом|затем|и|then|and|but|μετα|και)$/u

/** «У мамы | матку удалили»: whose it is opens the sentence. */
export const isOwnersSentence = (words: Words, at: number, to: number): boolean =>
  words.words[at - 2]?.norm === 'у' &&
  (words.hits[at - 1] ?? []).some(hit => hit.is === 'relative' && hit.to === at) &&
  !LIGHT.has(words.words[at]?.norm ?? '') &&
  !isAnswer(words, at) &&
  startsWith(words, at, to, 'asks', 'relative') === undefined

const MUST = /^(?:надо|нужно|необходимо|придется|стоит)$/u
/** «Полип | исключить надо»: the verb behind its object. */
export const isWhatToDo = ({ words }: Words, at: number): boolean =>
  /(?:ть|ти|чь)$/u.test(words[at]?.norm ?? '') && MUST.test(words[at + 1]?.norm ?? '')

const AFTER = /^(?:после|с|со|με|μετα|after|with)$/u
/** «После гистероскопии приходите»: an appointment that opens with what comes before it. */
export const opensReturn = (words: Words, at: number, to: number): boolean =>
  (AFTER.test(words.words[at]?.norm ?? '') && startsWith(words, at + 2, to, 'return') !== undefined) ||
  returnsIn(words, at, to)

/** «Σε δύο εβδομάδες ξανά εδώ»: the term comes first. */
function returnsIn(words: Words, at: number, to: number): boolean {
  const term = startsWith(words, at, to, 'term')
  if (names(words, at - 1) || names(words, at - 2)) return false
  return term !== undefined && [term.to, term.to + 1].some(next => startsWith(words, next, to, 'return') !== undefined)
}

const HAVE_DONE = /^(?:εχω|ειχα|εχει|ειχε|εχουμε)$/u
const DONE = /^(?:κανει|βγαλει|παθει|περασει|χειρουργηθει|μπει|νοσηλευτει|σπασει|παρει)$/u
/** «Βουβωνοκήλη | έχω κάνει»: the verb behind its object. */
export const isDoneTo = (words: Words, at: number): boolean =>
  HAVE_DONE.test(words.words[at]?.norm ?? '') && DONE.test(words.words[at + 1]?.norm ?? '') && names(words, at - 1)

/** "It's ninety two | it was sixty four": the value before belongs to the one now. */
export const comparesValue = ({ words, numbers }: Words, at: number): boolean =>
  words[at]?.norm === 'it' &&
  /^(?:was|used)$/u.test(words[at + 1]?.norm ?? '') &&
  [2, 3, 4].some(step => numbers.has(at + step)) &&
  [1, 2, 3].some(step => (numbers.get(at - step)?.to ?? 0) === at)

const ASKED_OF =
  /^(?:кто|нибудь|кого|что|было|есть|болел\p{L}*|κανεισ|κανενασ|καποιοσ|κατι|υπαρχει|εχει|anyone|anybody)$/u
/** «Στην οικογένεια κάτι»: a question that opens with the family. */
export const asksOfFamily = (words: Words, at: number): boolean =>
  !/^[a-z]/u.test(words.words[at]?.norm ?? '') &&
  (words.hits[at] ?? []).some(({ is, of, to }) => is === 'relative' && of === 'family' && to - at > 1) &&
  !ASKED_OF.test(words.words[at - 1]?.norm ?? '')

const PRONOUN = /^(?:она|он|εκεινη|εκεινοσ)$/u
const NEAR = 5
/** «У мамы была | она в прошлом году умерла»: goes on with the relative. */
export const goesOnOfRelative = (words: Words, at: number, to: number): boolean =>
  PRONOUN.test(words.words[at]?.norm ?? '') &&
  startsBetween(words, at - NEAR, at, 'relative') &&
  !startsBetween(words, at - NEAR, at, 'asks') &&
  startsWith(words, at, to, 'asks') === undefined

/** «На лекарства | аллергия есть»: what it is against comes first. */
export const isAllergyTo = (words: Words, at: number, to: number): boolean =>
  startsWith(words, at, to, 'allergy') !== undefined &&
  (words.hits[at - 1] ?? []).some(hit => hit.is === 'drug-word' && hit.to === at) &&
  words.words[at - 2]?.norm === 'на'
