import { setTimeout as delay } from 'node:timers/promises'
import { create, edit, remove } from '../../../src/db/commands/context.ts'
import { QUEUE } from '../../../src/db/document.ts'
import type { Session } from '../../../src/db/session-store.ts'
import { Device } from '../../sim/world/device.ts'
import { FaultNetwork, type Server, type Weights } from '../../sim/world/fault-network.ts'
import { Activity } from '../../sim/world/life.ts'
import { Prng } from '../../sim/world/prng.ts'
import { type Content, digestOf } from '../rig/digest.ts'
import { RealTime } from './real-time.ts'
import { newDisk, realms } from './realms.ts'

/** Outcomes per hundred requests while the devices edit; all but `none` are faults. */
const FAULT_WEIGHTS: Weights = { none: 95, refuse: 2, 'lose-reply': 2, 'http-503': 1 }
const CALM: Weights = { none: 1 }
/** Share of edits that create a patient; of the others, the share that delete one. The rest change one. */
const CREATES = 0.2
const DELETES = 0.1
/** Chance per edit that the application is killed and started again before it. */
const DEATHS = 0.02
const LONGEST_PAUSE_MS = 400

/** A simulated tablet with the real engine and a user who edits patients on it. */
export class BusyDevice {
  /** The outcome of the edits so far: name by patient. */
  readonly expected = new Map<string, string>()
  deaths = 0
  private readonly device: Device
  private readonly random: Prng
  private readonly session: Session
  private readonly name: string

  private constructor(device: Device, random: Prng, session: Session, name: string) {
    this.device = device
    this.random = random
    this.session = session
    this.name = name
  }

  static async make(session: Session, origin: string, server: Server, name: string, seed: number): Promise<BusyDevice> {
    const [world, random] = [new RealTime(), new Prng(seed)]
    const network = new FaultNetwork(server, world, random.fork(), () => undefined)
    const activity = new Activity()
    const device = new Device({ name, world, random: random.fork(), activity, network, origin, realms }, newDisk())
    return new BusyDevice(device, random, session, name)
  }

  async start(): Promise<void> {
    await this.device.start(this.session)
  }

  async work(edits: number): Promise<void> {
    this.device.network.weights = FAULT_WEIGHTS
    for (let edit = 0; edit < edits; edit++) {
      if (this.random.chance(DEATHS)) {
        this.deaths++
        await this.start()
      }
      await this.writeOne(edit)
      await delay(this.random.int(LONGEST_PAUSE_MS))
    }
    this.device.network.weights = CALM
  }

  private async writeOne(turn: number): Promise<void> {
    const { context } = this.device.run ?? {}
    if (!context) throw new Error('the application is not running')
    const name = `${this.name} edit ${turn}`
    const mine = [...this.expected.keys()]
    if (mine.length === 0 || this.random.chance(CREATES)) {
      this.expected.set(await create(context, 'patients', { name, data: {} }), name)
      return
    }
    const clientId = this.random.pick(mine)
    if (this.random.chance(DELETES)) {
      await remove(context, 'patients', clientId)
      this.expected.delete(clientId)
    } else {
      await edit(context, 'patients', clientId, () => ({ name, data: { description: name } }))
      this.expected.set(clientId, name)
    }
  }

  /** Documents not yet acknowledged by the server; 1 while the application is not running. */
  async unsentCount(): Promise<number> {
    const { context } = this.device.run ?? {}
    return (await context?.database.patients.count({ selector: { queue: { $gt: QUEUE.none } } }).exec()) ?? 1
  }

  async digest(): Promise<string> {
    const documents = (await this.device.run?.context.database.patients.find().exec()) ?? []
    const rows = documents.map((one): Content => ({ clientId: one.clientId, name: one.name, data: {} }))
    return digestOf(rows)
  }
}
