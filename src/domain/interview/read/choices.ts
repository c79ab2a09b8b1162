import { holds, type Lexicon } from '../languages/language.ts'
import type { Field, Scalar } from '../template/template.ts'
import { aboutOf, sameStem } from '../text/field-words.ts'
import { type Part, startsWith } from '../text/parts.ts'
import { numbersIn } from './numbers.ts'
import { FULL, scoresOf } from './scores.ts'
import { NOTHING, UNCLEAR, type Verdict } from './verdict.ts'

/** Options that are numbers or spans of numbers: «1–4 дня», "15 or more". */
function spansOf(field: Field, lexicon: Lexicon): ([number, number] | null)[] | null {
  const spans = field.options.map(({ label }): [number, number] | null => {
    const found = label
      .replace(',', '.')
      .match(/\d+(?:\.\d+)?/g)
      ?.map(Number)
    if (!found?.length)
      return /^(?:ни одно|ни раз|none|never|zero|0|ноль|κανέν|καμία|ποτέ)/iu.test(label) ? [0, 0] : null
    const [low, high] = found as [number, number?]
    if (high !== undefined) return [low, high]
    if (/\+|больше|более|or more|over|more than|и выше|και πάνω|ή περισσότερ|παραπάνω/iu.test(label))
      return [low, Number.POSITIVE_INFINITY]
    if (/до|меньше|менее|less|under|fewer|κάτω|λιγότερ/iu.test(label)) return [0, low]
    return [low, low]
  })
  return spans.filter(Boolean).length >= 2 && lexicon ? spans : null
}

const ORDINALS = [
  'перв*|first|1st|πρώτ*',
  'втор*|second|2nd|δεύτερ*',
  'трет*|third|3rd|τρίτ*',
  'четверт*|fourth|4th|τέταρτ*',
  'пят*|fifth|5th|πέμπτ*',
]

function byOrder(field: Field, parts: readonly Part[], lexicon: Lexicon): Scalar | undefined {
  const text = parts.map(part => part.text).join(' ')
  if (text.split(' ').length > 4) return undefined
  if (holds(lexicon.pattern('последн*|the last|last one|τελευταί*'), text)) return field.options.at(-1)?.value
  const named = /(?:вариант|номер|пункт|option|number|επιλογ\p{L}*|νουμερο) (\d)/u.exec(text)?.[1]
  const index = named ? Number(named) - 1 : ORDINALS.findIndex(source => holds(lexicon.pattern(source), text))
  return index >= 0 ? field.options[index]?.value : undefined
}

/** One option: the last that is named where it corrects or renews the first, none where two stand side by side. */
export function readChoice(field: Field, parts: readonly Part[], lexicon: Lexicon): Verdict {
  const spans = spansOf(field, lexicon)
  const plain = yesOrNo(field, parts, lexicon)
  if (plain.kind === 'value') return plain
  let chosen: number | null = null
  let doubt = false
  let corrects = false
  const hedged = parts.some(part => holds(lexicon.cue('hedge'), part.text))
  for (const part of parts) {
    if (part.question) continue
    const cues = ['correction', 'reversal', 'now', 'actually'] as const
    corrects ||= cues.some(cue => holds(lexicon.cue(cue), part.text))
    let best = bestOf(field, part, lexicon)
    if (best === null && spans) {
      const numbers = numbersIn(part.tokens, lexicon)
      const number = numbers.length === 1 ? numbers[0] : undefined
      if (number && !number.range)
        best = spans.findIndex(span => span && number.value >= span[0] && number.value <= span[1])
      else if (!numbers.length && holds(lexicon.cue('zero'), part.text))
        best = spans.findIndex(span => span?.[0] === 0 && span[1] === 0)
      if (best === -1) best = null
    }
    if (best === null) continue
    if (best === 'two') {
      doubt = chosen === null
      continue
    }
    const isOld = holds(lexicon.cue('past'), part.text) && chosen !== null && !corrects
    if (isOld) continue
    if (chosen !== null && chosen !== best && !corrects) doubt = true
    else doubt = false
    chosen = best
  }
  if (doubt) return UNCLEAR
  if (chosen !== null) {
    const value = field.options[chosen]?.value
    return value === undefined ? NOTHING : { kind: 'value', value, ...(hedged ? { hedged } : {}) }
  }
  const byNumber = byOrder(field, parts, lexicon)
  if (byNumber !== undefined) return { kind: 'value', value: byNumber }
  return theOther(field, parts, lexicon) ?? denied(field, parts, lexicon)
}

