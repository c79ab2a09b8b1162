import type { Reading } from '../../text/shape.ts'
import { isOfRest } from '../act-object.ts'
import { normsOf } from '../dose-units.ts'
import { isIfOnly } from '../ordered-in-part.ts'
import { HELD, IF_BEHIND, LATER, OF_HABIT } from '../status-words.ts'
import { type Act, SAID } from './act-words.ts'

/** An act in the words that tell it; words, end exclusive. */
export interface SaidAct {
  readonly act: Act
  readonly from: number
  readonly to: number
}

const WHOLE = SAID.map(([act, said]) => [act, new RegExp(`(?<=^|\\s)(?:${said})(?=\\s|$)`, 'gu')] as const)

/** "Up to fifty after a week." */
export const IN_TIME =
  /(?:^|\s)(?:(?:after|in|every|each) (?:a |an |the |another )?(?:\S+ )?(?:days?|weeks?|fortnight|months?)|then|if|later|если|αν|через|потом|затем|каждые|μετα(?: απο)?|σε (?:\S+ )?(?:μερεσ|εβδομαδ\S+|μην\S+)|υστερα|καθε)(?:\s|$)/u
/** A plan for later that orders nothing yet: "we might think about", «тогда будем говорить о». */
const MAYBE =
  /(?<=^|\s)(?:подумаем|тогда (?:начнем|дадим|добавим|и)|будем (?:говорить|думать|решать)|рассмотр\S+|обсудим|решим|можно будет|возможно|consider(?:ing)?|think about|thinking (?:about|of)|talk about|discuss(?:ing)?|might|could|may|perhaps|maybe|later on|down the line|an option|we'd (?:talk|think|try|do|ask|give|look|consider|add)|i'd (?:think|consider)|would (?:be next|consider)|the next thing|that's only if|only if|θα (?:δουμε|συζητ\S+|εξετ\S+|μιλησ\S+|σκεφτ\S+|μπορουσ\S+)|βλεπουμε|κουβεντια\S+|συζητα\S+|ισωσ|μηπωσ|το εχουμε στην ακρη)(?=\s|$)/u

const NEGATION = /(?:^|\s)(?:не|not|\S+n't|never|δεν|μην|μη|να μη)(?:\s\S+){0,2}$/u
const NOT_SO = /^(?:не|not|\S+n't|never|cannot|δεν|μη|μην|nobody|никто)$/u
const NOT_BEHIND = /^(?:нельзя|не (?:надо|нужно|буду|стал|стала|хочу)|никак)(?:\s|$)/u
/** What was nearly done: "I was meant to stop", «хотел отменить». */
const NEARLY =
  /(?:^|\s)(?:nearly|almost|meant to|supposed to|thought (?:about|of)|thinking (?:about|of)|чуть не|хотел\S?|хочет|хотели|собира\S+|пора ли|думал\S?|σκεφτ\S+ να|πηγα να|παραλιγο να)(?:\s\S+)?$/u
const NOT_WITHIN = 3

/** «Не бросили», "you mustn't just stop", «бросать нельзя», "I nearly stopped": denied with no sign between. */
function isNoStop(reading: Reading, from: number, start: number, end: number): boolean {
  const { words } = reading
  for (let at = start - 1; at >= Math.max(from, start - NOT_WITHIN); at--) {
    if (/[,.;:]/u.test(words[at]?.after ?? '')) break
    if (NOT_SO.test(words[at]?.norm ?? '')) return !/^(?:only|только|μονο)$/u.test(words[at + 1]?.norm ?? '')
  }
  return (
    NOT_BEHIND.test(normsOf(reading, end, end + 2)) ||
    NEARLY.test(normsOf(reading, Math.max(from, start - NOT_WITHIN), start))
  )
}

const GOES_ON = /^(?:продолж|continu|keep|carry|συνεχ)/u
/** "I was going to add", «хотел назначить». */
const INTENDED =
  /(?:^|\s)(?:was going to|was about to|would normally|i'd normally|i'd usually|thought of|thought about|думал|думала|хотел|хотела|ελεγα να|σκεφτ\S+ να)(?:\s\S+)?$/u
/** "Normally I'd give". */
const USUALLY = /(?:^|\s)(?:normally|usually|обычно|κανονικα θα|συνηθωσ θα)$/u
/** «При сыпи сразу отменяйте.» */
const IN_CASE = /(?:^|\s)при (?!этом(?:\s|$))\S+(?: \S+){0,2}$/u
const THEN = /(?:^|\s)(?:μετα|υστερα|then|потом|затем)(?:\s|$)/u
/** «Потом бросил»: told in order, not planned. */
const AND_THEN = /(?:^|\s)(?:потом|затем|then|υστερα|επειτα|μετα)(?=(?:\s\S+)?$)/u
/** "I don't know if they stopped it." */
const UNSURE =
  /(?:^|\s)(?:не (?:знаю|помню|понял\S?|поняла|уверен\S?)|(?:don't|didn't|not) (?:know|sure|remember) (?:if|whether)|δεν (?:ξερω|θυμαμαι|καταλαβα) αν)(?:\s\S+){0,4}$/u
const TEMPORARY =
  /(?:^|\s)(?:off (?:today|tonight|tomorrow)|again (?:today|tomorrow)|временно|temporarily|for now|for the moment|προσωρινα|ωσπου)(?:\s|$)/u
const HELD_WITHIN = 7

const wordsIn = (norms: string): number => norms.split(' ').filter(Boolean).length

/**
 * The acts told by words `from` to `to`, in their order. "I am not starting it" is no order but its denial; what is
 * stopped for some days, later, or is a habit, is not stopped.
 */
export function actsIn(reading: Reading, from: number, to: number): SaidAct[] {
  const norms = normsOf(reading, from, to)
  const hits: { act: Act; from: number; to: number }[] = []
  for (const [act, said] of WHOLE)
    for (const hit of norms.matchAll(said)) {
      const [start, end] = [hit.index, hit.index + hit[0].length]
      if (!hits.some(one => one.from < end && start < one.to)) hits.push({ act, from: start, to: end })
    }
  const acts = hits
    .sort((a, b) => a.from - b.from)
    .flatMap(hit => {
      const start = from + wordsIn(norms.slice(0, hit.from))
      const end = start + wordsIn(norms.slice(hit.from, hit.to))
      const ends = hit.act === 'stop' || hit.act === 'ended'
      const act =
        ends && isNoStop(reading, from, start, end)
          ? 'held'
          : asMeant(hit.act, norms, hit, isDeniedBefore(reading, from, start))
      return act === null ? [] : [{ act, from: start, to: end }]
    })
  // «Вам не надо прекращать»: what is not needed is the stop.
  return acts.filter(
    one =>
      !isOfRest(reading, one) &&
      (one.act !== 'unneeded' || !acts.some(other => other.act === 'held' && other.from === one.to)),
  )
}

/** Denied by a word right before it, with no sign between: "it isn't the ramipril, keep it" goes on. */
function isDeniedBefore({ words }: Reading, from: number, start: number): boolean {
  let part = start
  while (part > from && !/[,;:.]/u.test(words[part - 1]?.after ?? '')) part--
  const norms = words.slice(part, start).map(({ norm }) => norm)
  return NEGATION.test(norms.join(' '))
}

/** "I don't take anything but". */
const BUT_IT = /(?:but|кроме|απο)$/u

function asMeant(act: Act, norms: string, { from, to }: { from: number; to: number }, denied: boolean): Act | null {
  const before = norms.slice(0, from).trimEnd()
  const isNotGiven = act === 'order' && (USUALLY.test(before) || isIfOnly(norms.slice(0, to), norms.slice(to)))
  if (isNotGiven) return 'unneeded'
  if (act === 'order' && INTENDED.test(before)) return 'unneeded'
  if ((act === 'stop' || act === 'ended') && isHeld(act, norms, before, norms.slice(to).trim()))
    return OF_HABIT.test(before) ? null : 'held'
  if (act === 'ended' && UNSURE.test(before)) return null
  if (act === 'unwanted' && OF_HABIT.test(before)) return null
  if (!denied) return act
  if (act === 'again') return BUT_IT.test(norms.slice(from, to)) ? act : 'unwanted'
  if (act === 'keep') return GOES_ON.test(norms.slice(from)) ? 'stop' : act
  if (act === 'order') return 'unneeded'
  return act === 'change' ? null : act
}

const isHeld = (act: Act, norms: string, before: string, behind: string): boolean =>
  TEMPORARY.test(norms) ||
  LATER.test(act === 'ended' ? before.replace(AND_THEN, '') : before) ||
  (act === 'stop' && (THEN.test(before) || IF_BEHIND.test(behind) || IN_CASE.test(before))) ||
  OF_HABIT.test(before) ||
  HELD.test(behind.split(' ').slice(0, HELD_WITHIN).join(' '))

export const isMaybe = (norms: string): boolean => MAYBE.test(norms)

/** The last act; an order says less than what else is said with it, and more than who goes on with it. */
export function lastOf(acts: readonly SaidAct[]): SaidAct | undefined {
  const last = acts.findLast(one => one.act !== 'order' && one.act !== 'held') ?? acts.find(one => one.act === 'held')
  const order = acts.find(one => one.act === 'order')
  return !last ||
    (order && last.act !== 'again' && acts.every(({ act }) => act === 'order' || act === 'keep' || act === 'held'))
    ? order
    : last
}
