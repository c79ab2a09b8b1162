import type { LevelLog } from '../file/peaks.ts'
import type { Preset } from '../recorder/presets.ts'
import type { AudioSession, Gap, Segment } from '../store/recorder-rows.ts'
import type { Durability } from '../store/recorder-write.ts'
import type { Journal } from './journal.ts'

export interface SegmentStart {
  number: number
  /** On the session's own clock. */
  startedMs: number
  continues: boolean
  sampleRate: number
  channels: number
}

/** One session while it is recorded: its current rows, and the journal writes that store them. */
export interface Take {
  session(): AudioSession
  segments(): readonly Segment[]
  /** Start of this session on the whole recording's own clock (parts, decision 63). */
  readonly baseMs: number
  nextSegment(): number
  /** Bytes recorded, stored or not. */
  size(): number
  append(start: SegmentStart, piece: { bytes: ArrayBuffer; mimeType: string; elapsedMs: number; now: number }): void
  /** Marks the segment complete, durably. */
  end(segment: number, stoppedMs: number, now: number): void
  mark(gap: Gap, now: number): void
  /** Marks the session finished, durably. */
  finish(durationMs: number, now: number): void
}

interface TakeOptions {
  session: AudioSession
  /** Stored segments of a session that is continued (R6). */
  segments?: readonly Segment[]
  baseMs: number
  preset: Preset
  levels: LevelLog
  journal: Journal
}

export function createTake({ preset, baseMs, levels, journal, ...opened }: TakeOptions): Take {
  let session = opened.session
  const segments = new Map((opened.segments ?? []).map(row => [row.segment, row]))
  const chunks = new Map<number, number>()
  let numbered = Math.max(-1, ...segments.keys())

  const store = (durability: Durability, rows: { segment?: Segment; bytes?: ArrayBuffer; index?: number }) => {
    const { segment = null, bytes, index = 0 } = rows
    const chunk =
      bytes && segment
        ? {
            kind: 'chunk' as const,
            ownerId: session.ownerId,
            sessionId: session.id,
            segment: segment.segment,
            index,
            bytes,
          }
        : null
    journal.add({ durability, session, segment, chunk })
  }

  return {
    baseMs,
    session: () => session,
    segments: () => [...segments.values()].sort((a, b) => a.segment - b.segment),
    nextSegment: () => ++numbered,
    size: () => [...segments.values()].reduce((sum, row) => sum + row.size, 0),

    append(start, { bytes, mimeType, elapsedMs, now }) {
      const before = segments.get(start.number)
      const index = chunks.get(start.number) ?? 0
      chunks.set(start.number, index + 1)
      const row: Segment = {
        kind: 'segment',
        ownerId: session.ownerId,
        sessionId: session.id,
        segment: start.number,
        index: -1,
        moduleId: session.moduleId,
        fileName: `${session.id}-${start.number}.${mimeType.includes('webm') ? 'webm' : 'm4a'}`,
        mimeType,
        size: (before?.size ?? 0) + bytes.byteLength,
        duration: elapsedMs / 1000,
        quality: preset.quality,
        sampleRate: start.sampleRate,
        channels: start.channels,
        createdAt: before?.createdAt ?? now,
        updatedAt: now,
        expiresAt: null,
        uploadStatus: 'pending',
        startedMs: start.startedMs,
        continues: start.continues,
        elapsedMs,
        stoppedMs: null,
        levels: levels.between(baseMs + start.startedMs, baseMs + start.startedMs + elapsedMs),
      }
      segments.set(start.number, row)
      const first = session.files.length === 0
      const files = before ? session.files : [...session.files, start.number].sort((a, b) => a - b)
      session = { ...session, files, updatedAt: now }
      // The first piece carries the session's row, which must survive a power cut.
      store(first ? 'strict' : 'relaxed', { segment: row, bytes, index })
    },

    end(number, stoppedMs, now) {
      const row = segments.get(number)
      if (!row) return
      const ended = { ...row, stoppedMs, updatedAt: now }
      segments.set(number, ended)
      store('strict', { segment: ended })
    },

    mark(gap, now) {
      session = { ...session, gaps: [...session.gaps, gap], updatedAt: now }
      store('relaxed', {})
    },

    finish(durationMs, now) {
      session = { ...session, finished: { at: now, durationMs }, updatedAt: now }
      store('strict', {})
    },
  }
}