/** «Не лучше и не хуже»: of three options the only one that is not denied. */
function theOther(field: Field, parts: readonly Part[], lexicon: Lexicon): Verdict | null {
  const scores = parts.filter(part => !part.question).map(part => scoresOf(field, part, lexicon))
  const left = field.options.filter((_, index) => !scores.some(one => (one[index] ?? 0) < 0))
  const [only] = left
  return only && left.length === 1 && field.options.length >= 3 ? { kind: 'value', value: only.value } : null
}

function bestOf(field: Field, part: Part, lexicon: Lexicon): number | 'two' | null {
  const alternates = (text: string) => holds(lexicon.cue('alternately'), text)
  if (alternates(part.text) && !aboutOf(field, lexicon).labels.some(label => alternates(label.text))) return 'two'
  const scores = scoresOf(field, part, lexicon)
  const top = Math.max(...scores)
  if (!(top >= 1)) return null
  const tied = scores.flatMap((score, index) => (score > top - 0.5 ? [index] : []))
  if (tied.length === 1) return tied[0] as number
  const { labels } = aboutOf(field, lexicon)
  const isWithin = (index: number, other: number) =>
    (labels[index]?.content ?? []).every(word => labels[other]?.content.includes(word))
  const longer = tied.filter(index => tied.every(other => isWithin(index, other)))
  if (longer.length === 1 && top < FULL) return longer[0] as number
  const present = tied.filter(index => holds(lexicon.cue('now'), labels[index]?.text ?? ''))
  return present.length === 1 && !holds(lexicon.cue('past'), part.text) ? (present[0] as number) : 'two'
}

/** "No swelling" and «нет» are the one option that denies; not where it is "never" beside "former". */
function denied(field: Field, parts: readonly Part[], lexicon: Lexicon): Verdict {
  const { labels, title } = aboutOf(field, lexicon)
  const negative = labels.flatMap((topic, index) =>
    startsWith(
      lexicon.pattern(
        'no|none|not|absent|i do not|i dont|нет|отсутств*|не|без|никак*|δεν|όχι|κανένα|καμία|χωρίς|καθόλου|τίποτα',
      ),
      topic.text,
    ) > 0
      ? [index]
      : [],
  )
  const [only] = negative
  if (negative.length !== 1 || only === undefined) return NOTHING
  const own = parts.filter(
    part => !part.question && (['negation', 'none'] as const).some(cue => holds(lexicon.cue(cue), part.text)),
  )
  const bare = own.some(part =>
    (['no', 'none'] as const).some(cue => startsWith(lexicon.cue(cue), part.text) === part.text.length),
  )
  const named = own.some(part => part.tokens.some(one => title.content.some(word => sameStem(one.norm, word))))
  const never = holds(lexicon.pattern('никогда|never|ποτέ'), labels[only]?.text ?? '')
  const value = field.options[only]?.value
  return (bare || named) && !never && value !== undefined ? { kind: 'value', value } : NOTHING
}

/** «Да» and «нет» where an option says just that. */
function yesOrNo(field: Field, parts: readonly Part[], lexicon: Lexicon): Verdict {
  const { labels } = aboutOf(field, lexicon)
  for (const cue of ['yes', 'no'] as const) {
    const first = parts
      .slice(0, 1)
      .find(
        part =>
          startsWith(lexicon.pattern(cue === 'yes' ? 'да|ага|yes|yeah|yep|ναι' : 'нет|неа|no|nope|όχι'), part.text) > 0,
      )
    const options = labels.flatMap((topic, index) =>
      startsWith(lexicon.pattern(cue === 'yes' ? 'да|yes|ναι' : 'нет|no|όχι'), topic.text) > 0 ? [index] : [],
    )
    if (first && options.length === 1)
      return { kind: 'value', value: field.options[options[0] as number]?.value as Scalar }
    const present = presentOf(field, lexicon)
    if (first && cue === 'yes' && present && (!offers(field, lexicon) || counts(parts, lexicon)))
      return { kind: 'value', value: present }
  }
  return NOTHING
}

