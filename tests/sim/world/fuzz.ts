import { retryParked } from '../../../src/db/commands/context.ts'
import { uploadAllNow } from '../../../src/db/commands/uploads.ts'
import { QUEUE } from '../../../src/db/document.ts'
import { Ledger, performAction } from './actions.ts'
import type { Device } from './device.ts'
import type { Weights } from './fault-network.ts'
import { invariantViolations } from './invariants.ts'
import { ACCOUNT, createWorld, type World } from './world.ts'

const CALM: Weights = { none: 1 }
const FAULT_WEIGHTS: readonly Weights[] = [
  CALM,
  { none: 6, 'lose-reply': 3 },
  { none: 6, duplicate: 2, slow: 2 },
  { none: 5, truncate: 2, portal: 1, 'http-503': 1 },
  { none: 6, 'http-500': 2, 'http-413': 1, 'http-429': 1 },
  { none: 8, hang: 1, refuse: 2 },
  { none: 20, 'http-401': 1 },
]
const YEAR = 365 * 24 * 3600_000
const REPLICATED_SMALL = ['account', 'patients', 'recordings', 'chatMessages', 'questionnaireTemplates'] as const
/** All work must be sent within this much virtual time after the last fault (I18). */
const REST_MS = 90 * 60_000

const quota = () => new DOMException('disk full', 'QuotaExceededError')

/** Plays one seed to its end and returns the violated invariants. */
export async function play(seed: number, steps = 40): Promise<{ violations: string[]; world: World }> {
  const world = await createWorld({ devices: 2 + (seed % 2), seed })
  const { random } = world
  const ledger = new Ledger()
  try {
    for (const device of world.devices) await world.start(device)
    for (let i = 0; i < steps; i++) await oneStep(world, random.pick(world.devices), ledger)
    const violations = await comeToRest(world)
    violations.push(...(await invariantViolations(world, ledger)))
    return { violations, world }
  } catch (error) {
    return { violations: [error instanceof Error ? `${error.stack}` : String(error)], world }
  } finally {
    await world.end()
  }
}

async function oneStep(world: World, device: Device, ledger: Ledger): Promise<void> {
  const { random } = world
  const dice = random.float()
  const { run } = device
  if (!run?.life.alive) {
    device.kill()
    await world.start(device)
  } else if (run.signedOut) {
    world.note(`${device.name}: signs in again`)
    run.signedOut = false
    void run.bridge.renew(await world.session())
  } else if (dice < 0.55) await performAction(world, device, random, ledger)
  else if (dice < 0.67) await world.run(random.int(8000))
  else if (dice < 0.77) device.network.weights = random.pick(FAULT_WEIGHTS)
  else if (dice < 0.83) {
    device.network.online = !device.network.online
    world.note(`${device.name}: network ${device.network.online ? 'on' : 'off'}`)
    if (random.chance(0.5)) run.bridge.network(device.network.online)
  } else if (dice < 0.91) {
    const call = 1 + random.int(30)
    world.note(`${device.name}: will die at call ${call}`)
    run.life.dieAtCall(call, random.chance(0.5))
  } else if (dice < 0.95) {
    world.note(`${device.name}: disk full for a while`)
    run.life.fail(what => /bulkWrite|\.(save|write|change|finish|advance)$/.test(what), quota, 1 + random.int(4))
  } else if (dice < 0.98) {
    device.skew += (random.float() - 0.5) * 4 * YEAR
    run.clock.skew = device.skew
    world.note(`${device.name}: clock now ${new Date(run.clock.now()).toISOString()}`)
  } else {
    world.note('server: all sessions end')
    world.server.expire(ACCOUNT)
  }
  await world.run(random.int(400))
}

/** Stops all faults, starts and signs in every device, and waits until all is sent. Returns violations of I18. */
async function comeToRest(world: World): Promise<string[]> {
  world.note('--- the faults stop')
  world.setFaultWeights(CALM)
  for (const device of world.devices) {
    device.network.online = true
    if (!device.run?.life.alive) {
      device.kill()
      await world.start(device)
    }
    device.run?.life.heal()
    if (device.run) await device.run.bridge.renew(await world.session())
    device.run?.bridge.network(true)
  }
  const violations: string[] = []
  // Failed uploads, and a patient refused by a proxy, for whom a file waits, wait for the user, who retries them here.
  await world.run(60_000)
  for (const { run } of world.devices) {
    if (!run) continue
    await uploadAllNow(run.context)
    const parked = await run.context.database.patients.find({ selector: { queue: QUEUE.parked } }).exec()
    for (const { clientId } of parked) await retryParked(run.context, 'patients', clientId)
  }
  for (const device of world.devices) device.run?.bridge.sendNow()
  const calm = await world.until(async () => {
    for (const device of world.devices) {
      if (device.run?.status?.phase !== 'idle' || !device.run.status.upToDate || (await waiting(device)) > 0)
        return false
    }
    return true
  }, REST_MS)
  if (!calm) {
    for (const device of world.devices) {
      violations.push(
        `I18 ${device.name} never comes to rest: ${JSON.stringify(device.run?.status)}, ${await waiting(device)} waiting`,
      )
    }
  }
  await world.run(130_000)
  return violations
}

async function waiting(device: Device): Promise<number> {
  const database = device.run?.context.database
  if (!database) return 0
  const counts = await Promise.all(
    REPLICATED_SMALL.map(name => database[name].count({ selector: { queue: QUEUE.push } }).exec()),
  )
  const records = await database.healthRecords.find({ selector: { queue: QUEUE.push } }).exec()
  const items = await device.run?.context.uploads.items(ACCOUNT)
  return counts.reduce((sum, one) => sum + one, 0) + records.length + (items?.length ?? 0)
}
