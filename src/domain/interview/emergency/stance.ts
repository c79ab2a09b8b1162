import type { EmergencyRules } from './compile-emergency.ts'
import { EXPLAINED, type Finding } from './rules.ts'

/** Where a finding stands in its sentence; `gap` is what stands between its two words. */
export interface Hit {
  readonly finding: Finding
  readonly from: number
  readonly to: number
  readonly gap: string
}

export const has = (pattern: RegExp, text: string) => text.search(pattern) >= 0

export const endsWith = (pattern: RegExp, text: string) => {
  for (const match of text.matchAll(pattern)) if (match.index + match[0].length === text.length) return true
  return false
}

/** The denial behind the next finding denies this one with it: «отёка и удушья не было». */
export function isDeniedWithNext(hit: Hit, text: string, hits: readonly Hit[], rules: EmergencyRules): boolean {
  const { jointBack } = rules
  return (
    jointBack !== null &&
    hits.some(
      next =>
        next.from > hit.to &&
        jointBack.test(text.slice(hit.to, next.from)) &&
        rules.deniedAfter.test(text.slice(next.to)),
    )
  )
}

/** «Нет боли», but not «сил нет болит». */
export const isDeniedBefore = (before: string, hit: string, rules: EmergencyRules) =>
  rules.deniedBefore.test(before) &&
  !(endsWith(rules.plainNo, before.trimEnd()) && startsWith(rules.cues.notDenied, hit))

const startsWith = (pattern: RegExp, text: string) => text.search(pattern) === 0

/** Where a sentence about the past comes to the present: «два года назад был инсульт, сейчас …». */
export function presentFrom(text: string, { cues }: EmergencyRules): number {
  const since = [cues.nowFine, cues.settled].map(cue => text.search(cue)).filter(at => at > text.search(cues.past))
  return Math.min(text.length, ...since)
}

/** The part between commas that holds this place, as [from, to). */
export function partOf(text: string, at: number): readonly [number, number] {
  const to = text.indexOf(',', at)
  return [text.lastIndexOf(',', at) + 1, to < 0 ? text.length : to]
}

/** The clause between commas that holds a finding. */
export function clauseOf(text: string, hit: Hit): string {
  const end = text.indexOf(',', hit.to)
  return text.slice(text.lastIndexOf(',', hit.from) + 1, end < 0 ? text.length : end)
}

/** Whether a cue reaches a finding: not from an earlier part with a verb of its own to a part that tells of now. */
export function reaches(cue: RegExp, text: string, hit: Hit, { nowVerb, ownVerb }: EmergencyRules): boolean {
  if (!nowVerb || !ownVerb) return has(cue, text)
  const [from, to] = partOf(text, hit.from)
  const toldNow = has(nowVerb, text.slice(from, to))
  for (const match of text.matchAll(cue)) {
    if (!toldNow || match.index >= from) return true
    if (!has(ownVerb, text.slice(...partOf(text, match.index)))) return true
  }
  return false
}

/** Told of long ago in its own part, whatever another part tells of now. */
export function isOfThen(text: string, hit: Hit, { nowVerb, cues }: EmergencyRules): boolean {
  if (!nowVerb) return false
  const part = text.slice(...partOf(text, hit.from))
  return has(cues.past, part) && ![nowVerb, cues.now, cues.recent].some(one => has(one, part))
}

/** Said in the present tense in another clause than the past: «неделю назад родила, кровь льёт». */
export const isPresent = (text: string, hit: Hit, { cues }: EmergencyRules) =>
  !EXPLAINED.has(hit.finding) && has(cues.present, text.slice(hit.from, hit.to)) && !has(cues.past, clauseOf(text, hit))

/** An everyday cause explains neither hives or breath beside a swelling nor an arm beside a face or speech. */
export function isBeyondHarmless(hits: readonly Hit[]): boolean {
  const found = new Set(hits.map(one => one.finding))
  const any = (...all: Finding[]) => all.some(one => found.has(one))
  return (
    (any('swollen', 'swollenNow') && any('hives', 'breathless', 'breathNow')) ||
    (any('limb', 'limbNow') && any('faceNow', 'speech', 'speechNow'))
  )
}
