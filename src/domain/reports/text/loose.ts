import type { CueClass } from '../lexicon/classes.ts'
import { LIGHT, LINKS } from '../lexicon/small-words.ts'
import { type Group, groupsAt } from './groups.ts'
import { startsWith } from './within.ts'
import type { Words } from './words.ts'

/** Longest piece, in words; a clause is rather kept whole than cut. */
const MOST = 26
const FEWEST = 3
const AHEAD = 4

/** A verb and what it governs, a side and its organ are not parted. */
const GOVERNS: ReadonlySet<CueClass> = new Set(['take', 'order', 'stop', 'negation', 'side', 'if', 'allergy'])

const isAnswer = (words: Words, at: number) => startsWith(words, at, words.words.length, 'yes') || isNo(words, at)
const NO = new Set(['нет', 'no', 'nope', 'nah', 'οχι', 'not', 'никогда', 'never', 'ποτε'])
const isNo = (words: Words, at: number) => NO.has(words.words[at]?.norm ?? '')

/** The subject that opens at a word: of the first telling phrase behind light words. */
function opening(words: Words, at: number, to: number): Group[] {
  for (let next = at; next < Math.min(at + AHEAD, to); next++) {
    const groups = groupsAt(words, next)
    if (groups.length > 0) return groups
    if (!LIGHT.has(words.words[next]?.norm ?? '')) return []
  }
  return []
}

/** Cuts words `from` to `to`, which have no punctuation, where a question or another subject begins. */
export function cutLoose(words: Words, from: number, to: number): { from: number; to: number; asks: boolean }[] {
  const pieces: { from: number; to: number; asks: boolean }[] = []
  let start = from
  let subjects = new Set<Group>()
  let complete = false
  const close = (at: number) => {
    if (at > start) pieces.push({ from: start, to: at, asks: startsWith(words, start, at, 'asks') !== undefined })
    start = at
    subjects = new Set()
    complete = false
  }
  let spare = 0
  for (let at = from; at < to; at++) {
    const length = at - start
    const worth = length < FEWEST ? 0 : worthOfCut(words, at, to, { length, subjects, complete })
    if (worth >= 3) close(at)
    else if (worth >= 1) spare = at
    if (at - start >= MOST) close(spare > start + FEWEST ? spare : at)
    for (const group of groupsAt(words, at).slice(0, 1)) subjects.add(group)
    if (words.numbers.has(at) || isAnswer(words, at) || startsWith(words, at, to, 'negation', 'frequency', 'now'))
      complete = true
  }
  close(to)
  return pieces
}

interface Open {
  length: number
  subjects: ReadonlySet<Group>
  complete: boolean
}

/** How good a place before a word is for a cut; 3 is enough. */
function worthOfCut(words: Words, at: number, to: number, { length, subjects, complete }: Open): number {
  const [before, here] = [words.words[at - 1]?.norm ?? '', words.words[at]?.norm ?? '']
  if (LINKS.has(before) || isWithinPhrase(words, at) || isAnswer(words, at)) return 0
  if (words.numbers.has(at)) return 0
  let worth = 0
  if (startsWith(words, at, to, 'asks', 'exam-start', 'greeting')) worth += 3
  const groups = opening(words, at, to)
  const first = groups[0]
  if (first && subjects.size > 0) worth += groups.some(group => subjects.has(group)) ? 1 : 2
  if (first && (isNo(words, at - 1) || (isAnswer(words, at - 1) && complete) || words.numbers.has(at - 1))) worth += 1
  if (LIGHT.has(here)) worth += 1
  if (complete && first) worth += 1
  if (length > 12) worth += 1
  if (length > 18) worth += 1
  return worth
}

/** True inside a number, a medicine's name or a phrase of the lexicon. */
function isWithinPhrase(words: Words, at: number): boolean {
  for (let back = Math.max(0, at - 4); back < at; back++) {
    if ((words.numbers.get(back)?.to ?? 0) > at || (words.drugs.get(back)?.to ?? 0) > at) return true
    if ((words.hits[back] ?? []).some(hit => hit.to > at && hit.is !== 'doctor' && hit.is !== 'patient')) return true
  }
  for (let back = Math.max(0, at - 3); back < at; back++)
    if ((words.hits[back] ?? []).some(hit => hit.to === at && GOVERNS.has(hit.is)) && !isAnswer(words, at - 1))
      return true
  const [before, here] = [words.words[at - 1]?.norm, words.words[at]?.norm]
  const dose = startsWith(words, at, words.words.length, 'dose', 'frequency', 'side') !== undefined
  return before === here || dose
}
