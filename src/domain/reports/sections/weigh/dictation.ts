import type { Scores } from '../scores.ts'
import { normsOf, type Spoken } from './spoken.ts'

/** What a dictation says of the patient under another heading, of an earlier value, and of why they have come. */
export function weighDictation(scores: Scores, { reading, answers, experiencer, context }: Spoken): void {
  // «Ο ίδιος διαβήτη δεν έχει»: said under the family, of the patient.
  if (
    context.heading === 'familyHistory' &&
    experiencer === 'patient' &&
    answers.some(one => HIMSELF.test(normsOf(reading, one)))
  )
    scores.pastHistory += HIMSELF_TOLD
  // «В прошлую пятницу давление упало»: not measured at this visit.
  if (
    reading.form === 'dictation' &&
    context.heading !== 'examination' &&
    answers.some(one => EARLIER.test(normsOf(reading, one)))
  )
    scores.examination *= 0.3
  if (
    reading.form === 'dictation' &&
    OPENS_COMPLAINT.test(answers.map(one => normsOf(reading, one)).join(' ')) &&
    !context.examined
  )
    scores.complaints += HIMSELF_TOLD
}

const EARLIER =
  /(?:^| )(?:в прошл\p{L}+ \p{L}+|на прошл\p{L}+ \p{L}+|вчера|накануне|дома|last (?:night|week|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|yesterday|at home|την περασμενη \p{L}+|τον περασμενο \p{L}+|χθεσ|στο σπιτι)(?: |$)/u
/** "She comes in with a flare of her colitis": why they have come, whatever it is called. */
const OPENS_COMPLAINT =
  /^(?:he|she|the patient|patient) (?:came|comes|presents|presented|attends)(?: in)? (?:with|for) |^(?:пациент(?:ка)? )?(?:поступил[аи]? с(?:о)?|обратил(?:ся|ась) с(?:о)?) |^(?:ο ασθενησ |η ασθενησ )?(?:προσηλθε με|προσερχεται με|παραπονειται για) /u
const HIMSELF =
  /^(?:ο ιδιοσ|η ιδια|сам пациент|сама пациентка|(?:у )?сам(?:ого|ои)? (?:больн|пациент)\p{L}+|he himself|she herself|the patient (?:himself|herself)|(?:no|none) (?:himself|herself))(?: |$)/u
const HIMSELF_TOLD = 5
