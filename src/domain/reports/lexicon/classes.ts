import { NO_SIDE, ORGAN, SIDE } from './body.ts'
import { COURSE, SYMPTOM } from './complaints.ts'
import type { Cues } from './cues.ts'
import { ALLERGY, DOSE, DRUG_WORD, FREQUENCY, STOP, TAKE } from './drugs.ts'
import { EXAM_START, FINDING, NORMAL, RESULT, VITAL } from './examination.ts'
import { IF, RETURN, TERM, URGENT } from './follow-ups.ts'
import { INTENT } from './intents.ts'
import { EXPOSURE, FAMILY_OF, LIFE, SMOKE_DRINK } from './life.ts'
import { DISEASE, HISTORY, OPERATION } from './past.ts'
import { ASSESS, FORBID, ORDER, UNWANTED } from './plans.ts'
import { CONTRAST, CORRECTION, HEDGE, NEGATION, NO_NEGATION, NOT_DONE, UNSEEN, YES } from './polarity.ts'
import { ACK, COMMAND, GREETING, OPEN_QUESTION, SMALL, THANKS } from './talk.ts'
import { AT_HOME, FUTURE, NOW, PAST } from './times.ts'
import { ASKS, DOCTOR, DOCTOR_LABEL, HEADINGS, PATIENT, PATIENT_LABEL } from './voices.ts'
import { FURTHER } from './wider/further.ts'
import { WIDER } from './wider/wider.ts'

const NONE: Cues = { ru: '', en: '', el: '' }

const CUES = {
  symptom: SYMPTOM,
  course: COURSE,
  organ: ORGAN,
  side: SIDE,
  'no-side': NO_SIDE,
  vital: VITAL,
  finding: FINDING,
  result: RESULT,
  'exam-start': EXAM_START,
  normal: NORMAL,
  disease: DISEASE,
  operation: OPERATION,
  history: HISTORY,
  'drug-word': DRUG_WORD,
  dose: DOSE,
  frequency: FREQUENCY,
  take: TAKE,
  stop: STOP,
  allergy: ALLERGY,
  smoke: SMOKE_DRINK,
  life: LIFE,
  exposure: EXPOSURE,
  order: ORDER,
  intent: INTENT,
  forbid: FORBID,
  unwanted: UNWANTED,
  assess: ASSESS,
  return: RETURN,
  term: TERM,
  if: IF,
  urgent: URGENT,
  greeting: GREETING,
  thanks: THANKS,
  ack: ACK,
  small: SMALL,
  command: COMMAND,
  'open-question': OPEN_QUESTION,
  negation: NEGATION,
  'no-negation': NO_NEGATION,
  'not-done': NOT_DONE,
  unseen: UNSEEN,
  hedge: HEDGE,
  yes: YES,
  contrast: CONTRAST,
  correction: CORRECTION,
  past: PAST,
  now: NOW,
  'at-home': AT_HOME,
  future: FUTURE,
  doctor: DOCTOR,
  patient: PATIENT,
  asks: ASKS,
  'doctor-label': DOCTOR_LABEL,
  'patient-label': PATIENT_LABEL,
} satisfies Record<string, Cues>

/** `relative` and `heading` carry a value: the relative's noun, the section's id. */
export type CueClass = keyof typeof CUES | 'relative' | 'heading'

/** Every phrase with its class, for the index. */
export function* phrases(): Generator<{ is: CueClass; of?: string; phrase: string }> {
  const split = (all: string) =>
    all
      .split(',')
      .map(one => one.trim())
      .filter(Boolean)
  for (const [is, cues] of Object.entries(CUES) as [keyof typeof CUES, Cues][])
    for (const list of [cues, WIDER[is] ?? NONE, FURTHER[is] ?? NONE])
      for (const phrase of [list.ru, list.en, list.el].flatMap(split)) yield { is, phrase }
  for (const [of, all] of FAMILY_OF) for (const phrase of split(all)) yield { is: 'relative', of, phrase }
  for (const [of, all] of HEADINGS) for (const phrase of split(all)) yield { is: 'heading', of, phrase }
}
