import type { Words } from '../../text/words.ts'
import type { Atom } from '../atoms.ts'
import type { WordPolarity } from '../polarity/cues.ts'
import { NOT_GIVEN, NOT_GIVING, NOT_TAKEN, OFFERED, OFFERED_BEHIND } from '../words/treatment.ts'
import { NO_EFFECT } from './effects.ts'
import { exchangeAt, isTakenOff, TAKEN_WITHIN } from './exchanged.ts'
import { hasOwnObject, isOfQuestion } from './verb-objects.ts'

/** What is done with a medicine. `not-stopped` and the like are what a denied verb says. */
export type Act =
  | 'take'
  | 'prescribe'
  | 'stop'
  | 'hold'
  | 'keep'
  | 'increase'
  | 'decrease'
  | 'avoid'
  | 'offer'
  | 'not-taken'
  | 'not-given'
  | 'not-stopped'

const ACTS: Readonly<Record<string, Act>> = {
  take: 'take',
  prescribe: 'prescribe',
  startDrug: 'prescribe',
  begin: 'prescribe',
  restart: 'prescribe',
  refuse: 'not-taken',
  give: 'prescribe',
  stopDrug: 'stop',
  hold: 'hold',
  keepDrug: 'keep',
  increase: 'increase',
  decrease: 'decrease',
  avoid: 'avoid',
}
const TO_WHOM = /^(?:me|him|her|them|us)$/u
/** "Stop the drip and switch to capsules": another form of it goes on. */
const OTHER_FORM =
  /(?:^| )(?:(?:switch|chang|mov|go|convert|swap)\p{L}*(?: \p{L}+)? (?:on)?to|(?:перевед|перевод|переход|переид|замен)\p{L}*(?: \p{L}+)? на|(?:γυρ|αλλα|περν|συνεχ)\p{L}*(?: \p{L}+)? (?:σε|με)) (?:(?:the|his|her|your) )?(?:capsules?|tablets?|oral|pills?|liquid|syrup|by mouth|таблет\p{L}*|капсул\p{L}*|сироп|внутрь|χαπια?|δισκια?|καψουλεσ|σιροπι|απο το στομα)(?: |$)/u
const BEFORE_NEXT = 3
/** "Stop it if you get diarrhoea": what may come, in a sentence without the name. */
const IF = /^(?:if|unless|если|αν|εαν)$/u
const ENDS_SENTENCE = /[.!?]/u
function isConditional({ words }: Words, name: number, at: number): boolean {
  let [from, to] = [at, at + 1]
  while (from > 0 && !ENDS_SENTENCE.test(words[from - 1]?.after ?? '')) from--
  while (to < words.length && !ENDS_SENTENCE.test(words[to - 1]?.after ?? '')) to++
  return from > name && words.slice(from, to).some(({ norm }) => IF.test(norm))
}
/** "Swap the co-codamol for paracetamol". */
const SWAPPED =
  /(?:^| )(?:swap\p{L}*|replac\p{L}*|switch(?:ed|ing)? (?:you |him |her |me )?from|chang(?:e|ed|ing) (?:you |him |her |me )?from|заменить|заменим|заменяем|меняем|αντικαθιστ\p{L}*|αλλαζουμε)(?: (?:the|her|his|your|το|την|τον))?$/u
const REPLACED =
  /^(?:replaced|swapped|switched|заменен\p{L}?|заменить|заменим|заменяем|заменяю|меняем|поменяем|αντικατασταθηκε|αντικαθισταται|αλλαζουμε|αλλαζω|αλλαξαμε)$/u
const BEHIND_NAME =
  /^(?:stays|stay|remains|continues|unchanged|stopped|остается|остаются|συνεχιζεται|παραμενει|διακοπτεται|σταματα)$/u
const endsName = ({ drugs }: Words, at: number) => [...drugs.values()].some(({ to }) => to === at)
/** "Instead of it, clopidogrel": the pronoun is what is replaced. */
const OF_THAT =
  /(?:instead of (?:it|that|this|them)|rather than (?:it|that)|вместо (?:него|нее|них|этого)|αντι (?:γι? ?)?(?:αυτ\p{L}*|για αυτ\p{L}*))/gu
