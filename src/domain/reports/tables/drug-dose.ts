import type { Reading } from '../text/shape.ts'
import { startsWith } from '../text/within.ts'
import { amountAt } from './amounts.ts'
import { normsOf, unitOf } from './dose-units.ts'
import {
  isAge,
  isBut,
  isConcentration,
  isHour,
  isLevel,
  isLimit,
  isMeasured,
  isMost,
  isNotSo,
  isValue,
  isYear,
} from './no-dose.ts'

export interface Dose {
  dose: number | null
  unit: string | null
}

/** What is counted otherwise: days, years, times, lengths, weights, percent of a solution. */
const OTHER =
  /^(?:more$|мм$|миллиметр|сантиметр|см$|кг$|килограмм|millimet|centimet|mm$|cm$|kg$|kilos?$|χιλιοστ(?!ογ|ολ)|εκατοστ|κιλ[αο]|дн|день|ден|недел|месяц|лет$|год|раз|час|минут|процент|%|days?$|weeks?$|months?$|years?$|times?$|hours?$|percent|minutes?$|μερ|ημερ|εβδομαδ|βδομαδ|μηνε|μηνα|χρον|φορε|φορα|ωρε|ωρα|τοισ|января|february|march)/u
/** «Года три», «недели две»: about so long. */
const ABOUT = /^(?:года|лет|дня|днеи|недели|недель|месяца|месяцев|часа|часов|раза|раз|минут)$/u
const HALF = /^(?:половинк|пол$|полтаблетк|half|μισο|μιση)/u
const ONE_PIECE = /^(?:таблетк[аеу]|капсул[аеу]|tablet|pill|capsule|χαπι|χαπακι|δισκιο|καψουλα)$/u
/** "The blue one", "that one". */
const DETERMINER = /^(?:the|that|this|which|another|no|any|each|a)$/u
const isPronoun = ({ words }: Reading, from: number, at: number) =>
  [1, 2].some(
    back =>
      at - back >= from &&
      DETERMINER.test(words[at - back]?.norm ?? '') &&
      !words.slice(at - back, at).some(({ after }) => /[,.;]/u.test(after)),
  )
/** "Never missed one." */
const isMissed = ({ words }: Reading, at: number): boolean =>
  /^(?:miss|missed|skipped|skip|forgot)$/u.test(words[at - 1]?.norm ?? '')
const HALF_OF = /^пол(?=миллиграмм|ампул|грамм|капсул)/u
const NEAR = 5
const NEAR_LOOSE = 3

interface Found extends Dose {
  at: number
}

/**
 * The dose said in words `from` to `to` behind a medicine's name, with what corrects it; `before` is the name's first word. In
 * `loose` speech a number without a unit must stand close: the next thing that was measured has one too.
 */
