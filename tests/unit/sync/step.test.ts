import { describe, expect, test } from 'vitest'
import type { EngineEvent, EngineState } from '../../../src/sync/state.ts'
import { step } from '../../../src/sync/step.ts'
import fc from '../../fast-check.ts'

/** The state after these events, and the effects of the last one by type. */
function traced(...events: EngineEvent[]) {
  let state: EngineState = { name: 'follower' }
  let effects: string[] = []
  for (const event of events) {
    const next = step(state, event)
    state = next.state
    effects = next.effects.map(({ type }) => type)
  }
  return { state, effects }
}

const led: EngineEvent = { type: 'led' }
const requested: EngineEvent = { type: 'wake', urgent: true }
const written: EngineEvent = { type: 'wake', urgent: false }
const online: EngineEvent = { type: 'network', online: true }
const failed = (verdict: 'unreachable' | 'retry'): EngineEvent => ({ type: 'cycle-failed', verdict, waitSeconds: 0 })

describe('events during a cycle', () => {
  test.each([
    ['a request of the user', requested],
    ['the return of the network', online],
  ])('%s starts the next cycle at once, even if the running one fails', (_, event) => {
    for (const verdict of ['unreachable', 'retry'] as const) {
      const { state, effects } = traced(led, event, failed(verdict))
      expect(state).toMatchObject({ name: 'cycling', again: 'no', failures: 1 })
      expect(effects).toContain('run-cycle')
    }
  })

  test('each request starts only one cycle; the next failure waits', () => {
    expect(traced(led, requested, failed('unreachable'), failed('unreachable')).state).toMatchObject({
      name: 'offline',
    })
  })

  test('a local write does not shorten the wait after an unreachable or overloaded server', () => {
    expect(traced(led, written, failed('unreachable'))).toMatchObject({ state: { name: 'offline' }, effects: ['wait'] })
    expect(traced(led, requested, written, failed('unreachable')).state).toMatchObject({ name: 'cycling' })
    expect(traced(led, written, failed('retry'))).toMatchObject({ state: { name: 'backing-off' }, effects: ['wait'] })
    expect(traced(led, written, { type: 'cycle-done', nextMs: null }).effects).toContain('run-cycle')
  })
})

test('a leader always has a running cycle or a wait', () => {
  const event = fc.constantFrom<EngineEvent>(
    requested,
    written,
    online,
    { type: 'network', online: false },
    { type: 'due' },
    { type: 'cycle-done', nextMs: null },
    failed('unreachable'),
    failed('retry'),
    { type: 'signed-in' },
  )
  fc.assert(
    fc.property(fc.array(event), events => {
      let state: EngineState = { name: 'follower' }
      let waiting = false
      let running = false
      for (const one of [led, ...events]) {
        if (one.type === 'due' && !waiting) continue
        if (one.type.startsWith('cycle-')) {
          if (!running) continue
          running = false
        }
        if (one.type === 'due') waiting = false
        const next = step(state, one)
        state = next.state
        for (const { type } of next.effects) {
          if (type === 'run-cycle') {
            expect(running).toBe(false)
            running = true
          }
          if (type === 'wait') waiting = true
          if (type === 'stop-waiting') waiting = false
        }
        expect(running || waiting).toBe(true)
      }
    }),
  )
})
