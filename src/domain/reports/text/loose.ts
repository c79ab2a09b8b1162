import { SECTION_IDS, type SectionId } from '../extraction.ts'
import { evidenceAt, TALK } from './evidence.ts'
import { costOfCut, NEVER, opensQuestion } from './gaps.ts'
import { phaseStart } from './phase.ts'
import { opensRelative } from './ties.ts'
import { startsWith } from './within.ts'
import type { Words } from './words.ts'

export interface Piece {
  from: number
  to: number
  asks: boolean
  /** The section that its words and its neighbours' speak for; null for small talk. */
  hint: SectionId | null
  /** Lies behind the point where the doctor begins to examine and to conclude. */
  late: boolean
}

/** Longest piece, in words. */
const MOST = 36
const LONG = 24
const FEWEST = 3
const SCRAP = 3

const STATES: readonly (SectionId | typeof TALK)[] = [...SECTION_IDS.filter(id => id !== 'complaints'), TALK]

/** Cuts words `from` to `to`, which have no punctuation, so that each piece speaks of one section. */
export function cutLoose(words: Words, from: number, to: number): Piece[] {
  const late = phaseStart(words, from, to)
  const costs: number[] = []
  for (let at = from; at < to; at++) costs.push(at === from ? 0 : costOfCut(words, at, to))
  const pieces: Piece[] = []
  const add = (piece: Piece) => {
    const last = pieces.at(-1)
    // A scrap goes with what was said before it.
    if (last && piece.to - piece.from <= SCRAP && last.late === piece.late && !piece.asks && piece.hint !== 'allergies')
      last.to = piece.to
    else pieces.push(piece)
  }
  for (const run of runsOf(words, from, to, late, costs))
    for (const [start, end] of parted(words, run.from, run.to, run.from >= late, at => costs[at - from] ?? NEVER))
      add({
        from: start,
        to: end,
        asks: startsWith(words, start, end, 'asks') !== undefined,
        hint: run.state === TALK ? null : run.state,
        late: start + end >= 2 * late,
      })
  return pieces
}

interface Run {
  from: number
  to: number
  state: SectionId | typeof TALK
}

/** The cheapest way to give every word a section, where each change of section costs what its gap costs. */
function runsOf(words: Words, from: number, to: number, late: number, costs: readonly number[]): Run[] {
  const cameFrom: Uint8Array[] = []
  let best = new Float64Array(STATES.length)
  for (let at = from; at < to; at++) {
    const evidence = evidenceAt(words, at, to, at >= late)
    const change = costs[at - from] ?? NEVER
    let top = 0
    for (let state = 1; state < STATES.length; state++) if ((best[state] ?? 0) > (best[top] ?? 0)) top = state
    const next = new Float64Array(STATES.length)
    const back = new Uint8Array(STATES.length)
    for (const [state, id] of STATES.entries()) {
      const stay = best[state] ?? 0
      const move = (best[top] ?? 0) - change
      const moves = change < NEVER && move > stay
      back[state] = moves ? top : state
      next[state] = (moves ? move : stay) + (evidence.get(id) ?? 0)
    }
    cameFrom.push(back)
    best = next
  }
  let state = best.indexOf(Math.max(...best))
  const runs: Run[] = []
  let end = to
  for (let at = to - 1; at >= from; at--) {
    const previous = cameFrom[at - from]?.[state] ?? state
    if (previous === state && at > from) continue
    runs.unshift({ from: at, to: end, state: STATES[state] ?? TALK })
    end = at
    state = previous
  }
  return runs
}

/** Cuts a run at its questions and relatives, and where it is long at its cheapest gap. */
function* parted(
  words: Words,
  from: number,
  to: number,
  late: boolean,
  costOf: (at: number) => number,
): Generator<[number, number]> {
  let start = from
  for (let at = from + 1; !late && at < to; at++)
    if (
      at - start >= FEWEST &&
      to - at >= 2 &&
      costOf(at) < NEVER &&
      (opensQuestion(words, at, to) || (opensRelative(words, at) && !startsWith(words, start, at, 'asks')))
    ) {
      yield* halved(start, at, costOf)
      start = at
    }
  yield* halved(start, to, costOf)
}

function* halved(from: number, to: number, costOf: (at: number) => number): Generator<[number, number]> {
  const length = to - from
  let cut = 0
  let least = length > MOST ? NEVER : 1.7
  for (let at = from + FEWEST; length > LONG && at <= to - FEWEST; at++) {
    const middle = Math.abs(at - (from + to) / 2) / length
    if (costOf(at) < NEVER && costOf(at) + middle < least) {
      least = costOf(at) + middle
      cut = at
    }
  }
  if (cut === 0) yield [from, to]
  else {
    yield* halved(from, cut, costOf)
    yield* halved(cut, to, costOf)
  }
}
