import type { Words } from '../../text/words.ts'
import { numberWord } from './number-values.ts'
import { unitAt } from './units.ts'

/** «Μια πληγή»: the Greek word for one before a noun that is no unit counts nothing. */
export const isArticle = (words: Words['words'], at: number, to: number): boolean =>
  /^(?:μια|ενα|εναν|ενασ)$/u.test(words[at]?.norm ?? '') && isNoun(words, at, to) && unitAt(words, at + 1, to) === null

const A_DAY =
  /^(?:(?:την|τη|το|καθε|ανα) (?:ημερα|μερα|εβδομαδα|βδομαδα|πρωι|βραδυ|μεσημερι|νυχτα|δωδεκα|οκτω|εξι)|πρωι|βραδυ|ημερησιωσ)(?: |$)/u
/** A word of its own right behind, no small one and no number. */
const isNoun = (words: Words['words'], at: number, to: number): boolean => {
  const next = words[at + 1]?.norm ?? ''
  return (
    at + 1 < to &&
    next.length > 4 &&
    // «Ένα πάτημα την ημέρα» counts.
    !A_DAY.test(`${words[at + 2]?.norm ?? ''} ${words[at + 3]?.norm ?? ''}`) &&
    !/[^\s]/u.test(words[at]?.after ?? '') &&
    numberWord(next) === undefined &&
    !/^(?:(?:και|πριν|μετα|ημερησ|καθε|πρωι|βραδυ|μεσημερι|παυλα|κομμα|τελεια|προσ|ακομ|μονο|στα|στο)\p{L}*)$/u.test(
      next,
    )
  )
}
