import { NUMBER_WORDS } from '../../triage/speech/numbers/number-words.ts'
import { plain } from '../../triage/speech/text/scan.ts'
import type { ConceptKind, ConceptWords } from './concept.ts'
import { ANATOMY } from './words/anatomy.ts'
import { CLINICAL, CLINICAL_CARE, CLINICAL_SOFT } from './words/clinical.ts'
import { DISEASES } from './words/diseases.ts'
import { EVERYDAY, EVERYDAY_LIFE, EVERYDAY_SOFT } from './words/everyday.ts'
import { FURTHER, FURTHER_SOFT } from './words/further.ts'
import { FURTHER_CARE, FURTHER_TESTS } from './words/further-care.ts'
import { FURTHER_PLACES } from './words/further-places.ts'
import { LAY } from './words/lay.ts'
import { LIFE } from './words/life.ts'
import { NOTES, NOTES_CARE, NOTES_LIFE, NOTES_PLACES, NOTES_SOFT, NOTES_TESTS } from './words/notes.ts'
import { PLAIN } from './words/plain.ts'
import { PROCEDURES } from './words/procedures.ts'
import { SPECIALTIES } from './words/specialties.ts'
import { SPOKEN, SPOKEN_CARE, SPOKEN_LIFE, SPOKEN_SOFT, SPOKEN_TESTS } from './words/spoken.ts'
import { SYMPTOMS } from './words/symptoms.ts'
import { TEMPLATE } from './words/template.ts'
import { TESTS } from './words/tests.ts'
import { TIMES } from './words/times.ts'
import { WIDER, WIDER_LIFE, WIDER_SOFT } from './words/wider.ts'

export interface ConceptHit {
  /** All concepts that the words may mean. */
  ids: readonly string[]
  from: number
  to: number
}

/** A shorter form is a whole word. */
const SHORTEST_PREFIX = 4

interface Form {
  id: string
  words: readonly { text: string; open: boolean }[]
  letters: number
}

const WHOLE = new Map<string, Form[]>()
const OPEN = new Map<string, Form[]>()
export const KIND_OF = new Map<string, ConceptKind>()

const SETS: readonly (readonly [ConceptKind, ConceptWords])[] = [
  ['finding', SYMPTOMS],
  ['finding', DISEASES],
  ['procedure', PROCEDURES],
  ['test', TESTS],
  ['anatomy', ANATOMY],
  ['life', LIFE],
  ['soft', PLAIN],
  ['soft', SPECIALTIES],
  ['time', TIMES],
  // Forms of concepts above; a concept that is only here is a finding.
  ['finding', LAY],
  ['finding', WIDER],
  ['soft', WIDER_SOFT],
  ['life', WIDER_LIFE],
  ['finding', EVERYDAY],
  ['life', EVERYDAY_LIFE],
  ['soft', EVERYDAY_SOFT],
  ['finding', CLINICAL],
  ['procedure', CLINICAL_CARE],
  ['soft', CLINICAL_SOFT],
  ['finding', FURTHER],
  ['soft', FURTHER_SOFT],
  ['anatomy', FURTHER_PLACES],
  ['procedure', FURTHER_CARE],
  ['test', FURTHER_TESTS],
  ['finding', NOTES],
  ['procedure', NOTES_CARE],
  ['test', NOTES_TESTS],
  ['soft', NOTES_SOFT],
  ['life', NOTES_LIFE],
  ['anatomy', NOTES_PLACES],
  ['finding', SPOKEN],
  ['procedure', SPOKEN_CARE],
  ['test', SPOKEN_TESTS],
  ['soft', SPOKEN_SOFT],
  ['life', SPOKEN_LIFE],
]
/** Tables whose forms are written as they stand in a dictionary. */
const INFLECTED: ReadonlySet<ConceptWords> = new Set([
  CLINICAL,
  CLINICAL_CARE,
  CLINICAL_SOFT,
  FURTHER,
  FURTHER_CARE,
  FURTHER_PLACES,
  FURTHER_TESTS,
  NOTES,
  NOTES_CARE,
  NOTES_LIFE,
  NOTES_PLACES,
  NOTES_SOFT,
  NOTES_TESTS,
  SPOKEN,
  SPOKEN_CARE,
  SPOKEN_LIFE,
  SPOKEN_SOFT,
  SPOKEN_TESTS,
])
for (const [kind, concepts] of SETS)
  for (const [id, forms] of Object.entries(concepts)) {
    if (!KIND_OF.has(id)) KIND_OF.set(id, kind)
    for (const form of forms.split('|')) addForm(id, form.trim(), INFLECTED.has(concepts))
  }

