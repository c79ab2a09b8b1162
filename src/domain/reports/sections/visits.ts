import { clausesOf, negationsIn } from '../attributes/polarity.ts'
import type { Statement } from '../talk/statement.ts'
import type { Reading } from '../text/shape.ts'
import { termsIn } from '../text/terms.ts'
import { has, hasDrug, normsIn, startsWith, within } from '../text/within.ts'
import type { Context, Range, Read } from './context.ts'
import { isAppointment } from './reported.ts'

type Part = Readonly<Pick<Range, 'from' | 'to'>>

/** Words between a denial and the visit that it denies: "don't need to come back", «не нужно больше приходить». */
const BETWEEN =
  /^(?:need|needs|needed|to|have|has|be|you|him|her|us|me|we|i|they|for|of|a|an|any|another|further|more|the|your|again|going|want|wants|necessary|see|нужно|надо|нужен|нужна|стоит|требуется|обязательно|больше|вам|мне|нам|ко|к|на|ему|еи|хочет|хочу|хотят|приходить|приезжать|повторн\p{L}+|еще|χρειαζεται|χρειαζεσαι|χρειαζεστε|αναγκη|λογοσ|να|για|αλλο|αλλη|νεο|νεα|σασ|τον|την|το|πρεπει|ξανα|θελει|θελω|θελουν)$/u
const DENIES = /^(?:no|not|don't|doesn't|won't|needn't|never|without|не|нет|без|незачем|δεν|δε|μη|μην|χωρισ|κανενα)$/u
/** «Повторный приём не нужен», "a review isn't needed". */
const NOT_NEEDED =
  /(?:^| )(?:не (?:нуж\p{L}+|надо|требует\p{L}+|обязат\p{L}+|понадоб\p{L}+|будем|придет\p{L}*|хочет)|незачем|ни к чему|not (?:be )?(?:needed|necessary|required)|(?:isn't|won't be) (?:needed|necessary|required)|no longer (?:needed|necessary)|no need(?: (?:now|any more|for (?:it|that)))?$|δεν (?:θα )?(?:χρειαζ\p{L}+|χρειαστ\p{L}+|ειναι (?:απαραιτητ\p{L}+|αναγκη)))(?: |$)/u
/** "Not before", «раньше не надо»: denies another day. */
const ANOTHER_DAY = /(?:^| )(?:before|earlier|sooner|later|раньше|пораньше|позже|νωριτερα|αργοτερα|πριν)(?: |$)/u
const REACH = 6

/** A denial stands at once before the visit. */
function isDenied(reading: Reading, { from, to }: Part): boolean {
  const starts = [...within(reading, from, to, 'return', 'result')].map(hit => hit.from)
  for (let at = from; at < to; at++) if (COMES.test(reading.words[at]?.norm ?? '')) starts.push(at)
  return starts.some(at => {
    let before = at - 1
    while (before >= from && at - before < REACH && BETWEEN.test(reading.words[before]?.norm ?? '')) before--
    return before >= from && DENIES.test(reading.words[before]?.norm ?? '') && negationsIn(reading, before, to) > 0
  })
}

