import { setTimeout as delay } from 'node:timers/promises'
import { createPatient, deletePatient, updatePatient } from '../../../src/db/commands/patients.ts'
import { QUEUE } from '../../../src/db/documents.ts'
import type { Session } from '../../../src/db/session-store.ts'
import { Device } from '../../sim/device.ts'
import { FaultNetwork, type Server, type Weights } from '../../sim/fault-network.ts'
import { Activity } from '../../sim/life.ts'
import { Prng } from '../../sim/prng.ts'
import { type Content, digestOf } from '../rig/digest.ts'
import { RealTime } from './real-time.ts'
import { newRealm } from './realms.ts'

/** Of a hundred requests this many go wrong while the devices work. */
const WEATHER: Weights = { none: 95, refuse: 2, 'lose-reply': 2, 'http-503': 1 }
const CALM: Weights = { none: 1 }
/** Of a hundred edits: new patients, changed ones, deleted ones. */
const CREATES = 0.2
const DELETES = 0.1
/** How often an application dies in its hundred edits. */
const DEATHS = 0.02
const LONGEST_PAUSE_MS = 400

/** One tablet with the real engine, and somebody who edits on it. */
export class BusyDevice {
  /** What its edits come to: the name of each of its patients. */
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
    const { realm, disk } = await newRealm()
    const [world, random] = [new RealTime(), new Prng(seed)]
    const network = new FaultNetwork(server, world, random.fork(), () => undefined)
    const activity = new Activity()
    const device = new Device({ name, world, random: random.fork(), activity, network, origin, realm }, disk)
    return new BusyDevice(device, random, session, name)
  }

  async start(): Promise<void> {
    await this.device.start(this.session)
  }

  async work(edits: number): Promise<void> {
    this.device.network.weights = WEATHER
    for (let edit = 0; edit < edits; edit++) {
      if (this.random.chance(DEATHS)) {
        this.deaths++
        await this.start()
      }
      await this.edit(edit)
      await delay(this.random.int(LONGEST_PAUSE_MS))
    }
    this.device.network.weights = CALM
  }

  private async edit(edit: number): Promise<void> {
    const { context } = this.device.run ?? {}
    if (!context) throw new Error('the application is not running')
    const name = `${this.name} edit ${edit}`
    const mine = [...this.expected.keys()]
    if (mine.length === 0 || this.random.chance(CREATES)) {
      this.expected.set(await createPatient(context, { name, data: {} }), name)
      return
    }
    const clientId = this.random.pick(mine)
    if (this.random.chance(DELETES)) {
      await deletePatient(context, clientId)
      this.expected.delete(clientId)
    } else {
      await updatePatient(context, clientId, { name, data: { description: name } })
      this.expected.set(clientId, name)
    }
  }

  async waits(): Promise<number> {
    const { context } = this.device.run ?? {}
    return (await context?.database.patients.count({ selector: { queue: { $gt: QUEUE.none } } }).exec()) ?? 1
  }

  async digest(): Promise<string> {
    const documents = (await this.device.run?.context.database.patients.find().exec()) ?? []
    const rows = documents.map((one): Content => ({ clientId: one.clientId, name: one.name, data: {} }))
    return digestOf(rows)
  }
}
