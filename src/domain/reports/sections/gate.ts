import type { SectionId } from '../extraction.ts'
import type { Reading, Speaker } from '../text/shape.ts'
import { has, hasDrug } from '../text/within.ts'
import type { Context, Range } from './context.ts'
import type { Scores, Voice } from './scores.ts'

/** How much the neighbours of a piece count. */
export const HINT = 2.5

/** Sections that the words of a patient never fill. */
const DOCTORS: readonly SectionId[] = ['examination', 'assessment']
const TOLD_ONLY: readonly SectionId[] = ['presentIllness', 'pastHistory', 'socialHistory', 'familyHistory']

/** Weighs what a speaker may say at all, and what the neighbours say. */
export function gate(
  scores: Scores,
  reading: Reading,
  speaker: Speaker,
  context: Context,
  said: readonly Range[],
  voice: Voice,
): void {
  const answers = said.filter(one => !one.asks)
  if (speaker === 'doctor') for (const id of TOLD_ONLY) scores[id] *= 0.6
  if (speaker === 'patient' || speaker === 'companion') {
    for (const id of DOCTORS) scores[id] = 0
    scores.safetyNet *= 0.3
  }
  if (speaker === null && context.examined && voice.told < 1) for (const id of TOLD_ONLY) scores[id] *= 0.7
  if (speaker === null && (!context.examined || voice.told === 1)) for (const id of DOCTORS) scores[id] *= 0.4
  const hint = answers[0]?.hint
  if (hint) scores[hint] += HINT
  else if (context.previous && hint === undefined) scores[context.previous] += 0.4
  const teller = speaker === 'patient' || speaker === 'companion'
  if (teller && !context.examined) scores.plan *= 0.4
  if (teller && answers.some(({ from, to }) => hasDrug(reading, from, to))) scores.plan *= 0.6
  if (said.some(({ from, to }) => has(reading, from, to, 'small', 'greeting')))
    for (const id of ['plan', 'socialHistory', 'presentIllness'] as const) scores[id] -= 1.5
}
