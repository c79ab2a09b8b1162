import { describe, expect, test } from 'vitest'
import { dismissConflict, restoreConflict } from '../../src/db/commands/conflicts.ts'
import { create, discardParked, edit, remove } from '../../src/db/commands/context.ts'
import { createHealthRecord, deleteHealthRecord, updateHealthRecord } from '../../src/db/commands/health-records.ts'
import { renameRecording, saveRecording, writeTranscript } from '../../src/db/commands/recordings.ts'
import { deleteDocument, undoDelete } from '../../src/db/commands/uploads.ts'
import { QUEUE } from '../../src/db/document.ts'
import { details } from '../factories/store/recordings.ts'
import { MINUTE, type Running, record, start, world } from './world/each-test.ts'
import { ACCOUNT } from './world/world.ts'

/*
 * One rule, whatever the fields: of an edit and a deletion that did not know of each other, the one that reached the
 * server first stands on every screen; the other is kept on its device, with the sound, until its user decides.
 */

const HOUR = 60 * MINUTE

const away = ({ network }: Running) => {
  network.online = false
}
const back = async ({ network, run }: Running) => {
  network.online = true
  run.bridge.network(true)
  await world.run(3 * MINUTE)
}
const row = (clientId: string) => world.server.rows(ACCOUNT, 'record').find(one => one.clientId === clientId)
const versions = async ({ run }: Running) =>
  (await run.context.database.conflicts.find().exec()).map(one => one.toMutableJSON())
const onScreen = async ({ run }: Running) => {
  const { recordings, healthRecords } = run.context.database
  const shown = { selector: { deletedAt: null } }
  const found = [...(await recordings.find(shown).exec()), ...(await healthRecords.find(shown).exec())]
  return found.map(one => one.toMutableJSON())
}
const bytesOn = async ({ run }: Running, clientId: string) =>
  (await (await run.context.uploads.blob(ACCOUNT, clientId))?.bytes.text()) ?? null
const record30s = ({ run }: Running) =>
  saveRecording(run.context, new Blob(['audio']), details({ patientClientId: '', duration: 30 }), 'auto')
const first = async (device: Running) => {
  const [version] = await versions(device)
  if (!version) throw new Error('no version is kept')
  return version
}

/** A writes a transcript offline, B deletes the recording, A returns. */
async function editedAfterDeletion(): Promise<{ a: Running; b: Running; id: string; before: object }> {
  const [a, b] = await start(2, 11)
  const id = await record30s(a)
  await world.run(MINUTE)
  const before = structuredClone(row(id) as object)
  away(a)
  await writeTranscript(a.run.context, id, 'what was said')
  await deleteDocument(b.run.context, 'recordings', id)
  await world.run(MINUTE)
  expect(row(id)).toBeUndefined()
  await back(a)
  return { a, b, id, before }
}

