import { holds, type Lexicon } from '../languages/language.ts'
import { byLabelAlone, ownersOf, speaksForSelf } from '../read/claims.ts'
import { numbersIn } from '../read/numbers.ts'
import { readPressure } from '../read/pressure.ts'
import { type Context, readField } from '../read/read-field.ts'
import type { Verdict } from '../read/verdict.ts'
import type { Field } from '../template/template.ts'
import type { Part } from '../text/parts.ts'
import { byForm } from './by-form.ts'
import { correctedLists } from './corrected-lists.ts'
import { crossRead } from './cross-read.ts'
import { given, type Message, type Taken } from './message.ts'
import { applies, type Plan } from './questions.ts'
import type { InterviewState } from './state.ts'

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
  // «Каждый день» and "never" belong to the question that was asked before they are another's option.
  const answers = (part: Part) => {
    if (parts.length === 1 && part.tokens.length <= 2) return true
    const verdict = asked[0]?.answer === 'text' ? null : readAsked(asked, [part], context(true), lexicon)
    const takesAnyWords = verdict?.kind === 'value' && asked[0]?.answer === 'list' && `${verdict.value}` !== ''
    return verdict !== null && verdict.kind !== 'nothing' && !takesAnyWords
  }
  const owners = [...ownersOf(parts, asked, plan.fields, lexicon)]
  for (const [index, part] of parts.entries()) {
    const owner = owners[index]
    if (owner && byLabelAlone(owner, part, plan.fields, lexicon) && answers(part)) owners[index] = null
  }
  const actually = parts.some(part => holds(lexicon.cue('actually'), part.text) || marksCorrection(part, lexicon))
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
  const verdict = readAsked(asked, own, context(true), lexicon)
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

/** "Sorry", «не 3, а 2»: a mark of correction that is more than a "no". */
const marksCorrection = (part: Part, lexicon: Lexicon): boolean =>
  numbersIn(part.tokens, lexicon).some(one => one.negated) ||
  [...part.text.matchAll(lexicon.cue('correction'))].some(([mark]) => !holds(lexicon.cue('negation'), mark))

function readAsked(asked: readonly Field[], own: readonly Part[], context: Context, lexicon: Lexicon): Verdict {
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
