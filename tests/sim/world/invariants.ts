import { getChangedDocumentsSince } from 'rxdb/plugins/core'
import { DEFINITIONS, REPLICATED, type ReplicatedName } from '../../../src/db/collections/replicated.ts'
import { QUEUE } from '../../../src/db/document.ts'
import type { Database } from '../../../src/db/open.ts'
import { ENTITIES } from '../../../src/sync/collections/all.ts'
import { sameJson } from '../../../src/sync/merge/three-way.ts'
import { fieldOf, type Ledger, reportField } from './actions.ts'
import type { ModelRow } from './model-account.ts'
import type { Effect } from './model-server.ts'
import { ACCOUNT, type World } from './world.ts'

/** Content that every device and the server must agree on; the avatar is not stored by the model. */
const compared = (name: ReplicatedName): readonly string[] => {
  if (name === 'account') return ['name', 'data']
  return name === 'recordings' ? [...DEFINITIONS[name].contentKeys, 'status'] : DEFINITIONS[name].contentKeys
}

const RECORDINGS: ReadonlySet<string> = new Set(['ambient-scribe', 'triage'])

function serverRows({ server }: World, name: ReplicatedName): ModelRow[] {
  switch (name) {
    case 'account':
      return server.rows(ACCOUNT, 'user')
    case 'feedback':
    case 'shareRevocations':
      // What was sent is removed.
      return []
    case 'healthRecords':
      return server.rows(ACCOUNT, 'record', type => !RECORDINGS.has(type))
    case 'recordings':
      return server.rows(ACCOUNT, 'record', type => RECORDINGS.has(type))
    default:
      return server.rows(ACCOUNT, ENTITIES[name].parameter)
  }
}

/** Describes every violated invariant. Call it once the faults have stopped and the world is at rest. */
export async function invariantViolations(world: World, ledger: Ledger): Promise<string[]> {
  const broken: string[] = []
  const disks = new Map<string, Database>()
  for (const device of world.devices) disks.set(device.name, await device.inspect(ACCOUNT))
  for (const [device, database] of disks) {
    for (const name of REPLICATED) broken.push(...(await differences(world, device, database, name)))
  }
  const kept = await Promise.all([...disks.values()].map(async ({ conflicts }) => await conflicts.find().exec()))
  broken.push(...overwrittenUnseen(world, ledger, JSON.stringify(kept.flat().map(one => one.toJSON()))))
  broken.push(...(await lostWrites(world, ledger, disks)), ...duplicates(world.server.effects))
  broken.push(...(await revived(world, ledger, disks)), ...(await lostVersions(world, ledger, disks)))
  for (const database of disks.values()) await database.close()
  return broken
}

/** I4: every device equals the server, except for its parked documents and the records that wait for them. */
async function differences(world: World, device: string, database: Database, name: ReplicatedName): Promise<string[]> {
  const broken: string[] = []
  const documents = new Map(
    (await database[name].find().exec()).map(one => [one.clientId, one.toJSON() as Record<string, unknown>]),
  )
  for (const row of serverRows(world, name)) {
    const here = documents.get(row.clientId)
    documents.delete(row.clientId)
    if (here?.queue === QUEUE.parked) continue
    const there = { ...row, patientClientId: row.patientClientId ?? '' } as Record<string, unknown>
    const unequal = here ? compared(name).filter(key => !sameJson(here[key], there[key])) : ['everything']
    if (unequal.length > 0) {
      broken.push(
        `I4 ${device} ${name} ${row.clientId}: ${unequal.join()} differ; here ${JSON.stringify(here)}; there ${JSON.stringify(row)}`,
      )
    }
  }
  for (const here of documents.values()) {
    if (here.queue !== QUEUE.parked && !(await waitsForParked(database, here))) {
      broken.push(`I4 ${device} ${name}: the server has not ${JSON.stringify(here)}`)
    }
  }
  return broken
}

/** A record waits as long as its patient is parked, a message as long as its recording is or waits. */
async function waitsForParked(database: Database, document: Record<string, unknown>): Promise<boolean> {
  if (document.recordClientId) {
    const recording = (await database.recordings.findOne(String(document.recordClientId)).exec())?.toJSON()
    return !recording || recording.queue === QUEUE.parked || (await waitsForParked(database, recording))
  }
  const patient = document.patientClientId
    ? await database.patients.findOne(String(document.patientClientId)).exec()
    : null
  return patient?.queue === QUEUE.parked
}

