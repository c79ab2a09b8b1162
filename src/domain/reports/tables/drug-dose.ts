import type { Reading } from '../text/shape.ts'
import { startsWith } from '../text/within.ts'
import { amountAt } from './amounts.ts'
import { unitOf } from './dose-units.ts'

export interface Dose {
  dose: number | null
  unit: string | null
}

/** What is counted otherwise: days, years, times, percent of a solution. */
const OTHER =
  /^(?:дн|день|ден|недел|месяц|лет$|год|раз|час|минут|процент|%|days?$|weeks?$|months?$|years?$|times?$|hours?$|percent|minutes?$|μερ|ημερ|εβδομαδ|βδομαδ|μηνε|μηνα|χρον|φορε|φορα|ωρε|ωρα|τοισ|января|february|march)/u
const HALF = /^(?:половинк|пол$|полтаблетк|half|μισο|μιση)/u
const NEAR = 5

interface Found extends Dose {
  at: number
}

/** The dose said in words `from` to `to` behind a medicine's name, with what corrects it; `before` is the name's first word. */
export function doseIn(reading: Reading, before: number, from: number, to: number): Dose {
  const found: Found[] = []
  let last = from
  for (let at = from; at < to; at++) {
    const { norm = '' } = reading.words[at] ?? {}
    if (found.length > 0 && (startsWith(reading, at, to, 'correction') || isLoneNo(reading, at))) last = at + NEAR
    const number = amountAt(reading, at)
    const bare = HALF.test(norm) ? { value: 0.5, to: at + 1 } : number
    if (!bare) {
      // «По таблетке», "a tablet": one of it.
      if (unitOf(norm) === 'tablet' && found.length === 0 && at - from <= NEAR)
        found.push({ dose: 1, unit: 'tablet', at })
      continue
    }
    const next = reading.words[bare.to]?.norm ?? ''
    const unit = HALF.test(norm) ? (unitOf(next) ?? 'tablet') : unitOf(next)
    const near = bare.to <= to && at - last <= NEAR
    const counts = unit !== null || (near && !OTHER.test(next) && !isLimit(reading, at))
    if (counts && !isConcentration(reading, at)) {
      found.push({ dose: bare.value, unit, at })
      last = bare.to
    }
    at = Math.max(at, bare.to - 1)
  }
  const [first] = found
  if (!first) return doseBefore(reading, before)
  let corrected: Found | undefined
  for (let at = first.at + 1; at < to; at++)
    if (startsWith(reading, at, to, 'correction') || isLoneNo(reading, at))
      corrected = found.find(one => one.at >= at) ?? corrected
  const right = corrected ?? first
  return { dose: right.dose, unit: right.unit ?? first.unit }
}

const isLoneNo = ({ words, numbers }: Reading, at: number) =>
  /^(?:no|нет|не|οχι)$/u.test(words[at]?.norm ?? '') &&
  (/^,/u.test(words[at]?.after ?? '') || [1, 2, 3].some(back => numbers.get(at - back)?.to === at))

const CHANGES =
  /^(?:увелич|повы|подним|сниж|сниз|уменьш|довод|прибав|increas|reduc|dropped|lowered|raised|cut$|put$|brought|up$|down$|ανεβαζ|κατεβαζ|αυξαν|μειων)/u

const isLimit = ({ words }: Reading, at: number) =>
  ![2, 3].some(back => CHANGES.test(words[at - back]?.norm ?? '')) &&
  /^(?:больше|более|than|maximum|до|μεχρι|in|every|за|в|через|for|για|σε|the|to)$/u.test(words[at - 1]?.norm ?? '')

/** "125 milligrams in five mils": the millilitres that follow are the dose. */
const isConcentration = ({ words, numbers }: Reading, at: number) => {
  const end = (numbers.get(at)?.to ?? at) + 1
  return words[end]?.norm === 'in' && numbers.has(end + 1)
}

const CLOSE = 6

const isAnothers = ({ drugs }: Reading, at: number) =>
  Array.from({ length: CLOSE }, (_, back) => at - 1 - back).some(word => drugs.has(word))

/** "Two Advil", «μισό Lexotanil». */
function doseBefore(reading: Reading, name: number): Dose {
  for (let at = Math.max(0, name - 3); at < name; at++) {
    const norm = reading.words[at]?.norm ?? ''
    if (HALF.test(norm) && at === name - 1) return { dose: 0.5, unit: 'tablet' }
    const number = reading.numbers.get(at)
    if (!number) continue
    // «до пяти эналаприл», «…τοις εκατό. Δεξαμεθαζόνη»: the number of what was said before.
    if (/[.;,]/u.test(reading.words[number.to - 1]?.after ?? '') || isAnothers(reading, at)) continue
    if (number.to === name) return { dose: number.value, unit: null }
    const unit = unitOf(reading.words[number.to]?.norm ?? '')
    if (unit && number.to === name - 1) return { dose: number.value, unit }
  }
  return { dose: null, unit: null }
}
