/**
 * The engine as a machine. Only the leader among the tabs does anything; the others follow its published status.
 *
 *   follower ──led──▶ idle ──wake──▶ cycling ──done──▶ idle
 *                      ▲               │ failed
 *                      │ due           ▼
 *                      └────────── backing-off     (server reached, but not now)
 *                      └────────── offline         (server not reached; waits for a hint or a probe)
 *   cycling ──401──▶ needs-auth ──signed-in──▶ idle
 *   cycling ──426──▶ upgrade-required            any ──close──▶ closed
 */
export type EngineState =
  | { name: 'follower' }
  | { name: 'idle' }
  /**
   * One push-and-pull at a time; `again` when something happened that this one may have missed, `renewed` when somebody
   * signed in meanwhile, so that a 401 for the former session says nothing about the present one.
   */
  | { name: 'cycling'; again: boolean; renewed: boolean; failures: number }
  | { name: 'backing-off'; failures: number }
  | { name: 'offline'; failures: number }
  | { name: 'needs-auth' }
  | { name: 'upgrade-required' }
  | { name: 'closed' }

export type EngineEvent =
  | { type: 'led' }
  | { type: 'deposed' }
  /** Something to do: a local write, a server's event, a hint that the network is back, a person's "send now". */
  | { type: 'wake'; urgent: boolean }
  | { type: 'due' }
  | { type: 'cycle-done'; nextMs: number | null }
  | { type: 'cycle-failed'; verdict: 'unreachable' | 'retry' | 'needs-auth' | 'upgrade'; waitSeconds: number }
  | { type: 'network'; online: boolean }
  | { type: 'signed-in' }
  | { type: 'close' }

export type EngineEffect =
  | { type: 'run-cycle' }
  /** Wake with `due` after the wait, replacing an earlier wait. Back-off is computed where chance lives. */
  | { type: 'wait'; reason: 'backoff'; failures: number; atLeastSeconds: number }
  | { type: 'wait'; reason: 'probe'; failures: number }
  | { type: 'wait'; reason: 'poll' }
  | { type: 'wait'; reason: 'deferred'; ms: number }
  | { type: 'stop-waiting' }
  | { type: 'abort-cycle' }
  | { type: 'listen' }
  | { type: 'stop-listening' }
