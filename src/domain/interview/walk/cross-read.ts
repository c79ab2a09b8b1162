import { holds, type Lexicon } from '../languages/language.ts'
import { unitOf } from '../read/fit.ts'
import { withoutLead } from '../read/lists.ts'
import { numbersIn } from '../read/numbers.ts'
import { type Context, readField } from '../read/read-field.ts'
import type { Verdict } from '../read/verdict.ts'
import type { Field } from '../template/template.ts'
import { aboutOf, sameStem } from '../text/field-words.ts'
import { saidIn } from '../text/fold.ts'
import type { Part } from '../text/parts.ts'
import type { InterviewState } from './state.ts'

/** Reads a field that was not asked: only what its own parts assert. */
export function crossRead(field: Field, own: readonly Part[], context: Context, state: InterviewState): Verdict {
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