export function doseIn(reading: Reading, before: number, from: number, to: number, loose = false): Dose {
  const found: Found[] = []
  let last = from
  for (let at = from; at < to; at++) {
    const { norm = '' } = reading.words[at] ?? {}
    if (found.length > 0 && (startsWith(reading, at, to, 'correction') || isLoneNo(reading, at))) last = at + NEAR
    const number = amountAt(reading, at)
    if (HALF_OF.test(norm)) found.push({ dose: 0.5, unit: unitOf(norm.replace(HALF_OF, '')), at })
    const isHalf = HALF.test(norm) && !/^(?:the|an|past|way)$/u.test(reading.words[at + 1]?.norm ?? '')
    const bare = isHalf ? { value: 0.5, to: at + 1 } : number
    if (norm === 'one' && (isPronoun(reading, from, at) || isMissed(reading, at))) continue
    if (!bare) {
      // «По таблетке», "a tablet": one of it.
      if (ONE_PIECE.test(norm) && found.length === 0 && at - from <= NEAR) found.push({ dose: 1, unit: 'tablet', at })
      continue
    }
    const next = reading.words[bare.to]?.norm ?? ''
    const unit = HALF.test(norm) ? (unitOf(next) ?? 'tablet') : unitOf(next)
    if (isMost(reading, at) || isHour(reading, at, bare.to)) continue
    const near = bare.to <= to && at - last <= (loose ? NEAR_LOOSE : NEAR)
    const counts =
      unit !== null ||
      (near &&
        !OTHER.test(next) &&
        !isMeasured(reading, from, at) &&
        !isLevel(reading, before, at) &&
        !(isNow(reading, at) && isValue(reading, from, at)) &&
        !ABOUT.test(reading.words[at - 1]?.norm ?? '') &&
        !isLimit(reading, at) &&
        !isAge(reading, at) &&
        !(!loose && isNotSo(reading, at) && (found.length > 0 || isBut(reading, bare.to))) &&
        !isYear(reading, at))
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
  const now = found.find(one => isNow(reading, one.at) && !isValue(reading, from, one.at))
  const right =
    corrected ??
    now ??
    answerIn(reading, found) ??
    (isOld(reading, from, first.at) || isFrom(reading, found) ? found.at(-1) : first) ??
    first
  return { dose: right.dose, unit: right.unit ?? first.unit }
}

/** "You're on a hundred? – Fifty.": the number with which the answer begins. */
const answerIn = ({ segments }: Reading, found: readonly Found[]) =>
  found.find(({ at }, nth) => nth > 0 && segments[segments.findIndex(one => one.from === at) - 1]?.asks === true)

/** "Sixteen before, four now", «τώρα 4»; "not ten" is none. */
const isNow = ({ words, numbers }: Reading, at: number): boolean =>
  /^(?:теперь|сеичас|now|τωρα)$/u.test(words[at - 1]?.norm ?? '') ||
  (/^(?:now|τωρα)$/u.test(words[numbers.get(at)?.to ?? at + 1]?.norm ?? '') &&
    !/[,.;]/u.test(words[(numbers.get(at)?.to ?? at + 1) - 1]?.after ?? ''))

const WAS =
  /^(?:was|were|used|had|been|started|начинал\p{L}?|ξεκινησ\p{L}+|было|был|была|ηταν|επαιρν\p{L}*|ειχ\p{L}*)$/u
const BEFORE = 3
/** "It was twenty, they dropped it to fifteen": the first number is of before. */
const isOld = ({ words }: Reading, from: number, at: number) =>
  words.slice(Math.max(from, at - BEFORE), at).some(({ norm, after }) => WAS.test(norm) && !/[.,;]/u.test(after))

/** "From a hundred to fifty", «с сорока до восьмидесяти». */
const isFrom = ({ words }: Reading, found: readonly Found[]) =>
  found.length === 2 &&
  !words.slice(found[0]?.at, found[1]?.at).some(({ after }) => /[,;:.]/u.test(after)) &&
  /^(?:from|с|со|απο)$/u.test(words[(found[0]?.at ?? 0) - 1]?.norm ?? '') &&
  /^(?:to|до|на|σε|στα|στο)$/u.test(words[(found[1]?.at ?? 0) - 1]?.norm ?? '')

const isLoneNo = ({ words, numbers }: Reading, at: number) =>
  /^(?:no|нет|не|οχι)$/u.test(words[at]?.norm ?? '') &&
  (/^,/u.test(words[at]?.after ?? '') || [1, 2, 3].some(back => numbers.get(at - back)?.to === at))

const CLOSE = 6

const isAnothers = ({ drugs }: Reading, at: number) =>
  Array.from({ length: CLOSE }, (_, back) => at - 1 - back).some(word => drugs.has(word))

/** "Half a tablet of". */
const HALF_OF_IT = /^(?:(?:a|an|the|my|of|tablet|pill|таблетки) ?)*$/u
const LEFT = /^(?:left|remaining|остал(?:ось|ась|ись|ся)|εμειναν|μενουν|εχουν μεινει)$/u
/** "I've got 28 ramipril left." */
const isLeft = ({ words }: Reading, at: number, name: number): boolean =>
  LEFT.test(words[at - 1]?.norm ?? '') || words.slice(name, name + 3).some(({ norm }) => LEFT.test(norm))

/** Fewer of it are tablets. */
const LEAST_OF = 5

/** "Two Advil", «μισό Lexotanil». */
function doseBefore(reading: Reading, name: number): Dose {
  for (let at = Math.max(0, name - 4); at < name; at++) {
    const norm = reading.words[at]?.norm ?? ''
    if (HALF.test(norm) && HALF_OF_IT.test(normsOf(reading, at + 1, name))) return { dose: 0.5, unit: 'tablet' }
    const number = reading.numbers.get(at)
    if (!number || isLeft(reading, at, name) || isMost(reading, at)) continue
    // «до пяти эналаприл», «…τοις εκατό. Δεξαμεθαζόνη»: the number of what was said before.
    if (/[.;,]/u.test(reading.words[number.to - 1]?.after ?? '') || isAnothers(reading, at)) continue
    if (number.to === name) return { dose: number.value, unit: null }
    const after = reading.words[number.to]?.norm ?? ''
    // "The ten of ramipril"; half of it is another dose.
    const isHalf = [1, 2].some(back => HALF.test(reading.words[at - back]?.norm ?? ''))
    if (after === 'of' && number.to === name - 1 && number.value >= LEAST_OF && !isHalf)
      return { dose: number.value, unit: null }
    const unit = unitOf(after)
    // "Two tablets, ramipril and amlodipine" counts them.
    const isCount = /[,;:]/u.test(reading.words[number.to]?.after ?? '')
    const isBeside = number.to === name - 1 || (number.to === name - 2 && reading.words[name - 1]?.norm === 'of')
    if (unit && isBeside && !isCount) return { dose: number.value, unit }
  }
  return { dose: null, unit: null }
}
