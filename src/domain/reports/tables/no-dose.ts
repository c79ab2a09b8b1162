import type { Reading } from '../text/shape.ts'
import { has, within } from '../text/within.ts'
import { normsOf } from './dose-units.ts'

/** «Кларитромицин отменяю, интервал на кардиограмме четыреста девяносто»; a sign parts "for my blood pressure, ten". */
export const isMeasured = (reading: Reading, from: number, at: number) =>
  [...within(reading, from, at, 'vital', 'result')].some(
    hit => !reading.words.slice(hit.to - 1, at).some(({ after }) => /[,.;:?!]/u.test(after)),
  )

const MEASURED = /(?:^|\s)(?:inr|мно|pulse|weight|пульс|вес|ζαχαρο|πιεση|σφυγμ\S*|βαροσ)(?:\s|$)/u
/** Behind something measured: "my sugar was twelve, it's seven now" tells no dose. */
export const isValue = (reading: Reading, from: number, at: number): boolean =>
  has(reading, from, at, 'vital', 'result') || MEASURED.test(normsOf(reading, from, at))

/** "Tacrolimus level's a bit high at eleven": a value in the blood. */
const LEVEL = /^(?:level|клиренс|clearance|e?gfr|καθαρσ|уров|концентрац|επιπεδ)/u
/** "Five, not ten"; "no, ten" is a correction. */
export const isNotSo = ({ words }: Reading, at: number): boolean =>
  /^(?:не|not|οχι)$/u.test(words[at - 1]?.norm ?? '') && !/[,.;]/u.test(words[at - 1]?.after ?? '')
/** «Не пять, а два с половиной.» */
export const isBut = ({ words, numbers }: Reading, at: number): boolean =>
  (/^(?:а|но|but|it's|αλλα)$/u.test(words[at]?.norm ?? '') || numbers.has(at)) && /,/u.test(words[at - 1]?.after ?? '')
export const isYear = ({ words }: Reading, at: number): boolean =>
  /^(?:19|20)\d\d$/u.test(words[at]?.norm ?? '') && /^(?:с|в|in|since|from|το|απο)$/u.test(words[at - 1]?.norm ?? '')
/** "Since I was fifty." */
export const isAge = (reading: Reading, at: number): boolean =>
  /(?:(?:since|when) (?:i|he|she) (?:was|turned)|aged|age of|με ηλικια)$/u.test(
    normsOf(reading, Math.max(0, at - 3), at),
  )
export const isLevel = ({ words }: Reading, name: number, at: number) =>
  words.slice(name, at).some(one => LEVEL.test(one.norm)) ||
  [1, 2].some(back => LEVEL.test(words[name - back]?.norm ?? '') && !/[.!?\n]/u.test(words[name - 1]?.after ?? ''))

const CHANGES =
  /^(?:увелич|повы|подним|сниж|сниз|уменьш|довод|прибав|increas|reduc|dropped|lowered|raised|cut$|put$|brought|up$|down$|ανεβαζ|κατεβαζ|αυξαν|μειων)/u

export const isLimit = ({ words, numbers }: Reading, at: number) =>
  ![2, 3].some(back => CHANGES.test(words[at - back]?.norm ?? '')) &&
  // "From a hundred to fifty".
  !(/^(?:to|до|σε)$/u.test(words[at - 1]?.norm ?? '') && [2, 3].some(back => numbers.get(at - back)?.to === at - 1)) &&
  /^(?:больше|более|than|maximum|by|до|μεχρι|in|every|за|в|через|for|για|σε|the|to)$/u.test(words[at - 1]?.norm ?? '')

const HOUR =
  /^(?:in the (?:morning|afternoon|evening)|at night|o'clock|am|pm|утра|вечера|часов|το (?:πρωι|απογευμα|βραδυ|μεσημερι))(?: |$)/u
/** "At 8 in the morning", «в восемь утра». */
export const isHour = (reading: Reading, at: number, to: number) =>
  /^(?:at|в|к|στισ)$/u.test(reading.words[at - 1]?.norm ?? '') && HOUR.test(normsOf(reading, to, to + 3))

const MOST =
  /(?:^|\s)(?:(?:no|not) more than|max(?:imum)?(?: of)?|не (?:больше|более)|максимум|οχι (?:πανω|περισσοτερο) απο|το πολυ)$/u
/** "No more than four grams a day": the most of a day is no dose. */
export const isMost = (reading: Reading, at: number) => MOST.test(normsOf(reading, Math.max(0, at - 3), at))

/** "125 milligrams in five mils": the millilitres that follow are the dose. */
export const isConcentration = ({ words, numbers }: Reading, at: number) => {
  const end = (numbers.get(at)?.to ?? at) + 1
  return words[end]?.norm === 'in' && numbers.has(end + 1)
}
