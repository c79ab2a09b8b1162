import type { Reading } from '../../text/reading.ts'
import { sameValue } from '../numbers/amounts.ts'
import { DOSE_UNITS } from '../numbers/units.ts'
import type { TakenAmounts } from './amounts.ts'

/** Words of a turn that only says another number. */
export const SHORT = 14
/** Words before a number that has no unit: "It's 10". */
const AT_ONCE = 3
/** Words of an answer in which it agrees. */
const REPLY = 6

/** "She's right.", «Да, точно.»: the other one's number is agreed with. */
const AGREES =
  /^(?:(?:(?:oh|ah|yes|yeah|aye|okay|sorry|а|ах|ои|ну|да|ναι|α|αχ) )*(?:(?:he's|she's|that's|you're|they're) (?:right|it)|right|so it is|true|точно|верно|правда|права|прав|правильно|σωστα|σωστο|εχει δικιο|δικιο εχει))(?: |$)/u

/** What a turn says right at its beginning agrees with the turn before it. */
export const agreesWith = ({ words }: Reading, { from, to }: { from: number; to: number }): boolean =>
  AGREES.test(
    words
      .slice(from, Math.min(to, from + REPLY))
      .map(({ norm }) => norm)
      .join(' '),
  )

/**
 * "Once. – Twice! – Yes, twice.": another speaker than the doctor says another number of the same kind, or at once one of
 * a dose without its unit. The first one does not hold; the second one does if it is said once more or agreed with.
 */
export function takeBackByOther({ reading, said, taken, units }: TakenAmounts): void {
  const { turns } = reading
  const within = (index: number) => {
    const turn = turns[index]
    return turn ? said.filter(one => one.from >= turn.from && one.from < turn.to) : []
  }
  for (const [index, turn] of turns.entries()) {
    const [before, next] = [turns[index - 1], turns[index + 1]]
    if (!before || turn.label === null || turn.speaker === 'doctor' || before.speaker === 'doctor') continue
    if (before.label === turn.label || turn.to - turn.from > SHORT) continue
    const restated = within(index)[0]
    const old = within(index - 1).findLast(
      one =>
        one.unit === restated?.unit ||
        (restated?.unit === null && restated.from - turn.from < AT_ONCE && DOSE_UNITS.has(one.unit ?? '')),
    )
    if (!restated || !old || sameValue(old.values, restated.values)) continue
    taken.add(old.from)
    if (restated.unit === null && old.unit !== null) units.set(restated.from, old.unit)
    const agreed =
      next !== undefined &&
      next.speaker !== 'doctor' &&
      (within(index + 1).some(one => sameValue(one.values, restated.values)) || agreesWith(reading, next))
    if (!agreed) taken.add(restated.from)
  }
}
