import type { SectionId } from '../extraction.ts'
import type { CueClass } from '../lexicon/classes.ts'
import { STATED, TOLD } from '../sections/weights.ts'
import { startsBetween } from './counts.ts'
import type { Words } from './words.ts'

/** The state of words that belong to no section. */
export const TALK = 'talk'

type Evidence = Map<SectionId | typeof TALK, number>

const EARLY = { told: 1, stated: 0.3 }
const LATE = { told: 0.3, stated: 1 }
const TALKS: Partial<Record<CueClass, number>> = { greeting: 1.5, small: 1.5, thanks: 1, 'open-question': 0.5 }
const WORD = 0.1
const FAMILY = 1.2
/** What is said right behind "allergic" is about it, in whatever words. */
const STICKY = 0.25

/** What the phrases that start at a word say for each section. */
export function evidenceAt(words: Words, at: number, to: number, late: boolean): Evidence {
  const evidence: Evidence = new Map()
  const { told, stated } = late ? LATE : EARLY
  const add = (id: SectionId | typeof TALK, weight: number) => evidence.set(id, (evidence.get(id) ?? 0) + weight)
  const tell = (is: CueClass | 'drug' | 'value') => {
    for (const [id, weight] of Object.entries(TOLD[is] ?? {})) add(id as SectionId, weight * told)
    for (const [id, weight] of Object.entries(STATED[is] ?? {})) add(id as SectionId, weight * stated)
  }
  if (reacts(words, at)) add('allergies', STICKY)
  let any = false
  for (const hit of words.hits[at] ?? []) {
    if (hit.to > to || (hit.is === 'take' && !takesMedicine(words, at, to))) continue
    tell(hit.is)
    if (hit.is === 'relative') add('familyHistory', FAMILY * told)
    if (hit.is === 'vital' && words.numbers.has(hit.to)) tell('value')
    if (hit.is === 'result' && hasValueBehind(words, hit.to)) add('examination', RESULT)
    if (hit.is === 'result' && late && !isMeasured(words, hit.to)) add('plan', 1.2)
    if (hit.is === 'symptom' && warns(words, at)) add('safetyNet', 1.6)
    if (OF_RELATIVE.has(hit.is) && !late && (ofRelative(words, at) || ofAnyone(words, at))) add('familyHistory', 2.5)
    if (REACTS.has(hit.is) && reacts(words, at)) add('allergies', 2)
    const talk = TALKS[hit.is]
    if (talk) add(TALK, talk)
    any ||= TOLD[hit.is] !== undefined || STATED[hit.is] !== undefined
  }
  if (isPressure(words, at)) tell('value')
  if (words.drugs.has(at)) {
    tell('drug')
    if (reacts(words, at)) add('allergies', 2.5)
  }
  if (!any && !words.drugs.has(at)) add(TALK, WORD)
  return evidence
}

const AROUND = 5

/** "I was on" a scooter takes no medicine. */
function takesMedicine(words: Words, at: number, to: number): boolean {
  for (let near = Math.max(0, at - AROUND); near < Math.min(to, at + AROUND); near++) {
    if (words.drugs.has(near)) return true
    if ((words.hits[near] ?? []).some(hit => hit.is === 'drug-word' || hit.is === 'dose' || hit.is === 'asks'))
      return true
  }
  return false
}

const NEAR = 20
const FAR = 24

/** Behind "allergic", "if": what a substance did, what would be an alarm. */
function reacts(words: Words, at: number): boolean {
  if (!startsBetween(words, at - NEAR, at, 'allergy')) return false
  // A further question asks for something else.
  for (let back = at - 1; back >= Math.max(0, at - NEAR); back--) {
    if (words.hits[back]?.some(hit => hit.is === 'allergy')) return true
    const asks = words.hits[back]?.some(hit => hit.is === 'asks' && hit.to <= at)
    if (asks && ASKS.test(words.words[back]?.norm ?? '') && !startsBetween(words, back - 3, back, 'allergy'))
      return false
  }
  return false
}
const ASKS =
  /^(?:any|anything|anyone|what|which|how|when|where|who|do|does|are|have|did|какие|какои|чем|когда|где|сколько|кто|τι|ποτε|που|ποια|ποιοσ|εχετε|παιρνετε|καπνιζετε|πινετε)$/u
const warns = (words: Words, at: number) => startsBetween(words, at - FAR, at, 'if')

/** What is reported of a reaction, and of the day on which it came. */
const REACTS: ReadonlySet<CueClass> = new Set(['symptom', 'disease', 'operation', 'course'])
const OF_RELATIVE: ReadonlySet<CueClass> = new Set(['disease', 'operation', 'symptom', 'smoke'])
const OWN = /^(?:я|мне|меня|у меня|i|i'm|i've|my|εγω|με)$/u

/** Behind a relative, unless the speaker comes back to themselves. */
function ofRelative({ words, hits }: Words, at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 7); back--) {
    if (hits[back]?.some(hit => hit.is === 'relative')) return !/^(?:с|со|with|με)$/u.test(words[back - 1]?.norm ?? '')
    if (OWN.test(words[back]?.norm ?? '')) return false
  }
  return false
}

const ANYONE =
  /^(?:anyone|anybody|кто нибудь|кого нибудь|у кого|кто то|родных|родственников|семье|κανεισ|κανενασ|καποιοσ|οικογενεια)$/u
const ASKED = 4
/** "Anyone else diabetic at home": asked of the family. */
function ofAnyone({ words }: Words, at: number): boolean {
  for (let back = Math.max(0, at - ASKED); back < at; back++) {
    const { norm = '' } = words[back] ?? {}
    if (ANYONE.test(norm) || ANYONE.test(`${norm} ${words[back + 1]?.norm}`)) return true
  }
  return false
}

const RESULT = 2.6
const IS = /^(?:is|was|are|at|of|up|down|low|high|it's|общии|общего|ειναι|στο|στα|ηταν)$/u
/** "TSH is 11.2": a number right behind, with nothing but a verb between. */
export function hasValueBehind({ words, numbers }: Words, at: number): boolean {
  let next = at
  while (next < at + VALUE && IS.test(words[next]?.norm ?? '')) next++
  const value = numbers.get(next)
  return value !== undefined && !LASTS.test(words[value.to]?.norm ?? '')
}
const VALUE = 5
/** Behind the number of a length of time or of a count: "a scan two weeks ago". */
const LASTS =
  /^(?:раз|дн|день|недел|месяц|год|лет|day|week|month|year|time|times|μερ|ημερ|εβδομαδ|βδομαδ|μην|χρον|φορ)\p{L}*$/u

/** A test with its result behind it; without one it is to be made. */
const isMeasured = ({ words, numbers }: Words, at: number) =>
  [at, at + 1, at + 2].some(next => numbers.has(next) || SHOWS.test(words[next]?.norm ?? ''))
const SHOWS =
  /^(?:показал|показыв|нет$|не$|норм|чист|shows|showed|is$|are$|was$|normal|negative|positive|positiv|δειχν|εδειχν|εδειξ|δεν$|το$|φυσιολογ|αρνητικ|θετικ|χωρισ$)/u

/** "150 over 80" without its name. */
export function isPressure({ words, numbers }: Words, at: number): boolean {
  const high = numbers.get(at)
  if (!high || !/^(?:на|over|με)$/u.test(words[high.to]?.norm ?? '')) return false
  const low = numbers.get(high.to + 1)
  return low !== undefined && low.value < high.value && high.value >= 70 && low.value >= 30
}
