import type { Words } from '../../../text/words.ts'
import type { Atom } from '../../atoms.ts'
import type { Amount } from '../amount.ts'
import { TIME_UNITS } from '../units.ts'

const UP = new Set(['increase', 'elevated', 'weightGain', 'worsen'])
const DOWN = new Set(['decrease', 'lowValue', 'weightLoss', 'collapseBp', 'improve', 'fall'])

/** A word that tells which way a value went. */
export const tellsWay = (atom: Atom): boolean =>
  atom.kind === 'concept' && atom.ids.some(id => UP.has(id) || DOWN.has(id))

/** Which way the words of a claim say that a value went; null if none or both. */
export function wayOf(atoms: readonly Atom[]): 'up' | 'down' | null {
  const says = (ids: ReadonlySet<string>) =>
    atoms.some(atom => atom.kind === 'concept' && !atom.ids.some(isJudging) && atom.ids.some(id => ids.has(id)))
  const [up, down] = [says(UP), says(DOWN)]
  return up === down ? null : up ? 'up' : 'down'
}

const isJudging = (id: string) => id === 'improve' || id === 'worsen'

const FROM = /^(?:from|с|со|απο)$/u
const TO = /^(?:to|до|σε|στο|στα)$/u
const BEFORE =
  /^(?:previously|earlier|before|ago|was|were|instead|versus|vs|against|compared|ранее|раньше|назад|было|был|была|прежде|вместо|против|αντι|εναντι|συγκριτικα|πριν|προηγουμενωσ|ηταν|περσι|περυσι|παλαιοτερα)$/u
/** Words around a number in which its time stands. */
const NEAR = 5

/** The old and the new value of "fell from 140 to 120", "94, previously 121"; null if the words tell of no change. */
export function changeIn({ words }: Words, amounts: readonly Amount[]): { old: Amount; now: Amount } | null {
  const values = amounts.filter(one => one.unit === null || !TIME_UNITS.has(one.unit))
  if (values.length < 2) return null
  const follows = (link: RegExp) => values.find(one => link.test(words[one.from - 1]?.norm ?? ''))
  const [from, to] = [follows(FROM), follows(TO)]
  if (from && to) return { old: from, now: to }
  const isOld = ({ from: start, to: end }: Amount) =>
    words.slice(Math.max(0, start - NEAR), end + 2).some(({ norm }, index) => index >= 0 && BEFORE.test(norm))
  const [first, last] = [values[0], values.at(-1)]
  return first && last && first !== last && isOld(last) ? { old: last, now: first } : null
}

/** True if a word of the claim says that the value went the other way than its own numbers. */
export function isContrary(atoms: readonly Atom[], { old, now }: { old: Amount; now: Amount }): boolean {
  const [before, after] = [Math.max(...old.values), Math.max(...now.values)]
  // A joint that improves bends more, a pressure that improves falls.
  const way = wayOf(atoms)
  return way !== null && (way === 'up' ? after < before : after > before)
}
