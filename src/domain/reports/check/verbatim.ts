import type { Words } from '../text/words.ts'
import type { Transcript } from './evidence.ts'
import { polaritiesOf } from './polarity.ts'
import { relativeNamed } from './relatives.ts'

const SHORTEST = 3

/**
 * True for whole clauses of the transcript, word for word: nothing taken back among them, asked, or told of somebody
 * who is not named in them, and every word with the polarity that it has there.
 */
export function isVerbatim(all: Words, { reading, clauses, polarity, superseded }: Transcript): boolean {
  const norms = all.words.map(({ norm }) => norm)
  if (norms.length < SHORTEST) return false
  const own = polaritiesOf(all, 0, norms.length, false)
  const starts = new Set(clauses.flatMap(({ from }) => [from, behindOpening(reading, from)]))
  const ends = new Set(clauses.map(({ to }) => to))
  for (const start of starts) {
    const end = start + norms.length
    if (!ends.has(end) || !norms.every((norm, at) => reading.words[start + at]?.norm === norm)) continue
    const quoted = clauses.filter(one => one.to > start && one.to <= end)
    const plain = quoted.every(
      one =>
        !one.asks &&
        (!one.condition || quoted[0] === one) &&
        (one.experiencer === 'patient' || relativeNamed(reading, start, end) !== null),
    )
    const kept = norms.every((_norm, at) => {
      const word = start + at
      const back = superseded.amounts.has(word) || superseded.sides.has(word) || superseded.drugs.has(word)
      return !back && (polarity.get(word) ?? 'yes') === (own.get(at) ?? 'yes')
    })
    if (plain && kept) return true
  }
  return false
}

const OPENING =
  /^(?:(?:he|she|the patient|patient|they|i) (?:came|comes|presents|presented|attends) (?:in )?(?:with|for)|(?:пациент(?:ка)? )?(?:жалуется на|жалобы на|поступил[аи]? с(?:о)?|обратил(?:ся|ась) с(?:о)?|пришел с(?:о)?|пришла с(?:о)?)|(?:ο ασθενησ |η ασθενησ )?(?:προσηλθε με|προσερχεται με|ερχεται με|ηρθε με|παραπονειται για))$/u
const LONGEST = 4

/** The word behind "She comes with"; the first one without such an opening. */
function behindOpening({ words }: Transcript['reading'], from: number): number {
  for (let length = LONGEST; length > 1; length--) {
    const said = words
      .slice(from, from + length)
      .map(({ norm }) => norm)
      .join(' ')
    if (OPENING.test(said)) return from + length
  }
  return from
}
