import type { Reading, Segment } from '../../text/shape.ts'
import { has } from '../../text/within.ts'
import { normsOf } from '../dose-units.ts'
import { TROUBLE } from '../drug-denied.ts'
import { HELD } from '../status-words.ts'
import type { SaidAct } from './acts.ts'
import { become, type Course, isDoctor, type Talk } from './course.ts'
import type { Focus } from './focus.ts'
import {
  AGREES,
  asksHow,
  DENIED,
  EVER,
  EVER_ASKED,
  isDoctorsOffer,
  isOffer,
  isOfUse,
  OF_CAUSE,
  OF_LEAVE,
  OF_LIFE,
  OF_TAKING,
} from './questions.ts'

const NO =
  /^(?:(?:well|fair enough|ну|ои|ε) )?(?:i don't think so|i (?:didn't|haven't|never did)(?=$)|afraid not|not (?:at|with|for|your|while|any ?more)|no longer|нет|не|no|nope|nah|οχι|ουτε)(?:\s|$)/u
const YES =
  /^(?:yes|yeah|yep|sure|of course|you do(?! not)|you should(?! not)|please do|definitely|absolutely|да|ага|конечно|обязательно|ναι|βεβαιωσ|οπωσδηποτε)(?:\s|$)/u
/** «Пью», "I do". */
const STILL =
  /^(?:(?:yes|yeah|да|ага|ναι|no|нет|οχι|well|ну|of) )?(?:course i do|i do|i am|i still (?:take|use)|he does|she does|пью|принимаю|пьет|принимает|еще пью|παιρνω|το παιρνω|τα παιρνω)(?:\s|$)|^(?:still|ακομα|ακομη)(?:\s|$)/u
const ALREADY = /(?:^|\s)(?:already|уже|ηδη)(?:\s|$)/u
const NOT_YET =
  /^(?:(?:another|two|three|a few) (?:more )?(?:days?|weeks?|tablets?)(?! ago)|(?:there's|i've) (?:still )?(?:some|a few|\S+) left|(?:еще|осталось) (?:\S+ )?(?:дн\S*|день|недел\S*|таблет\S*|немного)(?! назад)|εχω ακομα|ακομα \S+ μερ\S+|not yet|i haven't yet|not quite|nearly|almost|еще нет|нет еще|пока нет|почти|не до конца|οχι ακομα|οχι ακομη|σχεδον)(?:\s|$)/u
const MAY = /^(?:да |ну )?(?:можно|sure|fine|of course|yes you can|μπορειτε|κακο δεν κανει)(?:\s|$)/u
const TAKING =
  /(?:^|\s)(?:я )?(?:его |ее |их )?(?:пью|принимаю|колю|пьет|i take|i'm on|he takes|she takes|(?:το|τα|τη|την|τον|τισ) (?:παιρνω|πινω)|το εχω παρει)(?:\s|$)/u
export const tellsTaking = (reading: Reading, { from, to }: Segment): boolean => {
  const norms = normsOf(reading, from, to)
  return TAKING.test(norms) && !NOT_TAKING.test(norms)
}
const NOT_TAKING =
  /(?:^|\s)(?:не|not|never|don't|doesn't|didn't|δεν)(?: \S+)? (?:gave|given|took|давали|пил\S?|пью|принимаю|колю|пьет|даю|take|use|παιρνω|παιρνει|πηρα)(?:\s|$)/u
const tellsNotTaking = (reading: Reading, { from, to }: Segment): boolean => NOT_TAKING.test(normsOf(reading, from, to))

export const isNo = (reading: Reading, { from, to }: Segment): boolean =>
  NO.test(normsOf(reading, from, to)) &&
  !STILL.test(normsOf(reading, from, to)) &&
  !TROUBLE.test(reading.words[from + 1]?.norm ?? '')

const STILL_ASKED = /(?:^|\s)(?:still|до сих пор|все еще|еще (?:пьете|принимаете)|ακομα|ακομη)(?:\s|$)/u
/** "Do you take aspirin? – Not any more." */
const NO_MORE = /(?:^|\s)(?:not any ?more|not anymore|no longer|(?:уже|больше|теперь) нет|οχι πια|πια οχι)(?:\s|$)/u
const HARMED =
  /(?:^|\s)(?:(?:made|gave|kept making) (?:me|him|her)|от (?:него|нее|них) (?:\S+ )?(?:тошнило|рвало|болел\S*|кашел\S*|кружил\S*)|(?:με|μου) (?:\S+ )?(?:εκανε|εφερνε|εφερε|προκαλουσε|πειραζε))(?:\s|$)/u
/** "Still on the ramipril? – No, it made me cough." */
const isTried = (reading: Reading, asks: Segment, answer: Segment): boolean =>
  NO_MORE.test(normsOf(reading, answer.from, answer.to)) ||
  STILL_ASKED.test(normsOf(reading, asks.from, asks.to)) ||
  HARMED.test(normsOf(reading, answer.from, answer.to))

/** "Do you take ibuprofen? – No, only if my back's bad." */
const ONLY_WHEN =
  /^(?:no|nope|нет|οχι) (?:(?:only|just) (?:if|when|for|at)|(?:только|лишь) (?:если|когда|при|от)|μονο (?:αν|οταν|για))(?:\s|$)/u

/** Whether "no" decides: to what the patient asks for or tells of, or to the doctor's question. */
export function readNo(talk: Talk, segment: Segment, focus: Focus, course: Course, act: SaidAct | undefined): boolean {
  const { reading } = talk
  if (!isNo(reading, segment)) return false
  const doctor = isDoctor(talk, segment)
  const { asks } = focus
  const asked = asks ? normsOf(reading, asks.from, asks.to) : ''
  if (!act && [OF_TAKING, OF_CAUSE, OF_LIFE].some(one => one.test(asked)) && course.status === null) {
    become(course, 'current', segment)
    return true
  }
  if (asks === null) {
    // "At the chemist's they said Ciproxin. – No, leave that."
    const offered = !act && !course.taken && course.status === null && segment.speaker === 'doctor'
    if (!offered || isDoctor(talk, reading.segments[focus.index] as Segment)) return false
    become(course, 'refused', segment)
    return true
  }
  const byDoctor = isDoctor(talk, asks)
  if (byDoctor && !doctor && ONLY_WHEN.test(normsOf(reading, segment.from, segment.to))) {
    become(course, 'current', segment)
    return true
  }
  if (!isOfUse(reading, asks) && (byDoctor || !OF_LEAVE.test(asked))) return false
  if (focus.asksEnd) {
    if (act?.act === 'stop' || act?.act === 'ended') return false
    become(course, 'current', segment)
  } else if (!byDoctor && segment.speaker === 'doctor' && (!course.taken || !act))
    become(course, course.taken ? 'stopped' : 'refused', segment)
  else if (
    byDoctor &&
    !doctor &&
    !act &&
    (tellsTaking(reading, segment) || (asksHow(reading, asks) && !tellsNotTaking(reading, segment)))
  )
    become(course, 'current', segment)
  else if (byDoctor && !doctor && !act && !course.taken)
    become(course, isTried(reading, asks, segment) ? 'stopped' : 'refused', segment)
  else return act === undefined
  return true
}

/** "Didn't you stop it?" asks as "did you?"; «Не бросили?» is open. */
const isDenied = (asked: string): boolean => DENIED.test(asked) && !/^(?:didn't|haven't|weren't|wasn't) /u.test(asked)

const TRIED = /(?:^|\s)(?:tried|try|пробовал\S*|попробовал\S*|δοκιμασ\S*)(?:\s|$)/u
/** "Have you tried ibuprofen? – Yes, it didn't help." */
const NO_GOOD =
  /(?:^|\s)(?:(?:didn't|did not|never) (?:\S+ )?(?:help|work|do|touch|agree)|no (?:good|use|help)|useless|не помог\S*|без толку|бесполезн\S*|не пошел|δεν (?:με |μου )?(?:βοηθησ\S+|εκαν\S+|πειραξε)|τιποτα)(?:\s|$)/u

/** An answer that says neither no nor what is done. */
export function readYes(talk: Talk, segment: Segment, { asks, asksEnd }: Focus, course: Course, amount: boolean): void {
  const { reading } = talk
  if (
    !asks ||
    (!isOfUse(reading, asks) && (isDoctor(talk, asks) || !OF_LEAVE.test(normsOf(reading, asks.from, asks.to))))
  )
    return
  const norms = normsOf(reading, segment.from, segment.to)
  const asked = normsOf(reading, asks.from, asks.to)
  const [byDoctor, doctor] = [isDoctor(talk, asks), isDoctor(talk, segment)]
  if (byDoctor && !doctor) {
    // "Would you try Crestor? – I would."
    if (!course.taken && isDoctorsOffer(reading, asks)) {
      const isAlready = ALREADY.test(norms) || STILL.test(norms) || tellsTaking(reading, segment)
      if (isAlready) become(course, 'current', segment)
      else if (AGREES.test(norms)) become(course, 'prescribed', segment)
      return
    }
    course.taken = true
    if (
      STILL.test(norms) ||
      tellsTaking(reading, segment) ||
      ((asksEnd || asksHow(reading, asks)) && NOT_YET.test(norms)) ||
      amount
    )
      become(course, 'current', segment)
    else if (!asksEnd && YES.test(norms)) {
      // "Have you ever had morphine? – Yes, after my operation."
      const isPast =
        (EVER_ASKED.test(asked) || (TRIED.test(asked) && NO_GOOD.test(norms))) &&
        !has(reading, segment.from, segment.to, 'frequency', 'now')
      if (isPast) become(course, 'stopped', segment)
      else if (!EVER.test(asked)) become(course, 'current', segment)
    } else if (asksEnd && !isNo(reading, segment) && !isDenied(normsOf(reading, asks.from, asks.to)))
      become(course, 'stopped', segment)
  } else if (!byDoctor && doctor) {
    if (OF_CAUSE.test(asked) || OF_LIFE.test(asked)) {
      course.taken = true
      if (course.status === null) become(course, 'current', segment)
      return
    }
    if (asksEnd && YES.test(norms)) become(course, HELD.test(norms) ? 'current' : 'stopped', segment)
    else if (course.taken && YES.test(norms)) become(course, 'current', segment)
    else if (
      !course.taken &&
      (MAY.test(norms) || ((YES.test(norms) || amount) && isOffer(reading, asks)) || (amount && OF_LEAVE.test(asked)))
    )
      become(course, 'prescribed', segment)
  }
}
