import { conceptsOf } from '../concepts/concept-index.ts'
import type { Reading, Segment } from '../text/reading.ts'
import { denies, type WordPolarity } from './polarity/cues.ts'

const OF_TREATMENT = new Set(['keepDrug', 'stopDrug', 'hold', 'restart', 'increase', 'decrease'])
const verbsOf = ({ words }: Reading, { from, to }: Segment) =>
  conceptsOf(words.slice(from, to).map(({ norm }) => norm)).filter(({ ids }) => ids.some(id => OF_TREATMENT.has(id)))

/** "Do I carry on? – Carry on.", «Продолжать? – Да, продолжайте»: the answer has the verb that was asked, and no other was. */
export function confirms(reading: Reading, asked: readonly Segment[], answer: Segment): boolean {
  const said = new Set(verbsOf(reading, answer).flatMap(({ ids }) => ids))
  const wanted = asked.flatMap(one => verbsOf(reading, one))
  return wanted.length > 0 && wanted.every(({ ids }) => ids.some(id => OF_TREATMENT.has(id) && said.has(id)))
}

/** "Do I carry on or stop? – Carry on.": of two verbs the one that the answer has is so, and the other is not. */
export function choose(
  reading: Reading,
  asked: readonly Segment[],
  answers: readonly Segment[],
  all: Map<number, WordPolarity>,
): void {
  const first = answers.find(one => one.speaker !== asked[0]?.speaker)
  if (!first || denies(reading, first.from, first.to)) return
  const said = new Set(verbsOf(reading, first).flatMap(({ ids }) => ids))
  const wanted = asked.flatMap(one => verbsOf(reading, one).map(hit => ({ ...hit, start: one.from })))
  const isSaid = ({ ids }: { ids: readonly string[] }) => ids.some(id => OF_TREATMENT.has(id) && said.has(id))
  if (!wanted.some(isSaid) || wanted.every(isSaid)) return
  for (const one of wanted)
    for (let at = one.start + one.from; at < one.start + one.to; at++) all.set(at, isSaid(one) ? 'yes' : 'no')
}
