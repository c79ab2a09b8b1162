import { holds, type Lexicon } from '../languages/language.ts'
import { byScale, onsetField, thresholdIn } from '../read/claims.ts'
import { unitOf } from '../read/fit.ts'
import { numbersIn } from '../read/numbers.ts'
import { type Context, readField } from '../read/read-field.ts'
import type { Verdict } from '../read/verdict.ts'
import type { Field } from '../template/template.ts'
import { aboutOf } from '../text/field-words.ts'
import { isOfOther } from '../text/parts.ts'
import { given, type Message, type Taken } from './message.ts'
import type { Plan } from './questions.ts'
import type { InterviewState } from './state.ts'

/** Values that their form alone places: «7 из 10», "for four days", a temperature. */
export function byForm(
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
  const open = plan.fields.filter(field => !isTaken(field) && !asked.includes(field))
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
  const aboutTime = holds(lexicon.cue('timeOfYear'), asked.map(field => aboutOf(field, lexicon).text).join(' '))
  const onset = fromText && !aboutTime ? onsetField(open, lexicon) : null
  if (onset) {
    const months = lexicon.language.months.join('|')
    const complains = asked.some(field => field.answer !== 'choice')
    const marked = free.filter(
      part =>
        (complains || !holds(lexicon.pattern('назад|ago|πριν|раньше|used to'), part.text)) &&
        holds(
          lexicon.pattern(
            `(?:с|со|в|since|in|from|από|απ|τον) (?:начала |конца |начале |конце )?(?:${months})|уже|с|со|назад|второ*|трет*|for|since|ago|started|began|εδώ και|από|πριν|ξεκίνησ*|άρχισ*|начал*|вчера|yesterday|χθες|χτες`,
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
