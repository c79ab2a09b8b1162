import { conceptsOf } from '../../concepts/concept-index.ts'
import { EXCLUSIVE } from '../../concepts/relations/exclusive.ts'
import { normsIn } from '../../text/within.ts'
import type { Words } from '../../text/words.ts'
import { atomsIn } from '../atoms.ts'
import type { Amount } from '../numbers/amount.ts'
import { amountsIn } from '../numbers/amounts.ts'
import type { Frequency } from '../numbers/frequency.ts'
import { conditionBefore, partOf } from '../parts.ts'
import type { WordPolarity } from '../polarity/cues.ts'
import type { Superseded } from '../superseded/superseded.ts'
import { type Act, actsIn } from './acts.ts'
import { isAllergen } from './allergens.ts'
import type { Region } from './drug-regions.ts'
import { MISSES_NOT, missesDose, NO_EFFECT, opensEffect, tellsEffect } from './effects.ts'
import { isDistance, isLasting } from './lasting.ts'
import { isDose, isOld, unitBefore, unitOfStep } from './named-doses.ts'
import { GIVEN_BEFORE, TOOK } from './past-words.ts'
import { routesOf } from './routes.ts'
import { BRIEF, IF_NEEDED, isAlone, isIntolerance, isTolerated, opensWithCase } from './told-of-drug.ts'

/** One mention of a medicine with what is said of it there. */
export interface DrugFact {
  at: number
  to: number
  /** Offset of the name in the text. */
  start: number
  name: string
  inn: string | null
  drugClass: string | null
  doses: Amount[]
  /** "Put up from 25": said as what it was before. */
  oldDoses: Amount[]
  perDay: number[]
  /** Concepts of the time of day and of meals. */
  dayTimes: string[]
  routes: Set<string>
  /** Months, seasons and the like, as concepts. */
  dates: string[]
  durations: Amount[]
  /** "Stopped three months ago", "five days before the operation". */
  distances: Amount[]
  acts: Set<Act>
  allergy: boolean
  /** Of an allergy only sickness or the like is reported. */
  intolerance: boolean
  /** Told for what it did: "mirtazapine caused weight gain". */
  reaction: boolean
  /** «На новокаин — …»: what follows is what it did. */
  opensEffect: boolean
  /** Told in the past: "took it for half a year". */
  took: boolean
  /** Ordered by another one before: "given in the ambulance", «назначенный эндокринологом». */
  before: boolean
  /** A dose of it was missed. */
  missed: boolean
  /** "Instead of Sorbifer". */
  replaced: boolean
  polarity: WordPolarity
  /** Named with its dose and nothing else: of a list of what is taken. */
  alone: boolean
  /** Says until when, for how long or for what. */
  brief: boolean
  /** "As needed", "if …". */
  ifNeeded: boolean
  asNeeded: boolean
  /** Borne without harm. */
  tolerated: boolean
  /** Region of the mention, for what the reader of a transcript adds. */
  region: Region
}

const DAY_TIMES = new Set(['morning', 'evening', 'night', 'noon', 'afterFood', 'beforeFood', 'fasting'])
const DATES = new Set(EXCLUSIVE.filter(({ kind }) => kind === 'date').flatMap(({ ids }) => ids))
/** The corrected dose of a medicine, where another speaker gave it: "The box says five, Dad." */
function meantElsewhere(
  all: Words,
  { at, to }: Region,
  own: readonly Amount[],
  { amounts: taken, units }: Pick<Superseded, 'amounts' | 'units'>,
): Amount[] {
  return own.flatMap(old => {
    const meant = taken.get(old.from) ?? old.from
    const isThere = meant >= at && meant < to
    if (isThere || taken.has(meant) || !isDose(all, old, at, false)) return []
    return amountsIn(all, meant, Math.min(meant + LONGEST_NUMBER, all.words.length))
      .filter(one => one.from === meant)
      .map(one => ({ ...one, unit: one.unit ?? units.get(meant) ?? null }))
  })
}
const LONGEST_NUMBER = 4

/** Behind another name a time of the day is of that one, up to a sign: «фосфомицин на ночь с учётом сыпи на бисептол». */
function timesFrom({ words, drugs }: Words, { at, verbFrom }: Region): number {
  if (verbFrom >= at || ![...drugs.values()].some(({ to }) => to === verbFrom)) return Math.min(verbFrom, at)
  const sign = words.slice(verbFrom - 1, at - 1).findLastIndex(({ after }) => /[,;]/u.test(after))
  return sign < 0 ? at : verbFrom + sign
}

