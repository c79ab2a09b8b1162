import type { SectionId } from '../extraction.ts'
import { hasValueBehind } from '../text/evidence.ts'
import type { Reading } from '../text/shape.ts'
import { has, hasDrug, hasNumber, normsIn, startsWith, within } from '../text/within.ts'
import type { Words } from '../text/words.ts'

type Part = Readonly<{ from: number; to: number }>

const ANNOUNCES =
  /^(?:(?:so|now|right|okay|ok|well|так|ну|теперь|вот|λοιπον|ωραια|τωρα) )*(?:(?:i'm|i am) (?:just |now )?going to (?:lay|tip|press|look|listen|shine|move|turn|tap|feel|examine|sit|lower|lift|bend|push|pull|have)|i'll (?:just )?(?:press|look|listen|shine|tap|feel|examine|have a look|lay|tip|push)|(?:i'm )?just going to (?:press|look|listen|feel|tap)|я (?:сеичас |вас )*(?:посмотрю|послушаю|нажму|надавлю|наклоню|постучу|пощупаю|потрогаю|проверю|измерю|осмотрю)|сеичас (?:я )?(?:вас )?(?:посмотр|послуша|провер|нажм|надавл|наклон|постуч|пощупа|измер|осмотр)\p{L}*|(?:now|теперь|τωρα) (?:with|the other|με|в|во|через|στο|στη|στην) \p{L}+|θα (?:σασ |σου |τον |την |το )?(?:πιεσω|γυρισω|ξαπλωσω|εξετασω|κοιταξω|ακουσω|ψηλαφησω|πατησω|μετρησω|χτυπησω))(?: |$)/u

/** «Έλα, Νικόλα, να σε δω.» */
const LETS_SEE = /^(?:\S+ ){0,3}(?:για )?να (?:σε |σασ |τον |την |το )?δω(?: λιγο| τωρα)?$/u
/** "I'm going to lay you back quickly": what the examiner is about to do finds nothing. */
export const announces = (reading: Reading, { from, to }: Part): boolean =>
  (ANNOUNCES.test(normsIn(reading, from, to)) || LETS_SEE.test(normsIn(reading, from, to))) &&
  !hasNumber(reading, from, to) &&
  !hasDrug(reading, from, to) &&
  !has(reading, from, to, 'order', 'dose', 'result', 'term', 'finding', 'disease', 'normal')

const IS_NOT =
  /(?:^| )(?:δεν ειναι|δεν προκειται|это не|это точно не|это вряд ли|не похоже|it's not|it isn't|this isn't|this is not|that's not|it is not|isn't (?:a|an)|nothing to suggest|nothing here to suggest|нет признаков|признаков нет)(?: |$)/u

/** «Λευχαιμία δεν είναι»: an illness that the doctor does not think of. */
export const isNotThat = (reading: Words, { from, to }: Part): boolean =>
  IS_NOT.test(normsIn(reading, from, to)) &&
  (has(reading, from, to, 'disease', 'symptom', 'operation') || PROPERTY.test(normsIn(reading, from, to))) &&
  !has(reading, from, to, 'order', 'dose', 'frequency', 'urgent') &&
  !hasDrug(reading, from, to)

const PROPERTY =
  /(?:^| )(?:заразн|опасн|страшн|серьезн|злокачествен|catching|contagious|infectious|dangerous|serious|sinister|cancerous|κολλητικ|μεταδοτικ|επικινδυν|σοβαρ|κακοηθ)\p{L}*(?: |$)/u

const OPENS_VERDICT =
  /^(?:(?:so|well|okay|ok|right|no|yes|then|now|ну|так|нет|да|значит|в общем|λοιπον|ναι|οχι|αρα) )*(?:it's|it is|this is|this looks|that's|what you've got is|what you have is|you've got|это|у вас|у тебя|у него|у нее|у ребенка|ειναι|εχετε|εχει|προκειται για|αυτο ειναι|αυτο που εχετε ειναι)(?: |$)/u
const FEW = 8
const THATS = /(?:^| )that's /u

/** "It's positional vertigo, …": the sentence opens by naming an illness. */
const opensVerdict = (reading: Words, { from, to }: Part): boolean =>
  OPENS_VERDICT.test(normsIn(reading, from, to)) &&
  (has(reading, from, Math.min(to, from + FEW), 'disease') ||
    (has(reading, from, Math.min(to, from + FEW), 'history') && !THATS.test(normsIn(reading, from, to)))) &&
  !has(reading, from, to, 'vital', 'order', 'dose', 'if', 'urgent', 'unseen', 'not-done') &&
  !hasNumber(reading, from, to) &&
  !hasDrug(reading, from, to)

const ABSTRACT =
  /(?:^| )(?:угроз\p{L}*|опасност\p{L}*|показани\p{L}*|повод\p{L}*|основани\p{L}*|причин\p{L}*|риск\p{L}*|danger|reason|cause for|risk|λογο|κινδυνο|αιτια)(?: |$)/u

/** «Угрозы не вижу»: what is not seen is nothing that could be seen. */
export const isAbstract = (words: Words, from: number, to: number): boolean => ABSTRACT.test(normsIn(words, from, to))

const WITH = /^(?:с|со|with|με|после|after|μετα|по|for|για)$/u
const OPENING = 3

/** "Come back in a fortnight and …", «Через месяц с анализами»: opens with when to come again. */
export function opensWithReturn(words: Words, from: number, to: number): boolean {
  if (hasDrug(words, from, to) || has(words, from, to, 'dose', 'urgent')) return false
  for (let at = from; at < Math.min(from + OPENING, to); at++)
    if (startsWith(words, at, to, 'return')) return has(words, from, to, 'term')
  const term = startsWith(words, from, to, 'term')
  return term !== undefined && WITH.test(words.words[term.to]?.norm ?? '') && has(words, term.to, to, 'result')
}

/** Weighs what only a doctor says in this way. */
export function doctorSays(scores: Record<SectionId, number>, reading: Reading, answers: readonly Part[]): void {
  if (answers.some(one => isNotThat(reading, one))) {
    scores.assessment += NOT_THAT
    scores.examination *= 0.5
  }
  if (answers.some(({ from, to }) => NOT_EXCLUDED.test(normsIn(reading, from, to)))) {
    scores.assessment += NOT_THAT
    scores.plan *= 0.5
  }
  if (answers.some(one => opensVerdict(reading, one))) scores.assessment += VERDICT
}

const NOT_THAT = 3.5
const NOT_EXCLUDED =
  /(?:^| )(?:can't rule out|cannot rule out|can't exclude|cannot exclude|не могу исключить|нельзя исключить|не исключаю|δεν μπορω να αποκλεισω|δεν μπορουμε να αποκλεισουμε|δεν αποκλειω)(?: |$)/u
const VERDICT = 2.5

/** Behind the conclusion what is counted and read out nowhere is to be done: "Brisk walking three times a week". */
export function advises(scores: Record<SectionId, number>, reading: Reading, answers: readonly Part[]): void {
  const isValue = ({ from, to }: Part) =>
    readsOut(reading, from, to) ||
    has(reading, from, to, 'not-done') ||
    (has(reading, from, to, 'result', 'vital') && has(reading, from, to, 'past') && hasNumber(reading, from, to))
  if (answers.some(isValue)) return
  scores.examination *= 0.5
  const isTold = ({ from, to }: Part) => STATES.test(normsIn(reading, from, to)) || opensWithReturn(reading, from, to)
  if (answers.some(isTold)) return
  if (answers.some(({ from, to }) => has(reading, from, to, 'frequency', 'life') || hasNumber(reading, from, to)))
    scores.plan += ADVISED
}
const ADVISED = 1.2
const STATES = /^(?:it's|it is|that's|this is|there's|они|это|оно|ειναι|αυτο ειναι)(?: |$)/u

const BECAUSE =
  /(?:^| )(?:because|since|from the|due to|потому|из за|так как|от того|επειδη|γιατι|λογω|απο τον|απο την|απο το)(?: |$)/u
/** «Η φαγούρα είναι μάλλον από τον φώσφορο»: a guess at a cause begins the conclusion. */
export const guessesCause = (reading: Reading, part: Part): boolean =>
  has(reading, part.from, part.to, 'hedge') &&
  has(reading, part.from, part.to, 'symptom', 'finding') &&
  BECAUSE.test(normsIn(reading, part.from, part.to)) &&
  goesOnConcluding(reading, part)

/** Behind a conclusion: why something is so, what may be, and what it is not. */
export const goesOnConcluding = (reading: Reading, { from, to }: Part): boolean =>
  !has(reading, from, to, 'order', 'dose', 'vital', 'intent', 'if', 'urgent') &&
  !hasNumber(reading, from, to) &&
  ((has(reading, from, to, 'symptom', 'finding') && BECAUSE.test(normsIn(reading, from, to))) ||
    has(reading, from, to, 'hedge') ||
    (has(reading, from, to, 'disease') && has(reading, from, to, 'negation')))

const WILL_IT =
  /(?:^| )(?:will it (?:go|get|come|clear|spread|kill)|go away|get better|is (?:that|this) (?:bad|serious|normal|okay|ok|dangerous)|это плохо|это нормально|ειναι φυσιολογικο|is it (?:serious|bad|dangerous|catching|contagious|cancer)|could it be|can it be|what (?:is it|causes|caused)|how serious|проидет|вылечится|лечится|опасно|страшно|заразно|серьезно|может быть|отчего|откуда это|из за чего|почему это|θα (?:μου |του |τησ )?(?:φυγει|περασει|γινει καλα)|ειναι (?:σοβαρο|κακο|επικινδυνο|κολλητικο|μεταδοτικο)|μηπωσ ειναι|μπορει να ειναι|απο τι)(?: |$)/u

/** "Won't it give me cancer?", "Will it go?": the patient asks what it is or what will come of it. */
export function asksOfIllness(reading: Reading, asked: readonly Part[], answers: readonly Part[]): boolean {
  const orders = answers.some(
    ({ from, to }) => hasDrug(reading, from, to) || has(reading, from, to, 'dose', 'order', 'forbid', 'urgent'),
  )
  return (
    !orders &&
    asked.some(
      ({ from, to }) =>
        !hasDrug(reading, from, to) &&
        (WILL_IT.test(normsIn(reading, from, to)) ||
          (has(reading, from, to, 'disease') && !has(reading, from, to, 'order', 'operation', 'result'))),
    )
  )
}

/** A value of a test or a vital sign stands in it. */
export const readsOut = (words: Words, from: number, to: number): boolean =>
  [...within(words, from, to, 'vital', 'result')].some(hit => hasValueBehind(words, hit.to))
