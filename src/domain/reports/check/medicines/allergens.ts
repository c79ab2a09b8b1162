import { type ConceptHit, conceptsOf } from '../../concepts/concept-index.ts'
import { has, normsIn } from '../../text/within.ts'
import type { Words } from '../../text/words.ts'
import type { WordPolarity } from '../polarity/cues.ts'
import type { Region } from './drug-regions.ts'

export const REACTION = new Set([
  'allergy',
  'anaphylaxis',
  'hives',
  'rash',
  'swelling',
  'intolerance',
  'blister',
  'choking',
  'peeling',
])
/** Words before a name in which the question of allergies may stand. */
const ASKED = 10

export const TOLERATES =
  /(?:^| )(?:переносит|переносил\p{L}*|переношу|нормально|все (?:хорошо|нормально|в порядке)|без проблем|спокоино|fine with|okay with|all right|alright|is fine|are fine|ανετα|μια χαρα|ничего нормально|tolerates?|ok with|no (?:problem|trouble|issue|bother)s? with|tolerat\p{L}*|loads of times|ανεχ\p{L}*|κανενα προβλημα|χωρισ προβλημα|δεν (?:με|τον|την) πειραζει)(?: |$)/u
const OF_CAUSE = /^(?:with|from|to|after|на|от|после|απο|σε|στη|στην|στο|με|μετα)$/u
/** Words between a reaction and "from". */
const CAUSED_NEAR = 2

const REASON = /(?:^| )(?:because|due|owing|given|из за|в связи|ввиду|вследствие|λογω|εξαιτιασ)(?: |$)/u
const REASON_WITHIN = 4
/** "Not given because of the allergy": why it was not given, which says nothing of what the allergy is to. */
export const isReason = (norms: readonly string[], { ids, from }: Pick<ConceptHit, 'ids' | 'from'>): boolean =>
  ids.includes('allergy') && REASON.test(norms.slice(Math.max(0, from - REASON_WITHIN), from).join(' '))

/** "Chlorhexidine, which brought her out in wheals": asks nothing. */
const isRelative = ({ words }: Words, at: number) =>
  words[at]?.norm === 'which' && (words[at - 1]?.after ?? '').startsWith(',')

/** "Does it matter that I'm allergic to penicillin? – No.": what is asked is whether it matters. */
const PRESUPPOSED =
  /(?:(?<!not )that|though|with) (?:i'm|i am|i've|i have|he's|she's|he is|she is|my|his|her) (?:\S+ ){0,2}allerg|(?:^| )(?:что|хотя|раз) (?:у (?:меня|него|нее|ребенка|сына|дочки) |я )(?:\S+ )?аллерги|(?:^| )που (?:εχω|εχει|ειμαι|ειναι|εχουμε) (?:\S+ )?αλλεργι/u

export const isAllergyToldOf = (all: Words, { verbFrom, at }: Region): boolean =>
  PRESUPPOSED.test(normsIn(all, Math.min(verbFrom, at), at + 1))

/** An allergy is said with it, behind it, or asked for right before it. */
export function isAllergen(
  all: Words,
  { at, to, verbFrom, reactTo = 0 }: Region,
  polarity: ReadonlyMap<number, WordPolarity>,
): boolean {
  const previous = [...all.drugs].filter(([word]) => word < at).map(([, one]) => one.to)
  const first = Math.max(0, Math.min(verbFrom, at - ASKED), ...previous)
  // Behind a sentence that ended, only a question still tells of it.
  const stop = all.words.slice(first, at).findLastIndex(({ after }) => /[.!]/u.test(after))
  const start = first + stop + 1
  // "Do you tolerate your medicines?" asks.
  const asks = all.words.slice(start, at).findLastIndex(({ after }) => /[?;]/u.test(after))
  if (TOLERATES.test(normsIn(all, Math.max(start + asks + 1, at - 5), Math.min(to, at + 6)))) return false
  if (has(all, start, at, 'allergy')) return true
  const told = conceptsOf(all.words.slice(start, at).map(({ norm }) => norm))
  if (told.some(({ ids }) => ids.includes('allergy') || ids.includes('intolerance'))) return true
  // "Rash with clopidogrel", «отёк после укола новокаина»: the reaction stands before its cause.
  const from = /^(?:the|a|to|τη|την|τον|το)$/u.test(all.words[at - 1]?.norm ?? '') ? at - 1 : at
  if (
    OF_CAUSE.test(all.words[from - 1]?.norm ?? '') &&
    told.some(
      hit =>
        hit.ids.some(id => REACTION.has(id) && id !== 'intolerance') &&
        from - start - hit.to <= CAUSED_NEAR &&
        polarity.get(start + hit.from) === 'yes',
    )
  )
    return true
  // "Ever had a rash from a medicine? – From Tegretol."
  if (
    has(all, start, at, 'drug-word') &&
    told.some(({ ids }) => ids.some(id => REACTION.has(id))) &&
    /[?;]/u.test(
      all.words
        .slice(start, at)
        .map(one => one.after)
        .join(' '),
    )
  )
    return true
  const furthest = Math.min(Math.max(to, reactTo), at + 16)
  // "Crestor ten, any allergies": the next question is no longer about it.
  const asked = all.hits
    .slice(at + 1, furthest)
    .findIndex((hits, index) => hits.some(hit => hit.is === 'asks') && !isRelative(all, at + 1 + index))
  const end = asked < 0 ? furthest : at + 1 + asked
  const norms = all.words.slice(at, end).map(({ norm }) => norm)
  return conceptsOf(norms).some(
    hit =>
      hit.ids.some(id => REACTION.has(id)) &&
      !isReason(norms, hit) &&
      polarity.get(at + hit.from) !== 'no' &&
      polarity.get(at + hit.from) !== 'open',
  )
}
