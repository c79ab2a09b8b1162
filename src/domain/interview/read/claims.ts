import { holds, type Lexicon } from '../languages/language.ts'
import type { Field } from '../template/template.ts'
import { aboutOf, commonWords, familiesIn, sameStem } from '../text/field-words.ts'
import { isOfOther, type Part, startsWith } from '../text/parts.ts'
import { unitOf } from './fit.ts'
import { numbersIn } from './numbers.ts'
import { scoresOf } from './scores.ts'
import { byThreshold } from './yes-no.ts'

/** How much a part speaks of a field: words of its title and description, its unit, its labels. */
export function mentionOf(field: Field, part: Part, fields: readonly Field[], lexicon: Lexicon): number {
  const score = topicMention(field, part, fields, lexicon)
  const top = field.options.length ? Math.max(0, ...scoresOf(field, part, lexicon)) : 0
  if (top > 104) return score + 1
  return top >= 2 ? score + (score > 0 ? 0.6 : 0.4) : score
}

/** Whether a part names a field by an option alone, not by its title or unit. */
export const byLabelAlone = (field: Field, part: Part, fields: readonly Field[], lexicon: Lexicon): boolean =>
  field.options.length > 0 && topicMention(field, part, fields, lexicon) < 0.3

function topicMention(field: Field, part: Part, fields: readonly Field[], lexicon: Lexicon): number {
  const about = aboutOf(field, lexicon)
  const said = part.tokens.filter(one => one.kind === 'word').map(one => one.norm)
  const families = familiesIn(part.text, lexicon)
  // A field asked only after this one («на что аллергия») shares its words by nature.
  const rivals = fields.filter(other => !other.askIf.some(({ at }) => at === field.at))
  const share = (test: (other: Field) => boolean) => Math.max(1, rivals.filter(test).length)
  let score = 0
  const weightOf = [
    [about.title, 1],
    [about.description, field.options.length ? 0 : 0.5],
  ] as const
  const seen = new Set<string>()
  for (const [topic, weight] of weightOf) {
    for (const word of new Set(topic.content)) {
      if (seen.has(word) || word.length < 3) continue
      seen.add(word)
      if (!said.some(one => one.length > 2 && sameStem(one, word))) continue
      score += weight / share(other => hasWord(other, word, lexicon))
    }
    for (const family of topic.families) {
      if (seen.has(`#${family}`)) continue
      seen.add(`#${family}`)
      const byWord = topic.content.some(
        word =>
          said.some(one => one.length > 2 && sameStem(one, word)) && holds(lexicon.families[family] as RegExp, word),
      )
      if (families.has(family) && !byWord && !isOfTime(lexicon.families[family] as RegExp, part.text, lexicon))
        score += (0.9 * weight) / share(other => titleFamilies(other, lexicon).has(family))
    }
  }
  const unit = unitOf(field)
  if (field.answer === 'number' && unit && !/^d?\/?(?:d|wk|mo|a|min|h)$/.test(unit)) {
    const same = fields.filter(one => unitOf(one) === unit).length
    if (numbersIn(part.tokens, lexicon).some(one => one.unit === unit)) score += 1 / Math.max(1, same)
  }
  if (/^\/(?:d|wk)$/.test(unit) && holds(lexicon.cue('pack'), part.text) && holds(lexicon.cue('smoke'), about.text))
    score += 1
  return score
}

/** «Сейчас», "never": words of time name no field. */
const isOfTime = (family: RegExp, text: string, lexicon: Lexicon): boolean => {
  const match = [...text.matchAll(family)][0]
  return (
    match !== undefined &&
    (holds(lexicon.cue('now'), match[0]) || holds(lexicon.cue('past'), match[0]) || commonWords(lexicon).has(match[0]))
  )
}

const hasWord = (field: Field, word: string, lexicon: Lexicon) => {
  const { title, description } = aboutOf(field, lexicon)
  return [...title.content, ...description.content].some(other => sameStem(other, word))
}
const titleFamilies = (field: Field, lexicon: Lexicon) => {
  const { title, description } = aboutOf(field, lexicon)
  return new Set([...title.families, ...description.families])
}

/** «Пропустим», "no idea": words of a refusal name no field. */
const saysNothing = (part: Part, lexicon: Lexicon): boolean =>
  (['refused', 'unknown', 'stop'] as const).some(cue => startsWith(lexicon.cue(cue), part.text) > 0)

const ENOUGH = 0.8

/** Which field each part of a message is about. The asked field has the first claim where the mention is equal. */
export function ownersOf(
  parts: readonly Part[],
  asked: readonly Field[],
  fields: readonly Field[],
  lexicon: Lexicon,
): (Field | null)[] {
  const owners = parts.map(part => {
    if (part.question || saysNothing(part, lexicon)) return null
    const own = Math.max(0, ...asked.map(field => mentionOf(field, part, fields, lexicon)))
    let best: Field | null = null
    let top = 0
    for (const field of fields) {
      if (asked.includes(field)) continue
      const score = mentionOf(field, part, fields, lexicon) * (field.askIf.length ? 0.9 : 1)
      if (score > top) [best, top] = [field, score]
    }
    return best && top >= ENOUGH && top > own ? best : null
  })
  return owners.map((owner, at) => owner ?? correctedBy(parts, owners, at, lexicon))
}

/** «Встаю не 3, а 2»: the number after a denied one has the same owner. */
function correctedBy(
  parts: readonly Part[],
  owners: readonly (Field | null)[],
  at: number,
  lexicon: Lexicon,
): Field | null {
  const [before, part] = [parts[at - 1], parts[at]]
  if (!before || !part || before.sentence !== part.sentence || !numbersIn(part.tokens, lexicon).length) return null
  return numbersIn(before.tokens, lexicon).some(one => one.negated) ? (owners[at - 1] ?? null) : null
}

/** Whether a part may speak for the respondent's present: not another person, not a condition. */
export const speaksForSelf = (part: Part, field: Field, lexicon: Lexicon): boolean => {
  if (holds(lexicon.pattern('если|вдруг|боюсь|if|what if|afraid|scared|worried|αν|εάν|φοβάμαι|μήπως'), part.text))
    return false
  if (field.answer === 'number' && holds(lexicon.cue('wish'), part.text)) return false
  return field.options.length > 0 || !isOfOther(part, lexicon)
}

/** A field on a scale from 0 that «7 из 10» can only mean. */
export function byScale(
  parts: readonly Part[],
  open: readonly Field[],
  lexicon: Lexicon,
): { field: Field; part: Part } | null {
  for (const part of parts) {
    const said = numbersIn(part.tokens, lexicon).find(one => one.scale !== null)
    if (!said) continue
    const fitting = open.filter(
      field => field.answer === 'number' && field.property.maximum === said.scale && !unitOf(field),
    )
    if (fitting.length === 1 && fitting[0]) return { field: fitting[0], part }
  }
  return null
}

/** The field that asks when it began or how long it has lasted, if there is only one. */
export function onsetField(open: readonly Field[], lexicon: Lexicon): Field | null {
  const found = open.filter(
    field =>
      ['partial-date', 'date', 'duration'].includes(field.answer) &&
      holds(lexicon.cue('onset'), aboutOf(field, lexicon).text),
  )
  return found.length === 1 ? (found[0] ?? null) : null
}

export const thresholdIn = (parts: readonly Part[], field: Field, lexicon: Lexicon): boolean =>
  parts.some(
    part =>
      !part.question &&
      holds(lexicon.cue('temperature'), part.text) &&
      byThreshold(field, part, lexicon) === true &&
      !isOfOther(part, lexicon),
  )
