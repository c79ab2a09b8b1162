import type { DrugStatus } from '../../extraction.ts'
import type { Reading, Segment } from '../../text/shape.ts'
import { has } from '../../text/within.ts'
import { amountAt } from '../amounts.ts'
import { normsOf } from '../dose-units.ts'
import { type Dose, doseIn } from '../drug-dose.ts'
import { isValue } from '../no-dose.ts'
import { doseAtStart } from './doses.ts'
import type { Named } from './zones.ts'

/** «Έπαιρνα δεκαέξι, τώρα τέσσερα»: the dose that holds. */
export function doseNow(reading: Reading, { from, to }: Segment, name: Named): Dose | null {
  for (let at = from; at < to - 1; at++) {
    if (!/^(?:теперь|сеичас|now|τωρα)$/u.test(reading.words[at]?.norm ?? '') || isValue(reading, name.to, at)) continue
    const dose = doseAtStart(reading, { from: at + 1, to })
    if (dose !== null) return dose
  }
  return null
}

const ONCE =
  /(?:^|\s)(?:used to (?:take|have|be)|was|were|had been|before that|previously|раньше|до этого|прежде|был[аои]?|παλια|παλιοτερα|πριν|ηταν|επαιρνα|ειχα)(?:\s|$)/u
const TAKES =
  /(?:^|\s)(?:now|i take|i'm on|i am on|i'm taking|it's|stayed|теперь|сеичас|пью|принимаю|колю|τωρα|παιρνω|ειμαι)(?:\s|$)/u
const COUNTS_TIME =
  /^(?:years?|months?|weeks?|days?|times?|лет|год\S*|месяц\S*|недел\S*|дн\S*|раз\S?|χρονια|μην\S+|εβδομαδ\S+|μερ\S+|φορ\S+|percent|процент\S*)$/u

/** "I take forty, I used to take eighty": of two amounts the one that is not of before. */
export function doseBesideFormer(reading: Reading, { from, to }: Segment, name: Named): Dose | null {
  const amounts: { at: number; once: boolean; takes: boolean }[] = []
  let start = from
  for (let at = from; at < to; at++) {
    if (at > from && /[,;:—–]/u.test(reading.words[at - 1]?.after ?? '') && at !== name.at) start = at
    // The four of T4 is no amount.
    const amount = at >= name.at && at < name.to ? null : amountAt(reading, at)
    if (!amount) continue
    if (
      !COUNTS_TIME.test(reading.words[amount.to]?.norm ?? '') &&
      !isValue(reading, at > name.at ? name.to : from, at)
    ) {
      const [before, around] = [normsOf(reading, start, at), normsOf(reading, start, Math.min(to, amount.to + 1))]
      const isBehindName = at === name.to
      amounts.push({ at, once: ONCE.test(before), takes: isBehindName || TAKES.test(around) })
    }
    at = amount.to - 1
  }
  const holds = amounts.filter(({ once, takes }) => takes && !once)
  const [one] = holds
  if (!one || holds.length > 1 || !amounts.some(({ once }) => once)) return null
  return doseIn(reading, one.at, one.at, to)
}

const WAS_IT =
  /^(?:я )?(?:был[аои]?(?: на)?|пил[аи]?|принимал[аи]?|колол[аи]?|сидел[аи]? на|it was|i was on|i took|i had|ηταν|επαιρνα)$/u
const BEFORE_NOW = /^(?:раньше|сначала|before|first|πριν|παλια)(?:\s|$)/u
const FROM_NOW_ON = /(?:^|\s)(?:теперь|сеичас|now|τωρα)(?:\s|$)/u
const ONLY = /^(?:только|just|only|μονο)(?:\s|$)/u
const FROM = /(?:^|\s)(?:от|из за|после|from|with|on|απο|με)(?: (?:the|my|τη|την|το|τον))?$/u
const MADE =
  /^(?:always |just )?(?:gave|made|gives|makes|kept giving|kept making|вызывал\S*|вызвал\S*|дал\S?|дава\S*|μου|με) /u
const SO_NOW =
  /(?:^|\s)(?:now|instead|changed|swapped|switched|теперь|сеичас|перевели|поменяли|заменили|τωρα|αλλαξ\S+)(?:\s|$)/u
/** "Ramipril gave me a cough so now I'm on losartan." */
function isReplacedForHarm(reading: Reading, segment: Segment, { from, to }: Segment, name: Named): boolean {
  const behind = normsOf(reading, name.to, to)
  const isHarm =
    has(reading, name.to, to, 'symptom', 'finding') &&
    (MADE.test(behind) || (FROM.test(normsOf(reading, from, name.at)) && !/^(?:и|а|and|και)(?:\s|$)/u.test(behind)))
  const isOther = [...reading.drugs.keys()].some(one => one >= name.to && one < segment.to)
  const isKept = /(?:^|\s)(?:take|use|have|пью|принимаю) (?:it|them|его|ее|их)(?:\s|$)/u.test(
    normsOf(reading, name.to, segment.to),
  )
  return isHarm && isOther && !isKept && SO_NOW.test(normsOf(reading, name.to, segment.to))
}

/** «Раньше варфарин, теперь ксарелто», "no, just the aspirin": what a list without verbs tells. */
function toldInOrder(reading: Reading, segment: Segment, { from }: Segment, { at, to }: Named): DrugStatus | null {
  const lead = normsOf(reading, from, at)
  // "I took enalapril in the morning, now in the evening" is no other medicine.
  const isOther = WAS_IT.test(lead) && [...reading.drugs.keys()].some(one => one >= to && one < segment.to)
  if ((BEFORE_NOW.test(lead) || isOther) && FROM_NOW_ON.test(normsOf(reading, segment.from, segment.to)))
    return 'stopped'
  if (/(?:^|\s)раньше$/u.test(lead) && /^был[аио]?(?:\s|$)/u.test(normsOf(reading, to, segment.to))) return 'stopped'
  return ONLY.test(lead) || /^(?:а |and )?(?:теперь|сеичас|now|τωρα)(?: \S+)?$/u.test(lead) ? 'current' : null
}

export const EXCEPT =
  /(?:^|\s)(?:все|all|everything|both|ολα)(?: \S+)? (?:кроме|except|except for|apart from|but|εκτοσ απο|πλην)(?: \S+)?$/u
export const INSTEAD =
  /(?:^|\s)(?:вместо|αντι|instead of|in place of|rather than)(?: (?:the|your|his|her|για|το|τη|την))?$/u

const NOT_FOR_LONG =
  /(?:^|\s)(?:haven't|hasn't|have not|has not) (?:had|taken|touched|used) (?:(?:any|my|the|his|her) )?※(?: \S+)? (?:for|since|in)(?:\s|$)|(?:^|\s)(?:not|\S+n't) (?:taking|take|on|use|using|have) (?:(?:any|my|the|his|her) )?※ (?:any more|anymore)(?:\s|$)|(?:^|\s)δεν (?:παιρνω|πινω|βαζω) (?:πια ※|※ πια)(?:\s|$)|(?:^|\s)δεν (?:εχω|εχει) (?:παρει|πιει|βαλει) ※ (?:εδω και|απο)(?:\s|$)/u
/** "I haven't had any ramipril for a month." */
const isLongNotTaken = (reading: Reading, { from, to }: Segment, name: Named): boolean =>
  NOT_FOR_LONG.test(`${normsOf(reading, from, name.at)} ※ ${normsOf(reading, name.to, to)}`)

/** «Вы на варфарине, вам нельзя»: what stands behind the comma is of another one. */
export const STANDS_ON = /(?:^|\s)(?:вы (?:же )?на|you're on(?: the)?|you are on(?: the)?)$/u
/** A comma, and no pronoun behind it. */
export const standsBefore = (reading: Reading, { to }: Named, end: number): boolean =>
  /,/u.test(reading.words[to - 1]?.after ?? '') &&
  !/(?:^|\s)(?:it|that|его|ее|их)(?:\s|$)/u.test(normsOf(reading, to, end))
/** «Перешёл на валсартан», "they put me on it". */
export const BEGAN =
  /(?:^|\s)(?:(?:перешел|перешла|перевели меня) на|(?:went on(?:to)?|switched(?: over)? to|changed(?: over)? to|moved (?:on)?to|put me on)(?: the)?|(?:περασα|γυρισα|αλλαξα) (?:σε|στο|στη|στην))$/u

const LAST_DENIAL =
  /(?:^|\s)(?:не (?:пью|принимаю|колю)|don't (?:take|use)(?: (?:it|that|them))?|δεν (?:το |τη |την |τα )?(?:παιρνω|πινω))$/u
const TAKES_IT =
  /(?:^|\s)(?:(?<!не )(?:пью|принимаю|колю)|(?<!n't )(?:take|use)|(?<!δεν |το |τη |την |τα )(?:παιρνω|πινω))(?:\s|$)/u
const AT_TIMES =
  /(?:^|\s)(?:утром|вечером|днем|на ночь|сегодня|вчера|иногда|часто|morning|night|evening|today|yesterday|always|often|every|πρωι|βραδυ|σημερα|χθεσ|παντα)(?:\s|$)/u
/** «Я метформин, честно, не пью»: the sentence ends with it, and tells of no hour. */
function endsUntaken(reading: Reading, { from, to }: Segment, name: Named): boolean {
  const behind = normsOf(reading, name.to, to)
  const rest = `${normsOf(reading, from, name.at)} ${behind.replace(LAST_DENIAL, '')}`
  const isParted = reading.words.slice(name.to - 1, to - 1).some(({ after }) => /[,;—–]/u.test(after))
  return isParted && LAST_DENIAL.test(behind) && !TAKES_IT.test(rest) && !AT_TIMES.test(`${rest} ${behind}`)
}

/** What a patient says of a medicine with no act. `isOpen`: nothing else was said of it. */
export function toldWithoutVerb(
  reading: Reading,
  segment: Segment,
  own: Segment,
  name: Named,
  isOpen: boolean,
): DrugStatus | null {
  if (isLongNotTaken(reading, own, name) || isReplacedForHarm(reading, segment, own, name)) return 'stopped'
  return isOpen && endsUntaken(reading, own, name) ? 'refused' : toldInOrder(reading, segment, own, name)
}
