import { holds, type Lexicon } from '../languages/language.ts'
import { type Part, startsWith } from '../text/parts.ts'

export type NoAnswer = 'unknown' | 'refused' | 'stop' | 'question' | 'robot'

const length = (parts: readonly Part[]) => parts.reduce((sum, part) => sum + part.tokens.length, 0)

/** Why a message answers nothing; null where it is a statement that may. `free`: its field takes any words. */
export function noAnswerIn(parts: readonly Part[], lexicon: Lexicon, free: boolean): NoAnswer | null {
  const said = length(parts)
  const text = parts.map(part => part.text).join(' , ')
  const starts = (cue: 'unknown' | 'refused' | 'stop') =>
    parts.some(
      (part, index) => (index === 0 || !free) && startsWith(lexicon.cue(cue), withoutFiller(part.text, lexicon)) > 0,
    )
  if (starts('stop') && said <= 6) return 'stop'
  if (free ? refusesFreely(parts, said, lexicon) : parts.some(part => refuses(part, lexicon))) return 'refused'
  if (free ? starts('unknown') && said <= 7 : holds(lexicon.cue('unknown'), text)) return 'unknown'
  if (!parts.length) return null
  const asks =
    parts.every(part => part.question || holds(lexicon.cue('joke'), part.text) || part.tokens.length < 3) &&
    parts.some(part => part.question)
  const opens = startsWith(lexicon.cue('question'), parts[0]?.text ?? '') > 0 && parts.length <= 2
  if (!asks && !(opens && !free)) return null
  return holds(lexicon.cue('robot'), text) ? 'robot' : 'question'
}

/** One word («дальше», "next") refuses only where it is the whole part. */
const refuses = (part: Part, lexicon: Lexicon): boolean =>
  [...part.text.matchAll(lexicon.cue('refused'))].some(
    ([words]) => words.includes(' ') || words === withoutFiller(part.text, lexicon) || !WORDS_OF_ORDER.test(words),
  )
const WORDS_OF_ORDER = /^(?:next|pass|дальше|следующии)$/

/** A field of free words is refused by a phrase of two words at least, or by nearly nothing else. */
function refusesFreely(parts: readonly Part[], said: number, lexicon: Lexicon): boolean {
  if (said > 9) return false
  const matches = parts.flatMap(part => [...part.text.matchAll(lexicon.cue('refused'))])
  return matches.some(match => match[0].includes(' ') || said <= 2)
}

function withoutFiller(text: string, lexicon: Lexicon): string {
  let rest = text
  for (let found = 1; found > 0 && rest; ) {
    found = startsWith(
      lexicon.pattern('ну|да|ой|эм|а|я|честно говоря|well|um|oh|sorry|honestly|erm|ε|α|ειλικρινά|εγώ|και|to be honest'),
      rest,
    )
    rest = rest.slice(found).trim()
  }
  return rest
}
