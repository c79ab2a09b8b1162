import type { Words } from '../../text/words.ts'
import type { Clause } from './clauses.ts'

/** Whether a word is denied. `open`: asked and not answered. */
export type WordPolarity = 'yes' | 'no' | 'open'

/** Denies what follows it, not what stands before: "pain without fever". */
export const FORWARD =
  /^(?:без|without|χωρισ|no|ни|ουτε|nor|non|free|denies|denied|deny|denying|отрица(?:ет|ют|ла?|ть)|αρνειται|αρνηθηκε|αρνουμαι|отсутств\p{L}*|μη|absence|απουσια|neither|abstinent|abstain\p{L}*|lack|lacks|lacking|воздержива\p{L}*|απεχ\p{L}*|στερειται)$/u
export const CUE =
  /^(?:не|нет|нету|ни|без|никогда|никак\p{L}{0,3}|ничего|никто|отрица(?:ет|ют|ла?|ть)|отсутств\p{L}*|нельзя|отказ\p{L}*|no|not|none|nor|never|without|denies|denied|deny|denying|cannot|\p{L}+n't|dont|doesnt|didnt|isnt|wasnt|arent|havent|hasnt|nothing|neither|nope|nah|non|absent|absence|οχι|δεν|δε|μη|μην|χωρισ|ουτε|ποτε|καθολου|καμια|κανενα|κανεναν|κανεισ|τιποτα|αρνειται|αρνηθηκε|αρνουμαι|απουσια|teetotal|abstinent|abstain\p{L}*|lack|lacks|lacking|воздержива\p{L}*|απεχ\p{L}*|στερειται|трезвенни\p{L}*|непьющ\p{L}*|некурящ\p{L}*|безболезнен\p{L}*|ανωδυν\p{L}*|afebrile|афебрил\p{L}*|απυρετ\p{L}*|painless|неболезнен\p{L}*|declin\p{L}*|отклонил[аи]?|отверг\p{L}*|refus\p{L}*|безуспешно|исчез\p{L}*|nontender|запрещ\p{L}*|forbidden|prohibited|απαγορευ\p{L}*)$/u
/** A cue in which nothing is denied: "not only", «не хватает», "no wait", «не больше», "worst ever". */
const PSEUDO =
  /^(?:без (?:повода|причин\p{L}*|видим\p{L}*)|without (?:a |any )?(?:reason|cause|trigger)|χωρισ (?:λογο|αιτια)|не (?:жд\p{L}*|раньше|трога\p{L}*|меня\p{L}*)|(?:don't|not) wait|μην περιμεν\p{L}*|καμια φορα|καν(?:εναν|ενα|α) (?:μην\p{L}*|χρον\p{L}*|εβδομ\p{L}*)|τιποτα δεν (?:ξυπν\p{L}*|σηκων\p{L}*)|не (?:прош(?:ел|л[аои])|уш(?:ел|л[аои])|исчез\p{L}*|чувству\p{L}*|двига\p{L}*|лезет|только|хватает|больше|более|менее|меньше|проходит|помога\p{L}*|реже|чаще|позднее|очень|совсем|сразу|всегда|исключ\p{L}*|заживает|получается|знаю|помню|достигнут\p{L}*|компенсир\p{L}*|нравится|снима\p{L}*|сплю|спит|могу|может|переноси\p{L}*|отходя от|поправля\p{L}*)|нет подождите|нет погодите|нет исправьте|no (?:wait|doubt|more than|longer than|problem|idea|later than|sooner|hang|rush)|not (?:gone|resolved|settled|cleared|disappeared|only|more than|excluded|ruled|sure|getting|better|improv\p{L}*|sleeping|working|controlled|well|very|always|much|as|until|at goal|able|too|quite|really sure|every)|without (?:stopping|doubt)|ποτε (?:ξεκινησε|αρχισε|σασ|εγινε|ηταν|να|πηρε)|δεν (?:περασ\p{L}*|υποχωρησ\p{L}*|εφυγ\p{L}*|ξυπν\p{L}*|νιωθ\p{L}*|αισθαν\p{L}*|ανοιγ\p{L}*|μυριζ\p{L}*|κουνα\p{L}*|αποκλειεται|περναει|περνα|υποχωρει|μπορ\p{L}*|ξερω|κοιμ\p{L}*|ειναι μονο|ειμαι σιγουρ\p{L}*|βοηθ\p{L}*|ειναι καλα|θυμαμαι|αντεχ\p{L}*|κλεινει)|μη (?:στεροειδ\p{L}*)|οχι (?:πανω απο|παραπανω|περισσοτερ\p{L}*|μονο|λαθοσ)|(?:can't|cannot|couldn't|doesn't|won't|isn't|haven't|hasn't) (?:gone|resolved|settled|cleared|disappeared|sleep|walk|breathe|go|help|getting|work|heal|stand|lie|bend|lift|bear|keep|get|feel|smell|wake|move|shift|swallow|chew|pass|see|find))/u

export const phraseAt = ({ words }: Words, at: number) =>
  `${words[at]?.norm ?? ''} ${words[at + 1]?.norm ?? ''} ${words[at + 2]?.norm ?? ''} ${words[at + 3]?.norm ?? ''}`

/** «Πότε», "when", has the norm of «ποτέ», "never". */
const asksWhen = ({ words, text }: Words, at: number) =>
  text.slice(words[at]?.start, words[at]?.end).normalize('NFC').toLowerCase() === 'πότε'

/** Words of a clause that deny. */
export function cuesIn(all: Words, { from, to }: Clause): number[] {
  const cues: number[] = []
  for (let at = from; at < to; at++) {
    const norm = all.words[at]?.norm ?? ''
    if (
      !CUE.test(norm) ||
      /^(?:wait|oh|hang|sorry|подождите|погодите|ои|περιμενετε|συγγνωμη)$/u.test(all.words[at - 1]?.norm ?? '')
    )
      continue
    if (norm === 'ποτε' && asksWhen(all, at)) continue
    // «Придержим, пока не пересдадите калий»: until.
    if (/^(?:не|δεν)$/u.test(norm) && all.words[at - 1]?.norm === 'пока' && /,/u.test(all.words[at - 2]?.after ?? ''))
      continue
    // «При отсутствии перитонита»: a condition.
    if (/^(?:отсутств|absence|απουσια)/u.test(norm) && /^(?:при|the|в|επι)$/u.test(all.words[at - 1]?.norm ?? ''))
      continue
    if (
      (PSEUDO.test(phraseAt(all, at)) && !/[,;]/u.test(all.words[at]?.after ?? '')) ||
      /^(?:no|нет|οχι) (?:sorry|hang|hold|подожд\p{L}*|погод\p{L}*|постои\p{L}*|исправ\p{L}*|λαθοσ|συγγνωμη|περιμεν\p{L}*)/u.test(
        phraseAt(all, at),
      )
    )
      continue
    cues.push(at)
  }
  return cues
}

/** True if the words deny at all. */
export const denies = (all: Words, from: number, to: number): boolean => cuesIn(all, { from, to }).length > 0
