import type { Words } from '../../../text/words.ts'
import type { Atom } from '../../atoms.ts'
import type { Match } from '../../find-evidence.ts'
import { CUE } from '../../polarity/cues.ts'
import type { Compared } from '../compared.ts'

const IF = /^(?:if|unless|если|αν|εαν)$/u

/** "A scan if he is no better": the condition is one, whatever was said of its words elsewhere. */
export const isCondition = ({ from }: Atom, { all: { words }, from: first }: Compared) =>
  words.slice(first + 1, from).some(({ norm }) => IF.test(norm))

/** Words between a denial and what it denies. */
const WITHIN = 2

/** "Return if there is no fever" of "if there is fever": in its condition the one denies what the other does not. */
export const isOtherCondition = (compared: Compared): boolean =>
  compared.support.matches.some(one => !one.near && isOtherIf(one, compared))

function isOtherIf({ wanted, atom, clause: at }: Match, { all, from, to, transcript }: Compared): boolean {
  const { reading, clauses } = transcript
  const clause = clauses[at]
  const own = all.words.findLastIndex(({ norm }, index) => index >= from && index < wanted.from && IF.test(norm))
  const other = clause
    ? reading.words.findLastIndex((word, index) => isIn(index, clause, atom) && IF.test(word.norm))
    : -1
  if (own < 0 || other < 0 || !clause?.condition || wanted.kind === 'drug') return false
  const [said, told] = [deniedIn(all, own, to), deniedIn(reading, other, clause.to)]
  return (
    (told.length === 0 && said.some(cue => isRightBehind(wanted, cue))) ||
    (said.length === 0 && told.some(cue => isRightBehind(atom, cue)))
  )
}

/** "Unable to swallow" of "if you can't swallow". */
const UNABLE = /^(?:unable|inability|impossible|fail\p{L}*|невозможн\p{L}*|неспособн\p{L}*|αδυναμ\p{L}*|αδυνατ\p{L}*)$/u
const isIn = (index: number, { from }: { from: number }, atom: Atom) => index >= from && index < atom.from
const isRightBehind = ({ from }: Atom, cue: number) => cue < from && from - cue <= WITHIN
const deniedIn = ({ words }: Words, from: number, to: number): number[] =>
  words.slice(from, to).flatMap(({ norm }, at) => (CUE.test(norm) || UNABLE.test(norm) ? [from + at] : []))
