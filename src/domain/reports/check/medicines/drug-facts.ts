import { conceptsOf, KIND_OF } from '../../concepts/concept-index.ts'
import { EXCLUSIVE } from '../../concepts/relations/exclusive.ts'
import { normsIn } from '../../text/within.ts'
import type { Words } from '../../text/words.ts'
import { atomsIn } from '../atoms.ts'
import type { Amount } from '../numbers/amount.ts'
import { amountsIn } from '../numbers/amounts.ts'
import type { Frequency } from '../numbers/frequency.ts'
import { DOSE_UNITS } from '../numbers/units.ts'
import { conditionBefore, partOf } from '../parts.ts'
import type { WordPolarity } from '../polarity/cues.ts'
import type { Superseded } from '../superseded/superseded.ts'
import { type Act, actsIn } from './acts.ts'
import { isAllergen, REACTION, TOLERATES } from './allergens.ts'
import type { Region } from './drug-regions.ts'
import { MISSES_NOT, missesDose, NO_EFFECT, opensEffect, tellsEffect } from './effects.ts'
import { isDistance, isLasting } from './lasting.ts'
import { GIVEN_BEFORE, TOOK } from './past-words.ts'
import { routesOf } from './routes.ts'

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
/** A bare number this near behind a name is its dose. */
const NEAR = 7
const AGE = /(?:^| )(?:age|aged|old|возраст\p{L}*|ηλικια)(?: |$)|^(?:.* )?(?:when|когда|οταν) (?:\S+ ){0,2}\S+ \S*$/u

const STEP = /^(?:затем|потом|далее|then|afterwards|after|μετα|υστερα|επειτα)$/u
const STEP_WITHIN = 3
/** "Five milligrams in the first week, then ten": the next step has the unit of the one before. */
function unitOfStep({ words }: Words, amounts: readonly Amount[], index: number): string | null {
  const [one, before] = [
    amounts[index],
    amounts.slice(0, index).findLast(({ unit }) => unit !== null && DOSE_UNITS.has(unit)),
  ]
  if (!one || !before) return null
  return words.slice(Math.max(before.to, one.from - STEP_WITHIN), one.from).some(({ norm }) => STEP.test(norm))
    ? before.unit
    : null
}

/** "Four milligrams at night. – We'll go down to two.": the unit of the dose that is changed. */
function unitBefore(all: Words, { at, of }: Region, { from }: Amount): string | null {
  if (of === undefined || !TO.test(all.words[from - 1]?.norm ?? '')) return null
  const units = new Set(amountsIn(all, of, at).flatMap(({ unit }) => (unit !== null && MASSES.has(unit) ? [unit] : [])))
  const [unit] = units
  return units.size === 1 && unit !== undefined ? unit : null
}
const TO = /^(?:to|до|σε|στα|στο|στη|στην)$/u
const MASSES = new Set(['mg', 'mcg', 'g', 'unit', 'ml'])

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

/** "Tolerates aspirin": in the words between the signs around its name. */
function isTolerated(all: Words, { at, to }: Region): boolean {
  let from = at
  while (from > 0 && at - from < 5 && !/[,;.:?!]/u.test(all.words[from - 1]?.after ?? '')) from--
  let end = at + 1
  while (end < to && end - at < 6 && !/[;.:?!]/u.test(all.words[end - 1]?.after ?? '')) end++
  const text = normsIn(all, from, end)
  return TOLERATES.test(text) && !/(?:^| )(?:не|not|δεν|poorly|плохо)(?: |$)/u.test(text)
}

const IF_NEEDED =
  /(?:^| )(?:if|when|prn|as (?:needed|required|necessary)|in case|при|если|по (?:потребности|требованию|необходимости)|αν|εαν|εφοσον|επι|σε περιπτωση|οταν)(?: |$)/u

const IN_CASE = /^(?:при|with|σε|επι|με)$/u
const CASE_WITHIN = 4
/** «При лихорадке сразу прекратить», «Σε πυρετό να σταματήσει»: an order with a condition. */
const opensWithCase = ({ words }: Words): boolean =>
  IN_CASE.test(words[0]?.norm ?? '') &&
  conceptsOf(words.slice(1, CASE_WITHIN).map(({ norm }) => norm)).some(({ ids }) =>
    ids.some(id => KIND_OF.get(id) === 'finding'),
  )

const isAlone = (all: Words) =>
  all.words.length <= LISTED &&
  atomsIn(all, 0, all.words.length).atoms.every(
    atom =>
      atom.kind === 'drug' ||
      (atom.kind === 'concept' && !atom.hard && atom.weight < 0.8 && !atom.ids.includes('plan')),
  )
