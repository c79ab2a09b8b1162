/**
 * The engine's state machine. Only the leading tab works; the others follow its published status.
 *
 *   follower ──led──▶ cycling ──done──▶ idle ──wake, due──▶ cycling
 *                        │ ▲
 *                 failed ▼ │ due, person, network
 *                     backing-off      (the server was reached, but failed)
 *                     offline          (the server was not reached; `due` is a probe)
 *   cycling ──401──▶ needs-auth ──signed-in──▶ cycling
 *   cycling ──426──▶ upgrade-required ──signed-in──▶ cycling
 *   any ──leadership lost──▶ follower            any ──close──▶ closed
 */
export type EngineState =
  | { name: 'follower' }
  | { name: 'idle' }
  /**
   * One push and pull at a time. `again`: repeated after success, because it may have missed something (`yes`), or also
   * after a failure: a person asked or the network is back (`now`). `renewed`: a 401 is the former session's.
   */
  | { name: 'cycling'; again: 'no' | 'yes' | 'now'; renewed: boolean; failures: number }
  | { name: 'backing-off'; failures: number }
  | { name: 'offline'; failures: number }
  | { name: 'needs-auth' }
  | { name: 'upgrade-required' }
  | { name: 'closed' }

export type EngineEvent =
  | { type: 'led' }
  | { type: 'leadership-lost' }
  /** Something to do: a local write, an event of the server, a person's "send now". */
  | { type: 'wake'; urgent: boolean }
  | { type: 'due' }
  | { type: 'cycle-done'; nextMs: number | null }
  | { type: 'cycle-failed'; verdict: 'unreachable' | 'retry' | 'needs-auth' | 'upgrade'; waitSeconds: number }
  | { type: 'network'; online: boolean }
  | { type: 'signed-in' }
  | { type: 'close' }

export type EngineEffect =
  | { type: 'run-cycle' }
  /**
   * Dispatches `due` after the wait, replacing an earlier one. The engine computes back-off: it has the port of chance.
   */
  | { type: 'wait'; reason: 'backoff'; failures: number; atLeastSeconds: number }
  | { type: 'wait'; reason: 'probe'; failures: number }
  | { type: 'wait'; reason: 'poll' }
  | { type: 'wait'; reason: 'deferred'; ms: number }
  | { type: 'stop-waiting' }
  | { type: 'abort-cycle' }
  | { type: 'listen' }
  | { type: 'stop-listening' }
