import { conceptsOf, KIND_OF } from '../../concepts/concept-index.ts'
import type { Words } from '../../text/words.ts'

const SECOND = /^(?:ομωσ|ωστοσο|παντωσ)$/u
const DENIES = /^(?:δεν|δε|ουτε)$/u
const CLITIC = /^(?:μου|σου|του|τησ|μασ|σασ|τουσ|με|σε|το|τα|τον|την|τη|τισ|θα|ειχα|ειχε|εχω|εχει)$/u
/** Endings of Greek verbs; no noun of an illness has them. */
const VERB = /(?:ω|ει|εισ|ουν|ουμε|αμε|ατε|ετε|ησα|εσα|ισα|ασα|ηκα|ηκε|ησε|εσε|ισε|ασε|ομαι|εται|ουσα|ουσε|αει|αγα)$/u
const VERBS = /^(?:ειχα|ειχε|επαθα|επαθε|εκανα|εκανε|ειμαι|ειναι|ηταν|ημουν)$/u
const OBJECT_WITHIN = 3

const isVerb = (norm: string) => VERBS.test(norm) || VERB.test(norm)

const ASIDE = /^(?:однако|however|though|although|ομωσ|ωστοσο|παντωσ)$/u
/** Denies what stands before it, and says nothing else. */
const DENIED_ONLY =
  /^(?:не (?:было|бывает|имею|имел[аи]?|отмеча\p{L}*|возника\p{L}*)|нет|нету|no|none|never|(?:i|he|she|they|we) (?:haven't|hasn't|don't|doesn't|didn't|never|hadn't)(?: had| have| has| get| got)?(?: any| one| it)?)$/u

/** «Температуры, однако, не было», "a fever though I haven't had": true if `at` is such a word, between signs or without. */
export function isAside({ words }: Words, at: number): boolean {
  if (at === 0 || !ASIDE.test(words[at]?.norm ?? '')) return false
  const [before, behind] = [words[at - 1]?.after ?? '', words[at]?.after ?? '']
  if (before !== behind || !/^,?$/u.test(before.trim())) return false
  let end = at + 1
  while (end < words.length && !words[end]?.after.trim()) end++
  return DENIED_ONLY.test(
    words
      .slice(at + 1, end + 1)
      .map(({ norm }) => norm)
      .join(' '),
  )
}

/** «Άσθμα όμως δεν έχω»: the thing stands before the "but" and is denied behind it. True if `at` is such a "but". */
export function isSecond({ words, drugs }: Words, at: number): boolean {
  const norm = (word: number) => words[word]?.norm ?? ''
  if (!SECOND.test(norm(at)) || !DENIES.test(norm(at + 1))) return false
  if (at === 0 || words[at - 1]?.after || isVerb(norm(at - 1))) return false
  let verb = at + 2
  while (CLITIC.test(norm(verb)) && isVerb(norm(verb + 1)) && !words[verb]?.after) verb++
  // «Έχω πονοκέφαλο όμως δεν έχω πυρετό»: what is denied stands behind.
  const object: string[] = []
  for (let word = verb; word < verb + OBJECT_WITHIN && !words[word]?.after && word + 1 < words.length; word++) {
    if (isVerb(norm(word + 1))) break
    if (drugs.has(word + 1)) return false
    object.push(norm(word + 1))
  }
  return !conceptsOf(object).some(({ ids }) =>
    ids.some(id => KIND_OF.get(id) === 'finding' || KIND_OF.get(id) === 'procedure'),
  )
}

/** True if the thing that a "but" in second place denies begins at `at`. */
export const opensSecond = (all: Words, at: number): boolean => isSecond(all, at + 1)