const OWN_CUE =
  /^(?:no|not|без|without|χωρισ|не|больше|нельзя|никогда|δεν|μη|μην|don't|doesn't|dont|doesnt|never|refus\p{L}*|declin\p{L}*|отказ\p{L}*|απαγορ\p{L}*|запрещ\p{L}*|forbid\p{L}*)$/u
const DENIED: Partial<Record<Act, Act>> = {
  take: 'not-taken',
  prescribe: 'not-given',
  keep: 'not-given',
  stop: 'not-stopped',
  hold: 'not-stopped',
  avoid: 'not-stopped',
}
const AFTER =
  /^(?:after|since|following|upon|после|с момента|вслед за|на фоне|μετα|αφοτου|κατοπιν)(?: (?:the|her|his|a|его|ее|τη|την|το|τον|τησ))?$/u
/** «Δεν έχει ναυτία μετά τη διακοπή της»: what something came after was done. */
const isBehindAfter = ({ words }: Words, at: number): boolean =>
  [1, 2].some(count =>
    AFTER.test(
      words
        .slice(Math.max(0, at - count), at)
        .map(({ norm }) => norm)
        .join(' '),
    ),
  )

/** "Febuxostat, but not now, in two weeks": it is planned. */
const LATER =
  /(?:^| )(?:не (?:сеичас|сегодня|сразу)|not (?:now|yet|today|just yet|straight away)|(?:οχι|δεν) (?:τωρα|ακομα|ακομη|σημερα|αμεσωσ)) (?:(?:а|но|but|αλλα|though|and) )?(?:через|in|after|once|после|когда|как только|σε|μετα|οταν|μολισ) /u
/** "Changed to Y", «заменён на», «αντικαθίσταται από»: the name behind it takes the place of the one before. */
const INTO =
  /(?:^| )(?:(?:замен|смен|поменя|меня|перевед|перевод|переход|переид|переш)\p{L}*(?: \p{L}+)? на|(?:replac|substitut|switch|swap|chang|convert)\p{L}*(?: (?:it|that|you|him|her|over))?(?: over)? (?:by|with|to|for)|(?:αντικα|αλλα|περνα|γυρ)\p{L}*(?: \p{L}+)? (?:απο|με|σε))(?: (?:the|a|την|τη|το|τον))?$/u
