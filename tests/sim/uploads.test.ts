import { describe, expect, test } from 'vitest'
import { create, edit } from '../../src/db/commands/context.ts'
import { deleteHealthRecord, updateHealthRecord } from '../../src/db/commands/health-records.ts'
import { assignPatient } from '../../src/db/commands/recordings.ts'
import { holdUploads, saveFile } from '../../src/db/commands/uploads.ts'
import { documentDetails } from '../factories/store/recordings.ts'
import type { Run } from './world/device.ts'
import { MINUTE, world } from './world/each-test.ts'
import { BIG, device, documentOf, isOnServer, jobOf, save, startOne } from './world/upload-steps.ts'
import { ACCOUNT } from './world/world.ts'

describe('a recording of a patient who is not on the server (I5)', () => {
  test('waits for a refused patient without using attempts, does not block others, and is sent once the patient is accepted', async () => {
    const run = await startOne()
    const patient = await create(run.context, 'patients', { name: 'POISON-UNPROCESSABLE', data: {} })
    await world.run(5000)
    const [his, other] = [await save(run, patient), await save(run)]
    const before = world.server.requests
    await world.run(10 * MINUTE + 25_000)
    expect(isOnServer(other)).toBe(true)
    expect(await jobOf(run, his)).toMatchObject({
      ...{ state: 'waiting', retryCount: 0, notFoundCount: 0 },
      error: { code: 'PatientNotFound' },
    })
    expect(world.server.requests - before).toBeLessThan(200)
    await edit(run.context, 'patients', patient, () => ({ name: 'Anna', data: {} }))
    // Right after the patient, not only at the next retry.
    await world.run(10_000)
    expect(isOnServer(his)).toBe(true)
    expect(await documentOf(run, his)).toMatchObject({
      syncStatus: 'synced',
      syncAttempts: 0,
      patientClientId: patient,
    })
  })

  test('stores what it waits for, although nothing else triggers the uploads', async () => {
    const run = await startOne()
    const patient = await create(run.context, 'patients', { name: 'POISON-UNPROCESSABLE', data: {} })
    await world.run(5000)
    const id = await save(run, patient)
    await world.run(2000)
    expect(await jobOf(run, id)).toMatchObject({ error: { code: 'PatientNotFound' } })
  })

  test('is kept waiting when its patient is unknown on the device too, and is sent once it is given to another', async () => {
    const run = await startOne()
    const patient = await create(run.context, 'patients', { name: 'Anna', data: {} })
    const id = await save(run, '0190a000-0000-7000-8000-00000000dead')
    await world.run(30 * MINUTE)
    expect(await jobOf(run, id)).toMatchObject({ state: 'waiting', retryCount: 0, notFoundCount: 0 })
    // An error, because the user has to choose another patient.
    expect(await documentOf(run, id)).toMatchObject({ syncStatus: 'error' })
    await assignPatient(run.context, id, patient)
    await world.run(MINUTE)
    expect(isOnServer(id)).toBe(true)
    expect(await documentOf(run, id)).toMatchObject({ syncStatus: 'synced', patientClientId: patient })
  })
})

describe('an upload that stops', () => {
  const sendingSlowly = async (run: Run) => {
    device().network.intercept = url => (url.includes('/api/uploads/') ? 'slow' : null)
    const id = await save(run, '', BIG)
    expect(await world.until(() => (run.status?.uploads.length ?? 0) > 0, MINUTE)).toBe(true)
    await world.until(async () => (await documentOf(run, id))?.syncStatus === 'syncing', MINUTE)
    return id
  }

  test('because uploads became manual is no longer shown as sending, and waits for the user', async () => {
    const run = await startOne()
    const id = await sendingSlowly(run)
    await holdUploads(run.context)
    await world.run(MINUTE)
    expect(isOnServer(id)).toBe(false)
    expect(run.status?.uploads).toEqual([])
    expect(await documentOf(run, id)).toMatchObject({ syncStatus: 'pending', syncErrorMessage: null })
  })

  test('because uploads became manual right before a restart waits for the user after it', async () => {
    const run = await startOne()
    const id = await sendingSlowly(run)
    await holdUploads(run.context)
    expect(await documentOf(run, id)).toMatchObject({ syncStatus: 'syncing' })
    const again = await world.start(device())
    await world.run(MINUTE)
    expect(await documentOf(again, id)).toMatchObject({ syncStatus: 'pending' })
  })

  test('because the session ended is no longer shown as sending', async () => {
    const run = await startOne()
    await sendingSlowly(run)
    world.server.expire(ACCOUNT)
    run.bridge.sendNow()
    expect(await world.until(() => run.signedOut, MINUTE)).toBe(true)
    expect(run.status?.uploads).toEqual([])
  })

  test('because it is complete is shown as sending until its receipt is in the document', async () => {
    const run = await startOne()
    const seen: string[] = []
    run.life.fail(
      what => {
        if (what === 'uploads.receiptApplied') seen.push('receipt applied')
        return false
      },
      () => new Error('never'),
    )
    let sending = 0
    await run.bridge.subscribe(news => {
      if (news.type !== 'status') return
      if (sending > 0 && news.status.uploads.length === 0) seen.push('not sending')
      sending = news.status.uploads.length
    })
    await save(run)
    await world.run(MINUTE)
    expect(seen).toEqual(['receipt applied', 'not sending'])
  })
})

