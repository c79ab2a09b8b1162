import { negationsIn } from '../attributes/polarity.ts'
import type { DrugStatus } from '../extraction.ts'
import type { Unit } from '../sections/units.ts'
import type { Reading } from '../text/reading.ts'
import { has } from '../text/within.ts'
import { normsOf } from './dose-units.ts'

const REACTION =
  /сып|волдыр|отек|отекл|крапивниц|анафил|пятн|зуд|rash|hive|swell|swollen|swelled|anaphyla|itch|blister|throat|lips|allerg|аллерги|αλλεργ|εξανθ|πρηστ|πρησ|πρηξ|οιδημα|αναφυλ|κνησμ|πλακεσ|φλυκταιν/u
const INTOLERANCE = /тошн|рвал|рвот|понос|живот|sick|nause|runs|upset|headache|dizzy|cough|ναυτι|εμετ|διαρροι|ζαλ/u
const KEEP =
  /(?:^|\s)(?:оставля\p{L}*|остав\p{L}*|продолж\p{L}*|как пили|continue|keep|carry on|stay on|same dose|same doses|as (?:it )?is|hold|holding|οπωσ ειναι|συνεχιζ\p{L}*|προσωρινα)(?:\s|$)/u
const STOPS =
  /(?:^|\s)(?:отменя\p{L}*|отмен\p{L}*|убира\p{L}*|убрать|убрали|прекра\p{L}*|выбросить|бросил\p{L}*|сами бросили|перестал\p{L}*|stop|stopped|quit|came off|come off|finished|gave up|не идет больше|диακοπτ\p{L}*|διακοπτ\p{L}*|διεκοψ\p{L}*|διακοπη|σταματ\p{L}*|κοβ\p{L}*|εκοψ\p{L}*|κοψετε|κοψ\p{L}*|να μην τη συνεχισει|discontinue\p{L}*|сейчас уже нет|больше не пью)(?:\s|$)/u
const NEVER_TAKEN =
  /не стала|не стал|не купил\p{L}*|не покупал\p{L}*|не пил\p{L}*|не принима\p{L}*|never picked|didn't take|not take|never had|never took|δεν το πηρα|δεν το αγορασα|δεν πηρα|δεν το πηρε|ουτε που το|στο συρταρι|отказал\p{L}*|refus|declin|не стал пить/u
const FINISHED = /пил полгода|попил|пропил|курс|месяц попил|was on|i had that week|used to take|in 20\d\d|επαιρνα|ηπια/u

/** What became of a medicine named in words `from` to `to`, the words around its name. */
export function statusOf(reading: Reading, unit: Unit, from: number, to: number, all: string): DrugStatus | null {
  const said = normsOf(reading, from, to)
  const negations = negationsIn(reading, from, to)
  const forbids =
    has(reading, from, to, 'forbid') || (unit.section === 'plan' && unit.speaker !== 'doctor' && unit.corrected)
  if (unit.section === 'allergies') {
    if (negations > 0 && !REACTION.test(all)) return null
    return INTOLERANCE.test(said) && !REACTION.test(all) ? 'stopped' : 'allergy'
  }
  const planned = unit.section === 'plan' || unit.section === 'followUp' || unit.section === 'safetyNet'
  if (NEVER_TAKEN.test(said)) return 'refused'
  if (STOPS.test(said)) return 'stopped'
  if (planned) {
    if (forbids || negations > 0) return 'refused'
    if (KEEP.test(said)) return 'current'
    // Without punctuation «нельзя» may lie in the next piece: a name alone is no prescription.
    const loose = unit.ranges.some(one => one.loose)
    return loose && !has(reading, from, to, 'order', 'dose', 'frequency') ? null : 'prescribed'
  }
  if (negations > 0 && has(reading, from, to, 'take', 'stop')) return 'refused'
  return FINISHED.test(said) ? 'stopped' : 'current'
}