/** «Отдаёт» is also «отдающий» and «отдавал»: a Russian verb by the stem of its present. */
function verbStems(form: string): string[] {
  const stem = /^(\p{L}{4,}[ая])ет$/u.exec(plain(form))?.[1]
  return stem ? [`${stem}ю`, `${stem}л`, `${stem}ть`] : []
}

/** A form is found in all its cases: «ринорея» is also «ринореи». */
function withoutEnding(text: string): string {
  return text.length >= 7 ? text.replace(/(?<=^[а-я]{5,})(?:ия|ие|ея|ья|[аяеоуюыиь])$/u, '') : text
}

function addForm(id: string, form: string, inflected: boolean): void {
  const whole = form.startsWith('=')
  for (const one of verbStems(form)) addForm(id, one, false)
  const words = plain(form.replace(/^=/u, '').replace(/n['’]t\b/gu, 'nt'))
    .split(/[\s/'’.-]+/u)
    .filter(Boolean)
    .map(text => ({
      text: text.replace('*', ''),
      open: text.endsWith('*') || (!whole && text.length >= SHORTEST_PREFIX),
    }))
    .map(word => (word.open && inflected ? { ...word, text: withoutEnding(word.text) } : word))
  addWords(id, words)
  // «Тяжело дышать» is also «дышать тяжело».
  const [one, other] = words
  if (words.length === 2 && one?.open && other?.open && isOfCases(one.text) && isOfCases(other.text))
    addWords(id, [other, one])
}

/** Languages in which the order of two words says nothing: Russian and Greek. */
function isOfCases(text: string): boolean {
  return text.length >= SHORTEST_PREFIX && /^[а-яα-ω]+$/u.test(text)
}

function addWords(id: string, words: Form['words']): void {
  const [first] = words
  if (!first) return
  const index = first.open ? OPEN : WHOLE
  index.set(first.text, [
    ...(index.get(first.text) ?? []),
    { id, words, letters: words.map(({ text }) => text).join('').length },
  ])
}

const fits = (norm: string | undefined, { text, open }: { text: string; open: boolean }) =>
  norm !== undefined && (norm === text || (open && norm.startsWith(text)))

/** Small words that may stand within a form of several words: "brought me out in a rash", «болит у меня голова». */
const WITHIN_FORM = new Set(
  'the a an my his her our your their me him us of to at in on so really very quite bit any some about around almost nearly been up down all just that у меня него нее нас мне ему ей очень так прямо совсем вообще эта эти это моя мой уже еще от них этого этой сразу сильно иногда часто постоянно немного still from sometimes often απο παλι συνεχεια τη την το τον τησ του των μου σου στο στη στην πολυ λιγο και λεω ειναι стало становится стала feeling'.split(
    ' ',
  ),
)
const MOST_WITHIN = 2
/** «Πονάει το αριστερό αυτί»: a side is compared by itself. */
const SIDE = /^(?:(?:лев|прав)(?:ая|ыи|ои|ую|ое|ого|ому|ом|ым|ые|ых)|left|right|αριστερ[οηα]σ?|δεξι[οα]?σ?)$/u
const isSmall = (norm: string) =>
  WITHIN_FORM.has(norm) || SIDE.test(norm) || /^\d/u.test(norm) || NUMBER_WORDS.has(norm)

const LONGEST_FORM = 24
const SHORTEST_OPEN = 3
/** Ends of words that make another thing of their stem: a thyroidectomy is not the thyroid. */
const MAKES_OTHER =
  /(?:эктом|стоми|скопи|графи|пласти|томия|ectom|ostomy|scopy|scopic|graphy|plasty|εκτομ|στομι|σκοπησ|γραφι|γραφημ|πλαστικ)/u

/** A short form at the start of a long word is another word's: «ερυθροποιητίνη» is no redness, "piperacillin" no pipe. */
const SHORT_FORM = 5
const LONG_REST = 7

const isOtherWord = (norm: string, length: number) =>
  (MAKES_OTHER.exec(norm)?.index ?? -1) >= length ||
  (length <= SHORT_FORM && norm.length - length > LONG_REST && !norm.startsWith('ξανα'))

/** True for a name of an operation or an examination that no concept knows: it must be said as it is. */
export const isOwnName = (norm: string): boolean => MAKES_OTHER.test(norm)

/** What the words at `at` mean: the forms with most words, then of those the ones with most letters of their first. */
function hitAt(norms: readonly string[], at: number): ConceptHit | null {
  const norm = norms[at] ?? ''
  const forms = [...(WHOLE.get(norm) ?? [])]
  for (let length = Math.min(norm.length, LONGEST_FORM); length >= SHORTEST_OPEN; length--)
    if (!isOtherWord(norm, length)) forms.push(...(OPEN.get(norm.slice(0, length)) ?? []))
  const fitting = forms.flatMap(form => {
    const to = endOf(norms, at, form)
    return to === null ? [] : [{ ...form, to }]
  })
  if (fitting.length === 0) return null
  const most = Math.max(...fitting.map(({ words }) => words.length))
  const widest = fitting.filter(({ words }) => words.length === most)
  const letters = Math.max(...widest.map(({ words }) => words[0]?.text.length ?? 0))
  const ids = widest.filter(({ words }) => (words[0]?.text.length ?? 0) >= letters - 1).map(({ id }) => id)
  return { ids: [...new Set(ids)], from: at, to: Math.max(...widest.map(({ to }) => to)) }
}

/** The word behind a form that begins at `at`, or null. */
function endOf(norms: readonly string[], at: number, { words }: Form): number | null {
  let next = at
  for (const [index, word] of words.entries()) {
    let skipped = 0
    while (index > 0 && !fits(norms[next], word) && skipped < MOST_WITHIN && isSmall(norms[next] ?? '')) {
      next++
      skipped++
    }
    if (!fits(norms[next], word)) return null
    next++
  }
  return next
}

const NAMED = new Set(['anatomy', 'test', 'finding', 'procedure'])
/** "My hip's killing me", "your PSA's come back": a name with "is". */
function placeAt(norms: readonly string[], at: number): ConceptHit | null {
  const bare = /^(.+)['’]s$/u.exec(norms[at] ?? '')?.[1]
  const hit = bare === undefined ? null : hitAt([bare], 0)
  return hit?.ids.every(id => NAMED.has(KIND_OF.get(id) ?? '')) ? { ...hit, from: at, to: at + 1 } : null
}

const OFF = /^(?:out|off|away)$/u
const TAKES = /^(?:took|taken|take|taking|takes|had|have|having|whipped|cut|got)$/u
const TAKEN_WITHIN = 6

/** "They took the breast off", "had her tonsils out": the organ stands between the verb and its adverb. */
function removalAt(norms: readonly string[], at: number, hits: readonly ConceptHit[]): ConceptHit | null {
  if (!OFF.test(norms[at] ?? '')) return null
  const verb = norms.slice(Math.max(0, at - TAKEN_WITHIN), at).findLastIndex(norm => TAKES.test(norm))
  const from = verb < 0 ? at : Math.max(0, at - TAKEN_WITHIN) + verb
  const organ = hits.some(hit => hit.from > from && hit.to <= at && hit.ids.some(id => KIND_OF.get(id) === 'anatomy'))
  return organ ? { ids: ['removal'], from: at, to: at + 1 } : null
}

/** Concepts in the order of the text; one place has one hit. `norms` are words as `plain` writes them. */
export function conceptsOf(norms: readonly string[]): ConceptHit[] {
  const words = norms.map(norm => norm.replace(/n['’]t$/u, 'nt'))
  const hits: ConceptHit[] = []
  for (let at = 0; at < norms.length; at++) {
    const hit = removalAt(norms, at, hits) ?? hitAt(words, at) ?? placeAt(norms, at)
    if (!hit) continue
    hits.push(hit)
    at = hit.to - 1
  }
  return hits
}

const TEMPLATE_WORDS = new Set<string>()
const TEMPLATE_STEMS: string[] = []
for (const word of TEMPLATE.split(/\s+/u).filter(Boolean))
  if (word.endsWith('*')) TEMPLATE_STEMS.push(plain(word.slice(0, -1)))
  else TEMPLATE_WORDS.add(plain(word))

/** True for a word that a report may add without adding a fact. */
export const isTemplate = (norm: string): boolean =>
  norm.length < 3 || TEMPLATE_WORDS.has(norm) || TEMPLATE_STEMS.some(stem => norm.startsWith(stem))
