import { applies, type Plan } from './questions.ts'
import type { InterviewState, MissingReason, Value } from './state.ts'

export interface Note {
  readonly words: string
  readonly approximate?: boolean
  readonly hedged?: boolean
  readonly convertedFrom?: string
  readonly replaced?: readonly { readonly value: Value; readonly messageId: string }[]
}

export interface InterviewResult {
  /** In the shape of the output schema; what was not said is absent. */
  readonly result: Record<string, unknown>
  /** The message whose words hold each value, by JSON pointer. */
  readonly sources: Record<string, string>
  /** Every applicable leaf without a value. */
  readonly missing: string[]
  readonly missingReasons: Record<string, MissingReason>
  readonly notes: Record<string, Note>
}

const namesOf = (at: string) =>
  at
    .split('/')
    .slice(1)
    .map(name => name.replaceAll('~1', '/').replaceAll('~0', '~'))

export function resultOf(plan: Plan, state: InterviewState): InterviewResult {
  const result: Record<string, unknown> = Object.create(null)
  const sources: Record<string, string> = {}
  const missing: string[] = []
  const missingReasons: Record<string, MissingReason> = {}
  const notes: Record<string, Note> = {}
  for (const field of plan.fields) {
    if (!applies(field, state)) continue
    const given = state.answers[field.at]
    if (!given) {
      missing.push(field.at)
      const settled = state.missing[field.at]
      missingReasons[field.at] = settled?.reason ?? 'notAsked'
      if (settled?.words) notes[field.at] = { words: settled.words }
      continue
    }
    const names = namesOf(field.at)
    let into = result
    for (const name of names.slice(0, -1)) {
      const inner = (into[name] ?? Object.create(null)) as Record<string, unknown>
      into[name] = inner
      into = inner
    }
    into[names.at(-1) as string] = given.value
    sources[field.at] = given.messageId
    const { words, approximate, hedged, convertedFrom, replaced } = given
    notes[field.at] = {
      words,
      ...(approximate ? { approximate } : {}),
      ...(hedged ? { hedged } : {}),
      ...(convertedFrom ? { convertedFrom } : {}),
      ...(replaced ? { replaced } : {}),
    }
  }
  return { result: { ...result }, sources, missing, missingReasons, notes }
}
