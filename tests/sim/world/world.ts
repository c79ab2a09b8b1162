import type { RxStorage } from 'rxdb/plugins/core'
import type { Session } from '../../../src/db/session-store.ts'
import { Device, type Run } from './device.ts'
import { FaultNetwork, type Server, type Weights } from './fault-network.ts'
import { Activity } from './life.ts'
import { ModelServer } from './model-server.ts'
import { Prng } from './prng.ts'
import { realms } from './realm.ts'
import { VirtualClock } from './virtual-clock.ts'

export interface WorldOptions {
  devices: number
  /** Decides all random choices. */
  seed: number
  /** Creates the disk of each device; in memory by default. */
  disk?: () => RxStorage<unknown, unknown>
  /** Replaces the model server; a real server runs in real time. */
  backend?: Backend
}

/** A server to which the devices of a world can connect. */
export interface Backend extends Server {
  signIn(accountId: string): Promise<Session>
}

export const modelBackend = (server: ModelServer): Backend => ({
  handle: (url, init) => server.handle(url, init),
  async signIn(accountId) {
    return { accountId, userId: 1, name: 'Doctor', token: server.signIn(accountId).token, locale: 'ru' }
  },
})

export const ACCOUNT = '0190a000-0000-7000-8000-00000000acc0'

/**
 * Devices, a network with injected faults, a server and one clock, all in one process and decided by a seed. Time
 * passes only in `run`, `start` and `until`.
 */
export class World {
  readonly clock = new VirtualClock()
  readonly activity = new Activity()
  readonly random: Prng
  readonly server: ModelServer
  readonly devices: Device[] = []
  /** Trace of all events, printed for a failing seed. */
  readonly trace: string[] = []

  private readonly backend: Backend

  private constructor({ seed, backend }: WorldOptions) {
    this.random = new Prng(seed)
    this.server = new ModelServer(() => Date.UTC(2026, 10, 20, 9) + this.clock.elapsed)
    this.backend = backend ?? modelBackend(this.server)
  }

  static async create(options: WorldOptions): Promise<World> {
    const world = new World(options)
    for (let i = 0; i < options.devices; i++) world.devices.push(world.makeDevice(i, options.disk))
    return world
  }

  /** Adds a new, empty device. */
  async addDevice(): Promise<Device> {
    const device = this.makeDevice(this.devices.length, undefined)
    this.devices.push(device)
    return device
  }

  private makeDevice(index: number, disk: WorldOptions['disk']): Device {
    const name = String.fromCharCode(65 + index)
    const server: Server = { handle: (url, init) => this.activity.during(() => this.backend.handle(url, init)) }
    const note = (line: string) => this.note(`${name}: ${line}`)
    const network = new FaultNetwork(server, this.clock, this.random.fork(), note)
    const ports = {
      name,
      world: this.clock,
      random: this.random.fork(),
      activity: this.activity,
      network,
      origin: 'http://sim',
      realms,
    }
    return new Device(ports, disk?.())
  }

  /** Kills all applications and frees the devices' memory. */
  async end(): Promise<void> {
    for (const device of this.devices) await device.destroy()
  }

  note(line: string): void {
    this.trace.push(`${String(this.clock.elapsed).padStart(9)} ${line}`)
  }

  session(accountId = ACCOUNT): Promise<Session> {
    return this.backend.signIn(accountId)
  }

  /** Starts the application on a device and runs it for 200 ms; `begin` is called first. */
  async start(device: Device, begin?: (run: Run) => void): Promise<Run> {
    this.note(`${device.name}: starts`)
    const run = await device.start(await this.session())
    begin?.(run)
    await this.run(200)
    return run
  }

  setFaultWeights(weights: Weights): void {
    for (const device of this.devices) device.network.weights = weights
  }

  /** Lets `ms` of virtual time pass, timer by timer. Resolves when all code waits for time again. */
  async run(ms: number): Promise<void> {
    const end = this.clock.elapsed + ms
    await this.activity.settled()
    for (
      let next = this.clock.nextIn();
      next !== null && this.clock.elapsed + next <= end;
      next = this.clock.nextIn()
    ) {
      this.clock.advance(next)
      await this.activity.settled()
    }
    this.clock.advance(end - this.clock.elapsed)
    await this.activity.settled()
  }

  /** Lets time pass until the condition holds. Resolves with false if it does not within `limitMs` of virtual time. */
  async until(condition: () => boolean | Promise<boolean>, limitMs: number): Promise<boolean> {
    const end = this.clock.elapsed + limitMs
    await this.activity.settled()
    while (!(await condition())) {
      const next = this.clock.nextIn()
      if (next === null || this.clock.elapsed + next > end) return false
      this.clock.advance(next)
      await this.activity.settled()
    }
    return true
  }
}

export const createWorld = (options: WorldOptions): Promise<World> => World.create(options)
