import type { Words } from '../text/words.ts'
import type { Transcript } from './evidence.ts'
import { polaritiesOf } from './polarity/polarity.ts'
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
    const places = placesOf(norms, reading, start)
    const end = places === null ? -1 : (places.at(-1) ?? -1) + 1
    if (places === null || !ends.has(end)) continue
    const quoted = clauses.filter(one => one.to > start && one.to <= end)
    const plain = quoted.every(
      one =>
        !one.asks &&
        (!one.condition || quoted[0] === one) &&
        (one.experiencer === 'patient' || relativeNamed(reading, start, end) !== null),
    )
    const kept = places.every((word, at) => {
      const back = superseded.amounts.has(word) || superseded.sides.has(word) || superseded.drugs.has(word)
      return !back && (polarity.get(word) ?? 'yes') === (own.get(at) ?? 'yes')
    })
    if (plain && kept) return true
  }
  return false
}

/** A written sentence leaves it out, or adds it. */
const COPULA = /^(?:is|are|ειναι|есть)$/u

/** The word of the transcript for each word of a sentence, from `start` on; null if they differ in more than "is". */
function placesOf(norms: readonly string[], { words }: Transcript['reading'], start: number): number[] | null {
  const places: number[] = []
  let next = start
  for (const norm of norms) {
    if (words[next]?.norm !== norm && COPULA.test(words[next]?.norm ?? '')) next++
    if (words[next]?.norm === norm) places.push(next++)
    else if (COPULA.test(norm)) places.push(Math.max(start, next - 1))
    else return null
  }
  return places
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