/** The only option that is neither past nor denied: «Курю». */
function presentOf(field: Field, lexicon: Lexicon): Scalar | undefined {
  const { labels } = aboutOf(field, lexicon)
  const present = labels.flatMap((topic, index) =>
    (['past', 'negation'] as const).some(cue => holds(lexicon.cue(cue), topic.text)) ? [] : [index],
  )
  return present.length === 1 && labels.length > 1 ? field.options[present[0] as number]?.value : undefined
}

/** A question that offers several answers is not answered by "yes". */
const offers = (field: Field, lexicon: Lexicon) =>
  !field.property.description ||
  holds(lexicon.pattern('или|or|ή|did you|used to'), aboutOf(field, lexicon).description.text)

/** "Yes, twenty a day" */
const counts = (parts: readonly Part[], lexicon: Lexicon) =>
  parts.some(
    part => holds(lexicon.cue('pack'), part.text) || numbersIn(part.tokens, lexicon).some(one => one.per !== null),
  )

/** All options that are named; [] where none is said to hold. */
export function readChoices(field: Field, parts: readonly Part[], lexicon: Lexicon): Verdict {
  const found = new Set<number>()
  const dropped = new Set<number>()
  let last: readonly number[] = []
  let replaced = false
  for (const [at, part] of parts.entries()) {
    if (part.question) continue
    // «Спина - нет» denies the item before it, «спина. Нет, колено» replaces it.
    const denies = startsWith(lexicon.cue('no'), part.text) === part.text.length
    const [before, next] = [parts[at - 1], parts[at + 1]]
    if (denies && before && ['-', ':'].includes(before.end)) for (const index of last) found.delete(index)
    else if (found.size && denies && next && startsWith(lexicon.cue('no'), next.text) === 0) replaced = true
    const scores = scoresOf(field, part, lexicon)
    const named = scores.flatMap((score, index) => (score >= 1.5 ? [index] : []))
    const adds = holds(lexicon.pattern('еще|также|тоже|плюс|also|too|plus|another|επίσης|ακόμα'), part.text)
    if (adds) replaced = false
    replaced ||=
      !adds && holds(lexicon.pattern('ой|вернее|точнее|sorry|i mean|no wait|oops|συγγνώμη|λάθος|ή μάλλον'), part.text)
    if (replaced && named.length) {
      found.clear()
      replaced = false
    }
    const full = named.filter(index => (scores[index] ?? 0) >= FULL)
    for (const index of full.length ? named.filter(one => full.includes(one) || (scores[one] ?? 0) >= 2.9) : named)
      found.add(index)
    for (const [index, score] of scores.entries())
      if (score < 0) {
        dropped.add(index)
        found.delete(index)
      }
    last = named
  }
  if (found.size)
    return { kind: 'value', value: field.options.filter((_, index) => found.has(index)).map(one => one.value) }
  const text = parts
    .filter(part => !part.question)
    .map(part => part.text)
    .join(' , ')
  if (startsWith(lexicon.cue('all'), text) === text.length && text)
    return { kind: 'value', value: field.options.map(one => one.value) }
  if (dropped.size || (holds(lexicon.cue('none'), text) && !hasOther(parts, lexicon)))
    return { kind: 'value', value: [] }
  return NOTHING
}

/** Whether something is named besides the denial: then it is not "none of these". */
function hasOther(parts: readonly Part[], lexicon: Lexicon): boolean {
  return parts.some(part => !part.question && holds(lexicon.cue('except'), part.text))
}
