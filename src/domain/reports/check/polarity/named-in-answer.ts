import { type ConceptHit, conceptsOf, KIND_OF } from '../../concepts/concept-index.ts'
import type { Reading, Segment } from '../../text/reading.ts'
import { sameWord } from '../match.ts'
import { cutClauses } from './clauses.ts'
import type { WordPolarity } from './cues.ts'

export const isTold = (id: string) => ['finding', 'procedure', 'life'].includes(KIND_OF.get(id) ?? '')
/** Words of the reply in which the items of a list question may be named. */
const REPLY = 30

interface Item extends ConceptHit {
  words: readonly string[]
  /** Places of the body that are asked about along with it. */
  places: readonly string[]
}

/** "Chest pain, palpitations? – Palpitations now and then. Pain no.": each item by what the reply says of it. */
export function namedInAnswer(
  reading: Reading,
  asked: readonly Pick<Segment, 'from' | 'to' | 'turn'>[],
  all: Map<number, WordPolarity>,
): void {
  const last = asked.at(-1)
  const reply = reading.segments
    .filter(one => last && one.turn === last.turn + 1 && one.from < last.to + REPLY)
    .flatMap(one => cutClauses(reading, one.from, one.to, one.loose))
  const items = asked.flatMap(({ from, to }) => itemsIn(reading, from, to))
  for (const item of items)
    for (const one of reply) {
      const said = normsOf(reading, one.from, one.to)
      // "Pain in the chest, pain in the arm? – In the chest none.": no answer about the arm.
      const places = placesIn(said)
      if (item.places.length > 0 && places.length > 0 && !places.some(id => item.places.includes(id))) continue
      // "Kidney stones? – Stones, never.": the answer repeats the word that it is about.
      const hit = conceptsOf(said).find(
        ({ ids, from: at, to: end }) =>
          ids.some(id => item.ids.includes(id)) || said.slice(at, end).every(norm => isNameOf(norm, item, items)),
      )
      if (!hit) continue
      const polarity = all.get(one.from + hit.from) ?? 'yes'
      for (let at = item.from; at < item.to; at++) all.set(at, polarity)
    }
}

const normsOf = ({ words }: Reading, from: number, to: number) => words.slice(from, to).map(({ norm }) => norm)

function itemsIn(reading: Reading, from: number, to: number): Item[] {
  return cutClauses(reading, from, to).flatMap(clause => {
    const norms = normsOf(reading, clause.from, clause.to)
    const places = placesIn(norms)
    return conceptsOf(norms)
      .filter(({ ids }) => ids.every(isTold))
      .map(({ ids, from: at, to: end }) => ({
        ids,
        from: clause.from + at,
        to: clause.from + end,
        words: norms.slice(at, end),
        places,
      }))
  })
}
const placesIn = (norms: readonly string[]) =>
  conceptsOf(norms).flatMap(({ ids }) => ids.filter(id => KIND_OF.get(id) === 'anatomy'))

const SOUND =
  /^(?:(?:oh|no|well|ну|ε) )?(?:(?:my|the|his|her|το|η|ο|οι|τα) )?(\S+?)(?:'s|'re)? (?:(?:is|are|ειναι|у меня|μου) )*(?:fine|okay|ok|normal|all right|alright|в порядке|в норме|μια χαρα|ενταξει)$/u
const ASKS_ABILITY = /^(?:can|could|are you able|можете|можешь|μπορ\p{L}*)(?: |$)/u
/** "Dry eyes, dry mouth? – Eyes are dry. My mouth's all right.": what is called sound was asked about, and is not there. */
export function soundInAnswer(
  reading: Reading,
  asked: readonly Pick<Segment, 'from' | 'to' | 'turn'>[],
  all: Map<number, WordPolarity>,
): void {
  const [first, last] = [asked[0], asked.at(-1)]
  if (!first || !last || ASKS_ABILITY.test(normsOf(reading, first.from, first.to).join(' '))) return
  const items = asked
    .flatMap(({ from, to }) => itemsIn(reading, from, to))
    .filter(({ ids }) => ids.every(id => KIND_OF.get(id) === 'finding'))
  const reply = reading.segments.filter(one => one.turn === last.turn + 1 && one.from < last.to + REPLY && !one.loose)
  for (const [index, { from, to }] of reply.entries()) {
    const named = SOUND.exec(normsOf(reading, from, to).join(' '))?.[1]
    if (named === undefined) continue
    const own = items.filter(item => isNameOf(named, item, items))
    const isOnly = index === 0 && reply.length === 1
    for (const item of items) {
      const polarity = own.includes(item) ? 'no' : isOnly && items.length > 1 ? 'open' : null
      if (polarity) for (let at = item.from; at < item.to; at++) all.set(at, polarity)
    }
  }
}

/** "Chest pain, breathless? – No pain.": a word of one item stands for it, in whatever case, if no other item has it. */
function isNameOf(norm: string, item: Item, items: readonly Item[]): boolean {
  const has = ({ words }: Item) => words.some(word => sameWord(word, norm))
  return has(item) && items.every(one => one === item || !has(one))
}
