import type { CueClass } from '../lexicon/classes.ts'
import { LIGHT } from '../lexicon/small-words.ts'
import { startsBetween } from './counts.ts'
import type { Words } from './words.ts'

const SUBJECT =
  /^(?:was|is|has|had|does|did|doesn't|didn't|isn't|wasn't|hurts|comes|goes|started|gets|got|itches|burns|feels|felt|came|went|just|only|all|takes|makes|looks|runs|settled|says|keeps)$/u
const MODAL = /^(?:to|i'll|we'll|you'll|he'll|she'll|will|would|should|could|must|can|let's|don't|i'd|we'd)$/u

/** "You've not ordered | it since June", "to put | you back": goes with the verb before it. */
export function isObject({ words, hits }: Words, at: number): boolean {
  const [verb, modal] = [words[at - 1]?.norm ?? '', words[at - 2]?.norm ?? '']
  const [here, next] = [words[at]?.norm ?? '', words[at + 1]?.norm ?? '']
  if (here === 'it' && /^[a-z]/u.test(verb)) return !SUBJECT.test(next) && !/^(?:no|yes|yeah|so|okay|ok)$/u.test(verb)
  if (!MODAL.test(modal) || LIGHT.has(verb)) return false
  return (
    /^(?:you|your|the|a|an|my|his|her|some|this|that|these)$/u.test(here) && !hits[at]?.some(({ is }) => is === 'asks')
  )
}

const DETERMINER = /^(?:ο|η|τον|την|τη|του|τησ|у|my|his|her|our|мои|моя|моеи|моего)$/u
const BESIDE = /^(?:с|со|with|με|from|for|для|от|and|и|και|of|to|me|σε|στο|στη|στον|απο|για|or|или|η|than|like)$/u

const SAID = 6
const REACTS = 24
const ILL: ReadonlySet<CueClass> = new Set(['disease', 'operation', 'allergy'])

/** "… blisters | my son has it with nuts", «сыпь | у дочки»: goes over to a relative. */
export function opensRelative(all: Words, at: number): boolean {
  const { words, hits } = all
  const determined = DETERMINER.test(words[at]?.norm ?? '')
  if (!hits[determined ? at + 1 : at]?.some(({ is, of }) => is === 'relative' && of !== 'family')) return false
  const reacts = startsBetween(all, at - REACTS, at, 'allergy')
  const ill = reacts || hits.slice(at, at + SAID).some(of => of.some(({ is }) => ILL.has(is)))
  const before = words[at - 1]?.norm ?? ''
  return ill && !BESIDE.test(before) && !DETERMINER.test(before)
}

const YEAR = /^(?:το|στα|στισ|at|aged|age|в|во)$/u

/** "A stone in the kidney | το δεκαεννέα", "| at fifty": when it was. */
export const isDated = ({ words, numbers, drugs }: Words, at: number) =>
  YEAR.test(words[at]?.norm ?? '') && numbers.has(at + 1) && !drugs.has(at - 1)

const FORBIDS = /^(?:нельзя|противопоказан\p{L}*|запрещ\p{L}*|απαγορευεται|αντενδεικν\p{L}*)$/u
const REACH = 9

/** «Кетонал вам с астмой и реакцией на аспирин нельзя»: what is forbidden stands before the word. */
export function isForbidden({ words, drugs }: Words, at: number): boolean {
  let named = false
  for (let back = Math.max(0, at - REACH); back < at; back++) named ||= drugs.has(back)
  return named && words.slice(at, at + REACH).some(({ norm }) => FORBIDS.test(norm))
}

const APART = 16

/** "I'd write oxycodone but … so no oxycodone": a medicine that is named again at once is spoken of together. */
export function isRenamed(words: Words, at: number): boolean {
  if (!startsBetween(words, at - APART, at, 'drug') || !startsBetween(words, at, at + APART, 'drug')) return false
  const { drugs } = words
  for (let next = at; next < at + APART; next++) {
    const inn = drugs.get(next)?.inn
    for (let back = at - 1; inn && back >= next - APART; back--) if (drugs.get(back)?.inn === inn) return true
  }
  return false
}

const THEN = ['intent', 'future', 'order', 'urgent'] as const
const CONDITION = 12
const IF = /^(?:if|если|αν|εαν)$/u

/** "If it's not better in six weeks | we'll get a scan": a condition alone, or what follows alone, is another claim. */
export function isConsequence(all: Words, at: number): boolean {
  if (!THEN.some(is => startsBetween(all, at, at + 1, is))) return false
  for (let back = at - 1; back >= Math.max(0, at - CONDITION); back--) {
    if (IF.test(all.words[back]?.norm ?? '')) return true
    if (startsBetween(all, back, back + 1, 'intent') || startsBetween(all, back, back + 1, 'urgent')) return false
  }
  return false
}

const WARNING = 30

function hasIfBeforeAlarm(words: Words, at: number): boolean {
  for (let next = at; next < at + WARNING; next++) {
    if (startsBetween(words, next, next + 1, 'if')) return true
    if (startsBetween(words, next, next + 1, 'urgent')) return false
  }
  return false
}

/** Between "if" and what to do then. */
export function isWarning(words: Words, at: number): boolean {
  if (!startsBetween(words, at, at + WARNING, 'urgent') || !startsBetween(words, at - WARNING, at, 'if')) return false
  let [opened, settled] = [false, false]
  for (let back = Math.max(0, at - WARNING); back < at; back++) {
    if (startsBetween(words, back, back + 1, 'urgent')) opened = false
    if (startsBetween(words, back, back + 1, 'if')) [opened, settled] = [true, false]
    if (opened && (startsBetween(words, back, back + 1, 'intent') || startsBetween(words, back, back + 1, 'future')))
      settled = true
  }
  // "If it drops again we'll bring it down | post me the test … if you bleed, ring": a plan, and a warning behind it.
  return opened && !(settled && hasIfBeforeAlarm(words, at))
}
