import type { ReplicatedName } from '../db/collections/replicated.ts'
import type { Database } from '../db/open.ts'
import type { SyncJournal } from '../db/sync-journal.ts'
import type { UploadStore } from '../db/uploads/upload-store.ts'
import type { Clock } from '../platform/clock.ts'
import type { Locks } from '../platform/locks.ts'
import type { Random } from '../platform/random.ts'
import { ClockEras } from './clock-eras.ts'
import { COLLECTIONS } from './collections/all.ts'
import type { Reach } from './contact.ts'
import { type CyclePorts, runCycle } from './cycle.ts'
import { listenToEvents } from './events.ts'
import type { Inspector } from './inspector.ts'
import { watchLocalWrites } from './local-writes.ts'
import { Pusher } from './push/pusher.ts'
import { Replica } from './replica/replica.ts'
import { BadAnswer } from './retry-policy.ts'
import type { EngineEffect, EngineEvent, EngineState } from './state.ts'
import { offlineSince, STARTING, type SyncStatus } from './status.ts'
import { step } from './step.ts'
import type { Transport } from './transport.ts'
import { cleanUpHourly } from './uploads/cleanup.ts'
import { UploadLane } from './uploads/lane.ts'
import { UploadMirror } from './uploads/mirror.ts'
import { verdictOf } from './uploads/settle-failure.ts'
import { waitMs } from './waits.ts'

export interface EnginePorts {
  database: Database
  journal: SyncJournal
  uploads: UploadStore
  transport: Transport
  clock: Clock
  random: Random
  locks: Locks
  inspector: Inspector
  accountId: string
  deviceId: string
  onStatus(status: SyncStatus): void
  /** Called when the server has ended the session; the page then shows the sign-in. */
  onUnauthorized(): void
}

/**
 * Replicates one account on one device by running the state machine of step.ts. Everything that must survive is in the
 * databases; this object may be lost at any moment (I17).
 */
export class Engine {
  private readonly ports: EnginePorts
  private readonly work: CyclePorts
  private readonly lane: UploadLane
  private readonly eras: ClockEras
  private state: EngineState = { name: 'follower' }
  private status: SyncStatus = STARTING
  private leading = false
  private stopWatching: (() => void) | null = null
  private cancelWait: (() => void) | null = null
  private cycle: AbortController | null = null
  private listening: AbortController | null = null
  private eventsLive = false
  /** A cycle was completed in this run. */
  private reached = false
  private stopCleaning: (() => void) | null = null
  /** Requests wait, and the server has not been heard for 15 s. */
  private silent = false
  private readonly stopHearing: () => void

  constructor(ports: EnginePorts) {
    this.ports = ports
    const { database, journal, transport, clock, random, inspector, uploads: store, locks, accountId: ownerId } = ports
    const stamp = (epoch: string) => ({ opId: random.uuid(), now: clock.now(), deviceId: ports.deviceId, epoch })
    const replica = new Replica(database)
    const epoch = async (name: ReplicatedName) => (await journal.checkpoint(name)).epoch ?? ''
    const isSending = (clientId: string) => this.lane.isSending(clientId)
    const noteSeen = (name: ReplicatedName, seq: number) => journal.noteSeen(name, seq)
    const mirror = new UploadMirror({ replica, store, ownerId, stamp, epoch, noteSeen, isSending })
    this.eras = new ClockEras({
      clock,
      known: () => journal.clockEras(),
      keep: eras => void journal.keepClockEras(eras).catch(() => undefined),
    })
    const { eras } = this
    const pusher = new Pusher(COLLECTIONS, { transport, replica, journal, clock, random, stamp, inspector, eras })
    this.work = { kinds: COLLECTIONS, pusher, mirror, transport, replica, journal, clock, stamp, inspector }
    this.lane = new UploadLane({
      ...{ store, transport, clock, random, locks, ownerId, mirror, inspector, eras },
      onProgress: uploads => this.publish({ uploads }),
      // The cycle fails for the same reason and handles it.
      onHalted: reason => this.dispatch({ type: 'wake', urgent: reason !== 'unreachable' }),
    })
    this.stopHearing = transport.contact.subscribe(reach => this.heard(reach))
  }

  /** Starts replicating: this tab leads. */
  lead(): void {
    this.leading = true
    const { uploads, accountId, clock, database, transport } = this.ports
    this.eras.begin()
    transport.contact.onClockOffset = offsetMs => this.eras.measured(offsetMs)
    const undecided = () => this.work.replica.undecidedIds()
    this.stopCleaning = cleanUpHourly({ store: uploads, ownerId: accountId, clock, undecided })
    this.stopWatching = watchLocalWrites(database, clock, {
      onQueued: () => {
        this.eras.observe()
        this.publish({ upToDate: false })
      },
      onPause: () => this.wake(false),
    })
    void this.loadLastComplete()
    this.dispatch({ type: 'led' })
  }

  /** Publishes when an earlier run completed its last cycle; `upToDate` stays false until this run completes one. */
  private async loadLastComplete(): Promise<void> {
    const lastComplete = await this.ports.journal.lastComplete().catch(() => null)
    if (lastComplete === null || this.status.lastComplete !== null) return
    this.publish({ lastComplete, ...(this.status.offlineSince === null ? {} : { offlineSince: lastComplete }) })
  }