describe('an edit that reaches the server after a deletion', () => {
  test('is kept as a version with its sound, on the device and on the server, however long nobody decides (I10)', async () => {
    const { a, id } = await editedAfterDeletion()
    expect(await onScreen(a)).toEqual([])
    expect(await versions(a)).toMatchObject([
      { clientId: id, field: 'deleted', lost: { data: { transcription: { text: 'what was said' } } } },
    ])
    a.kill()
    // Its file is old enough to be removed: the server's receipt is here.
    a.skew = 40 * 24 * HOUR
    await world.start(a)
    await world.run(3 * HOUR)
    expect(await bytesOn(a, id)).toBe('audio')
    expect(world.server.files(ACCOUNT).has(id)).toBe(true)
    expect(await versions(a)).toHaveLength(1)
    expect(row(id)).toBeUndefined()
  })

  test('is put back whole: the same recording with its sound, date, duration and patient', async () => {
    const { a, b, id, before } = await editedAfterDeletion()
    await restoreConflict(a.run.context, await first(a))
    expect(await onScreen(a)).toMatchObject([{ clientId: id, createdAt: (before as { createdAt: string }).createdAt }])
    await world.run(3 * MINUTE)
    const { id: number, createdAt, data } = before as { id: number; createdAt: string; data: object }
    const whole = { clientId: id, id: number, createdAt, recordType: 'ambient-scribe' }
    const content = { ...data, transcription: { text: 'what was said', model: 'manual' } }
    expect(row(id)).toMatchObject({ ...whole, data: content })
    for (const device of [a, b]) {
      expect(await onScreen(device)).toMatchObject([{ ...whole, data: content, queue: 0, syncStatus: 'synced' }])
    }
    expect(await bytesOn(a, id)).toBe('audio')
    expect(await versions(a)).toEqual([])
  })

  test('put back is announced on the device that had deleted it, which can delete it again', async () => {
    const { a, b, id } = await editedAfterDeletion()
    await restoreConflict(a.run.context, await first(a))
    await world.run(3 * MINUTE)
    expect(await versions(b)).toMatchObject([{ clientId: id, field: 'deletedAt' }])
    await restoreConflict(b.run.context, await first(b))
    await world.run(3 * MINUTE)
    expect(row(id)).toBeUndefined()
    for (const device of [a, b]) expect([await onScreen(device), await versions(device)]).toEqual([[], []])
  })

  test('is put back for a patient too, under the same number', async () => {
    const [a, b] = await start(2, 11)
    const patient = await create(a.run.context, 'patients', { name: 'Anna', data: { gender: 'female' } })
    await world.run(MINUTE)
    const number = world.server.rows(ACCOUNT, 'patient')[0]?.id
    away(a)
    await edit(a.run.context, 'patients', patient, () => ({ name: 'Anna Petrova' }))
    await remove(b.run.context, 'patients', patient)
    await world.run(MINUTE)
    await back(a)
    expect(world.server.rows(ACCOUNT, 'patient')).toEqual([])
    await restoreConflict(a.run.context, await first(a))
    await world.run(3 * MINUTE)
    const whole = { clientId: patient, id: number, name: 'Anna Petrova', data: { gender: 'female' } }
    expect(world.server.rows(ACCOUNT, 'patient')).toMatchObject([whole])
    for (const { run } of [a, b]) {
      expect((await run.context.database.patients.findOne(patient).exec())?.toJSON()).toMatchObject({
        ...whole,
        queue: 0,
      })
    }
  })

  test('left deleted frees the sound of the device', async () => {
    const { a, id } = await editedAfterDeletion()
    await dismissConflict(a.run.context, (await first(a)).key)
    await world.run(HOUR)
    a.kill()
    await world.start(a)
    await world.run(MINUTE)
    expect(await bytesOn(a, id)).toBeNull()
    expect([row(id), await onScreen(a)]).toEqual([undefined, []])
  })

  test('keeps the only sound of a recording whose receipt never arrived', async () => {
    const [a, b] = await start(2, 11)
    a.network.intercept = (_url, body) => {
      if (!body.includes('fileUpload:')) return null
      away(a)
      return 'lose-reply'
    }
    const id = await record30s(a)
    expect(await world.until(() => world.server.files(ACCOUNT).has(id), MINUTE)).toBe(true)
    await world.run(MINUTE)
    await deleteDocument(b.run.context, 'recordings', id)
    await world.run(MINUTE)
    a.network.intercept = () => null
    await back(a)
    await world.run(HOUR)
    expect(await bytesOn(a, id)).toBe('audio')
    await restoreConflict(a.run.context, await first(a))
    await world.run(5 * MINUTE)
    expect(row(id)).toMatchObject({ clientId: id, data: { duration: 30 } })
    for (const device of [a, b]) expect(await onScreen(device)).toMatchObject([{ clientId: id, queue: 0 }])
  })

  test('put back stays back when the server is restored from a backup that knows only the deletion (I8)', async () => {
    const { a, b, id } = await editedAfterDeletion()
    const restore = world.server.backup()
    await world.run(MINUTE)
    await restoreConflict(a.run.context, await first(a))
    await world.run(3 * MINUTE)
    restore()
    for (const { run } of [a, b]) run.bridge.sendNow()
    await world.run(10 * MINUTE)
    expect(row(id)).toMatchObject({ data: { duration: 30, transcription: { text: 'what was said' } } })
    for (const device of [a, b]) expect(await onScreen(device)).toMatchObject([{ clientId: id, queue: 0 }])
  })

  test('is not sent as a new record after a long absence', async () => {
    const [a, b] = await start(2, 11)
    const id = await createHealthRecord(a.run.context, record('as it was'))
    await world.run(MINUTE)
    away(b)
    await deleteHealthRecord(a.run.context, id)
    await updateHealthRecord(b.run.context, id, { name: 'edited while away' })
    await world.run(MINUTE)
    world.server.forgetTombstones(ACCOUNT)
    await back(b)
    expect([row(id), await onScreen(b), await onScreen(a)]).toEqual([undefined, [], []])
    expect(await versions(b)).toMatchObject([{ field: 'deleted', lost: { name: 'edited while away' } }])
    await restoreConflict(b.run.context, await first(b))
    await world.run(3 * MINUTE)
    expect(row(id)).toMatchObject({ name: 'edited while away' })
  })

  test('undone by the person whose device had sent the deletion brings the recording back whole', async () => {
    const [a, b] = await start(2, 11)
    const id = await record30s(a)
    await world.run(MINUTE)
    a.network.intercept = (_url, body) => (body.includes('healthRecords:delete') ? 'lose-reply' : null)
    await deleteDocument(a.run.context, 'recordings', id)
    expect(await world.until(() => row(id) === undefined, MINUTE)).toBe(true)
    await undoDelete(a.run.context, 'recordings', id, 'auto')
    a.network.intercept = () => null
    await world.run(5 * MINUTE)
    expect(row(id)).toMatchObject({ data: { duration: 30 } })
    expect(await versions(a)).toEqual([])
    for (const device of [a, b]) expect(await onScreen(device)).toMatchObject([{ clientId: id, queue: 0 }])
  })
})

