import { conceptsOf, KIND_OF } from '../../concepts/concept-index.ts'
import type { Reading } from '../../text/reading.ts'
import { startsWith } from '../../text/within.ts'
import { TAKES_BACK } from '../words/corrections.ts'

/** Words that take back what was said before them: from `at`, up to `after`. */
export interface Correction {
  reading: Reading
  at: number
  after: number
  /** A bare "no", that may as well deny what follows. */
  plain: boolean
}

/** Words before a marker in which the old value stands. */
export const BACK = 14
/** Behind a bare "no" the new value comes at once. */
export const NEXT = 5
const PLAIN_NO = /^(?:нет|не|no|nope|οχι|oh|ah|ои|ах|хотя|верно)$/u
/** Words of the longest marker. */
const LONGEST = 4
const MARKER = new RegExp(`^(?:${TAKES_BACK})$`, 'u')

/** The correction that begins at a word, or null. */
export function correctionAt(reading: Reading, at: number): Correction | null {
  const after = isWell(reading, at) || compares(reading, at) ? null : markerAt(reading, at)
  return after === null ? null : { reading, at, after, plain: PLAIN_NO.test(reading.words[at]?.norm ?? '') }
}

const NO_MARKER =
  /^(?:as|so|very|quite|pretty|not|all|feel|feels|felt|eats|eating|sleeps|sleeping|get|getting|keeps|went)$/u
/** "She's been wheezing as well", "Mother well." take nothing back: behind a sign alone the word corrects, where there are any. */
const isWell = ({ words, form }: Reading, at: number) =>
  words[at]?.norm === 'well' &&
  !/[.,!?;:…–—-]/u.test(words[at - 1]?.after ?? '') &&
  (form !== 'stream' || NO_MARKER.test(words[at - 1]?.norm ?? ''))

/** "Five is better than twenty" compares two values, and both hold. */
const compares = ({ words }: Reading, at: number) =>
  /^(?:better|лучше|καλυτερα)$/u.test(words[at]?.norm ?? '') && /^(?:than|чем|απο)$/u.test(words[at + 1]?.norm ?? '')

/** The word behind the marker at `at`, or null. */
function markerAt(reading: Reading, at: number): number | null {
  const { words } = reading
  const hit = startsWith(reading, at, words.length, 'correction')
  if (hit) return hit.to
  for (let length = LONGEST; length > 0; length--) {
    const said = words
      .slice(at, at + length)
      .map(({ norm }) => norm)
      .join(' ')
    if (at + length <= words.length && MARKER.test(said)) return at + length
  }
  return null
}

/**
 * Another medicine between two numbers: they are no value and its correction. "One puff of Ventolin, no, two": the medicine
 * at once behind a number is its own.
 */
export function isParted({ drugs, words }: Reading, from: number, to: number): boolean {
  let own: string | null = null
  for (const [at, { inn, name }] of drugs) {
    const isItsOwn =
      at >= from && at - from < OWN_WITHIN && words.slice(from - 1, at).every(({ after }) => !SIGN.test(after))
    if (at < from || isItsOwn) own = inn ?? name
    else if (at < to && own !== (inn ?? name)) return true
  }
  return false
}
const OWN_WITHIN = 3
const SIGN = /[,;.:?!]/u

/** A bare "no" beside an illness, an operation or a habit denies this one: it takes no number back. */
const namesIllness = ({ words }: Reading, from: number, to: number) =>
  conceptsOf(words.slice(from, to).map(({ norm }) => norm)).some(({ ids }) =>
    ids.every(id => id !== 'hospitalization' && ILLNESS.has(KIND_OF.get(id) ?? '')),
  )
const ILLNESS = new Set(['finding', 'procedure', 'life'])

/** The "no" denies an illness beside the old item or the new one. */
export const deniesIllness = ({ reading, at, after, plain }: Correction, oldTo: number, newFrom: number): boolean =>
  plain && (namesIllness(reading, oldTo, at) || namesIllness(reading, after, newFrom))

/** An illness is named before the new item. */
export const namesIllnessBefore = ({ reading, after }: Correction, newFrom: number): boolean =>
  namesIllness(reading, after, newFrom)
