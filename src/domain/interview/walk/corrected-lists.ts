import { holds, type Lexicon } from '../languages/language.ts'
import { withoutLead } from '../read/lists.ts'
import type { Field } from '../template/template.ts'
import { sameStem } from '../text/field-words.ts'
import { readWords, saidIn } from '../text/fold.ts'
import type { Part } from '../text/parts.ts'
import type { Message } from './message.ts'
import type { Plan } from './questions.ts'
import type { InterviewState, Value } from './state.ts'

interface ListFix {
  readonly field: Field
  readonly value: Value
  readonly parts: readonly Part[]
}

/** «Не йод, а новокаин»: only the named item of an earlier list changes. */
export function correctedLists(
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
