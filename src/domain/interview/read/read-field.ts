import { holds, type Lexicon } from '../languages/language.ts'
import type { Field } from '../template/template.ts'
import { aboutOf, familiesIn, sameStem } from '../text/field-words.ts'
import { type Reading, saidIn } from '../text/fold.ts'
import { isOfOther, type Part, startsWith } from '../text/parts.ts'
import type { Day } from './calendar.ts'
import { readChoice, readChoices } from './choices.ts'
import { readDate } from './dates.ts'
import { measureOf, unitOf } from './fit.ts'
import { readList } from './lists.ts'
import { readCompound, readNumber } from './measure.ts'
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
      return readList(context.reading, parts, topicsOf(field, lexicon), lexicon)
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

const topicsOf = (field: Field, lexicon: Lexicon) => {
  const { title, description } = aboutOf(field, lexicon)
  return [...title.content, ...description.content]
}

const COUNTS = /^d?\/(?:d|wk|mo|a)$|^d\//

function readCount(field: Field, parts: readonly Part[], { lexicon, asked }: Context): Verdict {
  const own = parts.filter(part => !part.question && !(isOfOther(part, lexicon) && parts.length > 1))
  const text = own.map(part => part.text).join(' , ')
  const unit = unitOf(field)
  const counts = COUNTS.test(unit) || (unit === '' && field.integer)
  const every = everyDay(field, unit, text, lexicon)
  if (every) return every
  const compound = readCompound(field, own, lexicon)
  if (compound.kind === 'value' || (compound.kind === 'unclear' && compound.range)) return compound
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
    holds(lexicon.cue('zero'), text) || (asked && own.length > 0 && own.every(part => deniesAll(part.text, lexicon)))
  if (asked && field.property.minimum === 0 && isAmount(field) && deniesAmount(field, own, lexicon))
    return { kind: 'value', value: 0 }
  if (isPack(field, text, lexicon)) return { kind: 'value', value: 20 }
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
  for (const part of own) {
    const bare = bareUnit(field, part.text, lexicon)
    if (bare) return bare
  }
  return holds(lexicon.cue('vague'), text) ? { kind: 'unclear' } : NOTHING
}

/** "No" and nothing but words that say nothing: «слава богу, нет». */
function deniesAll(text: string, lexicon: Lexicon): boolean {
  if (holds(lexicon.cue('vague'), text)) return false
  const at = startsWith(lexicon.cue('no'), text)
  if (at > 0) return at === text.length || startsWith(lexicon.cue('filler'), text.slice(at).trim()) > 0
  const filler = startsWith(lexicon.cue('filler'), text)
  return filler > 0 && deniesAll(text.slice(filler).trim(), lexicon)
}

/** A count or a measure that can be none of it; no level of something in the blood. */
const isAmount = (field: Field) =>
  ['', 'mo'].includes(unitOf(field)) || /^(?:[a-z]*m|[kh]?g|min|m?L|h)(?:\/|$)/i.test(unitOf(field))

/** "None", «нисколько» and nothing else, or the question's verb denied: «не кормила». */
const deniesAmount = (field: Field, own: readonly Part[], lexicon: Lexicon): boolean =>
  (measureOf(field) !== 'h' || unitOf(field) !== 'h') && deniesTopic(field, own, lexicon)
    ? true
    : own.length > 0 &&
      own.every(
        part => startsWith(lexicon.cue('zero'), part.text) === part.text.length || deniesAll(part.text, lexicon),
      )

/** «Пачка» of cigarettes a day, without a number. */
const isPack = (field: Field, text: string, lexicon: Lexicon) =>
  unitOf(field) === '/d' &&
  holds(lexicon.cue('smoke'), aboutOf(field, lexicon).text) &&
  startsWith(lexicon.cue('pack'), text) > 0 &&
  !holds(lexicon.cue('vague'), text)

/** «Не устаю» of a tiredness from 0 to 10; not of how strongly it is felt. */
function deniesTopic(field: Field, own: readonly Part[], lexicon: Lexicon): boolean {
  const { title, description } = aboutOf(field, lexicon)
  const topics = [...title.content, ...description.content].filter(
    word =>
      !holds(lexicon.pattern('сил*|strong*|much|bad*|πoλυ|δυνατ*|έντον*|ένταση'), word) &&
      !holds(lexicon.cue('superlative'), word),
  )
  const [part] = own
  if (own.length !== 1 || !part || part.tokens.length > 4 || !holds(lexicon.cue('negation'), part.text)) return false
  if (holds(lexicon.cue('vague'), part.text)) return false
  const families = familiesIn(part.text, lexicon)
  return (
    [...title.families, ...description.families].some(one => families.has(one)) ||
    part.tokens.some(
      one =>
        one.norm.length > 3 &&
        topics.some(topic => topic.slice(0, 4) === one.norm.slice(0, 4) || sameStem(topic, one.norm)),
    )
  )
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

/** Units of one measure, and the word for one of each. */
const SINGLES: readonly Readonly<Record<string, readonly [number, string]>>[] = [
  {
    min: [1, 'минуту|минутка|minute|λεπτό'],
    quarter: [15, 'четверть|quarter of an hour'],
    tenMinutes: [10, 'δεκάλεπτο'],
    twentyMinutes: [20, 'εικοσάλεπτο'],
    halfHour: [30, 'μισάωρο'],
    h: [60, 'час|часик|часок|hour|ώρα'],
    d: [1440, 'день|сутки|day|μέρα|ημέρα'],
    wk: [10_080, 'неделя|неделю|недельку|week|εβδομάδα|βδομάδα'],
  },
  { L: [1, 'литр|litre|liter|λίτρο'] },
  {
    m: [1, 'метр|metre|meter|μέτρο'],
    km: [1000, 'километр|kilometre|kilometer|χιλιόμετρο'],
    '[mi_i]': [1609.34, 'mile'],
  },
]

/** «Час», "about an hour", «καμιά ώρα»: one of the unit without a number. */
function bareUnit(field: Field, text: string, lexicon: Lexicon): Verdict | null {
  const unit = measureOf(field)
  const isRate = unit !== unitOf(field)
  const table = SINGLES.find(one => unit in one)
  if (!table || text.split(' ').length > 4 || holds(lexicon.cue('vague'), text)) return null
  const bounded = holds(lexicon.cue('bound'), text)
  for (const [name, [size, word]] of Object.entries(table)) {
    if (isRate && (name === 'd' || name === 'wk')) continue
    const value = size / (table[unit]?.[0] as number)
    if (holds(lexicon.pattern(word), text) && value >= 1)
      return bounded
        ? { kind: 'unclear', range: true }
        : { kind: 'value', value: Math.round(value * 10) / 10, approximate: true }
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
