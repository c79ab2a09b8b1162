import type { Reading } from '../text/shape.ts'
import { normsOf } from './dose-units.ts'

const NO_HELP =
  /(?:^|\s)(?:(?:won't|wouldn't|will not|would not|isn't going to)(?: \S+)? (?:help|work|do (?:anything|much|a thing|any good))|(?:не|ничем не) (?:помо(?:жет|гут)|подеиству\p{L}*)|δεν θα (?:βοηθ\p{L}*|κανει τιποτα|πιασει))(?:\s|$)/u
/** A doctor's "amoxicillin wouldn't help here" gives none. */
export const saysNoHelp = (norms: string): boolean => NO_HELP.test(norms)

/** The medicine's own words in a clause. */
const X = '※'
const WHOLE = (patterns: readonly string[]) => new RegExp(`(?:^|\\s)(?:${patterns.join('|')})(?=\\s|$)`, 'u')
/** At most so many words between. */
const some = (most: number) => `(?:\\S+ ){0,${most}}?`

const NOT_EN = "(?:not|never|cannot|nobody|\\S+n't)"
const MY = '(?:(?:the|my|your|his|her|that|any|of) ){0,2}'
const TROUBLE_EN =
  '(?:bother|trouble|problems?|issues?|side effects?|effects?|difference|benefit|complaints?|different|better|worse)'
const MISS_EN =
  '(?:missed|miss (?:a|an|one|any)|skip(?:ped|ping)?|forget|forgets|forgot|forgotten|run out|ran out|gone without)'
const STOP_EN = '(?:stop|stopped|stopping|quit|come off|came off|off|drop|dropped)'
const CHANGE_EN = '(?:chang(?:e|ed|ing)|alter(?:ed|ing)?|adjust(?:ed|ing)?|reduc(?:e|ed|ing)|cut down on)'
/** Between missing and what is missed: "never forget what it did" forgets no medicine. */
const DOSE_EN = '(?: (?:a|an|one|any|of|the|my|your|his|her|single|dose|doses|tablets?|to take|taking)){0,5}'
const CAUSE_EN =
  '(?:(?:that|which|what) (?!(?:you|he|she|we|they|i)\\b)\\S+|caus(?:e|es|ing|ed)|making|giving|doing|behind|to blame|responsible|the (?:cause|culprit|reason))'
const LIVE_EN =
  '(?:do|manage|cope|live|sleep|be|go|breathe|function|leave|survive|walk|get (?:through|by|up|better|to sleep|out))'

const NOT_EL = '(?:δεν|δε|μη|μην)'
const THE_EL = '(?:(?:το|τη|την|τον|τα|τισ|του|τησ|στο|στη|στην|η|ο|οι|μου|σασ|σου) ){0,2}'
const MISS_EL =
  '(?:ξεχν\\S+|ξεχασ\\S+|χασ(?:ω|ει|εισ|ετε)|εχασ\\S+|παραλειπ\\S+|παραλειψ\\S+|κοψ\\S+|εκοψ\\S+|κοβ\\S+|σταματ\\S+|διεκοψ\\S+|διακοψ\\S+|διακοπτ\\S+|αλλαξ\\S+|αλλαζ\\S+|αγγιζ\\S+|πειραζ(?:ω|ουμε))'
const DOSE_EL =
  '(?: (?:ουτε|ποτε|μια|μιση|δοση|δοσεισ|χαπι|να παρω|να παιρνω|το|τη|την|τον|τα|τισ|του|τησ|μου|σασ)){0,5}'
const LIVE_EL =
  '(?:μπορω|μπορει|κοιμαμαι|κοιμαται|κανω|κανει|βγαινω|βγαινει|παω|ζω|αντεχω|περπαταω|αναπνεω|ανασαινω|γινεται|τη βγαζω|σηκωνομαι)'

const MISS_RU =
  '(?:пропуска\\S+|пропустил\\S*|забыва\\S+|забыл\\S*|бросал\\S*|бросил\\S*|бросаю|брошу|брошен\\S*|прекраща\\S+|прекратил\\S*|перестава\\S+|отменя\\S+|отменил\\S*|снимал\\S*|меня(?:л\\S*|ем|ю|ть)|трога(?:ем|ю|ть|ите|л\\S*)|снижа\\S+|убирать|бросать)'
const DOSE_RU =
  '(?: (?:свои|свою|свое|ни|одн\\S+|разу|доз\\S|таблетк\\S|пить|принимать|колоть|прием\\S?|мне|ему|еи|вам|пока)){0,4}'
const TROUBLE_RU = '(?:жалоб|проблем|побочек|побочных|отеков|неприятност\\S+|вреда|кашля|претензии)'
const LIVE_RU =
  '(?:мог[уе]\\S*|сплю|спит|засыпа\\S+|усн\\S+|обхо\\S+|обоид\\S+|обои\\S+|справля\\S+|выхо\\S+|жив\\S+|прожи\\S+|хожу|дыш\\S+|вста\\S+|лож\\S+|представля\\S+|получается|ем)'

/** Clauses whose denial leaves the medicine taken: "it doesn't help" denies an effect. */
const OTHERWISE = WHOLE([
  // Its effect.
  `${X} ${some(3)}${NOT_EN} ${some(2)}(?:help(?:s|ing|ed me)?|work(?:s|ing)?|touch(?:es|ing)? (?:it|the|my|me)|do(?:ing)? (?:anything|much|a thing|any good)|ma(?:de|ke|kes|king) (?:any|a|much)|bother\\S*|affect\\S*|upset\\S*|hold(?:s|ing)? (?:it|me|my)|control(?:s|ling)?|cover(?:s|ing)?|shift(?:s|ing)?|last(?:s|ing)?|enough|strong enough|(?:give|gives|giving|cause|causes|causing) (?:me |him |her )?(?:any|no|much|a lot of|\\S+ing|\\S+ness))`,
  `${X} (?:\\S+ ){0,3}without fail`,
  `${NOT_EN} (?:\\S+ )?(?:happy|well|right|good|myself|great|better|worse|comfortable|sleeping|coping) on ${MY}${X}`,
  `(?:${NOT_EN}|no) ${some(1)}(?:told|tell|explain\\S*|know|remember|understand|sure|said|asked|idea) (?:\\S+ ){0,2}(?:what|why|how|whether|when|which|if) ${some(5)}${X}`,
  `(?:${NOT_EN} ${some(3)}(?:any|no|much|a|the)|no|without(?: any)?|${NOT_EN} ${some(2)}feel(?:s|ing)?(?: any| much)?) (?:\\S+ )?${TROUBLE_EN} (?:\\S+ )?(?:with|from|on|of) ${MY}${X}`,
  `${X} ${some(3)}(?:не|вообще не|уже не|никак не|совсем не) ${some(1)}(?:помога(?:ет|ют|л\\S*)|берет|деиству(?:ет|ют)|держит|снимает|беспоко\\S+|меша(?:ет|ют)|влия(?:ет|ют)|хватает|справля\\S+|вредит|вредят)`,
  `${X} (?:от|с|из за) (?:него|нее|них) ${some(3)}не(?: \\S+)?`,
  `${X} (?:με|απο) (?:αυτο|αυτα|αυτη) ${some(3)}${NOT_EL}`,
  `${X} (?:and )?it ${NOT_EN} (?:make|made|give|gave|cause|caused|hurt|bother|upset)\\S*`,
  `не (?:помога(?:ет|ют)|берет|хватает) (?:\\S+ )?${X}`,
  `(?:с|со|от|на|из за) ${X} ${some(2)}${TROUBLE_RU} (?:\\S+ )?(?:нет|не \\S+)`,
  `(?:нет|не \\S+|никаких) ${some(1)}${TROUBLE_RU} (?:\\S+ )?(?:с|со|от|на|из за) ${X}`,
  `${X} ${some(3)}${NOT_EL} ${some(2)}(?:βοηθ\\S+|πιαν(?:ει|ουν)|κανει (?:τιποτα|δουλεια|κατι)|κανουν (?:τιποτα|κατι)|πειραζ(?:ει|ουν)|ενοχλ\\S+|επηρεαζ\\S+|κρατα(?:ει|νε)?|καλυπτ\\S+|φτανει|ρυθμιζ\\S+)`,
  `${NOT_EL} ${some(2)}(?:βοηθ(?:α|αει|ανε|ουν)|πιαν(?:ει|ουν)|πειραζ(?:ει|ουν)|ενοχλ\\S+) ${THE_EL}${X}`,
  `(?:με|απο) ${THE_EL}${X} ${some(2)}(?:κανενα|καμια|δεν εχω|δεν ειχα)(?: κανενα| καμια)? (?:προβλημα\\S*|ενοχληση|παρενεργεια|παρενεργειεσ|θεμα)`,
  `(?:κανενα|καμια) (?:προβλημα|ενοχληση|παρενεργεια|θεμα) (?:με|απο) ${THE_EL}${X}`,
  // Missing, stopping or changing it.
  `${NOT_EN} ${some(4)}(?:${MISS_EN}|${STOP_EN}|${CHANGE_EN}(?: from)?)${DOSE_EN} ${X}`,
  `never miss ${MY}${X}`,
  `${X} ${some(3)}(?:${NOT_EN} ${some(2)}(?:${MISS_EN}|${STOP_EN}|${CHANGE_EN})|never miss)`,
  `no (?:reason|need|point|plan|plans|call|cause) ${some(3)}(?:stop(?:ping)?|com(?:e|ing) off|${CHANGE_EN}) ${MY}${X}`,
  `не ${some(2)}${MISS_RU}${DOSE_RU} ${X}`,
  `${X} ${some(2)}${MISS_RU} (?:\\S+ )?(?:не (?:буд\\S+|нужно|надо|стоит|хочу|хочет|собира\\S+|планир\\S+|дам)|нельзя|незачем)`,
  `нельзя (?:\\S+ )?${MISS_RU} ${X}`,
  `${X} ${some(3)}не ${some(1)}${MISS_RU}`,
  `${NOT_EL} ${some(3)}${MISS_EL}${DOSE_EL} ${X}`,
  `${X} ${some(3)}${NOT_EL} ${some(3)}${MISS_EL}`,
  // Not always, not alone.
  `${X} (?:\\S+ )?${NOT_EN} (?:take|have|use) (?:it|that|this|them|those) (?:(?:when|if)(?! (?:i can|possible))|every|always|today|on (?:\\S+days?|days))`,
  `${X} не (?:пью|принимаю|колю|пьет|принимает) (?:если|когда)(?! (?:могу|можно))`,
  `не (?:пью|принимаю|колю|пьет|принимает) ${X} (?:если|когда)(?! (?:могу|можно))`,
  `${X} ${NOT_EL} (?:το |τη |την |τα )?(?:παιρνω|πινω|παιρνει) (?:οταν|αν)`,
  `${NOT_EL} (?:παιρνω|πινω|παιρνει) ${THE_EL}${X} (?:οταν|αν)`,
  `${NOT_EN} (?:needed|had to (?:use|take)) ${MY}${X}`,
  `${NOT_EN} (?:take|have|use) ${MY}${X} without(?! (?:asking|speaking|checking|talking|telling|ringing|calling|seeing|a (?:doctor|prescription)))`,
  `${NOT_EN} (?:only|just|always|regularly) (?:take |taking |have |having |use |using |on |remember |to take ){0,2}${MY}${X}`,
  `${NOT_EN} (?:take|have|use|taken|had|used) ${MY}${X} (?:(?:when|if)(?= \\S)(?! (?:(?:i'm|i am)(?! (?:out|away|at|working|going|busy|travel))|i can|i take|possible))|every|always|regularly|today|this|yet|as often|at weekends|on (?:\\S+days?|days))`,
  `не (?:только|один|одну|одни|всегда|каждыи|каждую|каждое|регулярно|ежедневно)(?: (?:день|утро|раз|пью|принимаю|колю|неделю|вечер)){0,2} ${X}`,
  `${X} ${some(2)}не (?:всегда|каждыи|каждую|каждое|регулярно|ежедневно|один раз)`,
  `(?:сегодня|вчера|с утра|утром) ${some(3)}${X} ${some(2)}не (?:пил\\S?|принимал\\S?|колол\\S?|выпил\\S?|капал\\S?)`,
  `${X} ${some(2)}(?:сегодня|вчера|с утра|утром) ${some(2)}не (?:пил\\S?|принимал\\S?|колол\\S?|выпил\\S?|капал\\S?)`,
  `${NOT_EL} (?:παιρνω |πινω |παιρνει )?(?:μονο|παντα|τακτικα|καθε μερα) (?:παιρνω |πινω |παιρνει )?${THE_EL}${X}`,
  `(?:σημερα|χθεσ|χτεσ|το πρωι|σημερα το πρωι) ${some(2)}${NOT_EL} ${some(2)}(?:πηρα|εχω παρει|ηπια|εβαλα|εκανα) ${THE_EL}${X}`,
  `(?:nothing|none|no \\S+|${NOT_EN} (?:\\S+ )?anything) ${some(3)}(?:except|but|apart from|other than|besides)(?: for)? ${MY}${X}`,
  `τιποτα (?:\\S+ )?(?:εκτοσ (?:απο)?|παρα|περα απο|πλην) ?(?:μονο )?${THE_EL}${X}`,
  // What it has not done.
  `(?:isn't|wasn't|not|${NOT_EN} think (?:it's|it is|it was|that)?) ?(?:because of |from |due to |down to )?(?:the |your |my |his |her )?${X} (?:is |was |that's |that is )?${CAUSE_EN}`,
  `(?:isn't|wasn't|it's not|it is not) (?:because of|from|due to|down to) ${MY}${X}`,
  `(?:дело|причина|проблема|вина) ${some(1)}не в ${X}`,
  `не ${X} (?:\\S+ )?(?:виноват\\S*|тому виной|причина|вызыва\\S+)`,
  `${X} (?:\\S+ )?(?:не виноват\\S*|ни при ?чем|не при ?чем)`,
  `${NOT_EL} ${some(1)}(?:φται\\S+|ευθυν\\S+) ${THE_EL}${X}`,
  `${NOT_EL} ειναι ${some(1)}απο ${THE_EL}${X}`,
])

/** The patient needs it, or may have it: "I can't sleep without zopiclone", "no harm in paracetamol". */
const NEEDED = WHOLE([
  `${NOT_EN} ${some(2)}${LIVE_EN} (?:\\S+ )?without ${MY}${X}`,
  `(?:lost|hopeless|useless|in trouble|bad|terrible) without ${MY}${X}`,
  `(?:nothing wrong (?:with|in)|no harm in|${NOT_EN} (?:hurt|harm|do any harm)(?: \\S+)? to|nothing to stop (?:you|him|her)) (?:take |taking |have |having |use |using |giving |give )?${MY}${X}`,
  `без ${X} ${some(4)}(?:не ${some(1)}${LIVE_RU}|никак|никуда|плохо|тяжело|(?<!не )(?:хуже|болит|болят|крутит|ломит|отека\\S+|задыха\\S+|скачет|трясет|колотит))`,
  `не ${some(1)}${LIVE_RU} (?:\\S+ )?без ${X}`,
  `χωρισ ${THE_EL}${X} ${some(1)}${NOT_EL} ${some(1)}${LIVE_EL}`,
  `χωρισ ${THE_EL}${X} ${some(1)}(?<!${NOT_EL} )(?:πρηζ\\S+|ποναω|ποναει|πνιγομαι|ανεβαινει|τρεμω|υποφερω)`,
  `${NOT_EL} ${some(1)}${LIVE_EL} (?:\\S+ )?χωρισ ${THE_EL}${X}`,
])

/** "It isn't the ramipril, keep it": without an article another medicine is meant. */
const NOT_IT = WHOLE([`(?:it isn't|it wasn't|it's not|it was not|${NOT_EN} think it's) (?:the|your|my|his|her) ${X}`])

/** The doctor leaves it as it is; "I don't touch aspirin" of a patient takes none. */
const UNCHANGED = WHOLE([`(?:${NOT_EN}) ${some(2)}(?:touch|touching|mess with|meddle with|fiddle with) ${MY}${X}`])

/** A medicine in its clause: words `from` to `end`, its name at `at` to `to`. */
interface Clause {
  readonly from: number
  readonly at: number
  readonly to: number
  readonly end: number
}

const PARTS = /[,;:.!?]/u
const WHEN = /^(?:if|when|если|когда|αν|οταν)$/u
/** Words to either side that are looked at: speech without signs has no other end. */
const FAR = 24
/** The clause of a name within these words; a comma right behind the name parts nothing: "the ramipril, I never miss". */
function clauseOf({ words }: Reading, { from, at, to, end }: Clause): [from: number, end: number] {
  const parts = (word: number) => PARTS.test(words[word]?.after ?? '')
  let [start, stop] = [at, Math.min(to + 1, end)]
  while (start > Math.max(from, at - FAR) && !parts(start - 1)) start--
  // «Не пью, если еду»: the condition is of it.
  const goesOn = (word: number) => WHEN.test(words[word]?.norm ?? '')
  while (stop < Math.min(end, to + FAR) && (!parts(stop - 1) || goesOn(stop))) stop++
  return [start, stop]
}

export interface DeniedOtherwise {
  readonly from: number
  readonly to: number
  /** It is taken, then; what a doctor says cannot be done without may be new. */
  readonly tellsTaken: boolean
}

const countOf = (text: string): number => text.split(' ').filter(Boolean).length

/**
 * The words of a clause that deny something else than that the medicine is taken: what it does, missing or stopping it,
 * being without it, taking it always or alone. Null where there are none.
 */
export function deniedOtherwise(reading: Reading, within: Clause, byDoctor: boolean): DeniedOtherwise | null {
  const { at, to } = within
  const [from, end] = clauseOf(reading, within)
  const clause = `${normsOf(reading, from, at)} ${X} ${normsOf(reading, to, end)}`.trim()
  if (byDoctor && saysNoHelp(normsOf(reading, to, end))) return null
  const isLast = to === end || PARTS.test(reading.words[to - 1]?.after ?? '')
  const told = OTHERWISE.exec(clause) ?? (isLast ? NOT_IT.exec(clause) : null)
  const hit = told ?? NEEDED.exec(clause) ?? (byDoctor ? UNCHANGED.exec(clause) : null)
  if (!hit) return null
  const [before, own] = [clause.slice(0, hit.index), hit[0]]
  const start = from + countOf(before)
  return { from: start, to: start + countOf(own) - 1 + (to - at), tellsTaken: !byDoctor || !NEEDED.test(own) }
}
