import { holds, type Lexicon } from '../languages/language.ts'
import type { Field } from '../template/template.ts'
import { aboutOf, sameStem } from '../text/field-words.ts'
import { endsIn, isOfOther, type Part, startsWith } from '../text/parts.ts'
import { numbersIn } from './numbers.ts'
import { NOTHING, UNCLEAR, type Verdict } from './verdict.ts'

const STRONG =
  'да|ага|угу|конечно|нет|неа|нету|yes|yeah|yea|yep|yup|no|nope|nah|had one|have one|got one|had some|ναι|βέβαια|όχι|μπα|τσου'

/** How many other words may stand beside a verb that answers. */
const WEAK = { ru: 3, en: 1, el: 2 } as const

/**
 * Where the last answer by a cue ends in a part, or -1. A plain "yes" or "no" counts at either end of its part; a verb
 * («было», "I have") only where it is nearly all that is said.
 */
function lastEnd(pattern: RegExp, part: Part, lexicon: Lexicon): number {
  const { text } = part
  const all = text.split(' ').length
  let end = -1
  for (const match of text.matchAll(pattern)) {
    const to = match.index + match[0].length
    const left = all - match[0].split(' ').length
    const strong = startsWith(lexicon.pattern(STRONG), match[0]) > 0
    const atEdge = match.index === 0 || to === text.length
    if (left <= WEAK[lexicon.language.locale as 'en'] || (strong && atEdge)) end = to
  }
  return end
}

/** What a part says by its words alone: the last of "yes" and "no"; of two that end together "no" is the longer. */
function explicit(part: Part, lexicon: Lexicon): boolean | null {
  const [yes, no] = [lastEnd(lexicon.cue('yes'), part, lexicon), lastEnd(lexicon.cue('no'), part, lexicon)]
  const before = part.text.slice(0, Math.max(yes, 0)).split(' ').slice(-2, -1).join()
  // «Уже не могу»
  if (yes > no && holds(lexicon.cue('negation'), before) && part.text.slice(0, yes).includes(' ')) return false
  if (yes < 0 && no < 0) return null
  return yes === no ? false : yes > no
}

const timesOf = (lexicon: Lexicon) =>
  lexicon.pattern((['d', 'wk', 'mo', 'a'] as const).map(one => lexicon.language.units[one]).join('|'))

/** The verb or noun of the question, said or denied. */
function byWords(field: Field, part: Part, lexicon: Lexicon): boolean | null {
  const about = aboutOf(field, lexicon)
  const excluded = [...about.text.matchAll(lexicon.cue('without'))].join(' ')
  const topics = [...about.title.content, ...about.description.content].filter(
    word => word.length > 3 && !excluded.includes(word),
  )
  const said = part.tokens.filter(one => one.kind === 'word' && one.norm.length > 3).map(one => one.norm)
  // «Пила месяц», where more than three are asked about.
  if (holds(lexicon.cue('longerThan'), about.description.text) && holds(timesOf(lexicon), part.text)) return null
  // «Не сплю» is what a question about sleeplessness asks for.
  for (const index of new Set([...about.title.families, ...about.description.families]))
    for (const [phrase] of part.text.matchAll(lexicon.families[index] as RegExp))
      if (holds(lexicon.cue('negation'), phrase)) return true
  if (!said.some(word => topics.some(topic => sameStem(word, topic)))) {
    const families = new Set([...about.title.families, ...about.description.families])
    const named = [...families].some(index => holds(lexicon.families[index] as RegExp, part.text))
    if (!named) return null
  }
  return !holds(lexicon.cue('negation'), part.text)
}

/** A temperature in the answer decides a question about a temperature of N and more. */
export function byThreshold(field: Field, part: Part, lexicon: Lexicon): boolean | null {
  const { title, description } = aboutOf(field, lexicon)
  const asked = [title.text, description.text].find(
    text => holds(lexicon.cue('temperature'), text) && holds(lexicon.cue('orMore'), text),
  )
  const limit = asked ? Number(/\d+(?:\.\d+)?/.exec(asked)?.[0]) : Number.NaN
  if (!limit) return null
  const said = numbersIn(part.tokens, lexicon).find(
    one => (one.value > 34 && one.value < 43) || (one.value > 94 && one.value < 110),
  )
  if (!said || said.range) return null
  const value = said.value > 45 ? ((said.value - 32) * 5) / 9 : said.value
  return value >= limit ? true : null
}

