import { conceptsOf } from '../concepts/concept-index.ts'
import { has } from '../text/within.ts'
import type { Words } from '../text/words.ts'
import { type Act, actsIn } from './acts.ts'
import type { Amount } from './amounts.ts'
import { amountsIn } from './amounts.ts'
import { atomsIn } from './atoms.ts'
import { frequenciesIn } from './frequency.ts'
import type { WordPolarity } from './polarity.ts'
import { routesIn } from './routes.ts'
import { DOSE_UNITS } from './units.ts'

/** One mention of a medicine with what is said of it there. */
export interface DrugFact {
  at: number
  to: number
  name: string
  inn: string | null
  drugClass: string | null
  doses: Amount[]
  perDay: number[]
  /** Concepts of the time of day and of meals. */
  dayTimes: string[]
  routes: Set<string>
  durations: Amount[]
  acts: Set<Act>
  polarity: WordPolarity
}

const DAY_TIMES = new Set(['morning', 'evening', 'night', 'noon', 'afterFood', 'beforeFood', 'fasting'])
const PERIODS = new Set(['day', 'week', 'month'])
/** A bare number this near behind a name is its dose. */
const NEAR = 7

export interface Region {
  at: number
  /** First and last word that tell of it. */
  from: number
  to: number
  /** Words of the clause, where the verb stands. */
  verbFrom: number
  verbTo: number
}

/** What the words of a region say of the medicine at `at`. `taken` are words of values that were taken back. */
export function drugFactOf(
  all: Words,
  region: Region,
  polarity: WordPolarity,
  taken: ReadonlySet<number>,
): DrugFact | null {
  const drug = all.drugs.get(region.at)
  if (!drug) return null
  const { amounts: own, frequencies } = atomsIn(all, region.from, region.to)
  const before = amountsIn(all, Math.max(region.verbFrom, region.at - 3), region.at)
  const doses = [...own, ...before].filter(one => !taken.has(one.from) && isDose(all, one, region.at))
  const durations = own.filter(
    one => one.unit !== null && PERIODS.has(one.unit) && !taken.has(one.from) && isDuration(all, one),
  )
  const norms = all.words.slice(region.from, region.to).map(({ norm }) => norm)
  const verbs = atomsIn(all, region.verbFrom, region.verbTo).atoms
  const dayTimes = conceptsOf(norms).flatMap(({ ids }) => ids.filter(id => DAY_TIMES.has(id)))
  const acts = actsIn(verbs, atom => all.words[atom.from]?.norm ?? '')
  if (isAllergen(all, region)) acts.add('allergy')
  return {
    at: region.at,
    to: drug.to,
    name: drug.name,
    inn: drug.inn,
    drugClass: drug.drugClass,
    doses,
    perDay: frequencies.map(({ perDay }) => perDay),
    dayTimes: [...new Set(dayTimes)],
    routes: routesIn(norms),
    durations,
    acts,
    polarity: polarity === 'yes' && isNotTaken(all, region) ? 'no' : polarity,
  }
}

const REACTION = new Set(['allergy', 'anaphylaxis', 'hives', 'rash', 'swelling', 'intolerance'])
/** Words before a name in which the question of allergies may stand. */
const ASKED = 8

/** An allergy is said with it, behind it, or asked for right before it. */
function isAllergen(all: Words, { at, to, verbFrom }: Region): boolean {
  if (has(all, Math.max(0, Math.min(verbFrom, at - ASKED)), at, 'allergy')) return true
  return conceptsOf(all.words.slice(verbFrom, Math.min(to, at + 16)).map(({ norm }) => norm)).some(({ ids }) =>
    ids.some(id => REACTION.has(id)),
  )
}

/** "…but I did not take it", «он не стал пить»: the denial stands behind, without the name. */
function isNotTaken({ words }: Words, { at, to }: Region): boolean {
  const text = words
    .slice(at + 1, Math.min(to, at + 14))
    .map(({ norm }) => norm)
    .join(' ')
  return /(?:^| )(?:не (?:стал[аи]? |начал[аи]? |захотел[аи]? |смог(?:ла)? )?(?:пил[аи]?|пить|пью|приним\p{L}*|начинал\p{L}*|колол\p{L}*|взял[аи]?|покупал[аи]?)|(?:did not|didn't|never|haven't|have not) (?:take|took|taken|start|started|use|used|fill|filled)(?: it| them)?|δεν (?:το |τα |την |τη |τον )?(?:πηρα|πηρε|επαιρν\p{L}*|παιρν\p{L}*|ξεκινησ\p{L}*|αρχισ\p{L}*|εκανα))(?: |$)/u.test(
    text,
  )
}

function isDose({ words, drugs }: Words, amount: Amount, at: number): boolean {
  if (amount.unit !== null)
    return DOSE_UNITS.has(amount.unit) && !isTotal(words[amount.from - 1]?.norm, words[amount.from - 2]?.norm)
  const gap = amount.from - (drugs.get(at)?.to ?? at)
  const before = words[amount.from - 1]?.norm ?? ''
  const next = words[amount.to]?.norm ?? ''
  if (gap < 0 || gap > NEAR) return false
  return (
    !/^(?:через|около|с|до|κατα|σε|in|at|after|aged|тип\p{L}*|type|выше|above|за|page|χρονων)$/u.test(before) &&
    !/^(?:тип|type|раза?|times?|φορεσ|φορα|балл\p{L}*)/u.test(next)
  )
}

/** "No more than 3 g a day": a maximum is no dose. */
const isTotal = (before: string | undefined, earlier: string | undefined) =>
  /^(?:больше|более|than|above|over|пανω|ανω)$/u.test(before ?? '') || /^(?:больше|than)$/u.test(earlier ?? '')

const isDuration = ({ words }: Words, { from, to }: Amount) => {
  const before = words[from - 1]?.norm ?? ''
  const next = words[to + 1]?.norm ?? ''
  return (
    !/^(?:через|назад|in|after|ago|σε|πριν|every|каждые|καθε|last|последние)$/u.test(before) &&
    !/^(?:назад|ago|πριν)$/u.test(next)
  )
}
