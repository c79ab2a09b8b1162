import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import type { RecorderError } from '../../../src/audio/recorder/recorder-error.ts'
import { RecorderDb } from '../../../src/audio/store/recorder-db.ts'
import { writeRecording } from '../../../src/audio/store/recorder-write.ts'
import { turns, until } from '../../factories/audio/virtual-clock.ts'

const opened = async (indexedDB = new IDBFactory()) => {
  const db = new RecorderDb({ indexedDB, IDBKeyRange })
  await db.open()
  return { db, indexedDB }
}

test('the database is AudioRecorderDB, version 1, with the three tables of the specification', async () => {
  const { db } = await opened()
  expect(db.name).toBe('AudioRecorderDB')
  expect(db.verno).toBe(1)
  expect(db.tables.map(table => table.name).sort()).toEqual(['audioFiles', 'audioSessions', 'audioSettings'])
  expect(db.audioSettings.schema.primKey.keyPath).toBe('id')
  expect(db.audioSettings.schema.indexes.map(index => index.name)).toContain('moduleId')
})

test('S7 sessions and files cannot be addressed without naming their owner', async () => {
  const { db } = await opened()
  for (const table of [db.audioSessions, db.audioFiles]) {
    for (const key of [table.schema.primKey, ...table.schema.indexes]) {
      expect([key.keyPath].flat()[0]).toBe('ownerId')
    }
  }
})

/** Opens the database as a tab with the next version does. */
function upgrade(indexedDB: IDBFactory) {
  const newer = new Dexie('AudioRecorderDB', { indexedDB, IDBKeyRange })
  newer.version(2).stores({ audioSessions: '[ownerId+id]', later: 'id' })
  let done = false
  const opening = newer.open().then(() => {
    done = true
  })
  return { newer, opening, isDone: () => done }
}

test('a tab that does not record lets a newer version upgrade at once', async () => {
  const { indexedDB } = await opened()
  const { newer, opening } = upgrade(indexedDB)
  await opening
  newer.close()
})

test('an upgrade waits during a recording and continues when it is released', async () => {
  const { db, indexedDB } = await opened()
  const unlock = db.hold()
  const { newer, opening, isDone } = upgrade(indexedDB)
  await turns(50)
  expect(isDone()).toBe(false)
  await writeRecording(db, 'relaxed', ({ sessions }) => sessions.put({ ownerId: 'o', id: 's' }))
  unlock()
  await until(isDone, 'the upgrade')
  await opening
  newer.close()
})

test('a write is stored completely or not at all', async () => {
  const { db } = await opened()
  const failing = writeRecording(db, 'strict', ({ sessions }) => {
    sessions.put({ ownerId: 'o', id: 'first' })
    sessions.put({ noKey: true })
  })
  await expect(failing).rejects.toMatchObject({ code: 'RECORDING_FAILED', detail: 'storage-error' })
  expect(await db.audioSessions.count()).toBe(0)
})

test('the requested durability is passed to IndexedDB', async () => {
  const { db } = await opened()
  for (const durability of ['strict', 'relaxed'] as const) {
    await writeRecording(db, durability, ({ files }) => {
      expect(files.transaction.durability).toBe(durability)
    })
  }
})

test('I12 a full disk is a coded error, even if the browser nests it', async () => {
  const { db } = await opened()
  const quota = new Dexie.AbortError('aborted', new DOMException('', 'QuotaExceededError'))
  const failing = writeRecording(db, 'strict', () => {
    throw quota
  })
  const error: RecorderError = await failing.then(
    () => expect.unreachable(),
    reason => reason,
  )
  expect(error).toMatchObject({ name: 'RecorderError', code: 'RECORDING_FAILED', detail: 'storage-full', cause: quota })
})
