import { clausesOf } from '../attributes/polarity.ts'
import type { SectionId } from '../extraction.ts'
import { isEllipsis } from '../talk/ellipsis.ts'
import { hasTopic } from '../talk/statement.ts'
import type { Reading } from '../text/shape.ts'
import { has, hasDrug, hasNumber, normsIn, startsWith, within } from '../text/within.ts'
import { hasAge } from './ages.ts'
import type { Read } from './context.ts'
import { OWN } from './topics.ts'

/** Sections that one sentence may serve together. */
const KIN: Readonly<Partial<Record<SectionId, string>>> = { complaints: 'trouble', presentIllness: 'trouble' }
const kin = (id: SectionId) => KIN[id] ?? id

const TROUBLE: ReadonlySet<SectionId> = new Set(['complaints', 'presentIllness', 'pastHistory'])

const SURE = 2.4
/** Words below which a clause is no sentence of its own: "diabetes, diet controlled". */
const SCRAP = 3
/** Words in which the clause before names its term. */
const LINE = 5

/** Where a sentence goes over to another section; the word that begins the new part. */
export function splitsOf(
  reading: Reading,
  from: number,
  to: number,
  read: (from: number, to: number) => Read,
): number[] {
  if (startsWith(reading, from, to, 'if') || warns(reading, from, to)) return []
  const clauses = clausesOf(reading, from, to)
  if (clauses.length < 2) return []
  const splits: number[] = []
  let last: Read | null = null
  let held = false
  for (const [at, clause] of clauses.entries()) {
    const next = clauses[at + 1]
    const corrects =
      has(reading, clause.from, clause.to, 'correction') || (at > 0 && isLoneNo(reading, clause.from, clause.to))
    const found = read(clause.from, clause.to)
    const sure = found.score >= SURE
    const aged =
      found.id === 'pastHistory' &&
      !has(reading, clause.from, clause.to, 'disease', 'operation', 'symptom', 'history', 'result')
    const because =
      CAUSAL.test(reading.words[clause.from]?.norm ?? '') ||
      ONLY_IF.test(normsIn(reading, clause.from, clause.from + 2)) ||
      FROM_WHAT.test(normsIn(reading, clause.from, clause.from + 4))
    const says =
      hasTopic(reading, clause.from, clause.to) ||
      has(
        reading,
        clause.from,
        clause.to,
        'finding',
        'organ',
        'dose',
        'term',
        'course',
        'forbid',
        'urgent',
        'intent',
        'take',
        'assess',
      )
    // "My uncle, my mum's brother": says once more who it is.
    const again =
      last?.id === 'familyHistory' &&
      found.id === 'familyHistory' &&
      !hasDrug(reading, clause.from, clause.to) &&
      !hasNumber(reading, clause.from, clause.to) &&
      !has(reading, clause.from, clause.to, 'disease', 'symptom', 'operation', 'smoke', 'allergy', 'history', 'organ')
    // "Cancer, operated at sixty": of the relative before, unless the speaker names themselves.
    const ofAge =
      last?.id === 'familyHistory' &&
      hasAge(reading, clause.from, clause.to) &&
      !reading.words.slice(clause.from, clause.to).some(({ norm }) => OWN.test(norm))
    const dies = last?.id === 'familyHistory' && reading.words.slice(clause.from, clause.to).some(isDeath)
    const echo =
      again ||
      dies ||
      ofAge ||
      !says ||
      aged ||
      because ||
      isEllipsis(reading, clause.from, clause.to) ||
      (clause.to - clause.from <= 3 && startsWith(reading, clause.from, clause.to, 'negation') !== undefined)
    // "…, but I don't take other people's": turns down what stands before it.
    const turnsDown =
      BUT_NOT.test(normsIn(reading, clause.from, clause.from + 2)) ||
      (startsWith(reading, clause.from, clause.to, 'contrast') !== undefined &&
        has(reading, clause.from, clause.to, 'negation') &&
        !hasTopic(reading, clause.from, clause.to))
    const differs = !echo && last !== null && sure && (kin(found.id) !== kin(last.id) || isOther(found, last))
    const isScrap = (one: { from: number; to: number } | undefined) =>
      !!one && one.to - one.from < SCRAP && !hasDrug(reading, one.from, one.to) && !hasNumber(reading, one.from, one.to)
    const denies = (one: { from: number; to: number } | undefined) =>
      !!one && has(reading, one.from, one.to, 'negation')
    const scrap = isScrap(clause) || (isScrap(clauses[at - 1]) && denies(clauses[at - 1]))
    if (
      differs &&
      !held &&
      !corrects &&
      !turnsDown &&
      !scrap &&
      clause.to - clause.from >= 2 &&
      mayPart(reading, last as Read, found, clause)
    )
      splits.push(clause.from)
    // A value stays with what takes it back, and with what follows.
    held ||= corrects || (next !== undefined && startsWith(reading, next.from, next.to, 'correction') !== undefined)
    if (sure && (differs || last === null)) last = found
  }
  return splits
}

