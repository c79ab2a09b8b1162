import type { Reading, Segment } from '../text/shape.ts'
import { has, hasDrug, hasNumber } from '../text/within.ts'

const known = new WeakMap<Reading, Uint8Array>()

const OPENS =
  /^(?:(?:oh|ah|right|ои|ах|α) )?(?:sorry|excuse me|hang on|hold on|hello|one (?:second|moment|minute)|just a (?:second|moment|minute)|two (?:seconds|minutes)|yes come in|come in|wait|bear with|секунд\p{L}*|минут\p{L}*|одну (?:секунд|минут)\p{L}*|подожд\p{L}*|погоди\p{L}*|извини\p{L}*|простите|алло|да да|да воидите|воидите|заходите|так телефон|телефон|кто там|συγγνωμη|περιμεν\p{L}*|μισο(?: λεπτο)?|ενα λεπτο|μια στιγμη|ναι περασε|περαστε|ελα μεσα|εμπροσ|ποιοσ)(?: |$)/u
const RESUMES =
  /(?:^| )(?:carry(?:ing)? on|back on|back to it|where was i|where were we|continuing|moving on|as i was saying|resum\p{L}+|продолжа\p{L}+|продолжим|дальше|на чем (?:мы|я)|пишем|итак|συνεχιζ\p{L}+|παμε|που ημουν|που ειχαμε μεινει|που ειχα μεινει|λοιπον)(?: |$)/u
const MEDICAL = ['symptom', 'disease', 'dose', 'finding', 'vital', 'operation', 'allergy', 'order', 'result'] as const
const LONG = 14
const MOST = 5
const SHORT = 6

const norms = ({ words }: Reading, { from, to }: Pick<Segment, 'from' | 'to'>) =>
  words
    .slice(from, to)
    .map(({ norm }) => norm)
    .join(' ')

const CALLED =
  /(?:^| )(?:bleep|pager|phone|ringing|they're calling|calling me|they want me|звонят|зовут|вызывают|телефон|με καλουν|με ζητανε|με φωναζουν|χτυπαει το|τηλεφωνο)(?: |$)/u

const isIdle = (reading: Reading, { from, to }: Pick<Segment, 'from' | 'to'>): boolean =>
  to - from <= LONG &&
  !hasDrug(reading, from, to) &&
  (!has(reading, from, to, ...MEDICAL) || (CALLED.test(norms(reading, { from, to })) && !hasNumber(reading, from, to)))

/** Words of a dictation that are said to somebody who interrupts it: from "Sorry, who's there?" to "Carry on." */
export function interruptionsOf(reading: Reading): Uint8Array {
  const found = known.get(reading)
  if (found) return found
  const { segments } = reading
  const left = new Uint8Array(reading.words.length)
  const leave = (one: Segment | undefined) => one && left.fill(1, one.from, one.to)
  for (let at = 0; at < segments.length; at++) {
    const one = segments[at] as Segment
    const asks = one.asks && !one.loose && isIdle(reading, one)
    const opens = OPENS.test(norms(reading, one)) && !hasNumber(reading, one.from, one.to)
    if (one.loose || !isIdle(reading, one) || !(asks || opens)) continue
    if (asks) leave(one)
    const end = resumesAt(reading, at)
    for (let next = at; next <= end; next++) leave(segments[next])
    if (end >= at) at = end
  }
  known.set(reading, left)
  return left
}

/** The segment with which the dictation goes on; -1 without one. */
function resumesAt(reading: Reading, at: number): number {
  for (let next = at; next <= at + MOST; next++) {
    const one = reading.segments[next]
    if (!one) return -1
    if (one.to - one.from <= SHORT && !hasNumber(reading, one.from, one.to) && RESUMES.test(norms(reading, one)))
      return next
    if (!isIdle(reading, one)) return -1
  }
  return -1
}
