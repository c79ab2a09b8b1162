import { followsClock } from './context.ts'
import type { NumberFact } from './heard-vitals.ts'
import type { Mark, Measure } from './lexicon/mark.ts'
import { comaParts } from './numbers/coma-parts.ts'
import { Ledger, type Unplaced } from './numbers/ledger.ts'
import { NumberReader } from './numbers/number-reader.ts'
import { doubtOxygen, oneLitre } from './numbers/oxygen-ledger.ts'
import { isAdjacent } from './numbers/since-last.ts'
import { Topics } from './numbers/topic.ts'
import type { Observation } from './observation.ts'
import { levelDenial, oxygenIsDoubtful } from './scope/finding-doubt.ts'
import { type Item, isAny, isMeasurer, markOf, type Stop } from './text/items.ts'

export interface Read {
  readonly observations: readonly Observation[]
  readonly unplaced: readonly Unplaced[]
  /** Index of the item that denies a fever. */
  readonly feverDeniedAt: number | undefined
}

/** Reads the items once, from left to right, and records every value with its fact. */
export function readItems(items: readonly Item[], greek: boolean): Read {
  const ledger = new Ledger(items, greek)
  const topics = new Topics(items)
  const numbers = new NumberReader(items, ledger, topics)
  let feverDeniedAt: number | undefined

  function endSentence(stop: Stop, at: number): void {
    if (stop !== 'sentence') return
    topics.endSentence(at)
    if (!isTakenBack(at)) ledger.endSentence()
    // "Do it again. 37.6"
    const again = markOf(items[at - 1], 'time')?.when === 'next' && items[at + 1]?.kind === 'number'
    if (!ledger.correcting && !again) ledger.link = 'none'
  }

  /** "Pulse 120. Sorry, that was my watch." */
  function isTakenBack(stop: number): boolean {
    const denies = isAny(items[stop + 1], 'no') && items[stop + 2]?.kind !== 'word'
    const again = markOf(items[stop + 1], 'correction')?.strong || denies
    if (again) ledger.linkTo('correction')
    return again === true
  }

  function name(of: Measure, soft: boolean, at: number): void {
    const stop = items[at + 1]?.norm === ',' ? at + 1 : at
    const behind = isAny(items[stop + 1], 'filler') ? stop + 2 : stop + 1
    if (isAny(items[at - 1], 'other-kind') || isAny(items[behind], 'other-kind')) {
      topics.openForeign()
      return
    }
    if (topics.open(of, soft, at) && !soft) relabel(of)
  }

  /**
   * True for a chart letter before a number and right after another vital: "T 37.9 P 104 R 22". A pulse may also open a
   * sentence, unless another measure follows: "PR 160, QRS 90" is an interval.
   */
  function isOnChart(of: Measure, at: number): boolean {
    const colon = items[at + 1]
    const number = colon?.kind === 'stop' && colon.stop === 'pause' ? at + 2 : at + 1
    const next = items[number + 1]?.kind === 'stop' ? number + 2 : number + 1
    const before = items[at - 1]
    const starts = before === undefined || (before.kind === 'stop' && before.stop === 'sentence')
    const opens = of === 'HR' && starts && !isAny(items[next], 'foreign')
    return items[number]?.kind === 'number' && (opens || isAdjacent(ledger, at))
  }

  /** "Pulse 96, no, sats 96": the correction makes it doubtful to which of the two the first number belongs. */
  function relabel(of: Measure): void {
    const fact = ledger.last[0]?.fact
    const same = fact === of || ((of === 'BP' || of === 'DBP') && fact === 'SBP') || (of === 'BP' && fact === 'DBP')
    if (ledger.link === 'correction' && same) return
    if (ledger.link === 'correction' && ledger.linkIsFresh) ledger.doubtLast()
    ledger.link = 'none'
  }

  /** «Нет» and "no" take back a value only if they stand between values: «кашля нет» takes back nothing. */
  function no(at: number): void {
    const [before, after] = [items[at - 1], items[at + 1]]
    const free =
      before === undefined ||
      before.kind === 'stop' ||
      before.kind === 'number' ||
      isAny(before, 'unit', 'correction', 'filler')
    if (free && after?.kind !== 'word' && !followsClock(items, at)) ledger.linkTo('correction')
  }

  function undetectable(of: Measure | undefined, at: number): void {
    const waiting = topics.all(at)
    const named = of ? [{ of, at }] : waiting.length > 0 ? waiting : nameAhead(at)
    for (const topic of named) {
      const facts: readonly NumberFact[] = topic.of === 'BP' ? ['SBP', 'DBP'] : [topic.of]
      const group = ledger.newGroup()
      const said = { value: null, undetectable: true, from: Math.min(topic.at, at), to: Math.max(topic.at, at) + 1, at }
      ledger.last = facts.map(fact => ledger.say(fact, said, group))
    }
    // "No radial pulse, forty on the carotid": the next number may belong to the same name.
    if (named.length > 0) ledger.link = 'series'
    topics.close()
  }

  /** "Can't get a pressure", «δεν βρίσκω σφυγμό»: the name comes after. */
  function nameAhead(at: number): readonly { of: Measure; at: number }[] {
    for (let index = at + 1; index <= at + 4; index++) {
      const item = items[index]
      if (!item || item.kind === 'stop' || item.kind === 'number') return []
      const found = markOf(item, 'name')
      if (!found) continue
      topics.use(index)
      return [{ of: found.of, at: index }]
    }
    return []
  }

  /** "Sats in the low nineties": a doubt without a number. */
  function decade(at: number): void {
    const topic = topics.for(at)
    if (topic && topic.of !== 'BP')
      ledger.say(topic.of, { value: null, doubt: 'vague', from: topic.at, to: at + 1, at })
    topics.close()
  }

  /** Adds up "E4 V4 M6", which must agree with a stated total. Returns the index after the parts. */
  function coma(at: number): number {
    const { total, next } = comaParts(items, at)
    if (total === undefined) return next
    const said = ledger.last.find(({ fact }) => fact === 'GCS')
    if (said && said.value !== total) said.doubt = 'contradiction'
    else if (!said) ledger.last = [ledger.say('GCS', { value: total, from: at, to: next })]
    topics.close()
    return next
  }

  /** "No response to voice" gives no level: it denies V, and leaves P and U open. */
  function consciousness(level: Extract<Mark, { is: 'acvpu' }>['level'], at: number): void {
    const denial = levelDenial(items, at, level)
    if (denial === 'denied' && level !== 'A') return
    const beside = markOf(items[at + 1], 'acvpu')?.level
    if (level === 'U' && beside === 'V') return
    if (markOf(items[at - 1], 'acvpu')?.level === 'U' && (level === 'V' || level === 'P')) return
    ledger.correctFinding('ACVPU')
    ledger.say('ACVPU', { value: level, doubt: denial && 'ambiguous', from: at, to: at + 1 })
  }

  function oxygen(on: boolean, event: boolean, at: number): void {
    const doubt = oxygenIsDoubtful(items, at) ? 'ambiguous' : undefined
    ledger.correctFinding('onOxygen')
    ledger.say('onOxygen', { value: on, doubt, from: at, to: at + 1, event })
    ledger.linkTo('series')
  }

  function mark(said: Mark, at: number): void {
    switch (said.is) {
      case 'name':
        name(said.of, said.soft ?? false, at)
        break
      case 'letter':
        if (isOnChart(said.of, at)) name(said.of, false, at)
        break
      case 'oxygen-word':
        name('SpO2', true, at)
        break
      case 'foreign':
      case 'bed':
        topics.openForeign()
        break
      case 'undetectable':
        undetectable(said.of, at)
        break
      case 'no-fever':
        feverDeniedAt ??= at
        topics.close()
        name('Temp', true, at)
        break
      case 'oxygen':
        oxygen(said.on, said.event ?? false, at)
        break
      case 'removal':
      case 'restored':
        doubtOxygen(ledger, at, 'onOxygen', 'oxygenFlow')
        break
      case 'by-turns':
        doubtOxygen(ledger, at, 'onOxygen')
        break
      case 'unit':
        if (said.of === 'litres') oneLitre(ledger, topics, at)
        break
      case 'acvpu':
        consciousness(said.level, at)
        break
      case 'correction':
        if (followsClock(items, at)) {
          ledger.link = 'none'
          break
        }
        // "One second" takes nothing back: what follows may be the rest of the value.
        ledger.linkTo(said.strong ? 'correction' : 'series')
        break
      case 'no':
        no(at)
        break
      case 'person':
      case 'child':
      case 'speaker':
      case 'self':
      case 'contrast':
        ledger.linkTo('subject')
        break
      case 'time':
        if (!said.place) ledger.linkTo('series')
        break
      case 'change':
        ledger.linkTo('series')
        break
      case 'measurer':
      case 'speaks':
        if (isMeasurer(items, at)) ledger.linkTo('series')
        break
      case 'decade':
        decade(at)
        break
      default:
        break
    }
  }

  function step(at: number): number {
    const item = items[at]
    if (item?.kind === 'number') return numbers.read(at)
    if (item?.kind === 'stop') endSentence(item.stop, at)
    if (item?.kind === 'word') ledger.passWord()
    if (item?.kind === 'not-a-quantity' && item.norm.includes(':')) ledger.linkTo('series')
    if (isAny(item, 'coma-part') && items[at + 1]?.kind === 'number') return coma(at)
    if (item?.kind === 'marks') for (const said of item.marks) mark(said, at)
    return at + 1
  }

  for (let at = 0; at < items.length; ) at = step(at)
  ledger.endSentence()
  return { observations: ledger.observations, unplaced: ledger.unplaced, feverDeniedAt }
}