  /** Stops replicating: another tab leads now. */
  loseLeadership(): void {
    this.leading = false
    this.ports.transport.contact.onClockOffset = () => undefined
    this.stopCleaning?.()
    this.stopWatching?.()
    this.lane.stop()
    this.dispatch({ type: 'leadership-lost' })
  }

  close(): void {
    this.stopHearing()
    this.loseLeadership()
    this.dispatch({ type: 'close' })
  }

  /** Starts a cycle; `urgent` (a person asked) overrides every back-off. */
  wake(urgent: boolean): void {
    if (urgent) this.work.pusher.hurry()
    this.dispatch({ type: 'wake', urgent })
    this.wakeLane(urgent)
  }

  /** Takes the page's hint about the network. */
  network(online: boolean): void {
    this.dispatch({ type: 'network', online })
    if (online) this.wakeLane(true)
  }

  /** Called when the account has signed in again. */
  signedIn(): void {
    this.dispatch({ type: 'signed-in' })
    this.wakeLane(true)
  }

  /**
   * While offline only an urgent wake (a person, or a hint of the network) starts the lane; else the next complete
   * cycle does.
   */
  private wakeLane(urgent: boolean): void {
    const { name } = this.state
    if (!this.leading || name === 'needs-auth' || name === 'upgrade-required') return
    if (urgent || name !== 'offline') this.lane.wake(urgent)
  }

  private dispatch(event: EngineEvent): void {
    const before = this.state.name
    const { state, effects } = step(this.state, event)
    this.state = state
    if (state.name !== before) {
      this.ports.inspector.note('state', { from: before, to: state.name, by: event.type })
      if (state.name !== 'follower' && state.name !== 'closed')
        this.publish({ phase: state.name, offlineSince: this.offlineSince(state) })
    }
    for (const effect of effects) this.run(effect)
  }

  private offlineSince(state: EngineState): number | null {
    const { silent, reached, status } = this
    return offlineSince(state, status, { silent, reached, now: this.ports.clock.now() })
  }

  /** A silent server counts as not reached, and as reached with its next byte. */
  private heard(reach: Reach): void {
    this.silent = reach === 'silent'
    this.ports.inspector.note('server', { reach })
    if (this.state.name === 'offline') {
      if (!this.silent) this.wake(true)
    } else this.publish({ offlineSince: this.silent ? this.offlineSince(this.state) : null })
  }

  private run(effect: EngineEffect): void {
    const { clock, random } = this.ports
    switch (effect.type) {
      case 'run-cycle':
        void this.runCycle()
        return
      case 'wait':
        this.cancelWait?.()
        this.cancelWait = clock.after(waitMs(effect, random, this.eventsLive), () => this.dispatch({ type: 'due' }))
        return
      case 'stop-waiting':
        this.cancelWait?.()
        return
      case 'abort-cycle':
        this.cycle?.abort(new Error('stopped'))
        return
      case 'listen':
        this.listen()
        return
      case 'stop-listening':
        this.listening?.abort(new Error('stopped'))
        return
    }
  }

  private async runCycle(): Promise<void> {
    const controller = new AbortController()
    this.cycle = controller
    this.eras.observe()
    try {
      const nextMs = await runCycle(this.work, controller)
      if (this.cycle !== controller) return
      const lastComplete = this.ports.clock.now()
      // Only the time shown after a restart depends on this; a failing journal fails the next cycle by itself.
      this.ports.journal.completed(lastComplete).catch(() => undefined)
      this.reached = true
      const { clockOffsetMs } = this.ports.transport.contact
      this.publish({ lastComplete, offlineSince: null, clockOffsetMs, full: this.work.pusher.isAccountFull() })
      this.dispatch({ type: 'cycle-done', nextMs })
      if (this.state.name === 'idle') this.publish({ upToDate: nextMs === null })
      this.wakeLane(false)
    } catch (error) {
      if (this.cycle === controller) this.cycleFailed(error)
    }
  }

  private cycleFailed(error: unknown): void {
    const verdict = verdictOf(error)
    this.ports.inspector.note('cycle failed', { verdict, name: error instanceof Error ? error.name : 'unknown' })
    const stops = verdict === 'unreachable' || verdict === 'needs-auth' || verdict === 'upgrade'
    // The last attempt failed, so the data may be incomplete (I19).
    this.publish({ upToDate: false })
    const waitSeconds = error instanceof BadAnswer ? (error.retryAfter ?? 0) : 0
    this.dispatch({ type: 'cycle-failed', verdict: stops ? verdict : 'retry', waitSeconds })
    if (this.state.name === 'needs-auth') {
      this.lane.stop()
      this.ports.onUnauthorized()
    }
  }

  private listen(): void {
    this.listening?.abort()
    this.listening = new AbortController()
    const { signal } = this.listening
    void listenToEvents({
      ...this.ports,
      signal,
      onChange: () => this.dispatch({ type: 'wake', urgent: false }),
      onLive: live => {
        this.eventsLive = live
        // Changes made while the stream was closed were not announced, and the server is reachable again.
        if (live) this.wake(true)
      },
      // A cycle finds out whether the server or only its stream is gone. While offline this waits for the next probe.
      onRefused: () => this.dispatch({ type: 'wake', urgent: false }),
    })
  }

  private publish(part: Partial<SyncStatus>): void {
    this.status = { ...this.status, ...part }
    if (this.leading) this.ports.onStatus(this.status)
  }
}
