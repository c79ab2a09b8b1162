import type { EmergencyRules } from './check-emergency.ts'
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

/** The clause between commas that holds a finding. */
export function clauseOf(text: string, hit: Hit): string {
  const end = text.indexOf(',', hit.to)
  return text.slice(text.lastIndexOf(',', hit.from) + 1, end < 0 ? text.length : end)
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
