import type { Evidence } from '../../contract/entities/triage-results.ts'
import type { Assessment } from './assess.ts'
import { NEWS2_PARAMETERS, type News2Parameter } from './news2/points.ts'
import { forces, type RedLineOutcome } from './red-lines.ts'

/** Who wrote the words: a speech engine, the browser while recording, or a person who typed or corrected them. */
export type SpeechWriter = 'engine' | 'captions' | 'person'

/**
 * How sure a value is by the way it came, 0 to 1; chosen so that the labels of D §9 say the right word. Everything typed
 * is high; everything heard by an engine is just high (0.9); what the browser heard is medium and needs no check (0.8);
 * a value that was said as approximate, or that two sources dispute, asks for one (below 0.8).
 */
export const CERTAINTY = {
  typed: 1,
  disputed: 0.75,
  approximate: 0.7,
  person: 0.95,
  engine: 0.9,
  captions: 0.8,
} as const

type Way =
  | { readonly from: 'typed'; readonly disputed: boolean }
  | { readonly from: 'speech'; readonly writer: SpeechWriter; readonly approximate?: boolean }

export function certaintyOf(way: Way): number {
  if (way.from === 'typed') return way.disputed ? CERTAINTY.disputed : CERTAINTY.typed
  return way.approximate ? CERTAINTY.approximate : CERTAINTY[way.writer]
}

const certaintiesOf = ({ input, readings, news2 }: Assessment, evidence: readonly Evidence[]) => {
  const of = (fact: Evidence['fact']) => evidence.find(one => one.fact === fact)?.certainty ?? 0
  const consciousness = input.vitals.ACVPU ? of('ACVPU') : of('GCS')
  const known = (parameter: News2Parameter): number => {
    if (parameter === 'O2') return of('onOxygen')
    if (parameter === 'CNS') return consciousness
    return readings[parameter].kind === 'measured' ? of(parameter) : 0
  }
  const pointsOf = (parameter: News2Parameter) => (news2.kind === 'not-applicable' ? null : news2.components[parameter])
  const scored = NEWS2_PARAMETERS.filter(parameter => pointsOf(parameter) !== null)
  const raising = scored.filter(parameter => pointsOf(parameter) !== 0)
  const forcing = ({ rule: { condition } }: RedLineOutcome): number => {
    // A total is as sure as the least sure value that raised it.
    if (condition === 'NEWS2') return Math.min(...raising.map(known))
    return condition === 'consciousness' ? consciousness : of(condition)
  }
  return { scored, known, forcing }
}

/**
 * How sure the category is, given how its values were obtained; the rules themselves are never unsure. A forced category
 * is as sure as the surest red-line that forces it: nothing that is missing could take it back. Any other is as sure as
 * its weakest value, less where values are missing, since those could make it more urgent; none at all is 0.
 */
export function confidenceOf(assessment: Assessment, evidence: readonly Evidence[]): number {
  const { classification, redLines } = assessment
  const { scored, known, forcing } = certaintiesOf(assessment, evidence)
  if (classification.kind === 'undetermined') return 0
  const confidence =
    classification.forcedBy.length > 0
      ? Math.max(...redLines.filter(forces).map(forcing))
      : Math.min(...scored.map(known)) * (scored.length / NEWS2_PARAMETERS.length)
  return Math.round(confidence * 100) / 100
}
