import { holds, type Lexicon } from '../languages/language.ts'
import { byScale, onsetField, ownersOf, speaksForSelf, thresholdIn } from '../read/claims.ts'
import type { Day } from '../read/dates.ts'
import { withoutLead } from '../read/lists.ts'
import { unitOf } from '../read/measure.ts'
import { numbersIn } from '../read/numbers.ts'
import { readPressure } from '../read/pressure.ts'
import { type Context, readField } from '../read/read-field.ts'
import type { Verdict } from '../read/verdict.ts'
import type { Field } from '../template/template.ts'
import { aboutOf, sameStem } from '../text/field-words.ts'
import { type Reading, readWords, saidIn } from '../text/fold.ts'
import { isOfOther, type Part } from '../text/parts.ts'
import { applies, type Plan } from './questions.ts'
import type { Given, InterviewState, Value } from './state.ts'

/** A value that a message gives to a field. */
export interface Taken {
  readonly field: Field
  readonly given: Given
  /** Said as a correction, so it replaces an earlier value without a question. */
  readonly corrects: boolean
}

export interface Message {
  readonly id: string
  readonly reading: Reading
  readonly parts: readonly Part[]
  readonly today: Day
}

const given = (verdict: Verdict & { kind: 'value' }, message: Message): Given => ({
  value: verdict.value,
  messageId: message.id,
  words: message.reading.source.slice(0, 500),
  ...(verdict.approximate ? { approximate: true } : {}),
  ...(verdict.hedged ? { hedged: true } : {}),
  ...(verdict.convertedFrom ? { convertedFrom: verdict.convertedFrom } : {}),
})

/** What the message says to the asked fields, and to every other field it names. */
export function takeAll(
  asked: readonly Field[],
  message: Message,
  plan: Plan,
  state: InterviewState,
  lexicon: Lexicon,
): { taken: Taken[]; verdict: Verdict } {
  const { parts } = message
  const context = (isAsked: boolean): Context => ({
    reading: message.reading,
    lexicon,
    today: message.today,
    asked: isAsked,
  })
  const owners = [...ownersOf(parts, asked, plan.fields, lexicon)]
  const actually = parts.some(part => holds(lexicon.cue('actually'), part.text))
  const taken: Taken[] = []
  const add = (field: Field, verdict: Verdict, corrects: boolean) => {
    if (verdict.kind === 'value') taken.push({ field, given: given(verdict, message), corrects })
  }
  const listFixes = correctedLists(message, plan, state, lexicon, asked)
  for (const { field, value, parts: used } of listFixes) {
    add(field, { kind: 'value', value }, true)
    for (const [index, part] of parts.entries()) if (used.includes(part)) owners[index] = field
  }
  // A named field also owns the parts after it up to the end of the sentence, while it has no value.
  const others = [...new Set(owners.filter(one => one !== null))].filter(
    field => !listFixes.some(fix => fix.field === field),
  )
  const values = new Map<Field, Verdict>()
  for (const field of others) {
    const own = parts.filter((part, index) => owners[index] === field && speaksForSelf(part, field, lexicon))
    let verdict = crossRead(field, own, context(false), state)
    const lastOwned = owners.lastIndexOf(field)
    if (
      verdict.kind !== 'value' &&
      own.length &&
      field.answer !== 'list' &&
      field.answer !== 'boolean' &&
      field.answer !== 'text'
    ) {
      const next = parts[lastOwned + 1]
      if (next && owners[lastOwned + 1] === null && !next.question && next.sentence === parts[lastOwned]?.sentence) {
        const more = crossRead(field, [...own, next], context(false), state)
        const denies = own.some(part => holds(lexicon.cue('negation'), part.text))
        if (
          more.kind === 'value' &&
          (denies || asked.every(one => one.answer !== field.answer || one.answer === 'text'))
        ) {
          verdict = more
          owners[lastOwned + 1] = field
        }
      }
    }
    if (verdict.kind === 'value') values.set(field, verdict)
    else for (const [index, owner] of owners.entries()) if (owner === field) owners[index] = null
  }
  const [first] = asked
  const own = first && first.answer === 'text' ? parts : parts.filter((_, index) => owners[index] === null)
  const verdict = readAsked(asked, own, message, context(true), lexicon)
  if (asked.length === 1 && first) add(first, verdict, true)
  else if (verdict.kind === 'value' && Array.isArray(verdict.value))
    for (const [index, field] of asked.entries())
      add(field, { ...verdict, value: verdict.value[index] as number }, true)
  for (const [field, found] of values) add(field, found, actually || state.phase === 'summary')
  const pairs = plan.questions.filter(
    one => one.fields.length > 1 && one.fields !== asked && !asked.includes(one.fields[0] as Field),
  )
  for (const { fields } of pairs) {
    const named = parts.filter((_, index) => fields.includes(owners[index] as Field))
    const pressure = named.length ? readPressure(fields, named, lexicon) : null
    if (pressure && pressure !== 'outside')
      for (const field of fields)
        if (!taken.some(one => one.field === field))
          add(
            field,
            { kind: 'value', value: field.at.endsWith('systolic') ? pressure.systolic : pressure.diastolic },
            actually,
          )
  }
  byForm(asked, message, plan, state, lexicon, taken, context(false), owners)
  return { taken: keptOnly(taken, plan, state, message, lexicon), verdict }
}