test('a refused deletion that is withdrawn shows the recording with the edits that were not sent yet', async () => {
  const [a] = await start(2, 11)
  const id = await record30s(a)
  await world.run(MINUTE)
  a.network.intercept = (_url, body) => (body.includes('healthRecords:') ? 'http-403' : null)
  await renameRecording(a.run.context, id, 'renamed')
  await deleteDocument(a.run.context, 'recordings', id)
  const { recordings } = a.run.context.database
  const parked = async () => (await recordings.findOne(id).exec())?.queue === QUEUE.parked
  expect(await world.until(parked, 2 * MINUTE)).toBe(true)
  a.network.intercept = () => null
  await discardParked(a.run.context, 'recordings', id)
  await world.run(MINUTE)
  expect(await onScreen(a)).toMatchObject([{ name: 'renamed', queue: 0 }])
  expect(row(id)).toMatchObject({ name: 'renamed' })
})

describe('a deletion that reaches the server after an edit', () => {
  /** B deletes offline, A renames, B returns. */
  async function deletedAfterEdit() {
    const [a, b] = await start(2, 11)
    const id = await record30s(b)
    await world.run(MINUTE)
    away(b)
    await deleteDocument(b.run.context, 'recordings', id)
    await renameRecording(a.run.context, id, 'renamed by A')
    await world.run(MINUTE)
    await back(b)
    return { a, b, id }
  }

  test('waits for its user: nothing returns on one device or goes from the other', async () => {
    const { a, b, id } = await deletedAfterEdit()
    expect(await onScreen(b)).toEqual([])
    expect(await onScreen(a)).toMatchObject([{ name: 'renamed by A' }])
    expect(await versions(b)).toMatchObject([{ clientId: id, field: 'deletedAt', kept: { name: 'renamed by A' } }])
    await renameRecording(a.run.context, id, 'renamed again')
    await world.run(HOUR)
    expect(await onScreen(b)).toEqual([])
    expect(row(id)).toMatchObject({ name: 'renamed again' })
    expect(await versions(b)).toMatchObject([{ clientId: id, kept: { name: 'renamed again' } }])
    expect(await bytesOn(b, id)).toBe('audio')
  })

  test('deletes on all devices once its user has seen the edit and still wants it', async () => {
    const { a, b, id } = await deletedAfterEdit()
    await restoreConflict(b.run.context, await first(b))
    await world.run(3 * MINUTE)
    expect(row(id)).toBeUndefined()
    for (const device of [a, b]) expect([await onScreen(device), await versions(device)]).toEqual([[], []])
  })

  test('is withdrawn if its user keeps the changed version', async () => {
    const { a, b, id } = await deletedAfterEdit()
    await dismissConflict(b.run.context, (await first(b)).key)
    await world.run(3 * MINUTE)
    for (const device of [a, b]) expect(await onScreen(device)).toMatchObject([{ clientId: id, name: 'renamed by A' }])
    expect(await versions(b)).toEqual([])
    expect(await bytesOn(b, id)).toBe('audio')
  })

  test('is done, with nothing left to decide, when the other device deletes too', async () => {
    const { a, b, id } = await deletedAfterEdit()
    await deleteDocument(a.run.context, 'recordings', id)
    await world.run(3 * MINUTE)
    expect([row(id), await versions(b), await versions(a)]).toEqual([undefined, [], []])
  })
})
