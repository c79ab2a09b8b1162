import type { Unit } from '../sections/units.ts'
import type { Reading } from '../text/shape.ts'
import { has } from '../text/within.ts'
import { isOfOtherThing } from './act-object.ts'
import type { Around } from './around.ts'
import { normsOf } from './dose-units.ts'
import { HELD, HOW_TAKEN, IF_BEHIND, KEEP, LATER, NOT, OF_HABIT, STOPS } from './status-words.ts'

const HELD_WITHIN = 7

const BEGINS =
  /(?:^|\s)(?:назнач\p{L}*|добав\p{L}*|начина\p{L}*|start|started|starting|begin|began|add|give|use|try|instead|went on(?:to)?|going on(?:to)?|moved (?:on)?to|switched to|put (?:me|him|her) on|переш(?:ел|ла)|начал[аи]?|παρετε|παρει|παρεισ|take|have|возьмите|пеите|принимаите|βαζουμε|βαζω|ξεκιναμε|δινουμε|δινω|γραφω|εγραψ\p{L}*|εδωσ\p{L}*|εβαλ\p{L}*|ξεκινησ\p{L}*|αρχισ\p{L}*|выписал\p{L}*|prescribed|gave|put on|στη θεση του)(?:\s|$)/u
const YES = /^(?:yes|yeah|yep|да|ага|угу|ναι)$/u

/** «Бросать не собираюсь». */
const NOT_BEHIND = /^ (?:его |ее |их )?(?:не (?:собира|буд|хоч|планир|стоит|надо|нужно|дума)|нельзя)/u

const OTHERS =
  /(?:^|\s)(?:ничего|никаких|других|другого|остальн\p{L}*|nothing|anything else|others?|τιποτα|αλλο|αλλα)(?: \S+)?\s*$/u

/** Whether its words stop it; null where nothing of a stop is said. A question stops nothing: its answer does. */
export function stopOf(reading: Reading, unit: Unit, { from, at, far }: Around): boolean | null {
  const before = normsOf(reading, from, at)
  const earlier = STOPS.exec(before)
  // «Το σταματάμε και βάζουμε λοσαρτάνη»: another one is stopped.
  const start = earlier && BEGINS.test(before.slice(earlier.index + earlier[0].length)) ? at : from
  const said = normsOf(reading, start, far)
  const stop = STOPS.exec(said)
  if (!stop) return null
  const index = unit.ranges.findIndex(one => one.asks && one.from <= at && at < one.to)
  const [asked, answer] = [unit.ranges[index], unit.ranges[index + 1]]
  if (asked?.asks && STOPS.test(normsOf(reading, start, asked.to)))
    return answer ? YES.test(reading.words[answer.from]?.norm ?? '') && !KEEP.test(said) : false
  const told = said.slice(0, stop.index)
  const begins = unit.ranges.find(one => one.from <= at && at < one.to)?.from ?? from
  const behind = said.slice(stop.index + stop[0].trimEnd().length)
  const end =
    start +
    said
      .slice(0, stop.index + stop[0].trimEnd().length)
      .trim()
      .split(' ').length
  const own = reading.drugs.get(at)
  if (own && end > own.to && isOfOtherThing(reading, [own], own.to, end)) return null
  if (NOT_BEHIND.test(behind)) return false
  if (IF_BEHIND.test(behind)) return null
  // «Пью бисопролол, больше ничего не принимаю»: of others.
  if (OTHERS.test(told)) return null
  if (OF_HABIT.test(told) || HOW_TAKEN.test(behind)) return null
  return !(
    KEEP.test(said) ||
    NOT.test(told) ||
    LATER.test(told) ||
    HELD.test(behind.split(' ').slice(0, HELD_WITHIN).join(' ')) ||
    has(reading, begins, at, 'if')
  )
}
