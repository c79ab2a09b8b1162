import { termsIn } from '../../text/terms.ts'
import { has } from '../../text/within.ts'
import type { Scores } from '../scores.ts'
import { asksToCome, asksWhatIf, comesIf, lapseOf, setsVisit, tellsBooked } from '../visits.ts'
import type { Spoken } from './spoken.ts'

/** What is said of visits: asked for by the patient, refused, or of before. */
export function weighVisit(scores: Scores, { reading, asked, answers, speaker, experiencer }: Spoken): void {
  if (speaker === 'doctor' && asksToCome(reading, asked)) scores.followUp += ASKED
  if (speaker === 'doctor' && asked.length === 0 && answers.some(one => setsVisit(reading, one))) scores.followUp += SET
  if (speaker === 'doctor' && asked.length === 0)
    for (const one of answers.filter(part => comesIf(reading, part)))
      scores[termsIn(reading, one.from, one.to).length > 0 ? 'followUp' : 'safetyNet'] += SET
  if (speaker === 'doctor' && asksWhatIf(reading, asked, answers)) scores.safetyNet += ASKED
  if (speaker !== 'doctor' && experiencer === 'patient' && answers.some(one => tellsBooked(reading, one)))
    scores.followUp += BOOKED
  if (!answers.some(({ from, to }) => has(reading, from, to, 'return', 'term'))) return
  const lapses = answers.map(one => lapseOf(reading, one))
  if (lapses.every(one => one === 'before')) {
    scores.presentIllness += scores.followUp + BEFORE
    scores.followUp = 0
    scores.plan *= 0.3
  } else if (lapses.includes('refused')) {
    scores.plan += scores.followUp + BEFORE
    scores.followUp = 0
  } else if (speaker === 'doctor' && asked.length === 0 && lapses.includes('denied')) scores.followUp += NOT_NEEDED
}
const ASKED = 6
const SET = 5
const BOOKED = 6
const BEFORE = 3
const NOT_NEEDED = 2
