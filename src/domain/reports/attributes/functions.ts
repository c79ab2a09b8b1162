import { has, normsIn, within } from '../text/within.ts'
import type { Words } from '../text/words.ts'

/** What a healthy body has: "no appetite", «стула нет» complain, "no bowel sounds" is a finding. */
const HAS =
  '(?:appetite|energy|strength|feeling|sensation|pulses?|reflex(?:es)?|bowel sounds?|breath sounds?|air entry|periods?|urine|stools?|sleep|erections?|milk|bowels|аппетита?|сил[аы]?|стула?|моч[аи]|месячн(?:ые|ых)|менструаци[ия]|пульса?|рефлекс(?:а|ы|ов)?|перистальтик[аи]|дыхани[ея]|сон|сна|чувствительност[ьи]|молок[оа]|эрекци[ия]|ορεξη|δυναμ(?:η|εισ)|σφυγμο[συ]?|σφυξεισ|αντανακλαστικα|εντερικοι ηχοι|εντερικουσ ηχουσ|αναπνευστικο ψιθυρισμα|αναπνοη|περιοδο[σ]?|υπνο[σ]?|αισθηση|γευση|οσφρηση|ουρα|κενωσ(?:η|εισ)|στυση|γαλα)'
/** What the whole of it does. */
const DOES =
  '(?:sleep(?:ing|s)?|slept|eat(?:ing|en|s)?|ate|breath(?:e|es|ing)(?! in(?: |$))|walk(?:ing|ed)?|stand(?:ing)?|swallow(?:ing)?|pee(?:d|ing)?|wee(?:d|ing)?|urinat(?:e|ed|ing)|poo(?:ed|ing)?|respond(?:s|ing)?|react(?:s|ing)?|concentrate|focus|climb|been to the (?:toilet|loo|bathroom)|сплю|спит(?:е|ся)?|спишь|спал[аио]?|ем|ест|едите|ел[аи]?|дыш\\p{L}*|хожу|ход(?:ит|ите)|глота\\p{L}*|писа(?:ет|л[аи]?)|мочит\\p{L}*|реагиру\\p{L}*|сосет|поднимаетесь|держ(?:у|ит) (?:мочу|кал)|газы не отходят|κοιμ\\p{L}*|(?<!(?:με|σε|σασ|τον|την) )τρω\\p{L}*|εφαγ\\p{L}*|φαει|ανασαιν\\p{L}*|αναπνε\\p{L}*|περπατ\\p{L}*|μυριζ(?:ω|ομαι)|καταπιν\\p{L}*|ουρ(?:ει|ησ\\p{L}*|ω)|κατουρ\\p{L}*|ενεργ\\p{L}*|αντιδρ\\p{L}*|ανεβαιν\\p{L}*|κραταω (?:τα )?ουρα|παει τουαλετα|πηγ\\p{L}* τουαλετα)'
/** What a part of it does, if the part is named. */
const MOVES =
  '(?:mov(?:e|es|ing)|bend(?:ing|s)?|straighten|lift|raise|extend|flex|clos(?:e|es|ing)|open(?:s|ed|ing)?|feel(?:ing)?|felt|see|двига\\p{L}*|шевел\\p{L}*|гн[уе]т\\p{L}*|сгиба\\p{L}*|разгиба\\p{L}*|поднима\\p{L}*|поднят\\p{L}*|открыва\\p{L}*|закрыва\\p{L}*|слыш(?:ит|ите)|видит|чувству\\p{L}*|ощуща\\p{L}*|κουνα\\p{L}*|κουνι\\p{L}*|κινει\\p{L}*|λυγιζ\\p{L}*|τεντων\\p{L}*|σηκων\\p{L}*|ανοιγ\\p{L}*|κλειν\\p{L}*|ακουει|βλεπει|νιωθ\\p{L}*|αισθαν\\p{L}*)'
/** What an illness does that ends: "the bleeding hasn't stopped". */
const ENDS =
  '(?:stop(?:s|ped|ping)?|heal(?:s|ed|ing)?|settl(?:ed|ing)|go(?:es)? away|went away|gone(?! (?:in|into|to|up|anywhere|round)(?: |$))|clear(?:ed|ing)|eas(?:ed|ing)|improv(?:ed|ing)|got better|helped|останавлива\\p{L}*|останов\\p{L}*|прекра[тщ]\\p{L}*|прош(?:ел|ла|ло|ли)|проход(?:ит|ят)|спада(?:ет|ют)|спал[аио]?|уш(?:ел|ла|ло|ли)|зажи\\p{L}*|помог\\p{L}*|полегч\\p{L}*|σταματ\\p{L}*|περασ(?:ε|αν)(?! (?:καμι|κανεν|καποι)\\p{L}*)|πεφτει|επεσε|υποχωρ\\p{L}*|φευγ\\p{L}*|εφυγ(?:ε|αν)|επουλων\\p{L}*|εκλεισε|βοηθησ\\p{L}*|ξεπρηστ\\p{L}*)'
const FOUND =
  '(?:found|find|heard|hear|felt|feel|present|palpable|detectable|elicited|come|came|started|open|opened|moved|worked|have|had|got|get|passed|pass|определя\\p{L}*|выслушива\\p{L}*|вызыва\\p{L}*|провод(?:ит|ят)\\p{L}*|пальпиру\\p{L}*|прощупыва\\p{L}*|слыш\\p{L}*|был[аио]?|стало|приход\\p{L}*|приш\\p{L}*|начал\\p{L}*|υπαρχ\\p{L}*|ακου\\p{L}*|ψηλαφ\\p{L}*|ανευρισκ\\p{L}*|βρισκ\\p{L}*|εκλυ\\p{L}*|ηρθ\\p{L}*|ερχετ\\p{L}*|εχ(?:ω|ει|ετε|ουν)|ειχ\\p{L}*)'

