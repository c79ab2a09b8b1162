import type { Reading, Segment } from '../../text/shape.ts'
import { normsOf } from '../dose-units.ts'
import type { SaidAct } from './acts.ts'
import type { Named, Zone } from './zones.ts'

/** Words between an act and the name behind it; in speech without signs, on either side. */
const REACH = 3
const FAR = 5
const LOOSE = { before: 1, behind: 3 }
const WITH = /^(?:с|со|with|με)$/u

/** An act stands right before the names or behind them, with no other thing between. */
export function isOfNames(reading: Reading, { loose }: Segment, { to, names }: Zone, act: SaidAct): boolean {
  const { words, drugs } = reading
  const at = names[0]?.at ?? act.from
  const end = names.at(-1)?.to ?? at
  if (act.to > at) {
    // "With warfarin you can't" is of the other one.
    if (act.act === 'unneeded' && WITH.test(words[at - 1]?.norm ?? '')) return false
    if (loose && act.from - end > LOOSE.behind) return false
    return !words.slice(end, Math.min(to, act.to + 1)).some((_, step) => drugs.get(end + step)?.kind === 'group')
  }
  const reach = act.act === 'keep' || act.act === 'held' ? FAR : REACH
  if (at - act.to > (loose ? LOOSE.before : reach)) return false
  return !words.slice(act.to - 1, at).some(({ after }) => /[,;:]/u.test(after))
}

const TO_ME = /(?:^|\s)(?:мне|меня|me|mine|μου|εμενα)(?:\s|$)/u
/** «Он пьёт карведилол, а мне врач его отменил»: the companion's own. */
export const isOfCompanion = (reading: Reading, { speaker }: Segment, { to }: Named, act: SaidAct): boolean =>
  speaker === 'companion' && TO_ME.test(normsOf(reading, to, Math.max(to, act.from)))