describe('a document is uploaded in the same way as a recording', () => {
  const scan = (run: Run, bytes: Blob, patientClientId = '') =>
    saveFile(
      run.context,
      { clientId: run.context.random.uuid(), bytes, type: 'document', details: documentDetails({ patientClientId }) },
      'auto',
    )
  const recordOf = async (run: Run, id: string) =>
    (await run.context.database.healthRecords.findOne(id).exec())?.toJSON()

  test('it is a record of its patient at once, waits for the patient, and is on the server once (I1, I2, I5)', async () => {
    const run = await startOne()
    device().network.online = false
    const patient = await create(run.context, 'patients', { name: 'Anna', data: {} })
    const id = await scan(run, BIG, patient)
    expect(await recordOf(run, id)).toMatchObject({
      ...{ name: 'blood.jpg', recordType: 'auto', status: 'uploaded' },
      queue: 2,
    })
    await world.run(MINUTE)
    expect(await recordOf(run, id)).toMatchObject({ syncStatus: 'pending', patientClientId: patient })
    device().network.online = true
    await world.run(2 * MINUTE)
    expect(world.server.files(ACCOUNT).get(id)).toMatchObject({ size: BIG.size })
    expect(await recordOf(run, id)).toMatchObject({ queue: 0, syncStatus: 'synced', data: { documentAssetId: 1 } })
    expect(await jobOf(run, id)).toBeNull()
  })

  test('its upload resumes after a kill at any call (I16, I17)', async () => {
    for (let call = 1; call < 60; call += 3) {
      const run = await startOne()
      const id = await scan(run, BIG)
      run.life.dieAtCall(call, call % 2 === 0)
      await world.run(MINUTE)
      const next = await world.start(device())
      await world.run(3 * MINUTE)
      expect(world.server.files(ACCOUNT).get(id), `killed at call ${call}`).toMatchObject({ size: BIG.size })
      expect(await recordOf(next, id)).toMatchObject({ queue: 0, syncStatus: 'synced' })
      await world.end()
    }
  })

  test('what a person edits while it waits is kept: name, date, tags, type (I10)', async () => {
    const run = await startOne()
    device().network.online = false
    const id = await scan(run, BIG)
    const edit = { date: '2026-11-01', tags: ['allergy'] }
    await updateHealthRecord(run.context, id, { name: 'Blood count', data: edit })
    device().network.online = true
    await world.run(2 * MINUTE)
    const row = world.server.rows(ACCOUNT, 'record').find(one => one.clientId === id)
    expect(row).toMatchObject({ name: 'Blood count', data: edit })
    expect(await recordOf(run, id)).toMatchObject({ queue: 0, name: 'Blood count', data: edit })
  })

  test('deleted while it is sent, it is not on the server in the end, and its bytes are freed (I14)', async () => {
    for (let call = 1; call < 30; call++) {
      const run = await startOne()
      const id = await scan(run, BIG)
      let calls = 0
      const reached = () => calls >= call
      device().network.intercept = () => {
        if (++calls === call) void deleteHealthRecord(run.context, id)
        return null
      }
      if (!(await world.until(reached, 3 * MINUTE))) break
      await world.run(3 * MINUTE)
      expect(
        world.server.rows(ACCOUNT, 'record').filter(one => one.clientId === id && !one.deletedAt),
        `deleted at call ${call}`,
      ).toEqual([])
      expect(await run.context.uploads.blob(ACCOUNT, id), `deleted at call ${call}`).toBeNull()
      expect(await jobOf(run, id)).toBeNull()
      await world.end()
    }
  })

  test('stored bytes without a record get one at the next start (decision 66)', async () => {
    const run = await startOne()
    run.life.fail(
      what => what.startsWith('storage.healthRecords'),
      () => new Error('no room'),
    )
    const id = run.context.random.uuid()
    const file = { clientId: id, bytes: new Blob(['scan']), type: 'document' as const, details: documentDetails() }
    await expect(saveFile(run.context, file, 'auto')).rejects.toThrow()
    const next = await world.start(device())
    await world.run(MINUTE)
    expect(await recordOf(next, id)).toMatchObject({ queue: 0, name: 'blood.jpg' })
  })
})

describe('the status of a recording (decision 69)', () => {
  test('it stays "syncing" while it is sent, whatever else is fetched meanwhile', async () => {
    const run = await startOne()
    await world.run(5000)
    device().network.bytesPerSecond = 20_000
    const id = await save(run, '', new Blob([new Uint8Array(400_000)]))
    await world.run(2000)
    expect(await documentOf(run, id)).toMatchObject({ syncStatus: 'syncing' })
    for (let second = 0; second < 10; second++) {
      run.bridge.sendNow()
      await world.run(1000)
      expect(await documentOf(run, id)).toMatchObject({ syncStatus: 'syncing' })
    }
    await world.run(60_000)
    expect(await documentOf(run, id)).toMatchObject({ syncStatus: 'synced' })
  })
})
