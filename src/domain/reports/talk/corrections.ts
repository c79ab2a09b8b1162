import type { Reading, Segment } from '../text/reading.ts'
import { has, hasDrug, hasNumber, startsWith } from '../text/within.ts'

/** Words that begin a correction only when something of the same kind follows: "sorry", «подождите». */
const WEAK =
  /^(?:sorry|actually|hang|wait|rather|i'm|oh|ой|стоп|подождите|погодите|постойте|περιμενετε|συγγνωμη|no|οχι|нет)$/u

/** True if a sentence takes back what was said before it. */
export function isCorrection(reading: Reading, { from, to }: Segment): boolean {
  for (let at = from; at < Math.min(from + 2, to); at++) {
    const hit = startsWith(reading, at, to, 'correction')
    if (!hit) continue
    const weak = hit.to - hit.from === 1 && WEAK.test(reading.words[at]?.norm ?? '')
    if (!weak || restates(reading, at, to)) return true
  }
  return false
}

const restates = (reading: Reading, from: number, to: number) =>
  hasNumber(reading, from, to) || hasDrug(reading, from, to) || has(reading, from, to, 'side')

/** Somebody turns down the medicine that was just proposed to them. */
export function isRefusal(reading: Reading, before: Segment, { from, to, speaker }: Segment): boolean {
  if (before.speaker === speaker || before.asks) return false
  if (!hasDrug(reading, before.from, before.to) || !has(reading, before.from, before.to, 'order')) return false
  return (
    speaker !== 'doctor' &&
    has(reading, from, to, 'negation', 'stop') &&
    (hasDrug(reading, from, to) ||
      REFUSES.test(reading.text.slice(reading.words[from]?.start, reading.words[to - 1]?.end)))
  )
}

const REFUSES =
  /не буду|не хочу|без них|без него|rather not|don't want|won't take|no thanks|δεν θέλω|δεν το θέλω|δεν παίρνω/iu