function readAsked(
  asked: readonly Field[],
  own: readonly Part[],
  _message: Message,
  context: Context,
  lexicon: Lexicon,
): Verdict {
  const [first] = asked
  if (!first) return { kind: 'nothing' }
  if (asked.length === 1) return readField(first, own, context)
  const pressure = readPressure(asked, own, lexicon)
  if (pressure === null) return { kind: 'nothing' }
  if (pressure === 'outside') return { kind: 'unclear', outside: true }
  return {
    kind: 'value',
    value: [pressure.systolic, pressure.diastolic],
    ...(pressure.converted ? { convertedFrom: 'cm[Hg]' } : {}),
  }
}

/** Reads a field that was not asked: only what its own parts assert. */
function crossRead(field: Field, own: readonly Part[], context: Context, state: InterviewState): Verdict {
  const { lexicon } = context
  if (!own.length || field.answer === 'text') return { kind: 'nothing' }
  if (own.some(part => holds(lexicon.cue('unknown'), part.text))) return { kind: 'nothing' }
  if (field.answer === 'list') {
    const denied = own.every(
      part => holds(lexicon.cue('negation'), part.text) && !holds(lexicon.cue('except'), part.text),
    )
    if (denied) return { kind: 'value', value: [] }
    if (field.at in state.answers) return { kind: 'nothing' }
    const words = aboutOf(field, lexicon)
    const items = own.flatMap(part => {
      const at = part.tokens.findLastIndex(
        one =>
          [...words.title.content, ...words.description.content].some(word => sameStem(one.norm, word)) ||
          (words.title.families.size > 0 &&
            [...words.title.families].some(index => holds(lexicon.families[index] as RegExp, one.norm))),
      )
      const rest = part.tokens.slice(at + 1)
      return at >= 0 && rest.length && rest.length <= 4 ? [saidIn(context.reading, withoutLead(rest, lexicon))] : []
    })
    return items.length === own.length && items.length ? { kind: 'value', value: items } : { kind: 'nothing' }
  }
  if (field.answer === 'number' && !namesNumber(field, own, lexicon)) return { kind: 'nothing' }
  if (field.answer === 'boolean' && !fullyNamed(field, own, lexicon)) return { kind: 'nothing' }
  return readField(field, own, context)
}

