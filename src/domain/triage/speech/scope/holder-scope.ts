import type { Sex } from '../lexicon/mark.ts'
import { isValue } from '../text/clauses.ts'
import { isHold } from '../text/holds.ts'
import { type Item, isAny, isMeasurer, markOf } from '../text/items.ts'
import { strangersIn } from './strangers.ts'

export type Holder = 'patient' | 'other' | 'unclear'

const ORDERS = new Set(['μη', 'μην'])

/** True if the person at `at` only reports, brings or measures: "brought in by his wife", «мать говорит». */
function isInformant(items: readonly Item[], at: number): boolean {
  // «Γιαγιά μη λυγίζεις το χέρι» is said to her.
  if (ORDERS.has(items[at + 1]?.norm ?? '')) return true
  for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
    const item = items[back]
    if (item?.kind === 'stop' || item?.kind === 'number') break
    if (isAny(item, 'agent', 'reports')) return true
    if (!isAny(item, 'filler', 'self')) break
  }
  for (let ahead = at + 1; ahead <= at + 4; ahead++) {
    const item = items[ahead]
    if (!item || item.kind === 'stop' || item.kind === 'number' || isAny(item, 'name')) return false
    if (isAny(item, 'reports')) return true
  }
  return false
}

/** True for a person with an age: «бабушка 82 года» may also mean the patient. */
const isAged = (items: readonly Item[], at: number) => {
  const age = items[at + 1]?.kind === 'stop' ? at + 2 : at + 1
  return items[age]?.kind === 'number' && markOf(items[age + 1], 'unit')?.of === 'years'
}

const bedsNamed = (items: readonly Item[]) =>
  new Set(
    items.flatMap((item, at) => {
      const next = items[at + 1]
      return isAny(item, 'bed') && next?.kind === 'number' ? [next.number.value] : []
    }),
  ).size

/** The holder after a pronoun («у него», «у неё», "she"): the other person or the patient, as their sexes tell. */
function pronounHolder(holder: Holder, otherSex: Sex | undefined, sex: Sex | undefined, contrast: boolean): Holder {
  if (holder !== 'other') return holder
  if (contrast || (otherSex && sex && otherSex !== sex)) return 'patient'
  return 'unclear'
}

/** "200 over 100, her husband's": the values before the person in the clause are that person's. */
function claimBackwards(items: readonly Item[], at: number, holders: Holder[], holder: Holder): void {
  for (let ahead = at + 1; ahead < items.length; ahead++) {
    const item = items[ahead]
    if (item?.kind === 'stop' && item.stop !== 'pause') break
    if (isValue(items, ahead) || isAny(item, 'name')) return
  }
  let possessive = at
  while (isAny(items[possessive - 1], 'filler', 'self')) possessive--
  for (let back = possessive - 1; back >= 0; back--) {
    const item = items[back]
    if ((item?.kind === 'stop' && item.stop !== 'pause') || isAny(item, 'person', 'self')) return
    holders[back] = holder
  }
}

/** Items examined back to the disowned value. */
const DISOWNED = 20

/** "That's mine": the value before it may be the speaker's. */
function disown(items: readonly Item[], at: number, holders: Holder[]): void {
  for (let back = at - 1; back >= Math.max(0, at - DISOWNED); back--) {
    const item = items[back]
    if (item?.kind === 'stop' && item.stop === 'sentence') return
    holders[back] = 'unclear'
    if (isAny(item, 'name')) return
  }
}

/** «Мама говорит, что у неё пульс 60, а у ребёнка 140»: true for a pronoun of the informant before "but the child". */
function isInformantsOwn(items: readonly Item[], at: number): boolean {
  const sex = markOf(items[at], 'self')?.sex
  const informant = items.slice(Math.max(0, at - 6), at).some(item => sex && markOf(item, 'person')?.sex === sex)
  if (!informant) return false
  const ahead = items.slice(at + 1, at + 12)
  const ends = ahead.findIndex(item => item.kind === 'stop' && item.stop === 'sentence')
  const rest = ends < 0 ? ahead : ahead.slice(0, ends)
  return rest.some(
    (item, index) => isAny(item, 'contrast') && rest.slice(index, index + 4).some(next => isAny(next, 'child')),
  )
}

/** "The landlady says her own pulse is 50": of who speaks, if that is somebody unknown. */
function isSpeakersOwn(items: readonly Item[], at: number): boolean {
  const pronoun = isAny(items[at - 1], 'self') ? at - 1 : at
  const before = items.slice(Math.max(0, at - 14), pronoun)
  return (
    isAny(items[at], 'own') &&
    before.some(near => isAny(near, 'reports')) &&
    !before.some(near => isAny(near, 'person', 'self'))
  )
}

