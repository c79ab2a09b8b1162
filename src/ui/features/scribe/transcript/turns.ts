import type { TimedSegment } from '../../../../domain/reports/evidence/times.ts'
import { piecesOf } from '../../../components/surface/pieces.ts'

/** Offsets in UTF-16 units of the transcript, end exclusive. */
export type Place = readonly [start: number, end: number]

/** What one person says until another one does; a long one in pieces. */
export interface Turn {
  /** Its words, without the label. */
  place: Place
  /** "Doctor", as the transcript has it; null without labels and in the later pieces of a turn. */
  label: string | null
  /** Number of the speaker in the order of appearance; null if the speakers cannot be distinguished. */
  speaker: number | null
  /** It begins the turn, and is not a later piece of a long one. */
  isFirst: boolean
}

/** UTF-16 units of a piece: some twelve lines, so that the browser lays out only what is seen. */
const PIECE = 1200
/** A longer text is shown in pieces only: a row for each of its lines would block the page. */
const LONGEST = 120_000

const LABEL = /^\s*(\p{Lu}[\p{L}\p{N} .-]{0,30}?)\s*:\s+/u

/**
 * The turns of a transcript: its lines, or the recogniser's segments where it has none. What is before the colon of a
 * line is a speaker only if it comes back, or if every line has one.
 */
export function turnsOf(text: string, segments: readonly TimedSegment[] | null): Turn[] {
  if (text.length > LONGEST) return plainPieces([0, text.length], text)
  const lines = linesOf(text)
  const rows = lines.length <= 1 && segments ? rowsOf(text, segments) : lines
  const labels = rows.map(([start, end]) => LABEL.exec(text.slice(start, end)))
  const names = labels.map(found => found?.[1] ?? null)
  const isSpeaker = (name: string | null): name is string =>
    name !== null && (names.every(one => one !== null) || names.filter(one => one === name).length > 1)
  const speakers = [...new Set(names.filter(isSpeaker))]
  if (speakers.length < 2) return rows.flatMap(row => plainPieces(row, text))
  return rows.flatMap(([start, end], index) => {
    const name = names[index] ?? null
    if (!isSpeaker(name)) return plainPieces([start, end], text)
    const from = start + (labels[index]?.[0].length ?? 0)
    const speaker = speakers.indexOf(name)
    return inPieces([from, end], text).map((place, piece) => ({
      place,
      label: piece === 0 ? name : null,
      speaker,
      isFirst: piece === 0,
    }))
  })
}

const plainPieces = (row: Place, text: string): Turn[] =>
  inPieces(row, text).map((place, piece) => ({ place, label: null, speaker: null, isFirst: piece === 0 }))

function linesOf(text: string): Place[] {
  const lines: Place[] = []
  let start = 0
  for (const line of text.split('\n')) {
    if (line.trim() !== '') lines.push([start, start + line.length])
    start += line.length + 1
  }
  return lines
}

/** A row for each segment that still stands in the text, with what follows it. */
function rowsOf(text: string, segments: readonly TimedSegment[]): Place[] {
  const starts: number[] = []
  let from = 0
  for (const { text: said } of segments) {
    const at = said.trim() === '' ? -1 : text.indexOf(said.trim(), from)
    if (at < 0) continue
    starts.push(at)
    from = at + said.trim().length
  }
  if (starts[0] !== 0) starts.unshift(0)
  return starts.map((start, index): Place => [start, starts[index + 1] ?? text.length])
}

function inPieces([start, end]: Place, text: string): Place[] {
  let at = start
  return piecesOf(text.slice(start, end), PIECE).map((piece): Place => {
    at += piece.length
    return [at - piece.length, at]
  })
}
