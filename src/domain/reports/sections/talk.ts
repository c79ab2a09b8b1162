import type { Reading } from '../text/shape.ts'
import { within } from '../text/within.ts'

const FILLERS = new Set(
  'доктор врач ну вот а и да то же еще как все так вам вас мне я doctor dr so well and oh the then that it i a γιατρε μου σασ και να το ε τι λοιπον'.split(
    ' ',
  ),
)

/** Greetings, thanks, acknowledgements and commands with nothing beside them. */
export function isPureTalk(reading: Reading, from: number, to: number): boolean {
  const covered = new Uint8Array(to - from)
  let any = false
  for (const hit of within(reading, from, to, 'greeting', 'thanks', 'ack', 'command', 'open-question')) {
    covered.fill(1, hit.from - from, hit.to - from)
    any = true
  }
  const isCalled = (at: number) => at === to - 1 && isName(reading, at)
  return (
    any &&
    covered.every((one, at) => one === 1 || FILLERS.has(reading.words[from + at]?.norm ?? '') || isCalled(from + at))
  )
}

/** "Thank you, Tanya.": who is thanked. */
const isName = ({ words, text, hits, drugs }: Reading, at: number) =>
  (words[at - 1]?.after ?? '').startsWith(',') &&
  (hits[at] ?? []).length === 0 &&
  !drugs.has(at) &&
  /^\p{Lu}/u.test(text.slice(words[at]?.start))