/** "Janet, if he's hard to wake, being sick, or weak, ring 999." */
function warns(reading: Reading, from: number, to: number): boolean {
  const [first] = [...within(reading, from, to, 'if')]
  return first !== undefined && first.from - from <= 2 && has(reading, first.to, to, 'urgent')
}

/** "Spironolactone would be next, but not with that potassium." */
const BUT_NOT = /^(?:but not|но не|только не|αλλα (?:οχι|δεν|μη|μην))$/u
/** "Paracetamol, only if it hurts": goes with what is given. */
const ONLY_IF = /^(?:only (?:if|when)|только (?:если|при|когда)|лишь (?:если|при)|μονο (?:αν|οταν|εαν))$/u
/** "A flare, most likely from stopping the tablets." */
const FROM_WHAT =
  /^(?:most |very )?(?:likely|probably|possibly|presumably) (?:from|due|because|after)|^(?:скорее всего|вероятно|возможно|видимо|думаю) (?:из за|от|после)|^(?:πιθανον|πιθανωσ|μαλλον|ισωσ) (?:απο|λογω|μετα)/u
const CAUSAL = /^(?:γι|γιατι|επειδη|αφου|because|so|that's|поэтому|потому|из|оттого)$/u

/** The speaker has not died: "from it and died" goes on with the relative before. */
const isDeath = ({ norm }: { norm: string }) =>
  /^(?:умер|скончал|погиб|died|dies|passed$|πεθα(?!ν?ω)|απεβιωσ)/u.test(norm)

/** A relative whom only the question names may be the one before. */
const isOther = (found: Read, last: Read) =>
  found.experiencer !== last.experiencer &&
  !(found.id === last.id && (found.experiencer === 'family' || last.experiencer === 'family'))

const isLoneNo = ({ words }: Reading, from: number, to: number) =>
  to - from === 1 && /^(?:no|нет|не|οχι)$/u.test(words[from]?.norm ?? '')

const measures = (reading: Reading, from: number, to: number) =>
  [...within(reading, from, to, 'vital', 'result')].some(({ to: at }) =>
    [at, at + 1, at + 2].some(next => next < to && (reading.numbers.get(next)?.value ?? 1) !== 1),
  )

/** An order goes on with its list of tests, and a finding with what it means. */
function mayPart(reading: Reading, last: Read, found: Read, clause: { from: number; to: number }): boolean {
  if (last.experiencer !== found.experiencer) return true
  // What to look for and where to turn to then is one warning.
  if (last.id === 'safetyNet') return found.id === 'followUp' || hasDrug(reading, clause.from, clause.to)
  if (last.id === 'plan' && found.id === 'examination') return measures(reading, clause.from, clause.to)
  if (last.id === 'plan' && found.id === 'assessment') return false
  if (last.id === 'assessment' && found.id === 'plan')
    return has(reading, clause.from, clause.to, 'order', 'forbid', 'dose')
  // What a medicine did belongs to it; an inhaler not used for years to the asthma.
  if (TROUBLE.has(found.id) && (last.id === 'allergies' || last.id === 'drugHistory')) return false
  if (last.id === 'allergies' && found.id === 'drugHistory') return false
  // "I stopped it, it upset my stomach."
  if (last.id === 'drugHistory' && found.id === 'allergies') return false
  if (last.id === 'socialHistory' && TROUBLE.has(found.id)) return false
  // A list of past illnesses may name a symptom too; a complaint of today ends the list.
  if (last.id === 'pastHistory' && kin(found.id) === 'trouble')
    return has(reading, clause.from, clause.to, 'now', 'course')
  // "Stitches out in ten days, I'll see you in six weeks."
  if (last.id === 'plan' && found.id === 'followUp') return !has(reading, clause.from - LINE, clause.from, 'term')
  if (found.id === 'drugHistory') return hasDrug(reading, clause.from, clause.to)
  if (last.id === 'assessment' && found.id === 'examination') return measures(reading, clause.from, clause.to)
  if (last.id === 'examination' && found.id === 'plan') return has(reading, clause.from, clause.to, 'order')
  return !(last.id === 'examination' && found.id === 'assessment')
}
