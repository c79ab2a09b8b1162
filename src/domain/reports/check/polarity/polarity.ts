import type { Words } from '../../text/words.ts'
import { affirmCauses, affirmSecondOrders } from './affirm.ts'
import { type Clause, cutClauses, turns } from './clauses.ts'
import { CUE, cuesIn, FORWARD, phraseAt, type WordPolarity } from './cues.ts'
import {
  DENYING,
  endsList,
  hasNumber,
  isItem,
  isPostposed,
  listBefore,
  OF_LIST,
  reportsNone,
  tellsChange,
  WITHOUT,
} from './lists.ts'
import { denyNear } from './loose.ts'
import { forwardFrom } from './reach.ts'

/** What the clauses before leave open for the next one. */
interface Open {
  /** "No pain, fever …": what follows may be of the denied list. */
  list: boolean
  /** Of what a person denies: "denies weight loss, increased thirst". */
  reported: boolean
  /** "Denies: …": what follows the colon is denied as a whole. */
  whole: boolean
  /** The clause before denied something. */
  denied: boolean
  /** The clause before told of all of something. */
  all: boolean
}

/** Polarity of each word from `from` to `to`, by the denials said there; `loose` where no sign parts the clauses. */
export function polaritiesOf(all: Words, from: number, to: number, loose: boolean): Map<number, WordPolarity> {
  const polarities = new Map<number, WordPolarity>()
  for (let at = from; at < to; at++) polarities.set(at, 'yes')
  const deny = (start: number, end: number) => {
    for (let at = Math.max(from, start); at < Math.min(to, end); at++) polarities.set(at, 'no')
  }
  const open: Open = { list: false, reported: false, whole: false, denied: false, all: false }
  const clauses = cutClauses(all, from, to, loose)
  for (const clause of clauses) {
    if (isNoBehind(all, clause, to)) {
      deny(clause.from, clause.to)
      continue
    }
    denyHelp(all, clause, deny)
    const cues = cuesIn(all, clause)
    if (cues.length === 0) {
      if (isDeniedByBefore(all, clause, to, open)) deny(clause.from, clause.to)
      continue
    }
    open.all = false
    open.denied = true
    open.whole = /:/u.test(all.words[clause.to - 1]?.after ?? '') && clause.to - clause.from <= 3
    const postposed = isPostposed(all, clause, cues)
    if (postposed) for (const one of listBefore(all, clauses, clause)) deny(one.from, one.to)
    // "No, he was awake throughout": an answer, no list.
    const isReply = clause.to - clause.from === 1 && clause.from === from && NO.test(all.words[from]?.norm ?? '')
    // "If he's no better, we'd get a scan": what follows a condition is not denied with it.
    const isIf = isCondition(all, clause, cues)
    open.reported = cues.some(at => DENYING.test(all.words[at]?.norm ?? ''))
    open.list =
      !isReply &&
      !postposed &&
      !isIf &&
      (cues.some(at => OF_LIST.test(all.words[at]?.norm ?? '')) || reportsNone(all, clauses, clause, cues))
    if (loose && (clause.to - clause.from > 7 || cues.some(at => all.drugs.has(at + 1))))
      for (const at of cues) denyNear(all, clause, at, deny)
    else if (!isIf) denyWithin(all, clause, cues, postposed, deny)
  }
  affirmCauses(all, clauses, polarities)
  affirmSecondOrders(all, clauses, polarities)
  return polarities
}

/** A clause that denies nothing itself: whether a denial before goes on in it. */
function isDeniedByBefore(all: Words, clause: Clause, to: number, open: Open): boolean {
  const { words } = all
  const isExcepted = open.all && EXCEPTS.test(words[clause.from]?.norm ?? '')
  open.all = words.slice(clause.from, clause.to).some(({ norm }) => OF_ALL.test(norm))
  if (isExcepted || open.whole) return true
  if (open.denied && ALSO.test(words[clause.to - 1]?.norm ?? '') && clause.to - clause.from <= 3) return true
  open.denied = false
  // "No antibiotics; dressing every two days": a semicolon ends the list.
  const isEnded =
    /;/u.test(words[clause.from - 1]?.after ?? '') ||
    turns(all, clause.from) ||
    endsList(all, clause) ||
    (!open.reported && tellsChange(all, clause, to))
  open.list = open.list && !isEnded && isItem(all, clause) && !hasNumber(all, clause)
  return open.list
}

/** Denies what the cues of a clause deny. */
function denyWithin(
  all: Words,
  clause: Clause,
  cues: readonly number[],
  postposed: boolean,
  deny: (from: number, to: number) => void,
): void {
  // «Τρώει καρύδια χωρίς να παθαίνει τίποτα»: what stands before "without" is so.
  const [opens] = WITHOUT.test(all.words[cues[0] ?? clause.from]?.norm ?? '') ? cues : []
  const forward = opens !== undefined || cues.every(at => FORWARD.test(all.words[at]?.norm ?? ''))
  const refused = refusedIn(all, clause, cues)
  if (refused) deny(refused.from, refused.to)
  else if (forward && !postposed) for (const at of opens === undefined ? cues : [opens]) deny(at, clause.to)
  else deny(forwardFrom(all, clause, cues) ?? clause.from, clause.to)
}

/** «Все, кроме ветрянки»: what is excepted from what holds of all is denied. */
const EXCEPTS = /^(?:except|excepting|кроме|εκτοσ|πλην)$/u
const OF_ALL = /^(?:all|every\p{L}*|both|everything|все|все|всех|всю|каждую|ολα|ολεσ|ολουσ|ολο|ολη|καθε)$/u

/** «Чёрного не было, крови тоже». */
const ALSO = /^(?:тоже|также|either|neither|επισησ)$/u

const HELPS =
  /^(?:(?:не|not|δεν|doesn't|didn't|don't|isn't|hasn't|won't|nothing) (?:(?:сильно|особо|really|actually|been|με|του|τησ|μου|το|τον|την) )?)(помога\p{L}*|помог\p{L}{0,2}|снима\p{L}*|деиству\p{L}*|help\p{L}*|work\p{L}*|touch\p{L}*|improv\p{L}*|βοηθ\p{L}*)/u

/** What did not help is not denied, but that it helped is. */
function denyHelp(all: Words, { from, to }: Clause, deny: (from: number, to: number) => void): void {
  for (let at = from; at < to; at++) {
    const helps = HELPS.exec(phraseAt(all, at))?.[0].split(' ').length
    if (helps) deny(at + helps - 1, at + helps)
  }
}

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

/** A condition denies nothing: "if it does not go", "a scan if it does not go". */
const isCondition = ({ words }: Words, { from, to }: Clause, cues: readonly number[]): boolean => {
  const opens = words.slice(from, to).findIndex(({ norm }) => IF.test(norm))
  return opens === 0 || (opens > 0 && cues.every(at => at > from + opens))
}
const IF = /^(?:если|if|αν|εαν)$/u

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
