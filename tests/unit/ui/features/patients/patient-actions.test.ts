import 'fake-indexeddb/auto'
import { firstValueFrom } from 'rxjs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PatientDocument } from '../../../../../src/db/collections/patients.ts'
import { setCurrentPatient } from '../../../../../src/db/commands/account.ts'
import { type CommandContext, create, DocumentMissing } from '../../../../../src/db/commands/context.ts'
import { createHealthRecord } from '../../../../../src/db/commands/health-records.ts'
import { saveTranscript } from '../../../../../src/db/commands/recordings.ts'
import { saveTypedTriage } from '../../../../../src/db/commands/triage.ts'
import { deleteDocument } from '../../../../../src/db/commands/uploads.ts'
import { QUEUE } from '../../../../../src/db/document.ts'
import { allDocuments } from '../../../../../src/db/queries/documents.ts'
import {
  addPatient,
  removePatient,
  unsentBlockingDelete,
  unsentOf,
} from '../../../../../src/ui/features/patients/actions/patient-actions.ts'
import { openLocalAccount } from '../../../../factories/local-account.ts'
import { triageDetails } from '../../../../factories/triage/details.ts'

let context: CommandContext
beforeEach(async () => {
  context = await openLocalAccount()
})
afterEach(async () => {
  await context.database.close()
})

const input = (name: string) => ({ name, data: { nickname: name } })
const patients = () => firstValueFrom(allDocuments(context.database, 'patients'))
const names = async () => (await patients()).map(({ name }) => name)
const chosen = async () =>
  (await context.database.account.findOne(context.accountId).exec())?.data.preferences?.currentPatientId
const patient = async (clientId: string): Promise<PatientDocument> => {
  const found = (await patients()).find(one => one.clientId === clientId)
  if (!found) throw new Error(`no patient ${clientId}`)
  return found
}
/** Marks a document as acknowledged by the server, with an id. */
async function sent(collection: 'patients' | 'healthRecords' | 'recordings', clientId: string): Promise<void> {
  const found = await context.database[collection].findOne(clientId).exec()
  await found?.incrementalPatch({
    id: 7,
    queue: QUEUE.none,
    sync: { ...found.toMutableJSON().sync, ackedRev: found.sync.localRev, serverSeq: 3, epoch: 'e' },
  } as never)
}
/** Creates three patients a minute apart; the list shows the newest first. */
async function three(): Promise<[oldest: string, middle: string, newest: string]> {
  vi.useFakeTimers({ toFake: ['Date'] })
  const ids: string[] = []
  for (const [i, name] of ['Anna', 'Boris', 'Clio'].entries()) {
    vi.setSystemTime(Date.UTC(2026, 10, 20, 9, i))
    const id = await create(context, 'patients', input(name))
    await sent('patients', id)
    ids.push(id)
  }
  vi.useRealTimers()
  return ids as [string, string, string]
}

describe('adding a patient', () => {
  test('makes the first one the current one', async () => {
    const id = await addPatient(context, input('Anna'), null)
    expect(await names()).toEqual(['Anna'])
    expect(await chosen()).toBe(id)
  })

  test('keeps the current one, even if it was not chosen explicitly', async () => {
    const anna = await create(context, 'patients', input('Anna'))
    await addPatient(context, input('Boris'), await patient(anna))
    expect(await chosen()).toBe(anna)
  })

  test('writes no choice if one by the server’s id is stored', async () => {
    const anna = await create(context, 'patients', input('Anna'))
    await sent('patients', anna)
    await context.database.account
      .findOne(context.accountId)
      .exec()
      .then(account => account?.incrementalPatch({ data: { preferences: { currentPatientId: '7' } } }))
    await addPatient(context, input('Boris'), await patient(anna))
    expect(await chosen()).toBe('7')
  })

  test('works before the first pull has brought the account', async () => {
    await context.database.close()
    context = await openLocalAccount({ pulled: false })
    await addPatient(context, input('Anna'), null)
    expect(await patients()).toHaveLength(1)
  })
})

describe('deleting a patient', () => {
  test('who is the current one makes the next of the list current, and undo brings both back (decision 114)', async () => {
    const [oldest, middle, newest] = await three()
    await setCurrentPatient(context, middle)
    const { undo } = await removePatient(context, middle, await patient(middle))
    expect(await names()).toEqual(['Clio', 'Anna'])
    expect(await chosen()).toBe(oldest)
    await undo()
    expect(await names()).toEqual(['Clio', 'Boris', 'Anna'])
    expect(await chosen()).toBe(middle)
    await removePatient(context, oldest, await patient(middle))
    expect(await chosen()).toBe(middle)
    expect(newest).not.toBe(middle)
  })

  test('who is the last of the list makes the one before current', async () => {
    const [oldest, middle] = await three()
    await removePatient(context, oldest, await patient(oldest))
    expect(await chosen()).toBe(middle)
  })

  test('cannot be undone once the server has confirmed it (I14)', async () => {
    const [oldest, middle] = await three()
    const { undo } = await removePatient(context, oldest, await patient(middle))
    await (await context.database.patients.findOne(oldest).exec())?.remove()
    await expect(undo()).rejects.toBeInstanceOf(DocumentMissing)
  })

  test('who is already deleted rejects', async () => {
    await expect(removePatient(context, 'unknown', null)).rejects.toBeInstanceOf(DocumentMissing)
  })
})

describe('unsent work prevents the deletion of a patient (decision 114)', () => {
  const record = (patientClientId: string) =>
    createHealthRecord(context, { name: 'Blood', recordType: 'labResults', patientClientId, data: {} })
  const recording = (patientClientId: string) =>
    saveTranscript(context, { name: 'Visit', subtype: 'dialog', text: 'x', patientClientId })

  test('who is the last one, while recordings or records are unsent', async () => {
    const anna = await create(context, 'patients', input('Anna'))
    await sent('patients', anna)
    expect(await unsentBlockingDelete(context, anna)).toBe(0)
    const blood = await record(anna)
    const visit = await recording(anna)
    await recording('')
    expect(await unsentBlockingDelete(context, anna)).toBe(2)
    await sent('healthRecords', blood)
    expect(await unsentBlockingDelete(context, anna)).toBe(1)
    await sent('recordings', visit)
    expect(await unsentBlockingDelete(context, anna)).toBe(0)
  })

  test('but not of one among others whom the server has', async () => {
    const [oldest] = await three()
    await recording(oldest)
    expect(await unsentBlockingDelete(context, oldest)).toBe(0)
  })

  test('and of one whom the server does not have, because it would refuse the recording', async () => {
    await three()
    const fresh = await create(context, 'patients', input('Dora'))
    await recording(fresh)
    expect(await unsentBlockingDelete(context, fresh)).toBe(1)
  })

  test('is counted separately: recordings can be given to another patient, records cannot', async () => {
    const [anna, boris] = [
      await create(context, 'patients', input('Anna')),
      await create(context, 'patients', input('Boris')),
    ]
    await recording(boris)
    await saveTypedTriage(context, {
      clientId: 'triage',
      name: 'Triage',
      patientClientId: anna,
      triage: triageDetails(),
    })
    const gone = await recording(anna)
    await recording(anna)
    await record(anna)
    await deleteDocument(context, 'recordings', gone)
    expect(await unsentOf(context, anna)).toEqual({ recordings: 1, records: 2 })
  })
})
