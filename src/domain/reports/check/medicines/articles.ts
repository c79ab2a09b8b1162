import type { Words } from '../../text/words.ts'
import { atomsIn } from '../atoms.ts'

const GREEK = /^(?:το|τα|την|τη|τον)$/u
const PREPOSITION = /^(?:απο|για|με|μετα|πριν|κατα|προσ|μεχρι|παρα|σε|στη|υπο)$/u
/** «Από το μεσημέρι», «Τον ορό»: an article, with a noun of its own. */
export const isArticle = (reading: Words, at: number): boolean =>
  GREEK.test(reading.words[at]?.norm ?? '') &&
  (PREPOSITION.test(reading.words[at - 1]?.norm ?? '') ||
    atomsIn(reading, at + 1, at + 2).atoms.some(atom => atom.kind === 'concept' && atom.hard) ||
    GREEK.test(reading.words[at + 2]?.norm ?? ''))
