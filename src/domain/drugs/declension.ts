import { fold } from '../labs/text/fold.ts'

const CYRILLIC = /\p{Script=Cyrillic}/u
const GREEK = /\p{Script=Greek}/u

/** Endings of nouns and adjectives, the longest first. */
const ENDINGS = {
  ru: 'ого ому ыми ими ами ями ая яя ое ее ый ий ой ом ем ую юю ые ие ым им ых их ей ью ам ям ах ях ов ев ия ию ии а я о е у ю ы и ь й',
  el: 'ους εως εις ης ην ες ων ος ον ου ας αν οι η ο α υ ι ς ν',
} as const
/** What is taken off a name in the nominative; a consonant's name stays whole. */
const NOMINATIVE = {
  ru: 'ая яя ое ее ый ий ой ие ые ия а я о е ы и ь й',
  el: 'ης ος ας ες η ο α ι υ',
} as const

const folded = (list: string) => list.split(' ').map(fold)
const TAKEN_OFF = { ru: folded(ENDINGS.ru), el: folded(ENDINGS.el) }
const LAST = { ru: folded(NOMINATIVE.ru), el: folded(NOMINATIVE.el) }

/** "Two of her percocets": the plural of a long name. */
const LONG_NAME = 6

const scriptOf = (word: string) => (CYRILLIC.test(word) ? 'ru' : GREEK.test(word) ? 'el' : null)
/** The end of a short word is not taken off: too much else has its letters. «Но-шпу» is known by «но». */
const SHORTEST_STEM = 2

/** The stem of a name of the list, one word of it. Latin names are whole words. */
export function stemOfName(word: string): string {
  const script = scriptOf(word)
  const whole = fold(word)
  const last = script && LAST[script].find(ending => whole.endsWith(ending))
  return last && whole.length - last.length >= SHORTEST_STEM ? whole.slice(0, -last.length) : whole
}

/** Every stem that a said word may have: itself, and itself without one ending. */
export function stemsOfWord(word: string): string[] {
  const script = scriptOf(word)
  const whole = fold(word)
  if (!script) return whole.length > LONG_NAME && whole.endsWith('s') ? [whole, whole.slice(0, -1)] : [whole]
  const stems = TAKEN_OFF[script]
    .filter(ending => whole.endsWith(ending) && whole.length - ending.length >= SHORTEST_STEM)
    .map(ending => whole.slice(0, -ending.length))
  return [whole, ...stems]
}
