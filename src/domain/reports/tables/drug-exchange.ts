import type { DrugStatus } from '../extraction.ts'
import type { Reading } from '../text/shape.ts'
import type { Around } from './around.ts'
import { normsOf } from './dose-units.ts'

const CHANGE =
  '(?:поменя\\p{L}*|меня\\p{L}*|смен\\p{L}*|замен\\p{L}*|перехо\\p{L}*|переид\\p{L}*|перешел|перешл\\p{L}|перевел\\p{L}?|перевод\\p{L}*|перевед\\p{L}*|switch\\p{L}*|chang\\p{L}*|swap\\p{L}*|αλλα\\p{L}*|αντικαθιστ\\p{L}*)'
const INTO = '(?:на|to|onto|for|σε|με)'
const TO_IT = new RegExp(`(?:^|\\s)${CHANGE}(?:\\s\\S+){0,5}\\s${INTO}(?:\\s(?:the|a|το|τη|την))?$`, 'u')
const FROM_IT = new RegExp(`^(?:\\S+\\s){0,2}(?:${CHANGE}\\s(?:\\S+\\s){0,2})?${INTO}$`, 'u')
/** "No change to your ramipril", "not switching you to apixaban". */
const UNCHANGED = new RegExp(
  `(?:^|\\s)(?:no|not|any|without|\\S+n't|не|без|нет|δεν|καμια|χωρισ)(?:\\s\\S+)?\\s${CHANGE}(?:\\s|$)`,
  'u',
)
const WITHIN = 8
const CHANGED = new RegExp(`(?:^|\\s)${CHANGE}(?:\\s|$)`, 'u')
/** The verb stands right before the name: "switch your ramipril". */
const CHANGES_IT = new RegExp(`(?:^|\\s)${CHANGE}(?:\\s\\S+){0,2}$`, 'u')

/** «Эналаприл заменим на лозартан»: the one ends, the other begins. */
export function exchangeOf(reading: Reading, { at, far }: Around, begins: number): DrugStatus | null {
  const before = normsOf(reading, Math.max(begins, at - WITHIN), at)
  // «Не меняем варфарин на ксарелто»: the other one is not begun.
  if (UNCHANGED.test(before)) return TO_IT.test(before) ? 'refused' : null
  if (TO_IT.test(before)) return 'prescribed'
  const behind = normsOf(reading, reading.drugs.get(at)?.to ?? at, far)
  const isChanged = CHANGES_IT.test(before) || CHANGED.test(behind)
  return isChanged && FROM_IT.test(behind) && reading.drugs.has(far) ? 'stopped' : null
}
