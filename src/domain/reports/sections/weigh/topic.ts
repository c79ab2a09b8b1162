import { turnsDown } from '../../talk/corrections.ts'
import { isMedical } from '../../talk/statement.ts'
import type { Scores } from '../scores.ts'
import { topicOf } from '../topics.ts'
import { normsOf, type Spoken } from './spoken.ts'

/** What goes on with the exchange before it, and what is turned down. */
export function weighTopic(
  scores: Scores,
  { reading, asked, answers, speaker, experiencer, context }: Spoken,
  beside: boolean,
): void {
  // Asked for the patient's own past, a relative's illness is still the family's.
  const another = experiencer !== 'patient' && context.topic?.id === 'pastHistory'
  if (asked.length === 0 && speaker !== 'doctor' && context.topic && !another)
    scores[context.topic.id] += topicOf(reading, context.topic.id, answers)
  // "My husband's allergic to aspirin": asked about allergies, it is still the husband's.
  if (experiencer !== 'patient' && !beside)
    scores.familyHistory = Math.max(scores.familyHistory, 0.5 + scores.allergies)
  if (
    context.topic?.id === 'familyHistory' &&
    experiencer === 'patient' &&
    asked.length === 0 &&
    answers.some(one => NOT_ME.test(normsOf(reading, one)))
  )
    scores.pastHistory += 5
  const refuses = context.examined && (speaker === 'patient' || speaker === 'companion') && asked.length === 0
  if (refuses && answers.some(one => turnsDown(reading, one.from, one.to) && isMedical(reading, one.from, one.to)))
    scores.plan += REFUSED
}

const NOT_ME =
  /^(?:(?:но|а|but|αλλα) )?(?:εγω (?:οχι|δεν)|я (?:нет|не)|not me|i (?:haven't|didn't|don't|never|had no)|i've (?:never|not|no)|у меня (?:нет|не))(?: |$)/u

/** What the patient turns down is the plan's. */
export const REFUSED = 6