const BEFORE =
  /(?:^| )(?:last (?:time|week|month|year|visit|\p{L}+day)|ago|(?:was|were|had been) (?:going|meant|supposed|due|planning|booked) to|(?:was|were) due|(?:missed|skipped|cancelled|canceled|forgot) (?:\p{L}+ ){0,3}?(?:appointment|visit|review|clinic|scan|check)|(?:scan|appointment|visit|review) (?:\p{L}+ ){0,3}?(?:was|were|got|been) (?:cancelled|canceled|postponed)|(?:didn't|did not|never) (?:come|came|go|went|attend|attended|turn(?:ed)? up|show(?:ed)? up|make it|made it)|(?:nurse|doctors?|surgeons?|he|she|they|you|i) (?:came|saw|went)|had (?:an|a|my|his|her|the) (?:appointment|review|visit|follow up)|(?:already|just) (?:had|seen|been|saw)|в прошл\p{L}+|на прошл\p{L}+|назад|прошлыи раз|пропустил\p{L}*|проспал\p{L}*|(?:так и )?не (?:пришл[аи]|пришел|явил\p{L}+|пошел|пошл[аи]|дошел|дошл[аи]|ходил[аи]?|приехал[аи]?)|отменил\p{L}*|перенесли|приходил[аи]?|приезжал[аи]?|смотрел[аи]?|уже (?:сделал\p{L}*|был[аи]?|прошл[аи]|прошел|сдал[аи]?)|долж(?:ен|на|ны) был[аи]?|был[аи]? (?:на|у) (?:прием\p{L}*|осмотр\p{L}*|консультац\p{L}+|\p{L}+олога|\p{L}+евта|\p{L}+урга|вас|врача)|(?:την |τη )προηγουμενη|το(?:ν)? προηγουμενο|περασμεν\p{L}+|πριν (?:απο )?(?:\p{L}+|\d+) (?:μερ\p{L}+|εβδομαδ\p{L}+|βδομαδ\p{L}+|μην\p{L}+|χρον\p{L}+)|χασατε|εχασ\p{L}+|χασεσ|ξεχασ(?:ε|α|εσ|ατε)|ακυρω\p{L}+|εκαν[εα] ηδη|ηδη (?:εκαν\p{L}+|εγιν\p{L}+)|δεν (?:ηρθ\p{L}+|πηγ\p{L}+|εμφανιστηκ\p{L}+)|(?:ειχα|ειχε|ειχατε|ειχαμε) (?:\p{L}+ )?(?:ραντεβου|επανεξετασ\p{L}+)|επρεπε να|ηρθε|ηρθαν|ειδε|ειδαν|εγινε|εγιναν)(?: |$)/u
/** "I was hoping to see you in two weeks, but you're away": meant, and what comes behind its "but" takes it back. */
const MEANT =
  /(?:^| )(?:(?:was|were|am|had been) (?:hoping|going|planning|thinking)|(?:would|\p{L}+'d) have|(?:had )?wanted to|хотел[аи]?|планировал[аи]?|собирал(?:ся|ась|ись)|думал[аи]?|ηθελα|ηθελε|σκοπευ\p{L}+|ελεγα|λεγαμε|σκεφτομουν)(?: |$)/u
const REFUSED =
  /(?:^| )(?:declined|declines|refused|refuses|turned (?:it|this|that) down|(?:he|she|you|they)(?:'d| would) rather|but would rather|отказал(?:ся|ась|ись)|отказывается|αρνηθηκ\p{L}+|αρνειται|αρνουνται|απερριψ\p{L}+)(?: |$)/u
/** Verbs of coming that the lexicon of visits does not hold by themselves. */
const COMES = /^(?:come|приити|приходить|приходите|придете|приезжаите|ελατε|ερθ\p{L}+|ξαναρθ\p{L}+)$/u

/** What became of a visit, a call or a test that is spoken of: null if it is to be. */
export type Lapse = 'denied' | 'before' | 'refused'

function lapseIn(reading: Reading, clause: Part): Lapse | null {
  const said = normsIn(reading, clause.from, clause.to)
  if (REFUSED.test(said)) return 'refused'
  if (BEFORE.test(said)) return 'before'
  if (ANOTHER_DAY.test(said)) return null
  return NOT_NEEDED.test(said) || isDenied(reading, clause) ? 'denied' : null
}

/**
 * "No need to come back", "Last time I asked you to come back in a week", «Предложен осмотр через неделю, отказалась»:
 * the last clause that names a visit or a day decides, with what is said of it behind.
 */
export function lapseOf(reading: Reading, { from, to }: Part): Lapse | null {
  let last: Lapse | null = null
  let [named, meant] = [false, false]
  for (const clause of clausesOf(reading, from, to)) {
    const own = lapseIn(reading, clause)
    const names = namesVisit(reading, clause)
    if (names || (named && own !== null)) last = own
    // "…, but you're away now": takes back what was meant.
    if (meant && !names && startsWith(reading, clause.from, clause.to, 'contrast')) last ??= 'denied'
    named ||= names
    meant ||= MEANT.test(normsIn(reading, clause.from, clause.to))
  }
  return last
}

/** "…, the bloods on Monday were fine" names a day, and nothing that is to come. */
function namesVisit(reading: Reading, { from, to }: Part): boolean {
  if (has(reading, from, to, 'return')) return true
  if (termsIn(reading, from, to).length === 0 && !has(reading, from, to, 'result')) return false
  return lapseIn(reading, { from, to }) !== null || !has(reading, from, to, 'past', 'normal', 'finding')
}

const ASKS_TO_COME =
  /(?:^| )(?:(?:when|do|should|must|shall|will|how soon|what day) (?:\p{L}+ ){0,4}?(?:come (?:back|in|again|to see)|see (?:you|the doctor|them|him|her)|be seen|next (?:appointment|visit)|another appointment|follow up)|(?:когда|надо|нужно|прид(?:ется|ти)|через сколько) (?:\p{L}+ ){0,3}?(?:приход\p{L}+|прииди?|приити|прити|к вам|ко мне|показ\p{L}+|явит\p{L}+|яв\p{L}+|на (?:прием|контрол\p{L}+|осмотр))|(?:приход\p{L}+|приити|показываться|являться|к вам) (?:\p{L}+ ){0,2}?(?:надо|нужно|когда)|(?:ποτε|χρειαζεται|πρεπει|θελετε) (?:\p{L}+ ){0,3}?(?:ξανα?\p{L}+|ερθω|ερθουμε|περασω|σασ (?:δω|βλεπω)|ραντεβου))(?: |$)/u
/** "Do I need to come back?", «Когда приходить?» */
export const asksToCome = (reading: Reading, asked: readonly Part[]): boolean =>
  asked.some(({ from, to }) => ASKS_TO_COME.test(normsIn(reading, from, to)))

const SETS =
  /(?:^| )(?:come|comes|pop (?:in|back|by|over)|drop (?:in|by)|look in|catch up|see (?:me|you|him|her|us|the nurse|how|your gp|his gp|her gp)|be seen|book in|check in|прии\p{L}+|при(?:ход|езж|ед|ид)\p{L}+|покаж\p{L}+|загля\p{L}+|заид\p{L}+|заход\p{L}+|запи(?:ш|с)\p{L}*сь|запишу вас|подоид\p{L}+|явка|жду|увид\p{L}+|встре(?:ч|т)\p{L}+|(?:со|по|пере)звон\p{L}+|посмотр(?:ю|им|еть)|осмотр\p{L}*|прием|примет|перевязка|ελα(?:τε)?|περασ(?:τε|ετε|ει)|(?:ξανα?)?ερθ\p{L}+|ερχεστε|ερχεται|ξανα\p{L}+|ραντεβου|(?:σασ|σε|τον|την|τη) (?:δω|δουμε|δει|βλεπω|βλεπουμε)|επανε\p{L}+|(?:σασ|σε|με|μασ) παρ\p{L}+|μιλαμε|τα λεμε|περιμεν\p{L}+|κλειστε|τηλεφων\p{L}*|βλεπουμε|ελεγχοσ)(?: |$)/u
const SINCE = /^(?:since|from|for|с|со|от|απο)$/u

/** «Загляните в среду»: the doctor names a day on which the patient comes or is seen. */
export const setsVisit = (reading: Reading, { from, to }: Part): boolean =>
  clausesOf(reading, from, to).some(
    clause =>
      SETS.test(normsIn(reading, clause.from, clause.to)) &&
      !has(reading, clause.from, clause.to, 'past', 'disease') &&
      termsIn(reading, clause.from, clause.to).some(term =>
        [term.from, term.from - 1].every(at => !SINCE.test(reading.words[at]?.norm ?? '')),
      ),
  ) &&
  lapseOf(reading, { from, to }) === null &&
  !hasDrug(reading, from, to) &&
  !has(reading, from, to, 'dose', 'if', 'urgent')

const TURNS_TO =
  /(?:^| )(?:come (?:back|in|and see|straight)|ring (?:me|us)|call (?:me|us)|phone (?:me|us)|see me|приходите|приезжаите|звоните|позвоните|обращаитесь|покажитесь|зовите|ελατε|παρτε|τηλεφωνηστε|καλεστε|καλειτε|περαστε|να (?:μασ|με) παρετε|να (?:ξανα)?ερθετε)(?: |$)/u
/** "Come back if it gets worse", «если не станет лучше, приходите» */
export const comesIf = (reading: Reading, { from, to }: Part): boolean =>
  has(reading, from, to, 'if') &&
  TURNS_TO.test(normsIn(reading, from, to)) &&
  !hasDrug(reading, from, to) &&
  !has(reading, from, to, 'dose', 'result', 'operation')

const WHAT_IF =
  /^(?:\p{L}+ ){0,2}?(?:what if|and if|but if|if|а если|если|что если|κι αν|και αν|αν)(?: |$)|(?:^| )(?:when (?:should|do|must) (?:i|we) (?:worry|call|ring|be worried|come back)|what should (?:i|we) (?:look out|watch) for|когда (?:бить тревогу|(?:\p{L}+ )?(?:волноваться|беспокоиться|звонить|вызывать|бежать))|ποτε να (?:ανησυχ\p{L}+|παρω|ερθω|καλεσ\p{L}+))(?: |$)/u
/** "What if it comes back? – Ring us.", «Когда бить тревогу? – Если начнётся рвота.» */
export const asksWhatIf = (reading: Reading, asked: readonly Part[], answers: readonly Part[]): boolean =>
  asked.some(({ from, to }) => WHAT_IF.test(normsIn(reading, from, to))) &&
  answers.some(({ from, to }) => has(reading, from, to, 'if', 'urgent') || TURNS_TO.test(normsIn(reading, from, to))) &&
  answers.every(({ from, to }) => !hasDrug(reading, from, to) && !has(reading, from, to, 'dose', 'result'))

const BOOKED =
  /(?:^| )(?:(?:i|he|she|we)(?:'ve| have|'s| has)(?: got)? (?:an? |my |his |her )?(?:\p{L}+ )?(?:appointment|scan|clinic|review|operation|mri|ct|ultrasound|x ray)|(?:i'm|he's|she's|i am) (?:booked|due|seeing)|(?:booked|put) (?:me|him|her) (?:in|down|a|an)?|(?:wants|asked|told) (?:to see )?(?:me|him|her) (?:to come|back|again)?|(?:меня|его|ее|нас)(?: \p{L}+){0,3}? (?:записал[аи]?|ждет|ждут|примет)|записан[аы]?|мне назначил[аи]?|(?:сказал|велел|просил)[аи]? (?:прии?ти|приходить|приехать|показаться|сделать|сдать)|(?:εχω|εχει|εχουμε) ραντεβου|(?:μου|του|τησ) (?:εκλεισ|εδωσ)\p{L}+|(?:μου|του|τησ) (?:ειπε|ειπαν) να (?:ξανα)?\p{L}+|(?:με|τον|την) (?:θελει|περιμενει))(?: |$)/u
/** "I've got an appointment with the cardiologist next week": what another doctor has arranged. */
export const tellsBooked = (reading: Reading, { from, to }: Part): boolean =>
  BOOKED.test(normsIn(reading, from, to)) &&
  termsIn(reading, from, to).length > 0 &&
  namesMatter(reading, { from, to }) &&
  lapseOf(reading, { from, to }) === null &&
  !hasDrug(reading, from, to) &&
  !has(reading, from, to, 'small', 'relative', 'past')

const SPECIALIST =
  /(?:^| )(?:\p{L}*(?:ologist|iatrist|iatrician|surgeon)s?|(?:dr|doctor|gp|nurse|physio\p{L}*|dietitian|clinic|x ray|stitches|dressing)|(?:\p{L}*олог|\p{L}*иатр|\p{L}*хирург|окулист|лор|врач|терапевт|участков|диетолог|медсестр|сестр|перевязк|шв)\p{L}*|\p{L}*(?:ολογο|ιατρο|γιατρο|χειρουργο|νοσηλευτ|νοσοκομα)\p{L}*|ραμματα|αλλαγη|ελεγχοσ|контроль)(?: |$)/u
/** Names a visit, a test, an operation, or whom to see. */
export const namesMatter = (reading: Reading, { from, to }: Part): boolean =>
  has(reading, from, to, 'return', 'result', 'operation', 'urgent') || SPECIALIST.test(normsIn(reading, from, to))

/** "Friday at ten, then.", «Загляните в среду»: an appointment is printed whatever else it says. */
export function appoints(
  reading: Reading,
  { segments, visit }: Statement,
  part: readonly Range[],
  { id, experiencer }: Read,
  { examined }: Context,
): boolean {
  if (visit) return true
  const [asked, answers] = [part.filter(one => one.asks), part.filter(one => !one.asks)]
  const doctors = segments.at(-1)?.speaker === 'doctor'
  if (doctors && asked.length > 0)
    return (
      (id === 'followUp' && asksToCome(reading, asked)) || (id === 'safetyNet' && asksWhatIf(reading, asked, answers))
    )
  if (part.some(one => one.asks || one.loose) || experiencer !== 'patient') return false
  if (!doctors) return id === 'followUp' && part.some(one => tellsBooked(reading, one))
  if (examined && part.every(one => isAppointment(reading, one))) return true
  return (id === 'followUp' || id === 'safetyNet') && part.some(one => setsVisit(reading, one) || comesIf(reading, one))
}
