import { describe, expect, test } from 'vitest'
import { activeMs, type CaptureEvent, type CaptureState } from '../../../../src/audio/capture/state.ts'
import { step } from '../../../../src/audio/capture/step.ts'
import fc from '../../../fast-check.ts'

const LIMITS = { minMs: 5_000, maxMs: 60_000, autoStop: false }
const at = (monotonic: number) => ({ monotonic, wall: 1_000_000 + monotonic })

/** Runs events from a state; returns the last state and the kinds of all effects. */
function run(events: CaptureEvent[], from: CaptureState = { kind: 'idle' }, limits = LIMITS) {
  let state = from
  const effects: string[] = []
  for (const event of events) {
    const next = step(state, event, limits)
    state = next.state
    effects.push(...next.effects.map(effect => effect.kind))
  }
  return { state, effects }
}

const start: CaptureEvent = { kind: 'start', activeMs: 0, gap: null }
const recording: CaptureEvent[] = [start, { kind: 'opened', at: at(0) }]

describe('commands', () => {
  test('start asks for the microphone, and recording begins when it is open', () => {
    expect(run([start])).toEqual({
      state: { kind: 'requesting', activeMs: 0, fresh: true, gap: null },
      effects: ['open'],
    })
    expect(run(recording).state).toEqual({ kind: 'recording', activeMs: 0, since: 0 })
  })

  test('pause is possible only while recording, resume only when paused or interrupted, stop only with a recording', () => {
    const idle: CaptureState = { kind: 'idle' }
    for (const event of [
      { kind: 'pause', at: at(1) },
      { kind: 'resume' },
      { kind: 'stop', at: at(1) },
      { kind: 'discard' },
    ] satisfies CaptureEvent[]) {
      expect(step(idle, event, LIMITS)).toEqual({ state: idle, effects: [] })
    }
    const paused = run([...recording, { kind: 'pause', at: at(9_000) }]).state
    expect(step(paused, { kind: 'pause', at: at(9_500) }, LIMITS).state).toBe(paused)
    const going = run(recording).state
    expect(step(going, { kind: 'resume' }, LIMITS).state).toBe(going)
  })

  test('a start while recording changes nothing', () => {
    const going = run(recording).state
    expect(step(going, start, LIMITS)).toEqual({ state: going, effects: [] })
  })

  test('discard is possible in every state and erases', () => {
    const states = [
      run([start]).state,
      run(recording).state,
      run([...recording, { kind: 'pause', at: at(9_000) }]).state,
      run([...recording, { kind: 'stop', at: at(9_000) }, { kind: 'finished' }]).state,
    ]
    for (const state of states) {
      expect(run([{ kind: 'discard' }], state)).toEqual({
        state: { kind: 'idle' },
        effects: ['close', 'release-microphone', 'erase'],
      })
    }
  })
})

describe('limits', () => {
  test('decision 64: a stop before the minimum is refused and keeps the recording paused, so that it can go on', () => {
    const { state, effects } = run([...recording, { kind: 'stop', at: at(4_999) }])
    expect(state).toEqual({ kind: 'paused', activeMs: 4_999, fault: { code: 'RECORDING_TOO_SHORT', detail: '5' } })
    expect(effects).not.toContain('erase')
    expect(effects).not.toContain('finish')
    expect(run([{ kind: 'resume' }, { kind: 'opened', at: at(9_000) }], state).state.kind).toBe('recording')
  })

  test('exactly the minimum is enough', () => {
    expect(run([...recording, { kind: 'stop', at: at(5_000) }]).state.kind).toBe('stopping')
  })

  test('decision 63: passing the maximum stops only a preset with autoStop', () => {
    const beyond: CaptureEvent = { kind: 'tick', at: at(60_000) }
    expect(run([...recording, beyond]).state.kind).toBe('recording')
    const { state, effects } = run([...recording, beyond], { kind: 'idle' }, { ...LIMITS, autoStop: true })
    expect(state).toEqual({ kind: 'stopping', activeMs: 60_000 })
    expect(effects.slice(-3)).toEqual(['close', 'release-microphone', 'finish'])
  })
})

