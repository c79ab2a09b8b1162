import { SECTION_IDS, type SectionId } from '../extraction.ts'
import { evidenceAt, TALK } from './evidence.ts'
import { phaseStart } from './phase.ts'
import type { Segment } from './shape.ts'
import { startsWith } from './within.ts'
import type { Words } from './words.ts'

const STATES = SECTION_IDS.filter(id => id !== 'complaints')
/** What it costs to go on to another section, and to go back to an earlier one. */
const CHANGE = 0.8
const BACK = 1.2

/** True where so few headings are spoken that the sections have to be guessed from the words. */
export function lacksHeadings(words: Words, segments: readonly Segment[]): boolean {
  const headed = segments.filter(({ from, to }) => {
    const hit = startsWith(words, from, to, 'heading')
    return hit !== undefined && (hit.to === to || /[:.,\n]/u.test(words.words[hit.to - 1]?.after ?? ''))
  })
  return headed.length < 2
}

/** The likeliest section of each sentence of a dictation, which goes through them more or less in their order. */
export function hinted(words: Words, segments: readonly Segment[]): Segment[] {
  const late = phaseStart(words, segments[0]?.from ?? 0, segments.at(-1)?.to ?? 0)
  let best = STATES.map((_, at) => -at * CHANGE)
  const back: number[][] = []
  for (const { from, to } of segments) {
    const evidence = evidenceOf(words, from, to, from >= late)
    const came: number[] = []
    best = STATES.map((id, state) => {
      let [top, source] = [Number.NEGATIVE_INFINITY, state]
      for (const [other, score] of best.entries()) {
        const move = score - (other === state ? 0 : CHANGE + (state < other ? BACK : 0))
        if (move > top) [top, source] = [move, other]
      }
      came.push(source)
      return top + (evidence.get(id) ?? 0)
    })
    back.push(came)
  }
  let state = best.indexOf(Math.max(...best))
  const hints: SectionId[] = []
  for (let at = segments.length - 1; at >= 0; at--) {
    hints[at] = STATES[state] as SectionId
    state = back[at]?.[state] ?? state
  }
  return segments.map((segment, at) => ({ ...segment, hint: hints[at] as SectionId, late: segment.from >= late }))
}

function evidenceOf(words: Words, from: number, to: number, late: boolean): Map<SectionId, number> {
  const sum = new Map<SectionId, number>()
  for (let at = from; at < to; at++)
    for (const [id, weight] of evidenceAt(words, at, to, late))
      if (id !== TALK) sum.set(id, Math.min(CAP, (sum.get(id) ?? 0) + weight))
  return sum
}

/** A long list of symptoms says no more than a short one. */
const CAP = 6
