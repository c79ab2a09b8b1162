import type { Day } from '../read/calendar.ts'
import type { Verdict } from '../read/verdict.ts'
import type { Field } from '../template/template.ts'
import type { Reading } from '../text/fold.ts'
import type { Part } from '../text/parts.ts'
import type { Given } from './state.ts'

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

/** The value of a field, and the words that gave it. */
export const given = (verdict: Verdict & { kind: 'value' }, message: Message): Given => ({
  value: verdict.value,
  messageId: message.id,
  words: message.reading.source.slice(0, 500),
  ...(verdict.approximate ? { approximate: true } : {}),
  ...(verdict.hedged ? { hedged: true } : {}),
  ...(verdict.convertedFrom ? { convertedFrom: verdict.convertedFrom } : {}),
})
