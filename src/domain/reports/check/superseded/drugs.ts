import type { Reading } from '../../text/reading.ts'
import { isUnlistedName } from '../medicines/unlisted.ts'
import { TAKES_BACK_NAMES } from '../words/corrections.ts'
import type { Correction } from './correction.ts'

const OF_NAMES = new RegExp(`^(?:${TAKES_BACK_NAMES})$`, 'u')

/** Words behind the marker in which the better medicine stands. */
const AHEAD = 9
const BETTER = /^(?:лучше|better|rather|instead|let's|use|καλυτερα)$/u

const OWNER = /^(?:mine|мои|моя|мое|δικο|δικα|δικη|δικεσ)$/u
/** Words between a name and "is mine". */
const OWNED = 4
/** "And Lasix in the morning. Oh no, sorry, the Lasix is mine.": of who came along, wherever it is named in the turn. */
export function takeBackDrugOfCompanion({ drugs, words, turns }: Reading, taken: Set<number>): void {
  for (const { from, to, speaker } of turns) {
    if (speaker !== 'companion') continue
    const own = [...drugs].filter(([at]) => at >= from && at < to)
    for (const [, { to: end, inn, name }] of own) {
      if (!words.slice(end, Math.min(to, end + OWNED)).some(({ norm }) => OWNER.test(norm))) continue
      for (const [at, one] of own) if ((one.inn ?? one.name) === (inn ?? name)) taken.add(at)
    }
  }
}

export function takeBackDrug({ reading, at, after, plain }: Correction, taken: Set<number>): void {
  const { drugs, words } = reading
  if (!OF_NAMES.test(words[at]?.norm ?? '') && !OF_NAMES.test(words[after - 1]?.norm ?? '')) return
  // "Yasmin. Sorry, Gynofen": another name right behind the marker, on a list or not.
  const [previous] = [...drugs].filter(([, { to }]) => to === at)
  const next = plain ? undefined : drugs.get(after)
  if (previous && (isUnlistedName(reading, after) || (next && next.inn !== previous[1].inn))) taken.add(previous[0])
  const names = [...drugs].sort(([a], [b]) => a - b)
  // "No, stop, with your ulcer rather apixaban": another one is better.
  const better = names.find(
    ([word]) => word >= after && word < after + AHEAD && BETTER.test(words[word - 1]?.norm ?? ''),
  )
  const restated = better ?? names.find(([word]) => word >= after && word < after + 3)
  const old = names.findLast(([, { to }]) => to <= at && to > at - (better ? AHEAD : 6))
  const denied = /^(?:не|not|без|δεν|οχι|no)$/u.test(words[(restated?.[0] ?? 0) - 1]?.norm ?? '')
  const sentence =
    !better &&
    restated &&
    old &&
    words.slice(old[1].to - 1, restated[0]).some(({ after: sign }) => /[.!?]\s*$/u.test(sign))
  if (restated && old && !sentence && restated[1].inn !== old[1].inn && !denied) taken.add(old[0])
}
