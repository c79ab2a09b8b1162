import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Changes, Listener } from '../../../src/server/changes/changes.ts'
import { createEventStreams } from '../../../src/server/http/event-streams.ts'
import type { Session } from '../../../src/server/sessions/session.ts'

const session = (id: string): Session => ({
  id,
  userId: 1,
  kind: 'user',
  actorUserId: null,
  deviceId: null,
  isAdmin: false,
  createdAt: new Date(0),
})

/** The account's changes, announced by the test. */
function manualChanges() {
  const listeners = new Set<Listener>()
  const changes: Changes = {
    ofAccount(_, listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ofAll: () => () => undefined,
    close: async () => undefined,
  }
  const change = (seq: number) => {
    for (const listener of [...listeners]) listener.onAnnouncement({ kind: 'change', userId: 1, seq })
  }
  const gap = () => {
    for (const listener of [...listeners]) listener.onGap()
  }
  return { changes, listeners, change, gap }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const read = async (reader: ReadableStreamDefaultReader<Uint8Array>) => {
  const { value, done } = await reader.read()
  return done ? null : Buffer.from(value).toString()
}

describe('a stream of changes', () => {
  it('pings every fifteen seconds, so that both sides detect a dead connection', async () => {
    const { changes, change } = manualChanges()
    const reader = createEventStreams(changes, 'e').open(session('a')).getReader()
    expect(await read(reader)).toBe(': open\n\n')
    vi.advanceTimersByTime(15_000)
    expect(await read(reader)).toBe(': ping\n\n')
    change(7)
    expect(await read(reader)).toBe('data: {"seq":7,"epoch":"e"}\n\n')
  })

  it('ends for a reader that does not read, after a gap, and with the server; no listener or timer remains', async () => {
    const { changes, listeners, change, gap } = manualChanges()
    const streams = createEventStreams(changes, 'e')
    streams.open(session('slow'))
    for (let seq = 0; seq < 300; seq += 1) change(seq)
    expect(streams.size).toBe(0)
    const reader = streams.open(session('b')).getReader()
    gap()
    expect(await read(reader)).toBe(': open\n\n')
    expect(await read(reader)).toBeNull()
    streams.open(session('c'))
    streams.close()
    expect(streams.size).toBe(0)
    expect(listeners.size).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends when its reader disconnects', async () => {
    const { changes, listeners } = manualChanges()
    const streams = createEventStreams(changes, 'e')
    await streams.open(session('a')).cancel()
    expect(streams.size).toBe(0)
    expect(listeners.size).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends as the oldest of a session that opens more than eight', () => {
    const { changes, listeners } = manualChanges()
    const streams = createEventStreams(changes, 'e')
    for (let tab = 0; tab < 12; tab += 1) streams.open(session('many'))
    streams.open(session('another'))
    expect(streams.size).toBe(9)
    expect(listeners.size).toBe(9)
  })
})
