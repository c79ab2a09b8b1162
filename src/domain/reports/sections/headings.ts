import { SECTION_IDS, type SectionId } from '../extraction.ts'
import type { Reading, Segment } from '../text/shape.ts'

export interface Heading {
  id: SectionId
  /** The first word behind it. */
  to: number
}

const FEW = 3

/** The spoken or written heading that a sentence opens with: "Allergies.", «Объективно.», "Plan: rest". */
export function headingOf(
  { words, hits, drugs }: Reading,
  { from, to }: Segment,
  current: SectionId | null,
): Heading | null {
  const hit = (hits[from] ?? []).filter(one => one.is === 'heading' && one.to <= to).sort((a, b) => b.to - a.to)[0]
  if (!hit) return null
  const after = words[hit.to - 1]?.after ?? ''
  const closes = hit.to === to || after.includes(':') || after.includes(',')
  // «Жалобы на жажду», "Family history is negative": a heading that is part of its sentence.
  // «Принимает севеламер …»: the medicines of a dictation, unless it still tells what happened.
  const takes = drugs.has(hit.to) && current !== null && current !== 'presentIllness' && current !== 'complaints'
  const isVerb = words[hit.to - 1]?.norm === 'принимает'
  if (isVerb && !closes && !takes) return null
  const opens = takes || hit.to - from >= 2 || OPENS.has(words[hit.to]?.norm ?? '')
  const id = SECTION_IDS.find(one => one === hit.of)
  if (!id || !(closes || opens) || hit.to - from > FEW + 2) return null
  return { id, to: closes ? hit.to : from }
}

const OPENS = new Set(
  'на не is are significant positive notable negative includes include shows blood pulse bp ελευθερο ειναι без отягощен'.split(
    ' ',
  ),
)
