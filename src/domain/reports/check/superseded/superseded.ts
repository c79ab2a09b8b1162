import type { Reading } from '../../text/reading.ts'
import { sidesIn } from '../sides/sides.ts'
import { amountsSaid, takeBackAmount, takeBackBehind } from './amounts.ts'
import { takeBackByOther, takeBackDenied, takeBackOfOther } from './by-other.ts'
import { type Correction, correctionAt } from './correction.ts'
import { takeBackDrug, takeBackDrugOfCompanion } from './drugs.ts'
import { takeBackSide, takeBackSideAsked, takeBackSideByOther, takeBackSideMeant } from './sides.ts'
import { takeBackDate, takeBackDateByOther, takeBackTimes, timesIn } from './times.ts'

/** What was said and taken back, by its first word; with the first word of what was meant, or its own where nothing was. */
export interface Superseded {
  amounts: ReadonlyMap<number, number>
  sides: ReadonlyMap<number, number>
  drugs: ReadonlySet<number>
  /** Frequencies and times of the day. */
  times: ReadonlySet<number>
  /** Units of new values that were said with the old ones, or asked for: "five days, sorry, three". */
  units: ReadonlyMap<number, string>
  /** Days, months and seasons. */
  dates: ReadonlyMap<number, number>
}

export function supersededIn(reading: Reading): Superseded {
  const amounts = amountsSaid(reading)
  const sides = new Map<number, number>()
  const drugs = new Set<number>()
  const times = new Set<number>()
  const dates = new Map<number, number>()
  const timed = timesIn(reading)
  for (const at of reading.words.keys()) {
    const correction = correctionAt(reading, at)
    if (correction === null || onlyDenies(correction)) continue
    if (!takeBackSide(correction, amounts.said, sides)) {
      takeBackAmount(correction, amounts)
      takeBackTimes(correction, timed, times, amounts)
    }
    takeBackDrug(correction, drugs)
    takeBackDate(correction, dates)
  }
  takeBackSideAsked(reading, sides)
  takeBackSideByOther(reading, sides)
  takeBackSideMeant(reading, sides)
  takeBackDateByOther(reading, dates)
  takeBackBehind(amounts)
  takeBackByOther(amounts)
  takeBackDenied(amounts)
  takeBackOfOther(amounts)
  takeBackDrugOfCompanion(reading, drugs)
  return { amounts: amounts.taken, sides, drugs, times, units: amounts.units, dates }
}

/** «Не» takes back only before a number, a medicine or a side. */
const onlyDenies = ({ reading, at, after }: Correction) =>
  reading.words[at]?.norm === 'не' &&
  !reading.numbers.has(after) &&
  !reading.drugs.has(after) &&
  sidesIn(reading, after, after + 1).length === 0
