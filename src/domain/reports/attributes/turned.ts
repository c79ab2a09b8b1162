import { has, normsIn } from '../text/within.ts'
import type { Words } from '../text/words.ts'

/** «Нельзя сказать, что совсем не давит», "can't say it never hurts": a denial is denied. */
const TWICE =
  /(?:^| )(?:(?:нельзя|не) (?:сказать|скажу|сказал[аи]? бы|могу сказать) (?:что|чтоб|чтобы) (?:\S+ ){0,2}(?:не|нет|ни)|(?:can't|cannot|couldn't|wouldn't) say (?:that )?(?:\S+ ){1,2}(?:not|never|no|don't|doesn't|isn't)|δεν (?:μπορω να πω|λεω|θα ελεγα) (?:οτι|πωσ) (?:\S+ ){0,2}(?:δεν|ποτε|καθολου)|(?:not|οχι) (?:that|οτι|πωσ) (?:\S+ ){0,2}(?:doesn't|don't|not|isn't|δεν))(?: |$)/u
/** "Never without a headache", «дня без боли не бывает». */
const NEVER_WITHOUT =
  /(?:^| )(?:(?:never|not|\S+n't|δεν|ποτε) (?:\S+ ){0,3}?(?:without|χωρισ|διχωσ) \S+|(?:ни )?(?:дня|ночи|недели|минуты) без (?:\S+ ){1,3}?не(?:т)?)(?: |$)/u
/** "No more pain than usual", «не хуже, чем было», «όχι χειρότερα από πέρσι»: it is there, as it was. */
const AS_BEFORE =
  /(?:^| )(?:(?:no|not|\S+n't) (?:\S+ ){0,2}?(?:more|worse|less|fewer|\p{L}+er) (?:\S+ ){0,2}?than|не так\p{L}* (?:\S+ ){0,2}как|не (?:\S+ ){0,2}?(?:больше|хуже|чаще|сильнее|меньше|лучше|выше|\p{L}+ее) (?:чем|обычного|прежнего|как)|(?:δεν|οχι) (?:\S+ ){0,3}?(?:παραπανω|περισσοτερ\p{L}*|χειροτερ\p{L}*|συχνοτερα|λιγοτερ\p{L}*|πιο \S+) (?:απο?|απ))(?: |$)/u
/** "Never until yesterday", «до вчерашнего дня никогда»: it is there since. */
const UNTIL =
  /(?:^| )(?:(?:never|not|\S+n't) (?:\S+ ){0,4}?(?:until|till|before (?:yesterday|last|this|today))|до (?:вчера|сегодня|прошл|позавчера|недавн|понедел|вторник|сред|четверг|пятниц|суббот|воскрес)\S*(?: \S+){0,2} (?:никогда|ни разу|не|ничего)|(?:никогда|ни разу|не) (?:\S+ ){0,2}?до (?:вчера|сегодня|прошл|позавчера|недавн)\S*|(?:ποτε|δεν|οχι) (?:\S+ ){0,3}?(?:μεχρι|ωσ|εωσ|πριν απο) (?:χθεσ|χτεσ|προχθεσ|σημερα το|την?|τον|πριν|προσφατα))(?: |$)/u
/** "Not pain exactly", «в покое нет», "I'd be lying if I said no". */
const LIMITED =
  /(?:^| )(?:not (?:\S+ ){1,3}exactly|not what (?:i'd|i would|you'd) call|lying if i said no|не назовешь|(?:в покое|если|когда) (?:\S+ ){0,3}нет|(?:οταν|σε ηρεμια) (?:\S+ ){0,3}οχι)(?: |$)/u
const TURNED = [TWICE, NEVER_WITHOUT, AS_BEFORE, UNTIL, LIMITED]

/** Words with a denial in them that say that it is, or was till now, so. */
export const isTurned = (said: string): boolean => TURNED.some(one => one.test(said))

const WAS =
  /^(?:had|was|were|did|used|yesterday|вчера|позавчера|χθεσ|χτεσ|προχθεσ|был[аио]?|бывал[аио]?|бывает|болел[аио]?|ειχ[αε]\p{L}*|ηταν|εκαν[αε]|πονουσ\p{L}*)$/u
/** "Had it last week, not now", «раньше бывали, теперь нет»: what stands before the denial was so. */
export const tellsOfBefore = ({ words }: Words, from: number, to: number): boolean =>
  words.slice(from, to).some(({ norm }) => WAS.test(norm))

const VERB =
  /^(?:yes|yeah|yep|it's|is|are|does|do|was|has|have|hurts?|aches?|itch(?:es)?|burns?|да|есть|ναι|(?!аппетит)\p{L}+(?:[иея]т|[яюу]т|[иея]тся|[юу]тся)|\p{L}{2,}(?:ει|ουν|ουνε|αω)|εχω|ειναι|βηχω)$/u
const SMALL =
  /^(?:the|a|an|my|his|her|in|on|of|and|or|и|или|в|на|у|ο|η|το|τα|τον|την|τη|στο|στη|στην|στα|και|μου|του|τησ)$/u
/** «…, горло болит», "…, throat red", "…, sore throat yes": states something of its own behind a denial. */
export function statesItself(words: Words, from: number, to: number): boolean {
  const said = words.words.slice(from, to).map(({ norm }) => norm)
  const verb = said.some((norm, at) => VERB.test(norm) && !has(words, from + at, from + at + 1, 'disease'))
  if (verb) return true
  return (
    has(words, from, to, 'organ') &&
    has(words, from, to, 'finding') &&
    !startsAsPart(words, from) &&
    said.filter(norm => !SMALL.test(norm)).length > 1
  )
}
const startsAsPart = ({ words }: Words, from: number) => SMALL.test(words[from]?.norm ?? '')

const LONE_YES = /^(?:yes|yeah|yep|да|ναι)(?: (?:to|на|στο|στη|για) .*)?$/u
/** "Yes, and no.": two questions, two answers. */
export const isLoneYes = (words: Words, from: number, to: number): boolean => LONE_YES.test(normsIn(words, from, to))

const WHEN =
  /^(?:(?:in|at|after|before|when|on) |(?:just|simply|only|просто|απλωσ) |(?:утром|днем|вечером|ночью|после|перед|когда|при)(?: |$)|(?:το|τα|τη) (?:πρωι|βραδυ|βραδια|νυχτα|μεσημερι)|(?:μετα|οταν|πριν)(?: |$))/u
/** "Worse at night? – No, in the morning.", «Кашель мокрый? – Нет, сухой.»: what is so instead. */
export function isInstead(words: Words, from: number, to: number): boolean {
  const said = normsIn(words, from, to)
  if (FINE.test(said) || has(words, from, to, 'normal')) return false
  return (
    WHEN.test(said) ||
    (OWN.test(said) && has(words, from, to, 'relative')) ||
    ADJECTIVE.test(said) ||
    (to - from <= INSTEAD && has(words, from, to, 'course', 'finding', 'side'))
  )
}
/** "Did your mother have it? – No, my aunt." */
const OWN = /^(?:my|у|это у|η|ο) /u
const INSTEAD = 3
const ADJECTIVE = /^\p{L}{3,}(?:ыи|ии|ои|ая|яя|ое|ее|ые|ие)$/u
const FINE =
  /(?:^| )(?:fine|well|good|okay|спокоин\p{L}*|свободн\p{L}*|хорош\p{L}*|отличн\p{L}*|καλα|κανονικα|χαρα|ελευθερα)(?: |$)/u

const JUST = /^(?:just|only|simply|rather|more|просто|только|скорее|απλωσ|απλα|απλη|απλο|μονο) /u
/** "Nothing hurts, just tired", «διαβήτη εγώ όχι, ο αδελφός μου έχει»: what is so behind a denial. */
export const goesOnAffirming = (words: Words, from: number, to: number): boolean =>
  JUST.test(normsIn(words, from, to)) ||
  (to - from > 1 &&
    !FINE.test(normsIn(words, from, to)) &&
    has(words, from, to, 'symptom', 'disease', 'finding', 'organ', 'relative') &&
    !has(words, from, to, 'normal') &&
    statesItself(words, from, to))
