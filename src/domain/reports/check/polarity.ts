import type { Words } from '../text/words.ts'
import type { Atom } from './atoms.ts'

/** Whether a word is denied. `open`: asked and not answered. */
export type WordPolarity = 'yes' | 'no' | 'open'

/** Denies what follows it, not what stands before: "pain without fever". */
const FORWARD =
  /^(?:без|without|χωρισ|no|ни|ουτε|nor|non|free|denies|denied|deny|denying|отрица(?:ет|ют|ла?|ть)|αρνειται|αρνηθηκε|αρνουμαι|отсутств\p{L}*|μη|absence|απουσια|neither)$/u
/** A denial of a whole list: "denies chest pain, palpitations and syncope". */
const OF_LIST =
  /^(?:denies|denied|deny|denying|отрица(?:ет|ют|ла?|ть)|αρνειται|αρνηθηκε|without|без|χωρισ|no|ни|ουτε|neither)$/u
const CUE =
  /^(?:не|нет|нету|ни|без|никогда|никак\p{L}{0,3}|ничего|никто|отрица(?:ет|ют|ла?|ть)|отсутств\p{L}*|нельзя|отказ\p{L}*|no|not|none|nor|never|without|denies|denied|deny|denying|cannot|\p{L}+n't|dont|doesnt|didnt|isnt|wasnt|arent|havent|hasnt|nothing|neither|nope|nah|non|absent|absence|οχι|δεν|δε|μη|μην|χωρισ|ουτε|ποτε|καθολου|καμια|κανενα|κανεναν|κανεισ|τιποτα|αρνειται|αρνηθηκε|αρνουμαι|απουσια|unremarkable|teetotal|трезвенни\p{L}*|непьющ\p{L}*|некурящ\p{L}*|безболезнен\p{L}*|ανωδυν\p{L}*|afebrile|απυρετ\p{L}*|painless|неболезнен\p{L}*|declin\p{L}*|refus\p{L}*|безуспешно|исчез\p{L}*|nontender|запрещ\p{L}*|forbidden|prohibited|απαγορευ\p{L}*)$/u
/** A cue in which nothing is denied: "not only", «не хватает», "no wait", «не больше», "worst ever". */
const PSEUDO =
  /^(?:без (?:повода|причин\p{L}*|видим\p{L}*)|without (?:a |any )?(?:reason|cause|trigger)|χωρισ (?:λογο|αιτια)|не (?:жд\p{L}*|раньше|трога\p{L}*|меня\p{L}*)|(?:don't|not) wait|μην περιμεν\p{L}*|καμια φορα|καν(?:εναν|ενα|α) (?:μην\p{L}*|χρον\p{L}*|εβδομ\p{L}*)|τιποτα δεν (?:ξυπν\p{L}*|σηκων\p{L}*)|не (?:чувству\p{L}*|двига\p{L}*|лезет|только|хватает|больше|более|менее|меньше|проходит|помога\p{L}*|реже|чаще|позднее|очень|совсем|сразу|всегда|исключ\p{L}*|заживает|получается|знаю|помню|достигнут\p{L}*|компенсир\p{L}*|нравится|снима\p{L}*|сплю|спит|могу|может|переноси\p{L}*|отходя от|поправля\p{L}*)|нет подождите|нет погодите|нет исправьте|no (?:wait|doubt|more than|longer than|problem|idea|later than|sooner|hang|rush)|not (?:only|more than|excluded|ruled|sure|getting|better|improv\p{L}*|sleeping|working|controlled|well|very|always|much|as|until|at goal|able|too|quite|really sure|every)|without (?:stopping|doubt)|ποτε (?:ξεκινησε|αρχισε|σασ|εγινε|ηταν|να|πηρε)|δεν (?:ξυπν\p{L}*|νιωθ\p{L}*|αισθαν\p{L}*|ανοιγ\p{L}*|μυριζ\p{L}*|κουνα\p{L}*|αποκλειεται|περναει|περνα|υποχωρει|μπορ\p{L}*|ξερω|κοιμ\p{L}*|ειναι μονο|ειμαι σιγουρ\p{L}*|βοηθ\p{L}*|ειναι καλα|θυμαμαι|αντεχ\p{L}*|κλεινει)|μη (?:στεροειδ\p{L}*)|οχι (?:πανω απο|παραπανω|περισσοτερ\p{L}*|μονο|λαθοσ)|(?:can't|cannot|couldn't|doesn't|won't|isn't|haven't|hasn't) (?:sleep|walk|breathe|go|help|getting|work|heal|stand|lie|bend|lift|bear|keep|get|feel|smell|wake|move|shift|swallow|chew|pass|see|find))/u
const CONTRAST =
  /^(?:но|зато|однако|хотя|кроме|but|however|although|though|except|αλλα|ομωσ|ενω|εκτοσ|ωστοσο|just|αν|зато)$/u

/** «Все, кроме ветрянки»: what is excepted from what holds of all is denied. */
const EXCEPTS = /^(?:except|excepting|кроме|εκτοσ|πλην)$/u
const OF_ALL = /^(?:all|every\p{L}*|both|everything|все|все|всех|всю|каждую|ολα|ολεσ|ολουσ|ολο|ολη|καθε)$/u
/** What did not help is not denied, but that it helped is. */
const HELPS =
  /^(?:(?:не|not|δεν|doesn't|didn't|don't|isn't|hasn't|won't|nothing) (?:(?:сильно|особо|really|actually|been|με|του|τησ|μου|το|τον|την) )?)(помога\p{L}*|помог\p{L}{0,2}|снима\p{L}*|деиству\p{L}*|help\p{L}*|work\p{L}*|touch\p{L}*|improv\p{L}*|βοηθ\p{L}*)/u

/** In speech without punctuation the other one goes on behind it. */
const UNDERSTOOD =
  /^(?:понятно|ясно|ладно|так|угу|ага|понял[аи]?|okay|ok|alright|lovely|gotcha|μαλιστα|ωραια|ενταξει|λοιπον|καταλαβα)$/u

/** Most words that a denial reaches in speech without punctuation. */
const REACH = 9

export interface Clause {
  from: number
  to: number
}

/** Clauses of words `from` to `to`: cut at signs and at words that turn to something else. */
export function cutClauses({ words, text }: Words, from: number, to: number, loose = false): Clause[] {
  const clauses: Clause[] = []
  let start = from
  for (let at = from; at < to; at++) {
    const { after = '', end = 0 } = words[at] ?? {}
    const next = words[at + 1]
    const range = /^[-–—]$/u.test(after) && /^\d/u.test(next?.norm ?? '') && /^\d/u.test(words[at]?.norm ?? '')
    const decimal =
      range || (next && next.start === end + 1 && /\d/u.test(next.norm) && /\d$/u.test(text.slice(end - 1, end)))
    const stops =
      (/[,;:()\n.!?·…]/u.test(after) || /\s[–—-]$|^[–—]/u.test(after)) && !decimal && after !== '.'
        ? true
        : after === '.' && !decimal && at + 1 < to && /\s/u.test(text[end + 1] ?? '')
    const following = at + 1 < to ? (words[at + 1]?.norm ?? '') : ''
    const turns =
      CONTRAST.test(following) ||
      isAct(words, at + 1) ||
      (loose && UNDERSTOOD.test(following)) ||
      (at + 3 < to && deniesNext(words, at + 1))
    if (!stops && !turns && at + 1 < to) continue
    clauses.push({ from: start, to: at + 1 })
    start = at + 1
  }
  return clauses
}

const RELATIVE = /^(?:που|that|which)$/u
const ACT =
  /^(?:εδωσ|εγραψ|συνεστησ|συνταγογραφ|χορηγησ|αγορασ|gave|given|prescribed|recommended|suggested|wrote|bought)/u
/** "Did not start the tablets that the pharmacist gave him": they were given. */
const isAct = (words: Words['words'], at: number): boolean =>
  RELATIVE.test(words[at]?.norm ?? '') && words.slice(at + 1, at + 5).some(({ norm }) => ACT.test(norm))

const WITHOUT = /^(?:χωρισ|without|без)$/u
const ANDS = /^(?:and|и|και)$/u
const DENIES = /^(?:didn't|doesn't|don't|isn't|wasn't|hasn't|haven't|hadn't|won't|never|не|δεν|δε)$/u
const AUXILIARY = /^(?:did|does|do|is|was|has|have|had|will)$/u
const OF_BEFORE = /^(?:it|them|его|ее|их|το|τα|την|τη|τον)$/u
const OBJECT_WITHIN = 6
/** "She slid down and did not hit her head": what stands before the "and" is not denied, unless it is the verb's object. */
const deniesNext = (words: Words['words'], at: number): boolean =>
  ANDS.test(words[at]?.norm ?? '') &&
  (DENIES.test(words[at + 1]?.norm ?? '') ||
    (AUXILIARY.test(words[at + 1]?.norm ?? '') && /^(?:not|never)$/u.test(words[at + 2]?.norm ?? ''))) &&
  !words.slice(at + 2, at + OBJECT_WITHIN).some(({ norm }) => OF_BEFORE.test(norm))

const NO = /^(?:no|never|none|нет|не|никогда|οχι|ποτε)$/u
const NAMED = 3
/** "Chest pain, no.": a name with its denial behind it. */
const isNoBehind = ({ words }: Words, { from, to }: Clause, end: number): boolean =>
  to - from <= NAMED &&
  to < end &&
  (words[to - 1]?.after ?? '').startsWith(',') &&
  NO.test(words[to]?.norm ?? '') &&
  (to + 1 === end || /^[.!;\n]/u.test(words[to]?.after ?? '')) &&
  !words.slice(from, to).some(({ norm }) => CUE.test(norm))

const phraseAt = ({ words }: Words, at: number) =>
  `${words[at]?.norm ?? ''} ${words[at + 1]?.norm ?? ''} ${words[at + 2]?.norm ?? ''} ${words[at + 3]?.norm ?? ''}`

/** Words of a clause that deny. */
function cuesIn(all: Words, { from, to }: Clause): number[] {
  const cues: number[] = []
  for (let at = from; at < to; at++) {
    const norm = all.words[at]?.norm ?? ''
    if (
      !CUE.test(norm) ||
      /^(?:wait|oh|hang|sorry|подождите|погодите|ои|περιμενετε|συγγνωμη)$/u.test(all.words[at - 1]?.norm ?? '')
    )
      continue
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

/** «не … ли», a question or a condition denies nothing: "if it does not go". */
const isCondition = (all: Words, { from }: Clause) => /^(?:если|if|αν|εαν)$/u.test(all.words[from]?.norm ?? '')

/** Polarity of each word from `from` to `to`, by the denials said there; `loose` where no sign parts the clauses. */
export function polaritiesOf(all: Words, from: number, to: number, loose: boolean): Map<number, WordPolarity> {
  const polarities = new Map<number, WordPolarity>()
  for (let at = from; at < to; at++) polarities.set(at, 'yes')
  const deny = (start: number, end: number) => {
    for (let at = Math.max(from, start); at < Math.min(to, end); at++) polarities.set(at, 'no')
  }
  let list = false
  let ofAll = false
  // "Denies: …": what follows the colon is denied as a whole.
  let whole = false
  let denied = false
  const clauses = cutClauses(all, from, to, loose)
  for (const clause of clauses) {
    if (isNoBehind(all, clause, to)) {
      deny(clause.from, clause.to)
      continue
    }
    const cues = cuesIn(all, clause)
    const excepted = ofAll && EXCEPTS.test(all.words[clause.from]?.norm ?? '')
    ofAll = cues.length === 0 && all.words.slice(clause.from, clause.to).some(({ norm }) => OF_ALL.test(norm))
    if (excepted && cues.length === 0) {
      deny(clause.from, clause.to)
      continue
    }
    for (let at = clause.from; at < clause.to; at++) {
      const helps = HELPS.exec(phraseAt(all, at))?.[0].split(' ').length
      if (helps) deny(at + helps - 1, at + helps)
    }
    if (whole && cues.length === 0) {
      deny(clause.from, clause.to)
      continue
    }
    whole = cues.length > 0 && /:/u.test(all.words[clause.to - 1]?.after ?? '') && clause.to - clause.from <= 3
    if (
      cues.length === 0 &&
      denied &&
      ALSO.test(all.words[clause.to - 1]?.norm ?? '') &&
      clause.to - clause.from <= 3
    ) {
      deny(clause.from, clause.to)
      continue
    }
    denied = cues.length > 0
    if (cues.length > 0 && isPostposed(all, clause, cues))
      for (const one of listBefore(all, clauses, clause)) deny(one.from, one.to)
    if (cues.length === 0) {
      const ends = all.words.slice(clause.from, clause.from + ITEM).some(({ norm }) => LISTS.test(norm))
      const short =
        clause.to - clause.from <= (ends ? LAST_ITEM : 6) && !CONTRAST.test(all.words[clause.from]?.norm ?? '')
      // "No antibiotics; dressing every two days": a semicolon ends the list.
      if (/;/u.test(all.words[clause.from - 1]?.after ?? '')) list = false
      if (list && short && !hasNumber(all, clause)) deny(clause.from, clause.to)
      else list = false
      continue
    }
    // «Τρώει καρύδια χωρίς να παθαίνει τίποτα»: what stands before "without" is so.
    const [opens] = WITHOUT.test(all.words[cues[0] ?? from]?.norm ?? '') ? cues : []
    const forward = cues.every(at => FORWARD.test(all.words[at]?.norm ?? '')) || opens !== undefined
    const postposed = isPostposed(all, clause, cues)
    // "No, he was awake throughout": an answer, no list.
    const isReply = clause.to - clause.from === 1 && clause.from === from && NO.test(all.words[from]?.norm ?? '')
    list =
      !isReply &&
      (cues.some(at => OF_LIST.test(all.words[at]?.norm ?? '')) || reportsNone(all, clauses, clause, cues)) &&
      !postposed
    if (loose && (clause.to - clause.from > 7 || cues.some(at => all.drugs.has(at + 1)))) {
      for (const at of cues) denyNear(all, clause, at, deny)
      continue
    }
    if (isCondition(all, clause)) continue
    const refused = refusedIn(all, clause, cues)
    if (refused) deny(refused.from, refused.to)
    else if (forward && !postposed) for (const at of opens === undefined ? cues : [opens]) deny(at, clause.to)
    else deny(clause.from, clause.to)
  }
  affirmCauses(all, clauses, polarities)
  affirmSecondOrders(all, clauses, polarities)
  return polarities
}

const REPORTS =
  /^(?:отмеча|предъявля|жалу|выявл|обнаруж|определя|наблюда|сообща|описыва|report|complain|describ|mention|notic|endors|experienc|αναφερ|παραπον|παρουσι|διαπιστω|παρατηρ)/u
const LISTS = /^(?:or|nor|and|или|либо|и|η|και)$/u
const ITEM = 4
/** Words of the last item with what belongs to it: "or discharge from the wound". */
const LAST_ITEM = 8
/** "Does not report pain, flashes or floaters": the list, up to its "or", is not reported. */
function reportsNone(all: Words, clauses: readonly Clause[], clause: Clause, cues: readonly number[]): boolean {
  const reports = cues.some(at => [at + 1, at + 2].some(next => REPORTS.test(all.words[next]?.norm ?? '')))
  if (!reports) return false
  for (const { from, to } of clauses.slice(clauses.indexOf(clause) + 1)) {
    if (to - from > LAST_ITEM || cuesIn(all, { from, to }).length > 0) return false
    const link = all.words.slice(from, to).findIndex(({ norm }) => LISTS.test(norm))
    if (link < 0 && to - from > ITEM) return false
    if (link > 0 || (link === 0 && to - from <= 2) || DENIED_CASE.test(all.words[from]?.norm ?? '')) return true
  }
  return false
}

/** "Told not to drive and to inform the office": what stands behind "and to" is to be done. */
function affirmSecondOrders(all: Words, clauses: readonly Clause[], polarities: Map<number, WordPolarity>): void {
  for (const { from, to } of clauses) {
    const norms = all.words.slice(from, to).map(({ norm }) => norm)
    const first = norms.findIndex((norm, at) => norm === 'not' && norms[at + 1] === 'to')
    const second = norms.findIndex((norm, at) => at > first && norm === 'and' && norms[at + 1] === 'to')
    if (first >= 0 && second > 0) for (let at = from + second; at < to; at++) polarities.set(at, 'yes')
  }
}

const REFUSES = /^(?:declin|refus|отказ|αρν(?:ηθ|ειτ))/u
const ACCEPTS = /^(?:accept|agree|consent|chose|opted|prefer|will$|предпоч|соглас|приня|выбра|δεχ|συμφωνησ|επελεξ)/u
const AND = /^(?:and|but|и|а|но|και|αλλα)$/u
/** "She accepted the one and declined the other": of two verbs each has what follows it, up to the other one. */
function refusedIn({ words }: Words, { from, to }: Clause, cues: readonly number[]): Clause | null {
  const [cue] = cues
  if (cue === undefined || cues.length > 1 || !REFUSES.test(words[cue]?.norm ?? '')) return null
  const accepts = words.findIndex(({ norm }, at) => at >= from && at < to && ACCEPTS.test(norm))
  if (accepts < 0) return null
  const and = words.findIndex(
    ({ norm }, at) => at > Math.min(cue, accepts) && at < Math.max(cue, accepts) && AND.test(norm),
  )
  if (and < 0) return null
  return cue > accepts ? { from: and, to } : { from, to: and }
}

const CAUSE = /^(?:because|due|owing|из|ввиду|вследствие|λογω|εξαιτιασ)$/u
/** "Not given because of the ulcer": the cause is so. */
function affirmCauses(all: Words, clauses: readonly Clause[], polarities: Map<number, WordPolarity>): void {
  for (const clause of clauses) {
    const cues = cuesIn(all, clause)
    const cause = all.words
      .slice(clause.from, clause.to)
      .findIndex(
        ({ norm }, at) => CAUSE.test(norm) && (norm !== 'из' || all.words[clause.from + at + 1]?.norm === 'за'),
      )
    if (cause < 0 || cues.length === 0 || cues.some(at => at >= clause.from + cause)) continue
    for (let at = clause.from + cause; at < clause.to; at++) polarities.set(at, 'yes')
  }
}

/** «Чёрного не было, крови тоже». */
const ALSO = /^(?:тоже|также|either|neither|επισησ)$/u
/** Masculine nouns in the case that a denial asks for: «инсульта, язвы не было». */
const DENIED_CASE =
  /(?:(?:инсульт|инфаркт|диабет|туберкулез|гепатит|обморок|отек|озноб|зуд|запор|понос|хрип|шум|насморк|перелом|тромб|рак|криз|приступ|паралич|парез|тремор|бред|ожог|синдром|\p{L}{3,}(?:ит|оз))а|кашля|(?:болезн|боле|травм|опухол|операци|аллерги|рвот|сыпи|язв|грыж|желтух|одышк|тошнот|изжог|слабост|судорог|температур)(?:ы|и|и|еи)|\p{L}{4,}(?:ов|ев|еи))$/u

/** Short pieces right before a denial that stands behind its list. */
function listBefore(all: Words, clauses: readonly Clause[], clause: Clause): Clause[] {
  const found: Clause[] = []
  for (let at = clauses.indexOf(clause) - 1; at >= 0; at--) {
    const one = clauses[at] as Clause
    const noun = all.words[one.from]?.norm ?? ''
    if (one.to - one.from > 3 || !DENIED_CASE.test(noun) || cuesIn(all, one).length > 0 || hasNumber(all, one)) break
    if (!/,/u.test(all.words[one.to - 1]?.after ?? '')) break
    found.push(one)
  }
  return found
}

const DENYING = /^(?:denies|denied|deny|denying|отрица(?:ет|ют|л|ла|ли)|αρνειται|αρνηθηκε|αρνουμαι)$/u

/** «Хрипов нет», «снижение веса отрицает»: the denied thing stands before its cue, which ends the clause. */
const isPostposed = (all: Words, { from, to }: Clause, cues: readonly number[]) => {
  const last = cues.at(-1) ?? from
  return (
    !WITHOUT.test(all.words[cues[0] ?? from]?.norm ?? '') &&
    last >= to - 2 &&
    last > from &&
    cues[0] !== from &&
    // "He denies burning, fever and chills": what is denied follows the verb.
    (last === to - 1 || !DENYING.test(all.words[last]?.norm ?? '')) &&
    !/^(?:no|without|без|χωρισ|ни|ουτε)$/u.test(all.words[last]?.norm ?? '')
  )
}

const ENDS =
  /^(?:отмеча\p{L}*|было|были|была|был|беспоко\p{L}*|име\p{L}*|определя\p{L}*|видно|видим|выявл\p{L}*|обнаруж\p{L}*|наблюда\p{L}*|замеча\p{L}*|дела\p{L}*|использу\p{L}*|приним\p{L}*|пьет|αναφερ\p{L}*|υπαρχ\p{L}*|ειχε|παρουσ\p{L}*)$/u

/** In speech without punctuation a denial reaches a few words: back from a closing «нет», forward from «не», "no". */
function denyNear(all: Words, { from, to }: Clause, at: number, deny: (from: number, to: number) => void): void {
  const norm = all.words[at]?.norm ?? ''
  const next = all.words[at + 1]?.norm ?? ''
  if (all.drugs.has(at + 1)) {
    deny(at, Math.min(to, Math.max(at + 2, all.drugs.get(at + 1)?.to ?? 0)))
    return
  }
  if (/^(?:нет|нету|οχι|no|nope|nah)$/u.test(norm)) {
    const repeated = all.words.slice(Math.max(from, at - 3), at).some(word => word.norm === next)
    const reach = Math.max(from, at - (norm === 'no' ? 4 : 5))
    // A number before it ends what was asked before: «… четвёртого марта температура есть нет».
    const number = [1, 2, 3, 4, 5].find(back => at - back >= reach && all.numbers.has(at - back))
    const counted = number === undefined ? reach : Math.max(reach, all.numbers.get(at - number)?.to ?? reach)
    // «Сопли есть прозрачные, кашель нет»: what is there ends it.
    const there = all.words.slice(counted, at).findLastIndex(word => THERE.test(word.norm))
    const start = there < 0 || counted + there >= at - 1 ? counted : counted + there + 1
    // «Гной или кровь из соска идёт нет»: a list is denied as a whole.
    const listed = all.words.slice(start, start + 2).findIndex(word => OR.test(word.norm))
    // «На йод нет», «σε ασπιρίνη όχι»: the substance alone is denied.
    const alone =
      /^(?:на|от|к|σε|στην|στο|στη|to)$/u.test(all.words[at - 2]?.norm ?? '') &&
      (norm === 'нет' || all.drugs.has(at - 1))
    deny(Math.max(from, alone ? at - 2 : listed < 0 ? start : start + listed - 1), at)
    if (norm === 'no' || repeated) deny(at, Math.min(to, at + 4))
    return
  }
  // «От госпитализации отказался».
  if (/^отказ/u.test(norm) && all.words[at - 2]?.norm === 'от') {
    deny(at - 1, at + 1)
    return
  }
  // «Кровохарканья не отмечает ночью потеет»: the verb of the denial ends it.
  if (/^(?:не|not|δεν)$/u.test(norm) && ENDS.test(next)) {
    deny(Math.max(from, at - 3), at + 2)
    return
  }
  if (FORWARD.test(norm)) deny(at, Math.min(to, at + 5))
  else {
    // "She doesn't need it | calpol carry on": the object ends it.
    const object = all.words.slice(at, at + 4).findIndex(word => /^(?:it|them|that|его|ее|их)$/u.test(word.norm))
    // "Not itchy it bleeds if I catch it": another subject ends it.
    const subject = all.words
      .slice(at + 2, at + REACH - 4)
      .findIndex(word => SUBJECT.test(word.norm) || (norm === 'не' && NEW_VERB.test(word.norm)))
    const end = object > 0 ? at + object + 1 : subject >= 0 ? at + 2 + subject : at + REACH - 4
    // «При боли найз больше не пейте омепразол …»: the medicine before it is its object, the next one another thing.
    const before = [at - 1, at - 2, at - 3].find(word => all.drugs.has(word))
    const next = [...all.drugs.keys()].filter(word => word > at).sort((a, b) => a - b)[0]
    if (before === undefined) deny(at - 3, Math.min(to, end))
    else deny(before, Math.min(to, end, next ?? to))
  }
}

/** A Russian infinitive or order opens another thing: «свечи больше не ставим, поить побольше». */
const NEW_VERB = /\p{L}{2}(?:ать|ять|ить|еть|ти|аите|яите|уите|ите|аите)$/u
const SUBJECT =
  /^(?:it|it's|i|i'm|i've|he|he's|she|she's|we|they|you|if|when|я|он|она|мы|вы|они|мне|у|если|когда|αν|οταν)$/u
const THERE = /^(?:есть|бывает|имеется|да|yes|yeah|ναι|εχω)$/u
const OR = /^(?:или|or|η)$/u

/** A value, in figures or spoken; "one" may be an article. */
const hasNumber = ({ words, numbers }: Words, { from, to }: Clause) =>
  words.slice(from, to).some(({ norm }, index) => /^\d/u.test(norm) || (numbers.get(from + index)?.value ?? 1) !== 1)

const IDIOMS = new Set(
  'dyspnea orthopnea insomnia anorexia fatigue weakness limbWeakness ischuria urinaryRetention numbness hearingLoss anosmia unable aphasia paralysis limitedMotion dysphagia constipation visualLoss blurredVision malaise concentration anhedonia erectile urgency incontinence amenorrhea memory oliguria incompleteEmptying suicidal weightBearing heatIntolerance trismus lowMood refuse normal preserved stiffness keepDrug'.split(
    ' ',
  ),
)
/** A finding whose own words deny is one: "can't get my breath", «не хватает воздуха». */
export function affirmIdioms(
  all: Words,
  clauses: readonly (Clause & { atoms: readonly Atom[]; asks?: boolean })[],
  polarity: Map<number, WordPolarity>,
): void {
  for (const { from, to, atoms, asks } of clauses) {
    if (asks) continue
    for (const atom of atoms) {
      if (atom.kind !== 'concept' || polarity.get(atom.from) !== 'no') continue
      if (!atom.ids.some(id => IDIOMS.has(id))) continue
      const cues = cuesIn(all, { from, to })
      const own = all.words.slice(atom.from, atom.to).some(({ norm }) => CUE.test(norm))
      if (!own || !cues.every(at => at >= atom.from && at < atom.to)) continue
      // "It has not changed in size": nothing of it is denied.
      const [start, end] = atom.ids.includes('keepDrug') ? [from, to] : [atom.from, atom.to]
      for (let at = start; at < end; at++) polarity.set(at, 'yes')
    }
  }
}

/** True if the words deny at all. */
export const denies = (all: Words, from: number, to: number): boolean => cuesIn(all, { from, to }).length > 0
