import type { RxStorage } from 'rxdb/plugins/core'
import type { Session } from '../../src/db/session-store.ts'
import { Device, type Run } from './device.ts'
import { FaultNetwork, type Server, type Weights } from './fault-network.ts'
import { Activity } from './life.ts'
import { ModelServer } from './model-server.ts'
import { Prng } from './prng.ts'
import { realmOf } from './realm.ts'
import { VirtualClock } from './virtual-clock.ts'

export interface WorldOptions {
  devices: number
  /** The same seed tells the same story. */
  seed: number
  /** A disk for each device; in memory unless given. */
  disk?: () => RxStorage<unknown, unknown>
  /** Another server than the one in memory: requests reach it, time for it is real. */
  backend?: Backend
}

/** A server that devices can be tried against. */
export interface Backend extends Server {
  signIn(accountId: string): Promise<Session>
}

/** Realms to spread devices over; a realm holds two devices at a time. */
const REALMS = 3
export const ACCOUNT = '0190a000-0000-7000-8000-00000000acc0'

/**
 * Devices, a network that fails as it is told, a server and one clock, all in one process and all decided by a seed.
 * Nothing happens by itself: `run(ms)` lets time pass.
 */
export class World {
  readonly clock = new VirtualClock()
  readonly activity = new Activity()
  readonly random: Prng
  readonly server: ModelServer
  readonly devices: Device[] = []
  /** What happened, for the message of a failing seed. */
  readonly story: string[] = []

  private readonly backend: Backend

  private constructor({ seed, backend }: WorldOptions) {
    this.random = new Prng(seed)
    this.server = new ModelServer(() => Date.UTC(2026, 10, 20, 9) + this.clock.elapsed)
    const { server } = this
    this.backend = backend ?? {
      handle: (url, init) => server.handle(url, init),
      signIn: async accountId => ({
        accountId,
        userId: 1,
        name: 'Doctor',
        token: server.signIn(accountId).token,
        locale: 'ru',
      }),
    }
  }

  static async create(options: WorldOptions): Promise<World> {
    const world = new World(options)
    for (let i = 0; i < options.devices; i++) world.devices.push(await world.makeDevice(i, options.disk))
    return world
  }

  /** One more device, bought later. */
  async addDevice(): Promise<Device> {
    const device = await this.makeDevice(this.devices.length % REALMS, undefined)
    this.devices.push(device)
    return device
  }

  private async makeDevice(index: number, disk: WorldOptions['disk']): Promise<Device> {
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
    }
    return new Device({ ...ports, realm: await realmOf(index) }, disk?.())
  }

  /** Frees what the devices hold in memory. */
  async end(): Promise<void> {
    for (const device of this.devices) await device.destroy()
  }

  note(line: string): void {
    this.story.push(`${String(this.clock.elapsed).padStart(9)} ${line}`)
  }

  session(accountId = ACCOUNT): Promise<Session> {
    return this.backend.signIn(accountId)
  }

  /** Starts the application on a device and lets it begin. */
  async start(device: Device, begin?: (run: Run) => void): Promise<Run> {
    this.note(`${device.name}: starts`)
    const run = await device.start(await this.session())
    begin?.(run)
    await this.run(200)
    return run
  }

  setWeather(weights: Weights): void {
    for (const device of this.devices) device.network.weights = weights
  }

  /** Lets `ms` pass, event by event; everybody has come to rest when it resolves. */
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

  /** Lets time pass until the condition holds; false when it does not within `limitMs` of virtual time. */
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
