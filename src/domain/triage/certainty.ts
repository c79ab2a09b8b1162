import type { Evidence } from '../../contract/entities/triage-results.ts'
import type { Assessment } from './assess.ts'
import { NEWS2_PARAMETERS, type News2Parameter } from './news2/points.ts'
import { forces, type RedLineOutcome } from './red-lines.ts'

/** The source of the words: a speech engine, the browser while recording, or a user who typed or corrected them. */
export type SpeechWriter = 'engine' | 'captions' | 'person'

/**
 * Certainty of a value by its source, 0 to 1, chosen for the labels of D §9: typed and engine values are high (0.9 or
 * more), captions medium without a check (0.8), approximate and disputed values need a check (below 0.8).
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
    // A total is as certain as the least certain value that raised it.
    if (condition === 'NEWS2') return Math.min(...raising.map(known))
    return condition === 'consciousness' ? consciousness : of(condition)
  }
  return { scored, known, forcing }
}

/**
 * Certainty of the category, 0 to 1. Forced: that of its most certain red-line, because no missing value can undo it.
 * Otherwise: that of its least certain value, times the share of known parameters. `undetermined`: 0.
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
