import { has, normsIn } from '../text/within.ts'
import type { Words } from '../text/words.ts'

const FEARS =
  /(?:^| )(?:(?:afraid|scared|frightened|worried|convinced|(?<!don't )think|thinks|reckons?|read|wonders?|wondering) (?:that |of having |of |about having |about |if |whether )?(?:it's|it is|it might|it may|it could|it was|this is|that's|i've|i have|i might|i may|having|a |cancer|he's|she's)|(?:боюсь|боится|переживаю|переживает|страшно|волнуюсь|думает|считает|(?<!не )думаю|читал[аи]?|прочитал[аи]?) (?:что |как бы |не |вдруг |может |может быть |это )|(?:φοβαμαι|φοβαται|ανησυχω|ανησυχει|νομιζει|διαβασα|(?<!δεν )νομιζω) (?:μη|μην|μηπωσ|οτι|πωσ|για|μη τυχον))/u

/** "I'm afraid it's cancer", «жена думает, что это деменция»: an illness that is feared or guessed. */
export const isFeared = (words: Words, from: number, to: number): boolean =>
  has(words, from, to, 'disease') && FEARS.test(normsIn(words, from, to))
