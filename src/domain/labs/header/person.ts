import { RANGE_LABELS } from '../range/range-labels.ts'
import type { RangeContext } from '../range/resolve-range.ts'
import { foldedWords, tidy } from '../text/fold.ts'
import { phrases } from '../text/phrases.ts'

const SEX_LABEL = phrases<true>([[true, 'пол | sex | gender | patient sex | φυλο | age sex | sex age | m f']])
const AGE_LABEL = phrases<true>([[true, 'возраст | age | ηλικια']])
const PHASE_LABEL = phrases<true>([
  [
    true,
    'фаза | фаза цикла | phase | cycle phase | φαση | φαση κυκλου | менопауза | беременность | menopause | pregnant | κυηση',
  ],
])
const AGED =
  /(?<![\d.,:/-])(\d{1,3})\s*(?:лет|года|год|полных лет|ετών|ετων|έτη|χρονών|years?(?: old)?|yrs?|y\/o|yo|y)(?![\p{L}\d])/iu
const AGE_AND_SEX =
  /(?<!\d)(\d{1,3})\s?(?:y(?:rs?|ears)?)?\s?\/\s?(m|f|м|ж)(?!\p{L})|(?<!\p{L})(m|f|м|ж)\s?\/\s?(\d{1,3})(?!\d)/iu
const CYCLE_DAY =
  /(?:день цикла|cycle day|day of (?:the )?cycle|ημέρα (?:του )?κύκλου|д\.?\s?ц\.?)\D{0,4}(\d{1,2})|(\d{1,2})(?:-?й|η|th|rd|nd|st)? (?:день цикла|ημέρα (?:του )?κύκλου|day of (?:the )?cycle)/iu

/** What the text around the tables says about the person; nothing is guessed from a name. */
export function readPerson(lines: readonly string[]): RangeContext {
  const person: RangeContext = { sex: null, ageYears: null, cycleDay: null, phase: null }
  for (const line of lines) {
    const text = tidy(line)
    person.sex ??= sexIn(text)
    person.ageYears ??= ageIn(text)
    const day = CYCLE_DAY.exec(text)
    if (day) person.cycleDay ??= Number(day[1] ?? day[2])
    person.phase ??= phaseIn(text)
  }
  return person
}

function sexIn(text: string): RangeContext['sex'] {
  const words = foldedWords(text)
  for (let at = 0; at < words.length; at++) {
    const label = SEX_LABEL.at(words, at)
    if (!label) continue
    for (let next = at + label.length; next < at + label.length + 3; next++) {
      const means = RANGE_LABELS.at(words, next)?.means
      if (means === 'male' || means === 'female') return means
    }
  }
  const aged = AGED.exec(text)
  if (aged) {
    // "Женщина, 45 лет", "45 лет, ж"
    const beside = [
      foldedWords(text.slice(0, aged.index)).at(-1),
      foldedWords(text.slice(aged.index + aged[0].length))[0],
    ]
    for (const word of beside) {
      const means = word ? RANGE_LABELS.whole(word) : null
      if (means === 'male' || means === 'female') return means
    }
  }
  const pair = AGE_AND_SEX.exec(text)
  const letter = (pair?.[2] ?? pair?.[3])?.toLowerCase()
  if (!letter) return null
  return letter === 'm' || letter === 'м' ? 'male' : 'female'
}

function ageIn(text: string): number | null {
  const words = foldedWords(text)
  for (let at = 0; at < words.length; at++) {
    const label = AGE_LABEL.at(words, at)
    if (!label) continue
    const number = words.slice(at + label.length, at + label.length + 3).find(word => /^\d{1,3}/u.test(word))
    const unit = words[words.indexOf(number ?? '') + 1] ?? ''
    // "Age (y/m/d): 47/02/11"
    const years = /\(y\/m\/d\)\W*(\d{1,3})\//iu.exec(text)?.[1]
    if (years) return plausible(Number(years))
    if (number) return /^(мес|mon|μην|mo$|дн|day|нед|week)/u.test(unit) ? 0 : plausible(Number.parseInt(number, 10))
  }
  const pair = AGE_AND_SEX.exec(text)
  if (pair) return plausible(Number(pair[1] ?? pair[4]))
  const aged = AGED.exec(text)
  return aged ? plausible(Number(aged[1])) : null
}

const plausible = (age: number) => (age <= 120 ? age : null)

function phaseIn(text: string): RangeContext['phase'] {
  const words = foldedWords(text)
  if (words.length > 14) return null
  for (let at = 0; at < words.length; at++) {
    if (!PHASE_LABEL.at(words, at)) continue
    if (/^(нет|no|οχι|het)$/u.test(words[at + 1] ?? '')) continue
    for (let next = at; next < at + 3; next++) {
      const means = RANGE_LABELS.at(words, next)?.means
      if (means === 'follicular' || means === 'ovulatory' || means === 'luteal') return means
      if (means === 'menopause' || means === 'pregnancy') return means
    }
  }
  return null
}