/** A number that was not asked needs its unit, its scale, or more than half of the title's words. */
function namesNumber(field: Field, own: readonly Part[], lexicon: Lexicon): boolean {
  const { title, description } = aboutOf(field, lexicon)
  const said = own.flatMap(part => part.tokens.map(one => one.norm))
  const part = (words: readonly string[]) =>
    words.length ? words.filter(word => isSaid(word, said, lexicon)).length / words.length : 0
  if (part(title.content) > 0.5 || (description.content.length > 1 && part(description.content) >= 0.6)) return true
  const unit = unitOf(field)
  return own.some(one =>
    numbersIn(one.tokens, lexicon).some(
      each => each.scale !== null || each.pack || (each.unit !== null && each.unit === unit),
    ),
  )
}

const isSaid = (word: string, said: readonly string[], lexicon: Lexicon) =>
  said.some(one => one.length > 2 && sameStem(one, word)) ||
  lexicon.families.some(family => holds(family, word) && said.some(one => holds(family, one)))

/** Whether every word of a title stands in the parts: a yes-or-no field that was not asked needs it. */
function fullyNamed(field: Field, own: readonly Part[], lexicon: Lexicon): boolean {
  const said = own.flatMap(part => part.tokens.map(one => one.norm))
  const { title, description } = aboutOf(field, lexicon)
  const named = (word: string) => isSaid(word, said, lexicon)
  const part = (words: readonly string[]) => (words.length ? words.filter(named).length / words.length : 0)
  const head = title.content[0]
  const short = said.length <= 6 && head !== undefined && named(head) && part(title.content) >= 0.5
  return short || part(title.content) === 1 || (description.content.length > 1 && part(description.content) >= 0.6)
}

/** Values that their form alone places: «7 из 10», "for four days", a temperature. */
function byForm(
  asked: readonly Field[],
  message: Message,
  plan: Plan,
  state: InterviewState,
  lexicon: Lexicon,
  taken: Taken[],
  context: Context,
  owners: readonly (Field | null)[],
) {
  const isTaken = (field: Field) => taken.some(one => one.field === field) || field.at in state.answers
  const add = (field: Field, verdict: Verdict) => {
    if (verdict.kind === 'value') taken.push({ field, given: given(verdict, message), corrects: false })
  }
  const open = plan.fields.filter(
    field =>
      !isTaken(field) &&
      !asked.includes(field) &&
      field.askIf.every(({ at }) => at in state.answers || taken.some(one => one.field.at === at) || true),
  )
  for (const field of plan.fields)
    if (field.answer === 'boolean' && !isTaken(field) && thresholdIn(message.parts, field, lexicon))
      add(field, { kind: 'value', value: true })
  const free = message.parts.filter(
    (part, index) =>
      (owners[index] === null || owners[index] === undefined) && !part.question && !isOfOther(part, lexicon),
  )
  if (asked[0]?.answer !== 'number') {
    const scale = byScale(free, open, lexicon)
    if (scale) add(scale.field, readField(scale.field, [scale.part], context))
  }
  besideAsked(asked, message, open, lexicon, context, add)
  const fromText = asked.some(field => ['text', 'list', 'choice', 'choices'].includes(field.answer))
  const onset = fromText ? onsetField(open, lexicon) : null
  if (onset) {
    const months = lexicon.language.months.join('|')
    const complains = asked.some(field => field.answer !== 'choice')
    const marked = free.filter(
      part =>
        (complains || !holds(lexicon.pattern('назад|ago|πριν|раньше|used to'), part.text)) &&
        holds(
          lexicon.pattern(
            `${months}|уже|с|со|назад|второ*|трет*|for|since|ago|started|began|εδώ και|από|πριν|ξεκίνησ*|άρχισ*|начал*|вчера|yesterday|χθες|χτες`,
          ),
          part.text,
        ) &&
        !holds(
          lexicon.pattern(
            'бросил*|пил*|пью|принима*|лечил*|операц*|quit|stopped|taking|take|operation|surgery|gave up|given up|packed|бросила|завязал*|παίρνω|έκοψα|χειρουργ*|εγχείρησ*|было|был|была|had|was|ήταν|температур*|temp*|fever|πυρετ*',
          ),
          part.text,
        ),
    )
    if (marked[0]) add(onset, readField(onset, [marked[0]], context))
  }
  for (const field of plan.fields) {
    if (isTaken(field) || asked.includes(field) || field.answer !== 'number' || field.property.unit !== 'Cel') continue
    const warm = message.parts.filter(
      part => !part.question && holds(lexicon.cue('temperature'), part.text) && !isOfOther(part, lexicon),
    )
    if (warm.length) add(field, readField(field, warm, context))
  }
}