describe('interruptions', () => {
  const lost = (ms: number, heardUntil = ms): CaptureEvent => ({
    kind: 'lost',
    at: at(ms),
    reason: 'ended',
    heardUntil,
  })

  test('R3 a lost microphone closes the segment, keeps it, and stops the recorder’s clock', () => {
    const { state, effects } = run([...recording, lost(7_000)])
    expect(state).toEqual({
      kind: 'interrupted',
      activeMs: 7_000,
      gap: { reason: 'ended', wall: 1_007_000 },
      reopening: true,
    })
    expect(effects).toEqual(['open', 'close', 'release-microphone', 'open'])
  })

  test('R3 R7 the recorder’s clock stops at the last sound, not when the loss is noticed', () => {
    const { state } = run([...recording, lost(12_000, 7_000)])
    expect(state).toMatchObject({ activeMs: 7_000, gap: { wall: 1_007_000 } })
  })

  test('R3 when a microphone is back recording resumes and the gap is marked at its place', () => {
    const refused: CaptureEvent = { kind: 'refused', at: at(7_010), fault: 'missing' }
    const first = run([...recording, lost(7_000), refused, { kind: 'back' }])
    expect(first.effects.slice(-2)).toEqual(['release-microphone', 'open'])
    const { state, effects } = step(first.state, { kind: 'opened', at: at(10_000) }, LIMITS)
    expect(state).toEqual({ kind: 'recording', activeMs: 7_000, since: 10_000 })
    expect(effects).toEqual([
      { kind: 'mark-gap', gap: { reason: 'ended', wall: 1_007_000 }, endedAt: 1_010_000, atMs: 7_000 },
    ])
  })

  test('a microphone lost right after opening is not reopened at once', () => {
    const { state, effects } = run([...recording, lost(300)])
    expect(state).toMatchObject({ kind: 'interrupted', reopening: false })
    expect(effects.at(-1)).toBe('release-microphone')
  })

  test('a muted track is kept open, because only it fires the event of its return', () => {
    const muted: CaptureEvent = { kind: 'lost', at: at(7_000), reason: 'muted', heardUntil: 7_000 }
    expect(run([...recording, muted]).effects).toEqual(['open', 'close'])
  })

  test('an interrupted recording can be stopped, and the gap up to then is marked', () => {
    const { state, effects } = run([...recording, lost(7_000), { kind: 'stop', at: at(20_000) }])
    expect(state).toEqual({ kind: 'stopping', activeMs: 7_000 })
    expect(effects.slice(-3)).toEqual(['mark-gap', 'release-microphone', 'finish'])
  })

  test('a first request that is refused fails with the code of the specification', () => {
    const codes = (['unsupported', 'denied', 'missing', 'busy'] as const).map(fault => {
      const { state } = run([start, { kind: 'refused', at: at(1), fault }])
      return state.kind === 'failed' ? state.fault.code : state.kind
    })
    expect(codes).toEqual(['BROWSER_NOT_SUPPORTED', 'MICROPHONE_ACCESS_DENIED', 'DEVICE_NOT_FOUND', 'RECORDING_FAILED'])
  })

  test('a refusal after something was recorded waits for a microphone instead of failing', () => {
    const { state } = run([
      ...recording,
      { kind: 'pause', at: at(9_000) },
      { kind: 'resume' },
      { kind: 'refused', at: at(9_100), fault: 'busy' },
    ])
    expect(state).toMatchObject({ kind: 'interrupted', activeMs: 9_000, reopening: false })
  })
})

test('R7 the recorder’s clock is the sum of the time spent recording, for any sequence of events', () => {
  const kinds = ['start', 'opened', 'refused', 'pause', 'resume', 'lost', 'back', 'tick', 'stop', 'unfinished'] as const
  const event = fc.record({ kind: fc.constantFrom(...kinds), wait: fc.integer({ min: 0, max: 9_000 }) })
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), events => {
      let state: CaptureState = { kind: 'idle' }
      let now = 0
      let recorded = 0
      for (const { kind, wait } of events) {
        now += wait
        if (state.kind === 'recording') recorded += wait
        if (kind === 'start' && ['idle', 'failed', 'stopped'].includes(state.kind)) recorded = 0
        state = step(state, eventOf(kind, now), LIMITS).state
        if (state.kind !== 'idle' && state.kind !== 'failed') expect(activeMs(state, now)).toBe(recorded)
      }
    }),
  )
})

function eventOf(kind: string, now: number): CaptureEvent {
  switch (kind) {
    case 'start':
      return start
    case 'refused':
      return { kind: 'refused', at: at(now), fault: 'busy' }
    case 'lost':
      return { kind: 'lost', at: at(now), reason: 'stalled', heardUntil: now }
    case 'resume':
    case 'back':
      return { kind }
    case 'unfinished':
      return { kind: 'unfinished', fault: { code: 'RECORDING_FAILED', detail: 'storage-full' } }
    default:
      return { kind: kind as 'opened' | 'pause' | 'tick' | 'stop', at: at(now) }
  }
}
