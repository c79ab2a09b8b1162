import type { Words } from '../../text/words.ts'
import type { Transcript } from '../evidence.ts'
import { type Amount, sameLength } from './amount.ts'

const RETURNS =
  /^(?:review\p{L}*|seen|see|clinic|follow|followed|appointment|return\p{L}*|back|явк\p{L}*|прием\p{L}*|осмотр\p{L}*|визит\p{L}*|контрол\p{L}*|επανεξετασ\p{L}*|επανελεγχ\p{L}*|επισκεψ\p{L}*|ραντεβου|επανερχ\p{L}*)$/u
const COMES =
  /^(?:back|see|seen|clinic|come|return|review|appointment|жду|ждем|приходите|явка|явитесь|покажетесь|покажитесь|прием|приеме|увидимся|встретимся|λεμε|βλεπω|ξαναβλεπω|δω|δουμε|ξαναδω|ραντεβου|ερχεστε|ελατε|επανεξεταση|περιμενω)$/u
const IN = /^(?:in|через|σε|after|μετα)$/u
/** Words between the word of coming back and the length. */
const WITHIN = 7

/** "In four weeks", "in a week". */
const isFromNow = ({ words }: Words, { from }: Amount) =>
  IN.test(words[/^an?$/u.test(words[from - 1]?.norm ?? '') ? from - 2 : from - 1]?.norm ?? '')

/** When the patient was told to come back: what stands behind such a word in one clause, with no other number between. */
function comeBacks({ clauses, reading, superseded }: Transcript): Amount[] {
  const everything = clauses.flatMap(one => one.amounts)
  return clauses.flatMap(({ amounts, from, asks, loose }) =>
    amounts.flatMap((one, index) => {
      const start = Math.max(from, amounts[index - 1]?.to ?? 0, one.from - WITHIN)
      if ((asks && !loose) || !isFromNow(reading, one)) return []
      if (!reading.words.slice(start, one.from).some(({ norm }) => COMES.test(norm))) return []
      const meant = superseded.amounts.get(one.from)
      return meant === undefined ? [one] : everything.filter(other => other.from === meant && meant !== one.from)
    }),
  )
}

/**
 * True for "review in four weeks" where the patient was told to come back in four weeks, however far from what the
 * sentence was found by; false if only other times were told and the sentence has no other length; else null.
 */
export function isComeBack(
  amount: Amount,
  all: Words,
  told: readonly Amount[],
  transcript: Transcript,
): boolean | null {
  if (!isFromNow(all, amount) || !all.words.some(({ norm }) => RETURNS.test(norm))) return null
  const times = comeBacks(transcript)
  if (times.some(one => sameLength(one, amount))) return true
  return times.length > 0 && told.filter(({ unit }) => unit !== null).length === 1 ? false : null
}
