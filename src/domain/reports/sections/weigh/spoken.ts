import type { Experiencer } from '../../extraction.ts'
import type { Reading, Speaker } from '../../text/shape.ts'
import { normsIn } from '../../text/within.ts'
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

export const normsOf = (reading: Reading, { from, to }: Range): string => normsIn(reading, from, to)
