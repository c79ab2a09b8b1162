import type { Context, Range, Read } from '../sections/context.ts'
import type { Statement } from '../talk/statement.ts'
import type { Reading, Speaker } from '../text/shape.ts'

/** Letters by which the forms of a word are one. */
const STEM = 5
/** Parts of a transcript in which a statement may lie. */
const PLACES = 6

/** A part of a statement with what the rules read in it. */
export interface Part {
  readonly reading: Reading
  readonly statement: Pick<Statement, 'leans' | 'proposal' | 'disputed'>
  readonly ranges: readonly Range[]
  readonly speaker: Speaker
  readonly context: Context
  readonly read: Read
}

/** Words, phrases, speaker and place of a part, as names of features; question (`q`) and answer (`a`) apart. */
export function featuresOf({ reading, statement, ranges, speaker, context, read }: Part): Set<string> {
  const { form, words, drugs, numbers, hits } = reading
  const stage = context.examined ? 'late' : 'early'
  const place = Math.floor((PLACES * (ranges[0]?.from ?? 0)) / Math.max(1, words.length))
  const voice = speaker === 'doctor' || form === 'dictation' ? 'stated' : 'told'
  const features = new Set([
    `speaker ${speaker}`,
    `speaker ${speaker} ${stage}`,
    `speaker ${speaker} ${place}`,
    `form ${form}`,
    `form ${form} ${stage}`,
    `place ${place}`,
    `previous ${context.previous}`,
    `heading ${context.heading}`,
    `topic ${context.topic?.id ?? null}`,
    `of ${read.experiencer === 'patient' ? 'patient' : 'relative'}`,
  ])
  if (statement.proposal) features.add('proposal')
  if (statement.leans) features.add('leans')
  for (const { from, to, asks } of ranges) {
    const side = asks ? 'q' : 'a'
    for (let at = from; at < to; at++) {
      const norm = words[at]?.norm ?? ''
      const kind = drugs.has(at) ? 'drug' : numbers.has(at) || /\d/u.test(norm) ? 'number' : null
      if (kind) features.add(`${side} ${kind}`).add(`${side} ${kind} ${speaker} ${stage}`)
      else features.add(`${side}:${norm.slice(0, STEM)}`)
      if (kind) continue
      for (const hit of hits[at] ?? [])
        if (hit.to <= to) features.add(`${side} ${hit.is}`).add(`${side} ${hit.is} ${voice} ${stage}`)
    }
  }
  return features
}