/** What the words of a region say of the medicine at `at`. Values that were taken back count for nothing. */
export function drugFactOf(
  all: Words,
  region: Region,
  polarity: ReadonlyMap<number, WordPolarity>,
  superseded: Pick<Superseded, 'amounts' | 'times' | 'units'>,
): DrugFact | null {
  const { amounts: taken, times, units } = superseded
  const drug = all.drugs.get(region.of ?? region.at)
  if (!drug) return null
  const inside = atomsIn(all, region.at, region.to)
  const own = inside.amounts.map((one, index) => ({
    ...one,
    unit:
      one.unit === 'mm'
        ? 'mg'
        : (one.unit ?? units.get(one.from) ?? unitOfStep(all, inside.amounts, index) ?? unitBefore(all, region, one)),
  }))
  const frequencies = inside.frequencies.filter(
    (one, index) => !times.has(one.from) && !stresses(all, one, inside.frequencies[index - 1]),
  )
  const ends = new Set([...all.drugs.values()].map(({ to }) => to))
  // "Ceftriaxone 2 g with azithromycin": what stands right behind a name is of this one.
  const before = amountsIn(all, Math.max(region.verbFrom, region.at - 3), region.at).filter(
    one => one.unit !== null && !ends.has(one.from),
  )
  const said = [...own, ...before].filter(
    one =>
      !taken.has(one.from) &&
      isDose(
        all,
        one,
        region.at,
        own.some(old => taken.has(old.from) && old.from < one.from),
      ),
  )
  const allDoses = [...said, ...meantElsewhere(all, region, own, superseded)]
  const oldDoses = allDoses.filter(one => isOld(all, one))
  const doses = allDoses.length > oldDoses.length ? allDoses.filter(one => !oldDoses.includes(one)) : allDoses
  const durations = own.filter(one => !taken.has(one.from) && isLasting(all, one))
  const norms = all.words.slice(region.at, region.to).map(({ norm }) => norm)
  const first = timesFrom(all, region)
  const around = all.words.slice(first, region.to).map(({ norm }) => norm)
  const { atoms } = atomsIn(all, region.verbFrom, Math.max(region.verbTo, region.at + 1))
  const dayTimes = conceptsOf(around).flatMap(({ ids, from }) =>
    times.has(first + from) ? [] : ids.filter(id => DAY_TIMES.has(id)),
  )
  const missed = missesDose(all, region)
  const isBackground = BACKGROUND.test(normsIn(all, Math.max(0, region.at - 2), region.at))
  return {
    at: region.at,
    to: region.of === undefined ? drug.to : region.at + 1,
    start: region.of === undefined ? drug.start : (all.words[region.at]?.start ?? drug.start),
    name: drug.name,
    inn: drug.inn,
    drugClass: drug.drugClass,
    doses,
    oldDoses,
    // "Missed three times a month" is no rate of taking it.
    perDay: missed
      ? []
      : [
          ...frequencies.map(({ perDay }) => perDay),
          ...own
            .filter(one => one.unit === 'times' && !taken.has(one.from) && frequencies.length === 0)
            .flatMap(one => [...one.values]),
        ],
    dayTimes: [...new Set(dayTimes)],
    routes: routesOf(all, region, doses),
    dates: conceptsOf(norms).flatMap(({ ids }) => ids.filter(id => DATES.has(id))),
    durations,
    distances: own.filter(one => !taken.has(one.from) && isDistance(all, one)),
    acts: isBackground
      ? new Set()
      : actsIn(
          all,
          region.verbFrom,
          region.at,
          Math.min(Math.max(region.to, region.verbTo), region.actsTo ?? Infinity),
          atoms,
          polarity,
          region.offerFrom,
        ),
    allergy: isAllergen(all, region, polarity),
    intolerance: isIntolerance(all, region),
    reaction: CAUSES.test(normsIn(all, 0, all.words.length)) || tellsEffect(all, region),
    opensEffect: opensEffect(all, region),
    took: TOOK.test(partOf(all, region.at)),
    before: GIVEN_BEFORE.test(normsIn(all, first, region.to)),
    missed,
    replaced: isReplaced(all, region.at),
    polarity: isReplaced(all, region.at)
      ? 'no'
      : isBackground || NO_EFFECT.test(around.join(' ')) || MISSES_NOT.test(around.join(' '))
        ? 'yes'
        : (polarity.get(region.at) ?? 'yes'),
    alone: isAlone(all),
    brief: BRIEF.test(normsIn(all, 0, all.words.length)) || durations.length > 0,
    tolerated: isTolerated(all, region),
    ifNeeded:
      IF_NEEDED.test(normsIn(all, Math.max(0, region.verbFrom - 3), region.to)) ||
      opensWithCase(all) ||
      conditionBefore(all, region.at) !== null,
    asNeeded: AS_NEEDED.test(normsIn(all, Math.max(0, region.verbFrom - 3), region.to)),
    region,
  }
}

/** «На фоне Ксарелто не буду»: what is not given is another medicine. */
const BACKGROUND = /^на фоне$/u
const AS_NEEDED =
  /(?:^| )(?:prn|(?:as|when|if|only) (?:needed|required|necessary)|по (?:потребности|требованию|необходимости)|при необходимости|επι αναγκησ|οταν χρειαζ\p{L}*|αν χρειαστ\p{L}*)(?: |$)/u

const EVERY_DAY = /^(?:every (?:single )?day|кажды\p{L}+ (?:божии )?день|καθε (?:μερα|ημερα))$/u
/** "Two puffs twice a day, every single day": no other rate. */
const stresses = (all: Words, { from, to }: Frequency, before: Frequency | undefined): boolean =>
  before !== undefined &&
  EVERY_DAY.test(normsIn(all, from, to)) &&
  !all.words.slice(before.from, from).some(({ after }) => /[.!?;]/u.test(after))

const CAUSES =
  /(?:^| )(?:caused|causes|causing|brought on|led to|resulted in|due to|side effects?|reaction|on exposure to|in response to|вызвал\p{L}?|на введени\p{L}|после введени\p{L}|на при[ее]м|в ответ на|после (?:приема|введения|укола)|after (?:taking|receiving|administration)|μετα (?:απο )?(?:τη )?(?:χορηγηση|ληψη)|вызывал\p{L}?|вызывает|побочн\p{L}*|на фоне|реакци\p{L}*|προκαλεσε|προκαλει|προκαλουσε|παρενεργει\p{L}*|αντιδρασ\p{L}*|λογω)(?: |$)/u
/** "Instead of Sorbifer". */
const isReplaced = ({ words }: Words, at: number) =>
  /(?:^| )(?:вместо|instead of|rather than|αντι για|αντι)$/u.test(
    words
      .slice(Math.max(0, at - 2), at)
      .map(({ norm }) => norm)
      .join(' '),
  )
