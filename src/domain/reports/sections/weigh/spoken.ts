import type { Experiencer } from '../../extraction.ts'
import type { Reading, Speaker } from '../../text/shape.ts'
import type { Context, Range } from '../context.ts'

/** What is weighed: the questions and the answers of a part, by whom and of whom. */
export interface Spoken {
  reading: Reading
  asked: readonly Range[]
  answers: readonly Range[]
  speaker: Speaker
  experiencer: Experiencer
  context: Context
}

export const normsOf = ({ words }: Reading, { from, to }: Range) =>
  words
    .slice(from, to)
    .map(({ norm }) => norm)
    .join(' ')
