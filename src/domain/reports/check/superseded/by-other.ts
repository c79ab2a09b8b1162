import { sameValue } from '../numbers/amounts.ts'
import type { TakenAmounts } from './amounts.ts'

/** Words of a turn that only says another number. */
const SHORT = 14

/**
 * "Once. – Twice! – Yes, twice.": somebody else beside the doctor says another number of the same kind. The first one
 * does not hold; the second one does if it is said once more.
 */
export function takeBackByOther({ reading: { turns }, said, taken }: TakenAmounts): void {
  const within = (index: number) => {
    const turn = turns[index]
    return turn ? said.filter(one => one.from >= turn.from && one.from < turn.to) : []
  }
  for (const [index, turn] of turns.entries()) {
    const [before, next] = [turns[index - 1], turns[index + 1]]
    if (!before || turn.label === null || turn.speaker === 'doctor' || before.speaker === 'doctor') continue
    if (before.label === turn.label || turn.to - turn.from > SHORT) continue
    const restated = within(index)[0]
    const old = within(index - 1).findLast(one => one.unit === restated?.unit)
    if (!restated || !old || sameValue(old.values, restated.values)) continue
    taken.add(old.from)
    const agreed = next?.speaker !== 'doctor' && within(index + 1).some(one => sameValue(one.values, restated.values))
    if (!agreed) taken.add(restated.from)
  }
}
