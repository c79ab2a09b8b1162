import type { Cues } from '../cues.ts'
import { MORE_COURSE, MORE_SYMPTOM } from './complaints.ts'
import { MORE_EXAM_START, MORE_FINDING, MORE_RESULT } from './examination.ts'
import { MORE_LIFE, MORE_SMOKE } from './life.ts'
import { MORE_DISEASE, MORE_HISTORY, MORE_OPERATION } from './past.ts'
import { MORE_ASSESS, MORE_ORDER } from './plans.ts'
import { MORE_ACK, MORE_SMALL } from './talk.ts'

/** Further words of a class, of all specialties; they count as much as the ones in the class's own list. */
export const WIDER: Readonly<Record<string, Cues>> = {
  symptom: MORE_SYMPTOM,
  course: MORE_COURSE,
  finding: MORE_FINDING,
  result: MORE_RESULT,
  'exam-start': MORE_EXAM_START,
  disease: MORE_DISEASE,
  operation: MORE_OPERATION,
  history: MORE_HISTORY,
  life: MORE_LIFE,
  smoke: MORE_SMOKE,
  order: MORE_ORDER,
  assess: MORE_ASSESS,
  small: MORE_SMALL,
  ack: MORE_ACK,
}