const parentOf = (field: Field) => field.at.slice(0, field.at.lastIndexOf('/'))

/** «Вальпроат, три раза в день»: a rate belongs to the only rate of the object that is being asked. */
function besideAsked(
  [asked]: readonly Field[],
  message: Message,
  open: readonly Field[],
  lexicon: Lexicon,
  context: Context,
  add: (field: Field, verdict: Verdict) => void,
) {
  const rates = open.filter(
    field => asked && parentOf(field) && parentOf(field) === parentOf(asked) && /^\/(?:d|wk|mo)$/.test(unitOf(field)),
  )
  const [field] = rates
  if (!field || rates.length > 1) return
  const period = unitOf(field).slice(1)
  const own = message.parts.filter(
    part => !part.question && numbersIn(part.tokens, lexicon).some(one => one.unit === 'times' && one.per === period),
  )
  if (own.length) add(field, readField(field, own, context))
}

/** Values whose conditions hold; a plain "yes" opens the only option that a conditional value needs. */
function keptOnly(
  taken: readonly Taken[],
  plan: Plan,
  state: InterviewState,
  message: Message,
  lexicon: Lexicon,
): Taken[] {
  const found = [...taken]
  for (const one of taken)
    for (const { at, values } of one.field.askIf) {
      const condition = plan.fields.find(field => field.at === at)
      const [only] = values
      const isAsked = state.pointer === at
      const yes = message.parts.some(part => holds(lexicon.pattern('да|ага|yes|yeah|yep|ναι'), part.text))
      if (
        condition &&
        isAsked &&
        yes &&
        only !== undefined &&
        values.length === 1 &&
        !found.some(other => other.field === condition) &&
        !(at in state.answers)
      )
        found.push({ field: condition, given: { ...one.given, value: only }, corrects: true })
    }
  const after: InterviewState = {
    ...state,
    answers: { ...state.answers, ...Object.fromEntries(found.map(one => [one.field.at, one.given])) },
  }
  return found.filter(one => applies(one.field, after))
}

interface ListFix {
  readonly field: Field
  readonly value: Value
  readonly parts: readonly Part[]
}

/** «Не йод, а новокаин»: only the named item of an earlier list changes. */
function correctedLists(
  message: Message,
  plan: Plan,
  state: InterviewState,
  lexicon: Lexicon,
  asked: readonly Field[],
): ListFix[] {
  const fixes: ListFix[] = []
  for (const field of plan.fields) {
    const before = state.answers[field.at]?.value
    if (field.answer !== 'list' || !Array.isArray(before) || asked.includes(field)) continue
    for (const [index, part] of message.parts.entries()) {
      if (!holds(lexicon.cue('negation'), part.text)) continue
      const item = before.findIndex(one =>
        wordsOf(String(one), lexicon).some(
          word => word.length > 2 && part.tokens.some(token => sameStem(token.norm, word)),
        ),
      )
      if (item < 0) continue
      const next = message.parts[index + 1] ?? message.parts[index - 1]
      const rest = next ? withoutLead(next.tokens, lexicon) : []
      const named = rest.filter(
        one => !holds(lexicon.pattern('ήθελα|να|πω|хотела|хотел|сказать|its|is|it|i|meant'), one.norm),
      )
      const removed = before.filter((_, at) => at !== item)
      const value =
        named.length && next ? before.map((one, at) => (at === item ? saidIn(message.reading, named) : one)) : removed
      fixes.push({ field, value, parts: next ? [part, next] : [part] })
    }
  }
  return fixes
}

const wordsOf = (text: string, lexicon: Lexicon) => readWords(text, lexicon.language).tokens.map(one => one.norm)
