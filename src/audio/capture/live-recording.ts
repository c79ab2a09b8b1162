import { MicrophoneError, type MicrophoneStream } from '../../platform/microphone.ts'
import type { LevelLog } from '../file/peaks.ts'
import { createFinished, type FinishedRecording } from '../recorder/finished-recording.ts'
import type { Preset } from '../recorder/presets.ts'
import { RecorderError } from '../recorder/recorder-error.ts'
import type { RecorderPorts } from '../recorder/recorder-ports.ts'
import type { RecorderDb } from '../store/recorder-db.ts'
import type { AudioSession, Gap, GapReason, Segment } from '../store/recorder-rows.ts'
import { writeRecording } from '../store/recorder-write.ts'
import { type Free, lockSession } from '../store/session-lock.ts'
import { createSessionStore } from '../store/session-store.ts'
import type { StoredRecording } from '../store/stored-take.ts'
import { createJournal, type Entry, type JournalStatus } from './journal.ts'
import { createSegmentCapture } from './segment-capture.ts'
import { createTake, type Take } from './take.ts'
import type { CaptureTiming } from './timing.ts'

/** At this share of the size limit a new part starts by itself (decision 63). */
const PART_SHARE = 0.95
/** Limit of unstored audio in memory while the device stores nothing: half an hour at 128 kbit/s. */
export const MAX_WAITING_BYTES = 32 * 1024 * 1024

export interface LiveRecording {
  /** Starts a segment. Resolves to true once it delivers data, to false if it never does. Throws MicrophoneError. */
  begin(stream: MicrophoneStream): Promise<boolean>
  close(tail: boolean): Promise<void>
  flush(): void
  watch(): void
  mark(gap: Gap): void
  /** Ends the recording at `activeMs` of its own clock. Rejects with RECORDING_FAILED `no-audio` if it has no data. */
  finish(activeMs: number): Promise<FinishedRecording>
  /** Deletes every part and frees the locks. */
  erase(): Promise<void>
  /** Keeps every part for recovery and frees the locks. */
  abandon(): Promise<void>
  /** Bytes of the current part, stored or not. */
  size(): number
  progress(): Progress
}

export interface Progress {
  /** The newest part with a piece on the disk (else the first part): recovery cannot find a part without one. */
  sessionId: string
  part: number
  gaps: readonly Gap[]
  size: number
  /** Everything up to this time on the own clock is stored. */
  storedMs: number
  storage: JournalStatus
}

export interface LiveOptions {
  ports: Pick<RecorderPorts, 'clock' | 'locks' | 'random' | 'db'>
  ownerId: string
  moduleId: string
  presetName: string
  preset: Preset
  timing: CaptureTiming
  mimeType: string
  levels: LevelLog
  /** The session to continue (R6). */
  stored: StoredRecording | null
  position(): number
  stream(): MicrophoneStream | null
  onLost(reason: GapReason, heardUntil: number): void
  onChange(): void
  /** Called when the last part is released. */
  onReleased(): void
}

