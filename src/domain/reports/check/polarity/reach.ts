import type { Words } from '../../text/words.ts'
import type { Clause } from './clauses.ts'

/** Where a clause's own denial begins to reach, if what stands before it is so; null if it reaches back. */
export function forwardFrom({ words }: Words, { from, to }: Clause, cues: readonly number[]): number | null {
  const [cue] = cues
  if (cue === undefined || cues.length > 1 || cue <= from) return null
  const norm = (at: number) => (at >= from && at < to ? (words[at]?.norm ?? '') : '')
  // "A lump not reaching the bone", "pain not relieved by rest".
  const isManner = BEHAVES.test(norm(cue + 1)) || (IS_TOUCHED.test(norm(cue + 1)) && BY.test(norm(cue + 2)))
  if (norm(cue) === 'not' && isManner && !AUXILIARY.test(norm(cue - 1))) return cue
  // "So sore I can't comb it": what comes of it is denied, not that it is so.
  const so = words.slice(from, cue).findIndex((word, at) => SO.test(word.norm) && !SUBJECT.test(norm(from + at + 1)))
  if (so >= 0 && SUBJECT.test(norm(cue - 1)) && cue - 1 > from + so + 1) return cue - 1
  return null
}

const BEHAVES = /^(?!(?:being|happening|occurring|existing|appearing|anything|during|morning|evening)$)\p{L}{3,}ing$/u
const IS_TOUCHED =
  /^(?:relieved|eased|helped|improved|controlled|affected|influenced|aggravated|worsened|provoked|triggered|caused|explained|accompanied|associated|related|attached|fixed|tethered)$/u
const BY = /^(?:by|with|to)$/u
const AUXILIARY =
  /^(?:is|are|was|were|be|been|being|am|has|have|had|does|do|did|will|would|can|could|should|may|might|must|but|and|or|i'm|\p{L}+'(?:s|re|ve|d))$/u
const SO = /^(?:so|such|too)$/u
const SUBJECT = /^(?:i|you|he|she|it|we|they)$/u
