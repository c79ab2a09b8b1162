import type { Experiencer, SectionId } from '../extraction.ts'
import type { Speaker } from '../text/shape.ts'

/** Words that are printed as one sentence of a section. */
export interface Unit {
  /** Words of each part, end exclusive; questions first. */
  ranges: { from: number; to: number; asks: boolean; loose: boolean; late?: boolean }[]
  section: SectionId
  score: number
  speaker: Speaker
  experiencer: Experiencer
  corrected: boolean
  doubt: boolean
  /** What was proposed in it was turned down. */
  refused: boolean
  /** The day of a visit was found between the speakers: the last one that was named holds. */
  bargained: boolean
  turn: number
}