const NOT = "(?:not|never|\\p{L}+n't|cannot|не|ни разу не|δεν|δε)"
const NONE = '(?:no|без|никаких|нету?(?! (?:стул|сон|аппетит|пульс|моча|дыхание)(?: |$))|καμια|κανενα[νσ]?|χωρισ|ουτε)'
/** Words between the denial and what it denies. */
const LIGHT =
  '(?:(?:really|even|properly|well|fully|been|yet|quite|much|a|an|the|any|my|his|her|to|совсем|вообще|почти|толком|нормально|хорошо|уже|μου|του|τησ|τα|το|τον|την|καλα|πια|ακομα|ακομη|εχω|εχει) ){0,2}'
const of = (pattern: string) => new RegExp(`(?:^|\\s)${pattern}(?=\\s|$)`, 'u')

const DENIED = of(`${NOT} ${LIGHT}(?:${DOES}|${ENDS})`)
const UNMOVED = of(`${NOT} ${LIGHT}${MOVES}`)
/** Nothing but who has it stands before it: "night stools", "black stools" are another thing. */
const FIRST = '(?:(?:^|\\s)(?:the|my|his|her|a|an|and|и|а|но|у меня|ο|η|οι|τα|το|την?|τον|και)\\s|^)'
const ABSENT = [
  of(`${NONE} ${LIGHT}${HAS}`),
  new RegExp(
    `${FIRST}(?:\\p{L}+ (?=reflex|pulse|рефлекс|пульс))?${HAS} (?:\\p{L}+ ){0,3}?(?:absent|отсутству\\p{L}*|απουσι\\p{L}*|нету?|${NOT} ${LIGHT}${FOUND})(?=\\s|$)`,
    'u',
  ),
  of(`${NOT} ${LIGHT}${FOUND} ${LIGHT}${HAS}`),
]
/** "No trouble sleeping", «нарушений сна нет»: what would be wrong with it is denied. */
const WRONG =
  /(?:^| )(?:trouble|problems?|difficult\p{L}*|hard|issues?|chang\p{L}*|loss|lost|concerns?|need|anything|nothing|проблем\p{L}*|труд\p{L}*|затрудн\p{L}*|наруш\p{L}*|расстроиств\p{L}*|измен\p{L}*|потер\p{L}*|тяжело|больно|жалоб\p{L}*|ничего такого|δυσκολ\p{L}*|προβλημ\p{L}*|διαταραχ\p{L}*|αλλαγ\p{L}*|απωλει\p{L}*|εχασ\p{L}*|χαν\p{L}*)(?: |$)/u

/** A symptom that is no word of the function itself. */
const ails = (words: Words, from: number, to: number): boolean =>
  [...within(words, from, to, 'symptom', 'disease')].some(hit => !OF_BODY.test(normsIn(words, hit.from, hit.to)))
const OF_BODY = of(`(?:${HAS}|${DOES}|${MOVES}|${NOT} ${MOVES}|${FOUND}|bowel|εντερικ\\p{L}*)`)

/** "I don't sleep", "no bowel sounds", "it hasn't healed": a denial that complains of something, or finds it. */
export function lacksFunction(words: Words, from: number, to: number): boolean {
  const said = normsIn(words, from, to)
  if (DENIED.test(said)) return !WRONG.test(said)
  const parts = has(words, from, to, 'organ') && UNMOVED.test(said)
  return (parts || ABSENT.some(one => one.test(said))) && !WRONG.test(said) && !ails(words, from, to)
}

const ENDED = of(ENDS)
const WORKS = of(DOES)
const PARTS = of(MOVES)
const PRESENT = of(HAS)
const GOOD =
  /(?:^| )(?:any|good|normal|normally|okay|ok|regular|working|open|opened|have|had|есть|был[аио]?|хорош\p{L}*|нормальн\p{L}*|регулярн\p{L}*|εχ(?:ετε|εισ|ει)|ειχατε|καλ\p{L}*|κανονικ\p{L}*)(?: |$)/u
/** Words of a question that asks for nothing but that it works. */
const BARE = 7
/** "Are you sleeping?", "Has the pain gone?": a no to it complains. */
export function asksFunction(words: Words, from: number, to: number): boolean {
  const said = normsIn(words, from, to)
  if (to - from > BARE || WRONG.test(said)) return false
  if (ENDED.test(said) || (BETTER.test(said) && !WHEN.test(said))) return true
  const asked =
    WORKS.test(said) || (PARTS.test(said) && has(words, from, to, 'organ')) || (PRESENT.test(said) && GOOD.test(said))
  return asked && !ails(words, from, to) && !OTHERWISE.test(said)
}
const BETTER = /(?:^| )(?:better|improvement|лучше|улучшени\p{L}*|легче|полегче|καλυτερ\p{L}*|βελτιωση)(?: |$)/u
const WHEN = /(?:^| )(?:when|if|with|makes?|когда|если|от|οταν|αν|με)(?: |$)/u
/** How often, when or how badly is asked. */
const OTHERWISE =
  /(?:^| )(?:what|how|where|why|что|чего|сколько|как|где|τι|ποσο|πωσ|a lot|too much|often|more|many|lots|get up|getting up|worse|better|when|много|часто|чаще|больше|встаете|хуже|когда|πολυ|συχνα|σηκωνεστε|χειροτερ\p{L}*|οταν)(?: |$)/u
