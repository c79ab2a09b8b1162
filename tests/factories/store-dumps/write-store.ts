import 'fake-indexeddb/auto'
import { writeFileSync } from 'node:fs'
import { updateUserData } from '../../../src/db/commands/account.ts'
import type { CommandContext } from '../../../src/db/commands/context.ts'
import { create } from '../../../src/db/commands/context.ts'
import { createHealthRecord } from '../../../src/db/commands/health-records.ts'
import { saveRecording, saveTranscript } from '../../../src/db/commands/recordings.ts'
import { GENERATION } from '../../../src/db/migrations/generation.ts'
import { openDatabase } from '../../../src/db/open.ts'
import { UploadStore } from '../../../src/db/uploads/upload-store.ts'
import { details } from '../store/recordings.ts'
import { dumpStores } from './store-dump.ts'

// Run this before GENERATION is raised: it writes generation-N.json, a store of this version, for the migration test.

const accountId = '0190a000-0000-7000-8000-00000000acc0'
const database = await openDatabase(accountId, { multiInstance: false })
const uploads = new UploadStore()
let made = 0
let now = Date.UTC(2026, 10, 20, 9)
const uuid = () => `0193d5a0-0000-7000-8000-${String(++made).padStart(12, '0')}`
const clock = { now: () => (now += 60_000), monotonic: () => 0, after: () => () => undefined }
const context: CommandContext = { database, uploads, accountId, clock, random: { uuid, float: () => 0.5 } }
const createdAt = '2026-10-01T08:00:00.000Z'
const fromServer = (clientId: string, id: number) => ({
  ...{ clientId, id, createdAt, updatedAt: createdAt, deletedAt: null, order: 4e12 - Date.parse(createdAt) },
  queue: 0 as const,
  sync: {
    ...{ localRev: 0, ackedRev: 0, opId: '', serverSeq: id, epoch: 'e1', base: null, parked: null },
    ...{ restoredFrom: null, editedAt: 0 },
  },
})
const synced = { syncStatus: 'synced' as const, syncAttempts: 0, lastSyncAttempt: null, syncErrorMessage: null }

const anna = await create(context, 'patients', { name: 'Anna Petrova', data: { nickname: 'Anna' } })
const visit = details({ patientClientId: anna })
await saveRecording(context, new Blob(['sound of the visit']), visit, 'auto')
await saveRecording(context, new Blob(['held sound']), { ...visit, name: 'Held' }, 'manual')
await saveTranscript(context, { name: 'Typed', subtype: 'dictation', text: 'Slept well.', patientClientId: anna })
const aspirin = { name: 'Aspirin', recordType: 'treatment' as const, patientClientId: anna }
await createHealthRecord(context, { ...aspirin, data: { date: '2026-11-01' } })
for (let i = 0; i < 30; i++) {
  const common = { status: 'processed' as const, patientClientId: anna, ...synced }
  await database.recordings.insert({
    ...fromServer(uuid(), 100 + i),
    ...common,
    ...{ name: `Visit ${i}`, recordType: i % 3 ? ('ambient-scribe' as const) : ('triage' as const) },
    data: { subtype: 'dialog', transcription: { text: `Words ${i}`, model: 'manual' } },
  })
  await database.healthRecords.insert({
    ...fromServer(uuid(), 200 + i),
    ...common,
    ...{ name: `Record ${i}`, recordType: i % 2 ? ('labResults' as const) : ('healthLog' as const) },
    data: { tags: ['allergy'] },
  })
}
await database.account.insert({ ...fromServer(accountId, 1), name: 'Doctor', email: null, avatar: null, data: {} })
await updateUserData(context, data => ({ ...data, preferences: { currentPatientId: anna } }))
const deleted = await database.recordings.findOne({ selector: { id: 101 } }).exec()
await deleted?.remove()
await database.close()
uploads.close()
writeFileSync(new URL(`generation-${GENERATION}.json`, import.meta.url), `${JSON.stringify(await dumpStores())}\n`)
process.exit(0)
