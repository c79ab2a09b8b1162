import type { Acvpu } from '../../vitals.ts'
import { type Item, isAny, markOf } from '../text/items.ts'

/** Items examined before and after a finding. */
const OF_REACH = 12
const REACH = { before: 4, after: 3 } as const

/** `denied`: the denial is right beside the finding. `doubtful`: a denial or a limit is near. */
export type Denial = 'denied' | 'doubtful' | undefined

const isEnd = (item: Item | undefined) => item === undefined || (item.kind === 'stop' && item.stop !== 'pause')

/** Another finding, number or name: a denial beyond it belongs to that one. */
const isOther = (item: Item | undefined) =>
  item?.kind === 'number' || isAny(item, 'name', 'acvpu', 'oxygen', 'no-fever', 'unit')

const isPlain = (item: Item | undefined) => isAny(item, 'filler', 'self', 'time') && !isAny(item, 'limit')

/** "To voice", «на боль»: the stimulus of a response. */
const isStimulus = (item: Item | undefined) => ['V', 'P'].includes(markOf(item, 'acvpu')?.level ?? '')

/** Fillers between a dangling denial and its stop: "do not… the". */
const DANGLING = 2

/** "Can't, come off oxygen", «без, спутанности»: a denial right before a stop still waits for what it denies. */
function dangles(items: readonly Item[], stop: number): boolean {
  for (let back = stop - 1; back >= stop - 1 - DANGLING; back--) {
    if (isAny(items[back], 'not', 'denial', 'limit', 'undetectable')) return true
    if (isAny(items[back], 'coma-part') && isAny(items[back - 1], 'no')) return true
    if (!isAny(items[back], 'filler', 'self')) return false
  }
  return false
}

/** «Оглушения, нет», "confusion, resolved". */
const isTakenBack = (items: readonly Item[], stop: number) => {
  const alone = isEnd(items[stop - 2]) && isAny(items[stop + 1], 'not') && isEnd(items[stop + 3])
  const lessens = isAny(items[stop + 2], 'limit') && isEnd(items[stop + 3])
  return (
    alone ||
    lessens ||
    isAny(items[stop + 1], 'ended', 'limit') ||
    (isAny(items[stop + 1], 'no') && isEnd(items[stop + 2]))
  )
}

/** A denial before the finding: a verb at a distance ("can't stay awake"), "no" only right before ("no confusion"). */
function before(items: readonly Item[], at: number, limits: boolean): Denial {
  let plain = true
  // "No signs… come in… of confusion": the "of" belongs to words before the interruption.
  const continues = items[at - 1]?.norm === 'of'
  if (continues && items.slice(Math.max(0, at - OF_REACH), at).some(item => isAny(item, 'no', 'denial')))
    return 'doubtful'
  for (let back = at - 1; back >= at - REACH.before; back--) {
    const item = items[back]
    if (item?.kind === 'stop' && dangles(items, back)) return 'doubtful'
    if (isEnd(item) || isOther(item) || isAny(item, 'contrast')) return undefined
    if (isAny(item, 'not', 'denial', 'undetectable')) return plain ? 'denied' : 'doubtful'
    if (isAny(item, 'no') && (plain || isStimulus(items[at]))) return plain ? 'denied' : 'doubtful'
    if (limits && isAny(item, 'limit')) return 'doubtful'
    plain &&= isPlain(item)
  }
  return undefined
}

/** A denial after the finding: "confusion resolved", «оглушения нет», «маску не надевали», "oriented, not to time". */
function after(items: readonly Item[], at: number, limits: boolean): Denial {
  let plain = true
  for (let ahead = at + 1; ahead <= at + REACH.after + (limits ? 1 : 0); ahead++) {
    const item = items[ahead]
    // "Alert?" is a question, and the reply may be no.
    if (item?.kind === 'stop' && item.stop === 'question') return 'doubtful'
    if (item?.kind === 'stop' && isTakenBack(items, ahead)) return 'doubtful'
    if (isEnd(item)) return limits ? elliptic(items, ahead) : undefined
    if (isOther(item) || (isAny(item, 'contrast') && !limits)) return undefined
    if (isAny(item, 'ended') || (isAny(item, 'no') && isEnd(items[ahead + 1]))) return plain ? 'denied' : 'doubtful'
    // «Спутан, не понимает»: the denial of another thing does not affect the level.
    const state = isAny(items[at], 'acvpu') && !limits && items[ahead + 1]?.kind === 'word'
    if (isAny(item, 'not', 'denial', 'no') && (plain || limits) && !(state && !isStimulus(items[at]))) return 'doubtful'
    if (limits && isAny(item, 'limit')) return 'doubtful'
    plain &&= isPlain(item)
  }
  return undefined
}

/** Prepositions that can follow "oriented": "to time", «во времени». */
const OF_WHAT = new Set(['в', 'во', 'на', 'to', 'in', 'for', 'στον', 'στο', 'στη', 'σε'])

/** A clause that denies or weakens: «в пространстве ориентирован, во времени нет», «в сознании, но заторможен». */
function elliptic(items: readonly Item[], stop: number): Denial {
  if (items[stop]?.norm !== ',') return undefined
  const contrast = isAny(items[stop + 1], 'contrast')
  const lessens = isAny(items[contrast ? stop + 2 : stop + 1], 'limit')
  if (lessens && (contrast || isEnd(items[stop + 2]))) return 'doubtful'
  if (!contrast && !OF_WHAT.has(items[stop + 1]?.norm ?? '')) return undefined
  for (let at = stop + 1; at <= stop + 4 && !isEnd(items[at]) && !isOther(items[at]); at++)
    if (isAny(items[at], 'no', 'not') && isEnd(items[at + 1])) return 'doubtful'
  return undefined
}

/** "Oriented times one": only to one of person, place and time. */
const isPartOfThree = (items: readonly Item[], at: number) => {
  const count = items[at + 1]
  const times = ['x', 'х', 'times'].includes(items[at]?.norm ?? '')
  return times && count?.kind === 'number' && count.number.value < 3
}

/** Whether a finding without levels (a pregnancy) was denied. */
export const findingDenial = (items: readonly Item[], at: number): Denial =>
  before(items, at, false) ?? after(items, at, false)

/** Whether a level of consciousness was denied. "Alert" is doubtful with "hardly", "only" or "drowsy" too. */
export function levelDenial(items: readonly Item[], at: number, level: Acvpu): Denial {
  const alert = level === 'A'
  const found = before(items, at, alert) ?? after(items, at, alert)
  if (found) return found
  if (alert && isPartOfThree(items, at + 1)) return 'doubtful'
  const noun = markOf(items[at], 'acvpu')?.noun && items[at - 1]?.kind === 'word'
  const other = !alert && (isAny(items[at - 1], 'aside') || isAny(items[at + 1], 'aside'))
  return noun || other ? 'doubtful' : undefined
}

/** True if the statement about oxygen is denied, or the mask is only worn or being taken off. */
export function oxygenIsDoubtful(items: readonly Item[], at: number): boolean {
  if (before(items, at, false) ?? after(items, at, false)) return true
  const clause = (step: 1 | -1) => {
    const found: Item[] = []
    for (let index = at + step; Math.abs(index - at) <= REACH.before && !isEnd(items[index]); index += step)
      found.push(items[index] as Item)
    return found
  }
  const near = [...clause(-1), ...clause(1)]
  if (near.some(item => isAny(item, 'removal'))) return true
  const gas = near.some(item => isAny(item, 'oxygen-word') || markOf(item, 'unit')?.of === 'litres')
  return !gas && near.some(item => isAny(item, 'worn'))
}
