import type { Reading, Segment } from '../../text/shape.ts'
import { actsIn, lastOf } from './acts.ts'
import { become, courseOf, type Talk, tell } from './course.ts'
import { NO_DOSE } from './doses.ts'
import type { Focus } from './focus.ts'

const ORDINALS: readonly (readonly [number, RegExp])[] = [
  [0, /^(?:перв\S+|first|former|πρωτ\S+)$/u],
  [1, /^(?:втор\S+|second|latter|δευτερ\S+)$/u],
]
const PART_TAKEN = /(?:^|\s)(?:пью|принимаю|take|taking|on|παιρνω)(?:\s|$)/u

/** "The second one, yes." */
const LONE = 4

/** «Первый пью, второй бросил»: of two that were named together each one. */
export function readOrdinals(talk: Talk, segment: Segment, { all, asks }: Focus): boolean {
  const { reading } = talk
  if (all.length < 2) return false
  let told = false
  for (let from = segment.from; from < segment.to; ) {
    let to = from + 1
    while (to < segment.to && !/[,;—–]/u.test(reading.words[to - 1]?.after ?? '')) to++
    const norms = reading.words.slice(from, to).map(({ norm }) => norm)
    const at = ORDINALS.find(([, word]) => norms.some(norm => word.test(norm)))?.[0]
    const name = at === undefined ? undefined : all[at]
    if (name) {
      told = true
      const course = courseOf(talk, name, segment)
      // «От первого кашлял, перестал»: up to the next ordinal.
      const rest = nextOrdinal(reading, to, segment.to)
      const act = lastOf(actsIn(reading, from, rest))
      if (act) tell(talk, course, act.act, NO_DOSE, segment)
      else if (PART_TAKEN.test(norms.join(' '))) become(course, 'current', segment)
      else if (asks && segment.to - segment.from <= LONE) {
        become(course, 'current', segment)
        for (const other of all) if (other !== name) courseOf(talk, other, segment).unanswered = true
      }
      to = rest
    }
    from = to
  }
  return told
}

function nextOrdinal({ words }: Reading, from: number, to: number): number {
  let at = from
  while (at < to && !ORDINALS.some(([, word]) => word.test(words[at]?.norm ?? ''))) at++
  // The ordinal's part begins behind the sign before it.
  while (at < to && at > from && !/[,;—–]/u.test(words[at - 1]?.after ?? '')) at--
  return at
}
