import type { EngineEffect, EngineEvent, EngineState } from './state.ts'

export interface Step {
  state: EngineState
  effects: EngineEffect[]
}

const stay = (state: EngineState): Step => ({ state, effects: [] })
const cycle = (failures: number): Step => ({
  state: { name: 'cycling', again: 'no', renewed: false, failures },
  effects: [{ type: 'stop-waiting' }, { type: 'run-cycle' }],
})
const halt: EngineEffect[] = [{ type: 'stop-waiting' }, { type: 'stop-listening' }]

/** Returns the next state and its effects; pure, and total over every pair of state and event. */
export function step(state: EngineState, event: EngineEvent): Step {
  if (state.name === 'closed') return stay(state)
  if (event.type === 'close') return { state: { name: 'closed' }, effects: [...halt, { type: 'abort-cycle' }] }
  if (event.type === 'leadership-lost') {
    return state.name === 'follower'
      ? stay(state)
      : { state: { name: 'follower' }, effects: [...halt, { type: 'abort-cycle' }] }
  }
  switch (state.name) {
    case 'follower':
      return event.type === 'led' ? begin(cycle(0)) : stay(state)
    case 'needs-auth':
    case 'upgrade-required':
      return event.type === 'signed-in' ? begin(cycle(0)) : stay(state)
    case 'idle':
      if (event.type === 'wake' || event.type === 'due') return cycle(0)
      if (event.type === 'network') return event.online ? cycle(0) : toOffline(1)
      return stay(state)
    case 'backing-off':
      if (event.type === 'due') return cycle(state.failures)
      // A local write does not shorten the back-off; a person's request or the network's return does.
      if (event.type === 'wake' && event.urgent) return cycle(state.failures)
      if (event.type === 'network') return event.online ? cycle(0) : toOffline(state.failures)
      return stay(state)
    case 'offline':
      if (event.type === 'due' || (event.type === 'wake' && event.urgent)) return cycle(state.failures)
      if (event.type === 'network' && event.online) return cycle(0)
      return stay(state)
    case 'cycling':
      return whileCycling(state, event)
  }
}

const begin = ({ state, effects }: Step): Step => ({ state, effects: [{ type: 'listen' }, ...effects] })

const toOffline = (failures: number): Step => ({
  state: { name: 'offline', failures },
  effects: [{ type: 'wait', reason: 'probe', failures }],
})

function whileCycling(state: EngineState & { name: 'cycling' }, event: EngineEvent): Step {
  switch (event.type) {
    case 'wake':
      return stay(event.urgent || state.again === 'now' ? { ...state, again: 'now' } : { ...state, again: 'yes' })
    case 'due':
      return stay(state.again === 'no' ? { ...state, again: 'yes' } : state)
    case 'signed-in':
      return stay({ ...state, again: 'now', renewed: true })
    case 'network':
      // Offline: the request in flight shows it by itself. Online: that request may still fail from the past outage.
      return stay(event.online ? { ...state, again: 'now' } : state)
    case 'cycle-done':
      if (state.again !== 'no') return cycle(0)
      return {
        state: { name: 'idle' },
        effects: [
          event.nextMs === null
            ? { type: 'wait', reason: 'poll' }
            : { type: 'wait', reason: 'deferred', ms: event.nextMs },
        ],
      }
    case 'cycle-failed': {
      const failures = state.failures + 1
      switch (event.verdict) {
        case 'needs-auth':
          return state.renewed ? cycle(failures) : { state: { name: 'needs-auth' }, effects: halt }
        case 'upgrade':
          return { state: { name: 'upgrade-required' }, effects: halt }
        case 'unreachable':
          return state.again === 'now' ? cycle(failures) : toOffline(failures)
        case 'retry':
          if (state.again === 'now') return cycle(failures)
          return {
            state: { name: 'backing-off', failures },
            effects: [{ type: 'wait', reason: 'backoff', failures, atLeastSeconds: event.waitSeconds }],
          }
      }
      return stay(state)
    }
    default:
      return stay(state)
  }
}
