import type { Words } from '../../text/words.ts'
import type { Atom } from '../atoms.ts'
import type { WordPolarity } from '../polarity.ts'

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
  give: 'prescribe',
  stopDrug: 'stop',
  hold: 'hold',
  keepDrug: 'keep',
  increase: 'increase',
  decrease: 'decrease',
  avoid: 'avoid',
}
const DENIED: Partial<Record<Act, Act>> = {
  take: 'not-taken',
  prescribe: 'not-given',
  keep: 'not-given',
  stop: 'not-stopped',
  hold: 'not-stopped',
  avoid: 'not-stopped',
}
/** A medicine that is thought of, not given. */
const OFFER =
  /(?:^| )(?:предлага\p{L}*|предлож\p{L}*|хотел[аи]? (?:бы )?назначить|хотел[аи]?|думал[аи]?|можно было бы|was going to|were going to|would normally|i'd normally|normally|would be|we could|could use|could try|i would have|first choice|thinking of|thinking about|thought about|think about(?: \S+){0,3}|consider\p{L}*|suggest\p{L}*|θα εγραφα|θα εδινα|θα εβαζα|θα ηθελα|σκεφτομουν|σκεφτηκα|λεω να|προτειν\p{L}*)(?: |$)/u
const NOT_TAKEN =
  /(?:^| )(?:не (?:стал[аи]? |начал[аи]? |захотел[аи]? |смог(?:ла)? )?(?:пил[аи]?|пить|пью|приним\p{L}*|начинал\p{L}*|колол\p{L}*|взял[аи]?|покупал[аи]?|купил[аи]?|брал[аи]?)|(?:did not|didn't|never|haven't|have not) (?:actually |even |really )?(?:take|took|taken|start|started|use|used|fill|filled|pick|picked|got|buy|bought|collect|collected|open|opened|touch|touched)(?: it| them)?|δεν (?:το |τα |την |τη |τον |τισ )?(?:πηρα|πηρε|επαιρν\p{L}*|παιρν\p{L}*|ξεκινησ\p{L}*|αρχισ\p{L}*|αγορασ\p{L}*|ανοιξ\p{L}*|εκανα)|ουτε που (?:το|τα|την|τη) (?:ανοιξα|πηρα|αγορασα|αγγιξα))(?: |$)/u
const NOT_GIVEN =
  /^out(?: |$)|^(?:no )?(?:scratch|strike|forget) that|^no (?:wait|hang on|actually)|(?:^| )(?:skip (?:that|it)|leave (?:that|it) out|drop (?:that|it)|нельзя|воздержимся|обойдемся|не даем|не даю|не будем|не надо|ουτε συζητηση|δεν (?:το |τη |την )?(?:δινουμε|δινω|βαζουμε|βαζω|γραφω|ξεκιναμε|κανει)|απαγορευεται)(?: |$)/u

/** Stands before the name. */
const NOT_GIVING = /(?:^| )(?:not giving(?: you)?|won't give(?: you)?|can't give(?: you)?|can't have)(?: |$)/u

/** Acts that words `from` to `to` name, in their order; what stood before a correction is taken back. */
export function actsIn(
  all: Words,
  from: number,
  name: number,
  to: number,
  atoms: readonly Atom[],
  polarity: ReadonlyMap<number, WordPolarity>,
): Set<Act> {
  const ordered: { act: Act; at: number }[] = []
  for (const atom of atoms) {
    if (atom.kind !== 'concept') continue
    const denied = polarity.get(atom.from) === 'no'
    const acts = new Set(atom.ids.flatMap(id => ACTS[id] ?? []))
    // One word may be two verbs: "use" takes and begins. The graver one is meant.
    if (acts.has('stop') || acts.has('hold')) acts.delete('take')
    for (const act of acts) ordered.push({ act: denied ? (DENIED[act] ?? act) : act, at: atom.from })
  }
  const text = (start: number, end: number) =>
    all.words
      .slice(start, end)
      .map(({ norm }) => norm)
      .join(' ')
  let acts = ordered
  for (let at = from; at < to; at++) {
    const corrects =
      (all.hits[at] ?? []).some(hit => hit.is === 'correction') || /^хотя$/u.test(all.words[at]?.norm ?? '')
    if (corrects && acts.some(one => one.at > at)) acts = acts.filter(one => one.at > at)
  }
  const found = new Set(acts.map(({ act }) => act))
  if (OFFER.test(text(from, name))) found.add('offer')
  if (NOT_TAKEN.test(text(name, to))) found.add('not-taken')
  if (NOT_GIVEN.test(text(name, to)) || NOT_GIVING.test(text(from, name))) found.add('not-given')
  if (found.has('stop') || found.has('hold')) found.delete('take')
  return found
}

export const isOrder = (acts: ReadonlySet<Act>): boolean =>
  (['prescribe', 'stop', 'hold', 'keep', 'increase', 'decrease', 'not-given', 'not-stopped', 'offer'] as const).some(
    act => acts.has(act),
  )
