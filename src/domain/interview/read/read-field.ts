import { holds, type Lexicon } from '../languages/language.ts'
import type { Field } from '../template/template.ts'
import { aboutOf } from '../text/field-words.ts'
import { type Reading, saidIn } from '../text/fold.ts'
import { isOfOther, type Part, startsWith } from '../text/parts.ts'
import { readChoice, readChoices } from './choices.ts'
import { type Day, readDate } from './dates.ts'
import { readList } from './lists.ts'
import { readNumber, unitOf } from './measure.ts'
import { NOTHING, UNCLEAR, type Verdict } from './verdict.ts'
import { readYesNo } from './yes-no.ts'

export interface Context {
  readonly reading: Reading
  readonly lexicon: Lexicon
  readonly today: Day
  /** The field is the one that was asked, so a bare number or date is its answer. */
  readonly asked: boolean
}

/** What parts of a message say about a field. */
export function readField(field: Field, parts: readonly Part[], context: Context): Verdict {
  const { lexicon } = context
  switch (field.answer) {
    case 'number':
      return readCount(field, parts, context)
    case 'boolean':
      return readYesNo(field, parts, lexicon)
    case 'choice':
      return readChoice(field, parts, lexicon)
    case 'choices':
      return readChoices(field, parts, lexicon)
    case 'list':
      return readList(context.reading, parts, aboutOf(field, lexicon).title.content, lexicon)
    case 'date':
    case 'partial-date':
    case 'duration':
      return readDate(
        field,
        parts.filter(part => !part.question),
        context.today,
        lexicon,
        context.asked,
      )
    case 'text':
      return readText(field, parts, context)
  }
}

const COUNTS = /^d?\/(?:d|wk|mo|a)$|^d\//

function readCount(field: Field, parts: readonly Part[], { lexicon, asked }: Context): Verdict {
  const own = parts.filter(part => !part.question && !(isOfOther(part, lexicon) && parts.length > 1))
  const text = own.map(part => part.text).join(' , ')
  const unit = unitOf(field)
  const counts = COUNTS.test(unit) || (unit === '' && field.integer)
  const every = everyDay(field, unit, text, lexicon)
  if (every) return every
  const found = readNumber(field, own, lexicon)
  if (found.kind === 'value') {
    const [low, high] = [
      field.property.minimum ?? Number.NEGATIVE_INFINITY,
      field.property.maximum ?? Number.POSITIVE_INFINITY,
    ]
    const rounded = found.value as number
    return rounded < low || rounded > high ? { kind: 'unclear', outside: true } : found
  }
  if (found.kind === 'unclear') return found
  const zero =
    holds(lexicon.cue('zero'), text) ||
    (asked && own.length > 0 && own.every(part => startsWith(lexicon.cue('no'), part.text) === part.text.length))
  if (counts && zero && (field.property.minimum ?? 0) <= 0) {
    const painless = holds(
      lexicon.pattern(
        'не болит|не болело|no pain|painless|doesnt hurt|isnt hurting|not hurting|δεν πονάω|δεν πονώ|δεν πονάει',
      ),
      text,
    )
    if (painless && !holds(lexicon.cue('pain'), aboutOf(field, lexicon).text)) return NOTHING
    return holds(lexicon.cue('almost'), text) ? UNCLEAR : { kind: 'value', value: 0 }
  }
  const once = counts ? onceIn(unit, text, lexicon) : null
  if (once) return once
  const bare = bareUnit(unit, text, lexicon)
  if (bare) return bare
  return holds(lexicon.cue('vague'), text) ? { kind: 'unclear' } : NOTHING
}

/** «Каждый день», "every other day" for days or times of a period. */
function everyDay(field: Field, unit: string, text: string, lexicon: Lexicon): Verdict | null {
  if (!COUNTS.test(unit)) return null
  const perMonth = unit.endsWith('/mo')
  if (/\d/.test(text) && !holds(lexicon.cue('everyOtherDay'), text)) return null
  const inRange = (value: number): Verdict | null =>
    value <= (field.property.maximum ?? value) ? { kind: 'value', value } : null
  if (holds(lexicon.cue('everyOtherDay'), text)) return perMonth ? inRange(15) : UNCLEAR
  if (
    !holds(lexicon.cue('everyDay'), text) ||
    [...lexicon.numbers.keys()].some(word => ` ${text} `.includes(` ${word} `) && word !== 'one')
  )
    return null
  if (holds(lexicon.cue('almost'), text)) return { kind: 'unclear', range: true }
  if (perMonth) return inRange(30)
  return unit.endsWith('/wk') ? inRange(7) : unit === '/d' ? null : null
}

/** «Раз в неделю», "once a week" without a number. */
function onceIn(unit: string, text: string, lexicon: Lexicon): Verdict | null {
  const match = [...text.matchAll(lexicon.cue('once'))][0]
  if (!match) return null
  const after = text.slice(match.index + match[0].length)
  const per = (Object.entries(lexicon.language.per) as [string, string][]).find(
    ([, source]) => holds(lexicon.pattern(source), after) || startsWith(lexicon.pattern(source), text) > 0,
  )?.[0]
  const counted = unit.split('/')[1]
  if (per === counted && !unit.startsWith('d')) return { kind: 'value', value: 1 }
  if (per === counted) return { kind: 'value', value: 1 }
  if (per === 'wk' && counted === 'mo') return { kind: 'value', value: 4, approximate: true }
  if (per === 'd' && counted === 'wk') return { kind: 'value', value: 7 }
  if (per === 'd' && counted === 'mo') return { kind: 'value', value: 30 }
  return per ? UNCLEAR : text.split(' ').length <= 4 ? { kind: 'value', value: 1 } : null
}

const MINUTES: Readonly<Record<string, number>> = { min: 1, h: 60, d: 1440, wk: 10_080 }

/** «Час», "about an hour", «καμιά ώρα»: one of the unit without a number. */
function bareUnit(unit: string, text: string, lexicon: Lexicon): Verdict | null {
  if (!(unit in MINUTES) || text.split(' ').length > 4) return null
  for (const [name, minutes] of Object.entries(MINUTES)) {
    const singular = lexicon.pattern(
      {
        min: 'минуту|минутка|minute|λεπτό',
        h: 'час|часик|часок|hour|ώρα',
        d: 'день|сутки|day|μέρα|ημέρα',
        wk: 'неделя|неделю|недельку|week|εβδομάδα|βδομάδα',
      }[name] ?? '',
    )
    const value = minutes / (MINUTES[unit] as number)
    if (holds(singular, text) && !holds(lexicon.cue('vague'), text) && value >= 1)
      return { kind: 'value', value, approximate: true }
  }
  return null
}

/** The respondent's own words; questions to the interviewer are none of them. */
function readText(field: Field, parts: readonly Part[], { reading }: Context): Verdict {
  const own = parts.filter(part => !part.question)
  const value = saidIn(
    reading,
    own.flatMap(part => [...part.tokens]),
  ).trim()
  if (!value) return NOTHING
  if (value.length > (field.property.maxLength ?? 4000)) return { kind: 'unclear', outside: true }
  return { kind: 'value', value }
}