const INTO_WITHIN = 5
const ONSET = /^(?:εμφανισ|παρουσιασ|появи|возник|развил|developed|appeared)/u
/** Acts that words `from` to `to` name, in their order; what stood before a correction is taken back. */
export function actsIn(
  all: Words,
  from: number,
  name: number,
  to: number,
  atoms: readonly Atom[],
  polarity: ReadonlyMap<number, WordPolarity>,
  offeredFrom = from,
): Set<Act> {
  const ordered: { act: Act; at: number }[] = []
  for (const atom of atoms) {
    if (atom.kind !== 'concept') continue
    // "No more Nurofen" avoids it by its own words.
    const ownCue = all.words.slice(atom.from, atom.to).some(({ norm }) => OWN_CUE.test(norm))
    const denied =
      polarity.get(atom.from) === 'no' &&
      !ownCue &&
      !isBehindAfter(all, atom.from) &&
      !isOfQuestion(all, atom.from, name)
    const acts = new Set(atom.ids.flatMap(id => ACTS[id] ?? []))
    // "Warfarin was replaced by rivaroxaban": the name before the verb is stopped.
    if (atom.ids.includes('replacing') && atom.from > name && REPLACED.test(all.words[atom.from]?.norm ?? ''))
      acts.add('stop')
    // «Η πρεγκαμπαλίνη αυξάνεται»: a complaint that grows is worse, a dose is put up.
    if (/^αυξαν/u.test(all.words[atom.from]?.norm ?? '')) acts.add('increase')
    // «Пантогам мы убрали»: taken away as a tooth or a gallbladder is.
    if (/^убр(?:ал[аи]?|али)$/u.test(all.words[atom.from]?.norm ?? '')) acts.add('stop')
    if (/^hold$/u.test(all.words[atom.from]?.norm ?? '') && all.words[atom.to]?.norm === 'on') acts.delete('hold')
    // One word may be two verbs: "use" takes and begins. The graver one is meant.
    if (acts.has('stop') || acts.has('hold')) acts.delete('take')
    // «От госпитализации отказался»: it is refused, not the medicine.
    // "Propranolol stays, lithium …": the verb belongs to the name before it.
    if (atom.from < name && BEHIND_NAME.test(all.words[atom.from]?.norm ?? '') && endsName(all, atom.from)) continue
    // "Trimethoprim gave him a rash": it is what gives.
    if (atom.ids.includes('give') && atom.from > name && TO_WHOM.test(all.words[atom.to]?.norm ?? '')) continue
    // «Με Tegretol εμφάνισε εξάνθημα»: it began, not the medicine.
    if (ONSET.test(all.words[atom.from]?.norm ?? '')) continue
    // "Avoiding the face", "avoid alcohol": another thing is avoided.
    if (acts.has('avoid') && atom.from > name && hasOwnObject(all, atom.to, atoms)) acts.delete('avoid')
    // "Increased use of the inhaler" is no order.
    if (/^(?:χρησ|ληψ|use$|usage|intake|употреб|потреб)/u.test(all.words[atom.to]?.norm ?? '')) continue
    const before = all.words[atom.from - 2]?.norm
    if (acts.has('not-taken') && before === 'от' && !all.drugs.has(atom.from - 1)) continue
    if ((acts.has('stop') || acts.has('hold')) && isConditional(all, name, atom.from)) continue
    for (const act of acts) ordered.push({ act: denied ? (DENIED[act] ?? act) : act, at: atom.from })
  }
  // "Do I take it on, or stop it? – No.": what is not to be stopped is taken.
  const stopped = ordered.findLast(one => one.act === 'not-stopped')
  let acts = ordered.filter(one => !stopped || one.act !== 'not-taken' || one.at > stopped.at)
  for (let at = from; at < to; at++) {
    const corrects =
      (all.hits[at] ?? []).some(hit => hit.is === 'correction') || /^хотя$/u.test(all.words[at]?.norm ?? '')
    if (corrects && acts.some(one => one.at > at)) acts = acts.filter(one => one.at > at)
  }
  const found = new Set(acts.map(({ act }) => act))
  addFromWords(found, all, { from, name, to, offeredFrom })
  // "Keep the thyroxine, your TSH hasn't been done": kept, whatever else is not.
  if (found.has('keep') && acts.some(one => one.act === 'keep' && one.at < name)) found.delete('not-given')
  return found
}

/** What no verb alone tells: an offer, a refusal, what takes the place of another one. */
function addFromWords(
  found: Set<Act>,
  all: Words,
  { from, name, to, offeredFrom }: { from: number; name: number; to: number; offeredFrom: number },
): void {
  const text = (start: number, end: number) =>
    all.words
      .slice(start, end)
      .map(({ norm }) => norm)
      .join(' ')
  const behind = text(name, to)
  const isLater = LATER.test(behind)
  if (isLater || OFFERED.test(text(Math.min(from, offeredFrom), name)) || OFFERED_BEHIND.test(behind))
    found.add('offer')
  if (NOT_TAKEN.test(behind.replace(NO_EFFECT, ' '))) found.add('not-taken')
  const isNot = NOT_GIVEN.test(behind) || NOT_GIVING.test(text(from, name).replace(OF_THAT, ''))
  if (isNot && !isLater) found.add('not-given')
  // "Change to tablets of paracetamol" names the form of the next one.
  const isNextNamed = all.drugs.has(to)
  if (OTHER_FORM.test(text(name, isNextNamed ? to - BEFORE_NEXT : to))) found.delete('stop')
  const before = text(Math.max(0, name - INTO_WITHIN), name)
  const exchanged = exchangeAt(all, name)
  if (exchanged !== null && !OFFERED.test(text(Math.min(from, offeredFrom), name))) found.add(exchanged)
  if (exchanged !== 'keep' && (SWAPPED.test(before) || (isNextNamed && INTO.test(behind)))) found.add('stop')
  if (INTO.test(before)) {
    found.delete('stop')
    found.add('prescribe')
  }
  if (isTakenOff(behind, text(Math.max(0, name - TAKEN_WITHIN), name))) found.add('stop')
  if (found.has('stop') || found.has('hold')) found.delete('take')
}

export const isOrder = (acts: ReadonlySet<Act>): boolean =>
  (['prescribe', 'stop', 'hold', 'keep', 'increase', 'decrease', 'not-given', 'not-stopped', 'offer'] as const).some(
    act => acts.has(act),
  )