/** One recording from its first segment to its release: its parts, their locks, and the storing of each piece. */
export async function createLiveRecording(options: LiveOptions): Promise<LiveRecording> {
  const { ports, ownerId, preset, mimeType, levels, stored, position } = options
  const { clock, locks, random, db } = ports
  const store = createSessionStore(db, ownerId)
  const allowUpgrade = db.hold()
  const frees = new Map<string, Free>()
  const earlier: FinishedRecording[] = []
  let storedMs = position()

  const journal = createJournal({
    clock,
    write: entry => writeEntry(db, entry),
    onStored(entry) {
      const { segment, chunk } = entry
      const owner = takes.find(each => each.session().id === segment?.sessionId)
      if (owner && segment && chunk) {
        storedMs = Math.max(storedMs, owner.baseMs + segment.startedMs + segment.elapsedMs)
        if (owner.session().part > named.session().part) named = owner
      }
      options.onChange()
    },
    onChange(status) {
      if (status.waitingBytes > MAX_WAITING_BYTES) options.onLost('storage', clock.monotonic())
      options.onChange()
    },
  })

  const open = (session: AudioSession, segments: Segment[], baseMs: number) =>
    createTake({ session, segments, baseMs, preset, levels, journal })
  const first = stored
    ? open({ ...stored.session, finished: null }, stored.segments, 0)
    : open(newSession(options, random.uuid(), null), [], position())
  const takes = [first]
  let take: Take = first
  let named: Take = first
  const free = stored?.free ?? (await lockSession(locks, first.session().id))
  if (free) frees.set(first.session().id, free)

  const nextPart = (): Take => {
    const part = open(newSession(options, random.uuid(), take.session()), [], position())
    takes.push(part)
    const { id } = part.session()
    void lockSession(locks, id).then(taken => taken && frees.set(id, taken))
    return part
  }

  const unlock = async () => {
    allowUpgrade()
    await Promise.all([...frees.values()].map(each => each()))
  }

  const release = async (sessionId: string) => {
    await store.erase(sessionId)
    await frees.get(sessionId)?.()
    frees.delete(sessionId)
    // A part without data is never given to a caller, so no release of it is awaited.
    if (takes.some(each => frees.has(each.session().id) && each.segments().length > 0)) return
    await journal.close()
    await unlock()
    options.onReleased()
  }

  const finished = (ended: Take, durationMs: number, earlierParts: FinishedRecording[]): FinishedRecording => {
    const { id } = ended.session()
    return createFinished({
      session: ended.session(),
      segments: ended.segments(),
      durationMs,
      earlierParts,
      complete: () => journal.waiting().length === 0,
      pieces: async segment => [...(await store.bytes(id, segment)), ...waitingPieces(journal.waiting(), id, segment)],
      release: () => release(id),
    })
  }

  for (const part of stored?.earlier ?? []) {
    const before = open(part.session, part.segments, 0)
    takes.unshift(before)
    frees.set(part.session.id, part.free)
    earlier.push(finished(before, part.recordedMs, []))
  }

  const capture = createSegmentCapture({
    clock,
    take: first,
    timing: options.timing,
    mimeType,
    bitsPerSecond: preset.bitsPerSecond,
    position,
    onLost: options.onLost,
    onPiece(due) {
      options.onChange()
      const stream = options.stream()
      if (!stream) return
      const full = take.size() >= preset.maxFileSize * PART_SHARE
      if (!full && !due) return
      try {
        void begin(stream, full)
      } catch (error) {
        // The running segment goes on, and the next piece tries again.
        if (!(error instanceof MicrophoneError)) throw error
      }
    },
    onTakeOver(next) {
      take = next
    },
    onTakeLeft(left) {
      const durationMs = take.baseMs - left.baseMs
      left.finish(durationMs, clock.now())
      earlier.push(finished(left, durationMs, []))
    },
  })

  const begin = (stream: MicrophoneStream, full: boolean): Promise<boolean> => {
    const newest = takes.at(-1)
    const waiting = newest && newest !== take ? newest : null
    return capture.begin(stream, full || !fits(take, stream) ? (waiting ?? nextPart()) : take)
  }

  return {
    begin: stream => begin(stream, false),
    close: capture.close,
    flush: capture.flush,
    watch: capture.watch,
    mark: gap => take.mark({ ...gap, atSeconds: Math.max(0, gap.atSeconds - take.baseMs / 1000) }, clock.now()),
    async finish(activeMs) {
      const heard = take.segments().length > 0
      const durationMs = Math.max(0, activeMs - take.baseMs)
      if (heard) take.finish(durationMs, clock.now())
      await journal.flush()
      return heard ? finished(take, durationMs, earlier) : lastPart(earlier)
    },
    async erase() {
      await journal.close()
      try {
        for (const each of takes) await store.erase(each.session().id)
      } finally {
        await unlock()
      }
    },
    async abandon() {
      await journal.flush()
      await journal.close()
      await unlock()
    },
    size: () => take.size(),
    progress: () => ({
      sessionId: named.session().id,
      part: take.session().part,
      gaps: take.session().gaps,
      size: take.size(),
      storedMs,
      storage: journal.status(),
    }),
  }
}

/** Used when the newest part has no data: the recording then ends with the part before it. */
function lastPart(parts: readonly FinishedRecording[]): FinishedRecording {
  const last = parts.at(-1)
  if (!last) throw new RecorderError('RECORDING_FAILED', 'no-audio')
  return { ...last, earlierParts: parts.slice(0, -1) }
}

function newSession(options: LiveOptions, id: string, previous: AudioSession | null): AudioSession {
  const now = options.ports.clock.now()
  return {
    ownerId: options.ownerId,
    id,
    moduleId: options.moduleId,
    preset: options.presetName,
    createdAt: now,
    updatedAt: now,
    files: [],
    gaps: [],
    previousId: previous?.id ?? null,
    part: (previous?.part ?? 0) + 1,
    finished: null,
  }
}

/** An AAC file has one sample rate and channel count: a microphone with others begins a new part. Opus takes any. */
function fits(take: Take, stream: MicrophoneStream): boolean {
  const first = take.segments()[0]
  if (!first || first.mimeType.includes('opus')) return true
  return first.sampleRate === (stream.sampleRate ?? 0) && first.channels === (stream.channels ?? 0)
}

const writeEntry = (db: RecorderDb, { durability, session, segment, chunk }: Entry) =>
  writeRecording(db, durability, ({ sessions, files }) => {
    if (chunk) files.put(chunk)
    if (segment) files.put(segment)
    if (session) sessions.put(session)
  })

const waitingPieces = (waiting: readonly Entry[], sessionId: string, segment: number): ArrayBuffer[] =>
  waiting.flatMap(({ chunk }) => (chunk?.sessionId === sessionId && chunk.segment === segment ? [chunk.bytes] : []))
