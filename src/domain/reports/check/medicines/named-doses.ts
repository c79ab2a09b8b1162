import { conceptsOf, KIND_OF } from '../../concepts/concept-index.ts'
import type { Words } from '../../text/words.ts'
import type { Amount } from '../numbers/amount.ts'
import { amountsIn } from '../numbers/amounts.ts'
import { DOSE_UNITS } from '../numbers/units.ts'
import type { Region } from './drug-regions.ts'

/** A bare number this near behind a name is its dose. */
const NEAR = 7
const AGE = /(?:^| )(?:age|aged|old|возраст\p{L}*|ηλικια)(?: |$)|^(?:.* )?(?:when|когда|οταν) (?:\S+ ){0,2}\S+ \S*$/u

const STEP = /^(?:затем|потом|далее|then|afterwards|after|μετα|υστερα|επειτα)$/u
const STEP_WITHIN = 3
/** "Five milligrams in the first week, then ten": the next step has the unit of the one before. */
export function unitOfStep({ words }: Words, amounts: readonly Amount[], index: number): string | null {
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
export function unitBefore(all: Words, { at, of }: Region, { from }: Amount): string | null {
  if (of === undefined || !TO.test(all.words[from - 1]?.norm ?? '')) return null
  const units = new Set(amountsIn(all, of, at).flatMap(({ unit }) => (unit !== null && MASSES.has(unit) ? [unit] : [])))
  const [unit] = units
  return units.size === 1 && unit !== undefined ? unit : null
}
const TO = /^(?:to|до|σε|στα|στο|στη|στην)$/u
const MASSES = new Set(['mg', 'mcg', 'g', 'unit', 'ml'])

const namesTest = (words: Words['words']) =>
  conceptsOf(words.map(({ norm }) => norm)).some(({ ids }) => ids.every(id => KIND_OF.get(id) === 'test'))

export function isDose({ words, drugs }: Words, amount: Amount, at: number, restated: boolean): boolean {
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

export const isOld = ({ words }: Words, { from, to }: Amount) =>
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
