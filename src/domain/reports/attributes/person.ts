import type { Experiencer } from '../extraction.ts'
import { has, hasDrug, hasNumber, within } from '../text/within.ts'
import type { Words } from '../text/words.ts'

/** Words between a relative and a verb of care: "my son gave me", «дочь приезжает», "lives with his wife". */
const BESIDE =
  /^(?:with|с|со|приезжа\p{L}*|помога\p{L}*|живет|gave|drove|brought|made|told|says|said|thinks|noticed|привез\p{L}*|привел\p{L}*|заметил\p{L}*|говорит|сказал\p{L}*|дала|дал|με|μενει|βοηθα\p{L}*|λεει|ειπε|αναφερει|εφερε|visits|helps|reports|noticed|insisted|wanted|настоял\p{L}*|заставил\p{L}*|works|работает|boyfriend|saw|spotted|увидел\p{L}*|смотрел\p{L}*|ειδε|το|παρατηρησε|против|спрашива\p{L}*|переживает|настаивает|сегодня|ждет|сидит)$/u

const REACH = 12
const TOLD = ['disease', 'symptom', 'operation', 'smoke', 'allergy', 'drug-word', 'take'] as const

/** The relative whom words `from` to `to` are about, if it is one. */
export function relativeIn(words: Words, from: number, to: number, isAnswer = false): Experiencer | null {
  for (const hit of within(words, from, to, 'relative')) {
    const before = words.words[hit.from - 1]?.norm ?? ''
    const earlier = words.words[hit.from - 2]?.norm ?? ''
    const near = [1, 2].map(step => words.words[hit.to - 1 + step]?.norm ?? '')
    if (hit.from > from && (BESIDE.test(before) || BESIDE.test(earlier))) continue
    if (near.some(norm => BESIDE.test(norm))) continue
    // Nothing of medicine is said of them: "my husband is waiting".
    const end = Math.min(to, hit.to + REACH)
    const told = has(words, hit.from, end, ...TOLD) || hasDrug(words, hit.from, end) || hasNumber(words, hit.from, end)
    const behind = has(words, Math.max(from, hit.from - 4), hit.from, 'disease', 'allergy')
    if (hit.of !== 'family' && !isAnswer && !told && !behind) continue
    return hit.of ?? null
  }
  return null
}
