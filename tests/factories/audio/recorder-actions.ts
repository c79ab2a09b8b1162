import { CAPTURE_TIMING } from '../../../src/audio/capture/timing.ts'
import type { FinishedRecording } from '../../../src/audio/recorder/finished-recording.ts'
import type { Piece } from './fake-microphone.ts'
import type { RecorderWorld, StoredSegment } from './recorder-world.ts'

/** Monotonic time at which a recorder's world begins, in milliseconds. */
export const START = 1_000

/** Stops the recorder and advances the clock until the last piece is delivered. */
export async function stopped(world: RecorderWorld): Promise<FinishedRecording> {
  const stopping = world.recorder.stop()
  stopping.catch(() => undefined)
  await world.clock.advance(500)
  return stopping
}

export async function discarded(world: RecorderWorld): Promise<void> {
  const discarding = world.recorder.discard()
  await world.clock.advance(500)
  await discarding
}

/** The longest stretch between `from` and `to` without stored sound, in milliseconds. */
export function longestHole(segments: readonly StoredSegment[], from: number, to: number): number {
  const pieces = segments.flatMap(segment => segment.pieces).sort((a, b) => a.from - b.from)
  let heard = from
  let hole = 0
  for (const piece of pieces) {
    if (piece.from > heard) hole = Math.max(hole, piece.from - heard)
    heard = Math.max(heard, piece.to)
  }
  return Math.max(hole, to - heard)
}

export const inOrder = (pieces: readonly Piece[]) =>
  pieces.every((piece, i) => i === 0 || piece.from === pieces[i - 1]?.to)

/** Time of the last delivered piece within the first `ms` milliseconds of a recording. */
export const lastPiece = (ms: number): number => ms - (ms % CAPTURE_TIMING.timesliceMs)