/** Items between an ordinal and its noun. */
const ORDINAL_REACH = 9

/** Index of "patient" behind "the second… one moment…"; undefined if anything else is between. */
function patientBehind(items: readonly Item[], at: number): number | undefined {
  if (items[at + 1]?.kind !== 'stop') return undefined
  for (let ahead = at + 1; ahead < at + ORDINAL_REACH; ahead++) {
    const item = items[ahead]
    if (isAny(item, 'self', 'sex')) return ahead
    if (item?.kind === 'number' || isAny(item, 'name')) return undefined
  }
  return undefined
}

/** "Pulse 88, her kid's pulse 140": the child of whom the values before are. */
function isTheirChild(items: readonly Item[], at: number): boolean {
  const before = items.slice(0, at - 1)
  const possessive = isAny(items[at - 1], 'self') && isAny(items[at + 1], 'name')
  return (
    possessive && before.some(item => item.kind === 'number') && !before.some(item => isAny(item, 'person', 'child'))
  )
}

/** The item before a pause: "the mother herself: 160 over 100". */
function beforePause(items: readonly Item[], at: number): Item | undefined {
  let back = at - 1
  const isPause = (item: Item | undefined) => item?.kind === 'stop' && item.stop !== 'sentence'
  while (isHold(items[back]) || (isPause(items[back]) && (isHold(items[back - 1]) || items[back]?.norm !== ','))) back--
  return items[back]
}

export function holderScopes(items: readonly Item[]): Holder[] {
  const holders: Holder[] = items.map(() => 'patient')
  const strangers = strangersIn(items)
  const manyBeds = bedsNamed(items) > 1
  let holder: Holder = 'patient'
  let otherSex: Sex | undefined
  let listed = false
  let echo: Sex | undefined
  let named: number | undefined
  let patientNamed = false
  for (const [at, item] of items.entries()) {
    const person = markOf(item, 'person')
    const self = markOf(item, 'self')
    const ownChild = isAny(item, 'child') && patientNamed && !isAged(items, at)
    const noun = isAny(item, 'ordinal') ? patientBehind(items, at) : undefined
    named = noun ?? named
    const theirs = self?.strong && isAny(beforePause(items, at), 'person')
    if (isAny(item, 'sex', 'self') && !theirs && holder !== 'other') patientNamed = true
    if (isMeasurer(items, at)) {
      holder = 'patient'
      listed = false
    } else if ((manyBeds && isAny(item, 'bed')) || person?.listed || noun !== undefined || strangers.has(at)) {
      holder = 'unclear'
      listed = true
    } else if (person && isAged(items, at)) holder = 'unclear'
    else if (person && !isInformant(items, at)) {
      holder = 'other'
      otherSex = person.sex
      claimBackwards(items, at, holders, holder)
    } else if (ownChild && isTheirChild(items, at)) holder = 'other'
    else if (ownChild || isAny(item, 'speaker')) {
      holder = 'unclear'
      if (item.norm === 'mine') disown(items, at, holders)
    } else if (isInformantsOwn(items, at) || isSpeakersOwn(items, at)) holder = 'unclear'
    // "The twin sister has 90. She has 96."
    else if (self && !self.strong && echo !== undefined && self.sex === echo && holder === 'patient') holder = 'unclear'
    // «У мамы его», "the wife of his": a possessive, the person is still meant.
    else if (self && !self.strong && holder === 'other' && isAny(items[at - 1], 'person')) holder = 'other'
    else if (isAny(item, 'child')) holder = 'patient'
    else if (theirs) holder = 'other'
    else if (self?.strong && !(listed && named === at)) {
      holder = 'patient'
      listed = false
    } else if (self && !isAny(items[at + 1], 'person') && !isAny(items[at + 2], 'person'))
      holder = pronounHolder(holder, otherSex, self.sex, isAny(items[at - 1], 'contrast'))
    // "She's his carer, BP 152 over 70": hers, or the patient's.
    else if (item.norm === ',' && holder === 'other' && isAny(items[at + 1], 'name')) holder = 'unclear'
    else if (item.kind === 'stop' && item.stop === 'sentence') {
      echo = holder === 'other' ? otherSex : undefined
      if (!listed) holder = 'patient'
    }
    holders[at] = holder
  }
  return holders
}
