import type { Reading, Segment } from '../../text/shape.ts'

const TO = /^(?:to|with|на|к|σε|στο|στον|στη|στην|στα|στισ|στουσ)$/u
const STEP = /^(?:the|any|all|a|both|your|his|her|my|own|т|н|τη|την|το|τον|τα|και|и|and|or|или|η)$/u
export const SIGN = /[,.;:!?—–\n]/u

export interface Range {
  readonly at: number
  readonly to: number
}

/** The preposition before a medicine or before the list that it stands in, or -1. */
export function prepositionOf(reading: Reading, { from, to }: Pick<Segment, 'from' | 'to'>, named: Range): number {
  const { words } = reading
  let back = named.at - 1
  while (back >= from && (STEP.test(words[back]?.norm ?? '') || isNamed(reading, from, back))) {
    // "With the allergy to aspirin naproxen I don't give": no list.
    const isNext = isNamed(reading, from, back) && (back + 1 === named.at || isNamed(reading, from, back + 1))
    if (
      isNext &&
      !hasSign(reading, back, back + 1) &&
      startOf(reading, from, back) !== startOf(reading, from, back + 1)
    )
      return -1
    back--
  }
  if (back < from || !TO.test(words[back]?.norm ?? '')) return -1
  // "Allergic to penicillin, doxycycline a hundred": what more is said of it is of no allergy.
  const ends = named.to >= to || hasSign(reading, named.to - 1, named.to) || STEP.test(words[named.to]?.norm ?? '')
  return hasSign(reading, back, named.at) && !ends ? -1 : back
}

const startOf = ({ drugs }: Reading, from: number, at: number): number | undefined =>
  [at, at - 1, at - 2].find(one => one >= from && (drugs.get(one)?.to ?? 0) > at)
const isNamed = (reading: Reading, from: number, at: number): boolean => startOf(reading, from, at) !== undefined

export const hasNames = ({ drugs }: Reading, from: number, to: number): boolean => {
  for (let at = from; at < to; at++) if (drugs.has(at)) return true
  return false
}

export const hasSign = ({ words }: Reading, from: number, to: number): boolean =>
  words.slice(from, to).some(({ after }) => SIGN.test(after))