const LISTED = 16
const BRIEF =
  /(?:^| )(?:until|till|for|before|temporar\p{L}*|while|during|beforehand|на время|временно|до|перед|на|пока|μεχρι|προσωρινα|πριν|για|ωσ)(?: |$)/u

const SICKENS = new Set([
  'nausea',
  'vomiting',
  'diarrhea',
  'headache',
  'dizziness',
  'abdominalPain',
  'constipation',
  'heartburn',
])
/** "Codeine makes me sick": reported of what happens, and nothing of an allergy. */
function isIntolerance(all: Words, { at, to }: Region): boolean {
  const told = conceptsOf(all.words.slice(at, to).map(({ norm }) => norm)).flatMap(({ ids }) => ids)
  const isNone = /(?:^| )(?:not|no|не|δεν)(?: \S+){0,4} (?:allerg|аллерг|αλλεργ)/u.test(normsIn(all, at, to))
  return (
    told.some(id => SICKENS.has(id)) &&
    !told.some(id => id !== 'intolerance' && !(isNone && id === 'allergy') && REACTION.has(id))
  )
}

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

const namesTest = (words: Words['words']) =>
  conceptsOf(words.map(({ norm }) => norm)).some(({ ids }) => ids.every(id => KIND_OF.get(id) === 'test'))

function isDose({ words, drugs }: Words, amount: Amount, at: number, restated: boolean): boolean {
  const norm = (index: number) => words[index]?.norm ?? ''
  // Litres are of oxygen beside it, unless they are said at once.
  if (amount.unit === 'litre') return amount.from === drugs.get(at)?.to
  if (amount.unit !== null) return DOSE_UNITS.has(amount.unit) && !isTotal(norm(amount.from - 1), norm(amount.from - 2))
  const gap = amount.from - (drugs.get(at)?.to ?? at)
  if (gap < 0 || gap > NEAR * (restated ? 2 : 1)) return false
  // "Iron given haemoglobin 102": the value of a test.
  if (namesTest(words.slice(drugs.get(at)?.to ?? at, amount.from))) return false
  if (
    AGE.test(
      words
        .slice(amount.from - 3, amount.to)
        .map(one => one.norm)
        .join(' '),
    )
  )
    return false
  // «Από 5 σε 10».
  const isAim = norm(amount.from - 1) === 'σε' && norm(amount.from - 3) === 'απο'
  return (
    (isAim ||
      !/^(?:через|около|с|κατα|σε|in|after|aged|тип\p{L}*|type|выше|above|за|page|το|звоните|звонить|набираите|call|ring|dial|phone|καλεστε|τηλεφωνο)$/u.test(
        norm(amount.from - 1),
      )) &&
    !/^(?:утра|вечера|ночи|часов|часа|am|pm|o'clock|тип|type|раза?|times?|φορεσ|φορα|балл\p{L}*|of|месяц|τη|τιδ|ручк|шприц-?ручк|упаков|пачк|коробк|флакон|pens?$|packs?$|box|inhalers?$|πενα|πενεσ|κουτι|συσκευ)/u.test(
      norm(amount.to),
    ) &&
    ![...amount.values].some(value => value > 1900 && value < 2100)
  )
}

const isOld = ({ words }: Words, { from, to }: Amount) =>
  /^(?:from|was|were|previously|formerly|раньше|ранее|прежде|было|был|с|со|παλιοτερα|παλαιοτερα|παλια|πριν|ηταν|αρχικα)$/u.test(
    words[from - 1]?.norm ?? '',
  ) ||
  /^(?:раньше|ранее|прежде|before|previously)$/u.test(words[to + 1]?.norm ?? '') ||
  (/^απο$|^απο τα$/u.test(behindArticle(words, from)) &&
    [words[to], words[to + 1]].some(word => /^(?:σε|στα)$/u.test(word?.norm ?? '')))

/** «Από 20 στα 80», «από τα 20 στα 80». */
const behindArticle = (words: Words['words'], from: number) =>
  words
    .slice(Math.max(0, words[from - 1]?.norm === 'τα' ? from - 2 : from - 1), from)
    .map(({ norm }) => norm)
    .join(' ')

/** "No more than 3 g a day": a maximum is no dose. */
const isTotal = (before: string, earlier: string) =>
  /^(?:больше|более|than|above|over|πανω|ανω)$/u.test(before) || /^(?:больше|than)$/u.test(earlier)
