import { has, normsIn, startsWith, within } from '../text/within.ts'
import type { Words } from '../text/words.ts'
import { lacksFunction } from './functions.ts'

/** "… and so do I", «у меня тоже»: of the illness of the relative too. */
const ME_TOO =
  /(?:^| )(?:so (?:do|have|am|did) i|me too|now i(?:'ve| have)(?: got| caught)? (?:it|one)|i(?:'ve| have)? caught it|(?:я|у меня) тоже|и (?:у меня|я)$|(?:κι|και) εγω$)(?: |$)/u
const NOW_ME = /(?:^| )(?:теперь (?:и )?(?:я|у меня)|(?:κι|και) εγω)(?: |$)/u
const MINE =
  /(?:^| )(?:i (?:have|had|got|get|feel|felt|am|can't|cannot|don't|haven't|keep|started|hardly)|i've|i'm|у меня|я|мне|меня|εγω|με)$/u
const ARTICLE = /^(?:τον|την|τη|τουσ|τισ|εναν?|μια)$/u
/** Words between who complains and the complaint. */
const NEAR = 4
const FIRST_PERSON = /(?:[юу]|юсь|усь|[αο]μαι|ουμαι|ω)$/u
/** What one thinks, sees or fears of another is no complaint of one's own. */
const OF_OTHER =
  /^(?:worr\p{L}*|anxi\p{L}*|scared|afraid|think|know|saw|see|noticed|heard|боюсь|волнуюсь|переживаю|беспокоюсь|думаю|считаю|знаю|вижу|слышу|заметил\p{L}*|видел\p{L}*|слышал\p{L}*|φοβαμαι|ανησυχω|αγχωνομαι|νομιζω|ξερω|βλεπω|ακουω|ειδα|προσεξα)$/u
const DEATH = /^(?:умер|смерт|died|death|passed|πεθαν|θανατ)/u
const SLEEPS =
  /(?:^| )(?:i (?:\S+ )?(?:can't|cannot|don't|haven't|couldn't)|не \p{L}+[юу](?:сь)?|(?:δεν|δε) (?:\S+ )?\p{L}+(?:ω|[αο]μαι))(?: |$)/u

/** "My daughter has a cough and so do I", «После смерти мужа не сплю»: beside a relative the patient complains of themselves. */
export function complainsOfSelf(words: Words, from: number, to: number): boolean {
  const said = normsIn(words, from, to)
  const ill = [...within(words, from, to, 'disease', 'operation', 'allergy')].some(
    hit => !DEATH.test(words.words[hit.from]?.norm ?? ''),
  )
  if (words.words.slice(from, to).some(({ norm }) => OF_OTHER.test(norm))) return false
  if (ME_TOO.test(said) || (!ill && NOW_ME.test(said))) return true
  if (ill) return false
  if (lacksFunction(words, from, to) && SLEEPS.test(said)) return true
  for (let at = from; at < to; at++) {
    if (!startsWith(words, at, to, 'symptom')) continue
    if (FIRST_PERSON.test(words.words[at]?.norm ?? '') && !/^[a-z]/u.test(words.words[at]?.norm ?? '')) return true
    for (let back = Math.max(from, at - NEAR); back < at; back++)
      // «Με τον ουρολόγο» is "with", «με πονάει» is "me".
      if (
        !ARTICLE.test(words.words[back + 1]?.norm ?? '') &&
        MINE.test(normsIn(words, Math.max(from, back - 1), back + 1)) &&
        !has(words, back, at, 'relative')
      )
        return true
  }
  return false
}