/** I1, I10: every confirmed value reached the server, was overwritten on its own device, or is kept visibly there. */
async function lostWrites(world: World, ledger: Ledger, disks: Map<string, Database>): Promise<string[]> {
  const history = JSON.stringify(world.server.effects)
  const visible = new Map<string, string>()
  for (const [device, database] of disks) {
    const kept = (await database.conflicts.find().exec()).map(one => one.toJSON())
    const parked = await Promise.all(
      REPLICATED.map(async name =>
        (await database[name].find().exec())
          .map(one => one.toJSON() as Record<string, unknown>)
          .filter(one => one.queue !== QUEUE.none),
      ),
    )
    visible.set(device, JSON.stringify([kept, parked]))
  }
  const deletedHere = new Map<string, Set<string>>()
  for (const [device, database] of disks) deletedHere.set(device, await deletedOn(database))
  return ledger.confirmed
    .filter(({ token, device, clientId, field }, i) => {
      // A deletion that was stored although the kill came before it could be confirmed.
      if (deletedHere.get(device)?.has(clientId)) return false
      if (token === null || token === 'restored') return false
      const later = ledger.confirmed.slice(i + 1).filter(one => one.device === device && one.clientId === clientId)
      if (later.some(one => one.field === field || one.token === null)) return false
      return !history.includes(token) && !visible.get(device)?.includes(token)
    })
    .map(one => `I1 lost: ${JSON.stringify(one)}`)
}

/** Ids of the documents that were deleted on this device, not by a row of the server. */
async function deletedOn(database: Database): Promise<Set<string>> {
  const ids = new Set<string>()
  for (const name of REPLICATED) {
    const { storageInstance } = database[name]
    const { documents } = await getChangedDocumentsSince(storageInstance as never, 10_000)
    for (const one of documents as unknown as { _deleted: boolean; deletedAt: unknown; clientId: string }[])
      if (one._deleted && one.deletedAt) ids.add(one.clientId)
  }
  return ids
}

/**
 * I10: a value that another device replaced without having seen it is kept as a conflict. That device had seen it if
 * the chain of values that it overwrote leads back to it.
 */
function overwrittenUnseen(world: World, ledger: Ledger, kept: string): string[] {
  const byToken = new Map(ledger.confirmed.map(one => [one.token, one]))
  const hadSeen = (token: unknown, earlier: string): boolean => {
    const author = byToken.get(token as string)?.device
    for (let one = byToken.get(token as string); one && one.device === author; one = byToken.get(one.saw as string)) {
      if (one.saw === earlier) return true
    }
    return false
  }
  const broken: string[] = []
  for (const { token, clientId, field, device, collection } of ledger.confirmed) {
    // The server merges settings of the account by field; the last writer wins, so nothing is kept.
    if (token === null || token === 'restored' || collection === 'account') continue
    const values = world.server.effects
      .filter(one => one.clientId === clientId)
      .map(({ row }) => fieldOf(field, { name: row.name, data: row.data }))
    const next = values[values.lastIndexOf(token) + 1]
    const replaced = byToken.get(next as string)
    if (!values.includes(token) || !replaced || replaced.device === device || hadSeen(next, token)) continue
    if (!kept.includes(token))
      broken.push(`I10 ${field} ${token} of ${device} was overwritten unseen by ${next} ${clientId}`)
  }
  return broken
}

/** I10: a text of a report stays among the versions of its recording, whatever other devices have written. */
async function lostVersions(world: World, ledger: Ledger, disks: Map<string, Database>): Promise<string[]> {
  const rows = new Map(serverRows(world, 'recordings').map(row => [row.clientId, JSON.stringify(row)]))
  const broken: string[] = []
  for (const { device, clientId, field, token } of ledger.confirmed) {
    const row = rows.get(clientId)
    if (token === null || field !== reportField(token) || row === undefined || row.includes(token)) continue
    const here = (await disks.get(device)?.recordings.findOne(clientId).exec())?.toJSON()
    if (here?.queue !== QUEUE.parked) broken.push(`I10 the version ${token} of ${device} is gone from ${clientId}`)
  }
  return broken
}

/** I2: between two restores each record is created once and each file stored once, however often it was sent. */
export function duplicates(effects: readonly Effect[]): string[] {
  const stored = new Map<string, Set<number>>()
  for (const { clientId, method, epoch, row } of effects) {
    const [verb] = /create|upload/i.exec(method) ?? []
    if (!verb) continue
    const what = `${clientId} by ${verb.toLowerCase()} in ${epoch}`
    stored.set(what, (stored.get(what) ?? new Set()).add(row.seq))
  }
  return [...stored]
    .filter(([, versions]) => versions.size > 1)
    .map(([what, versions]) => `I2 ${what} took effect ${versions.size} times`)
}

/** I14: a deleted document stays deleted, unless it was restored or an edit elsewhere visibly withdrew the deletion. */
async function revived(world: World, ledger: Ledger, disks: Map<string, Database>): Promise<string[]> {
  const broken: string[] = []
  const alive = new Set(
    [...serverRows(world, 'healthRecords'), ...serverRows(world, 'recordings')].map(row => row.clientId),
  )
  for (const [i, { clientId, token, device, collection }] of ledger.confirmed.entries()) {
    if (token !== null || !alive.has(clientId)) continue
    const takenBack = ledger.confirmed.slice(i + 1).some(one => one.clientId === clientId && one.token !== null)
    const conflicts = await disks.get(device)?.conflicts.find({ selector: { clientId } }).exec()
    const withdrawn = conflicts?.some(one => one.field === 'deletedAt')
    const parked = (await disks.get(device)?.[collection].findOne(clientId).exec())?.queue === QUEUE.parked
    if (!takenBack && !withdrawn && !parked) broken.push(`I14 ${device} deleted ${clientId} and it is back`)
  }
  return broken
}