/** "Well, once" turns what was said before; "I sleep well" does not. */
const opensWith = (pattern: RegExp, text: string) =>
  startsWith(pattern, text) > 0 || startsWith(pattern, text.split(' ').slice(1).join(' ')) > 0

/** "Now and then", «пару раз», "only at night": it happens. */
const occurs = ({ text }: Part, lexicon: Lexicon) =>
  !holds(lexicon.cue('negation'), text) &&
  (holds(lexicon.cue('sometimes'), text) ||
    holds(lexicon.cue('happened'), text) ||
    startsWith(lexicon.cue('recurring'), text) === text.length)

/** "Easily", where it is asked whether one can. */
const canEasily = (field: Field, { text }: Part, lexicon: Lexicon): true | null =>
  startsWith(lexicon.cue('easily'), text) === text.length &&
  holds(lexicon.cue('canYou'), aboutOf(field, lexicon).description.text)
    ? true
    : null

/** Whether a part says "yes" or "no" itself, at one of its ends. */
const isPlain = ({ text }: Part, lexicon: Lexicon) => {
  const plain = lexicon.pattern(STRONG)
  return startsWith(plain, text) > 0 || endsIn(plain, text)
}

/** A statement of some words after «ой, вру» or "oh wait", without a denial in it. */
function takesBack(part: Part, own: readonly Part[], lexicon: Lexicon): boolean {
  const before = own[own.indexOf(part) - 1]
  const opens = startsWith(lexicon.cue('takesBack'), part.text)
  const follows = before !== undefined && startsWith(lexicon.cue('takesBack'), before.text) === before.text.length
  if (!opens && !follows) return false
  const denies = (['negation', 'unknown', 'refused'] as const).some(cue => holds(lexicon.cue(cue), part.text))
  return !denies && part.text.slice(opens).trim().split(' ').length >= 2
}

/** Yes or no; the last assertion wins, a hedge is noted. */
export function readYesNo(field: Field, parts: readonly Part[], lexicon: Lexicon): Verdict {
  let value: boolean | null = null
  let byEvidence: boolean | null = null
  let reversed = false
  let hedged = false
  /** Sentence of the last plain "yes" or "no". */
  let sentence = -1
  const own = parts.filter(part => !part.question)
  const isPast = (part: Part) =>
    holds(
      lexicon.pattern(
        'раньше|прежде|в детстве|used to|as a child|in the past|years ago|παλιά|παλιότερα|κάποτε|στο παρελθόν',
      ),
      part.text,
    )
  const present = own.some(
    part => !isPast(part) && (explicit(part, lexicon) !== null || byWords(field, part, lexicon) !== null),
  )
  for (const part of own) {
    if (isPast(part) && present) continue
    if (isOfOther(part, lexicon) && explicit(part, lexicon) === null && own.length > 1) continue
    hedged ||= holds(lexicon.cue('hedge'), part.text)
    reversed ||= opensWith(lexicon.cue('reversal'), part.text)
    const insists =
      reversed &&
      startsWith(lexicon.pattern('i do|i did|i have|it does|it did|she does|he does|well i do'), part.text) > 0
    if (insists) {
      value = true
      continue
    }
    // "No, I have two children": a verb beside a plain "no" is another matter.
    const aside = part.sentence === sentence && !reversed && !isPlain(part, lexicon)
    const threshold = byThreshold(field, part, lexicon)
    const word = explicit(part, lexicon)
    if (threshold !== null) value = threshold
    else if (
      word !== null &&
      !(aside && value !== null && word !== value) &&
      !(holds(lexicon.cue('reversal'), part.text) && startsWith(lexicon.pattern('ну как|πως οχι'), part.text))
    ) {
      value = word
      reversed = false
      if (isPlain(part, lexicon)) sentence = part.sentence
    }
    // "No. Oh wait, I went to France": what takes a "no" back asserts.
    if (value === false && word === null && takesBack(part, own, lexicon)) value = true
    const evidence = canEasily(field, part, lexicon) ?? byWords(field, part, lexicon)
    if (evidence !== null && word === null) {
      if (value === null || reversed) byEvidence = evidence
      if (reversed && value !== null) value = evidence
    } else if (word === null && reversed && value === false && occurs(part, lexicon)) value = true
    else if (word === null && evidence === null && value === null && occurs(part, lexicon)) byEvidence = true
  }
  const result = value ?? byEvidence
  if (result === null) return own.some(part => isPast(part)) ? UNCLEAR : NOTHING
  return { kind: 'value', value: result, ...(hedged ? { hedged: true } : {}) }
}
