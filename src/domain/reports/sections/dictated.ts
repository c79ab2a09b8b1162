import type { Experiencer, SectionId } from '../extraction.ts'
import type { Context, Read } from './context.ts'
import { departs } from './departures.ts'
import { HINT } from './gate.ts'
import { bestOf, type Scores } from './scores.ts'

/** Under a heading everything is the heading's, unless something says clearly that it is not. */
export function dictated(
  scores: Scores,
  { heading, spoken, previous, examined }: Context,
  experiencer: Experiencer,
  hint: SectionId | null | undefined,
): Read {
  if (heading === null && hint) {
    scores[hint] += HINT
    return { ...bestOf(scores), experiencer }
  }
  if (heading === null) {
    if (previous) scores[previous] += 0.8
    if (!examined) for (const id of ['assessment', 'plan', 'safetyNet'] as const) scores[id] *= 0.6
    return { ...bestOf(scores), experiencer }
  }
  if (heading === 'complaints') scores.complaints += scores.presentIllness
  // «Asthma» behind a thrombosis that had its medicine: back under the spoken heading.
  const best = bestOf(scores)
  if (spoken && spoken !== heading && best.id === spoken && scores[spoken] > scores[heading])
    return { ...headed(scores, spoken), experiencer }
  const id = best.id !== heading && departs(heading, best.id, scores, previous) ? best.id : heading
  return { ...headed(scores, id), experiencer }
}

const HEADING = 4
function headed(scores: Scores, id: SectionId) {
  const score = scores[id] + HEADING
  return { id, score, scores: { ...scores, [id]: Math.max(score, ...Object.values(scores)) } }
}
