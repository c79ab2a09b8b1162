import { conceptsOf, KIND_OF } from '../../concepts/concept-index.ts'
import { normsIn } from '../../text/within.ts'
import type { Words } from '../../text/words.ts'
import type { Region } from './drug-regions.ts'

const GIVEN_NO = 'эффекта|результата|облегчения|улучшения|осложнении|реакции|пользы'
/** «Глицин эффекта не дал»: it was taken, and what is denied is its effect. */
export const NO_EFFECT = new RegExp(
  `(?:^| )(?:(?:${GIVEN_NO}) (?:\\S+ )?не (?:дал|дала|дали|дало|давал\\p{L}*|принес\\p{L}*)|не (?:дал|дала|дали|дало|давал\\p{L}*|принес\\p{L}*) (?:\\S+ )?(?:${GIVEN_NO})|(?:did not|didn't|does not|doesn't) (?:give|bring|have|provide) (?:\\S+ ){0,2}(?:relief|effect|benefit|improvement)|δεν (?:εδωσ|εδιν|εφερ|ειχ)\\p{L}* (?:\\S+ )?(?:αποτελεσμα|ανακουφιση|βελτιωση|οφελοσ|επιδραση))(?= |$)`,
  'u',
)

const OF_CAUSE = /^(?:from|on|after|following|от|на|после|απο)$/u
const OPENS = /^(?:on|with|на|σε|στη|στην|στο|στον|με)$/u
const ARTICLE = /^(?:the|a|τη|την|τον|το)$/u
/** Words between a finding and what it came from. */
const CAUSED_NEAR = 2
/** Words behind a name in which a dash opens what it did. */
const OPENED = 4
const isFinding = ({ ids }: { ids: readonly string[] }) => ids.some(id => KIND_OF.get(id) === 'finding')

/** "Itching from tramadol": told of what it did, whatever became of it. */
export function tellsEffect({ words }: Words, { at }: Pick<Region, 'at'>): boolean {
  const first = ARTICLE.test(words[at - 1]?.norm ?? '') ? at - 1 : at
  if (!OF_CAUSE.test(words[first - 1]?.norm ?? '')) return false
  const from = words.slice(0, first - 1).findLastIndex(({ after }) => /[.;]/u.test(after)) + 1
  const before = conceptsOf(words.slice(from, first - 1).map(({ norm }) => norm)).filter(isFinding)
  return before.some(hit => first - 1 - from - hit.to <= CAUSED_NEAR)
}

/** «На новокаин — потеря сознания». */
export function opensEffect({ words, drugs }: Words, { at }: Pick<Region, 'at'>): boolean {
  const end = drugs.get(at)?.to ?? at + 1
  return (
    OPENS.test(words[at - 1]?.norm ?? '') &&
    /[—–]|^ -/u.test(words[end - 1]?.after ?? '') &&
    conceptsOf(words.slice(end, end + OPENED).map(({ norm }) => norm)).some(isFinding)
  )
}

const MISSES =
  /(?:^| )(?:пропустил\p{L}*|пропуска(?:л|ет|ю|ем|ют|ла|ли)|забы(?:л|ла|ли|вает|ваю|вала?)|miss(?:ed|es|ing)?|skip(?:ped|s|ping)?|forgot|forgets?|forgotten|παρελειψ\p{L}*|παραλειπ\p{L}*|ξεχασ\p{L}*|ξεχνα\p{L}*)(?: |$)/u
/** "Never miss it", «не пропускать»: it is taken. */
export const MISSES_NOT =
  /(?:^| )(?:не|never|not|don't|doesn't|haven't|hasn't|didn't|δεν|μην?) (?:(?:το|τα|την|τον|ever|even) )?(?:пропу|забы|miss|skip|forg|παραλ|ξεχ)/u

/** A dose of it was missed: it is taken all the same. */
export function missesDose(all: Words, { at, to, verbFrom }: Region): boolean {
  const text = normsIn(all, Math.min(verbFrom, at), to)
  return MISSES.test(text) && !MISSES_NOT.test(text)
}
