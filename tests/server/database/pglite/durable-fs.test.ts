import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DURABLE_PARAMETERS, DurableNodeFS } from '../../../../src/server/database/pglite/durable-fs.ts'
import { makeDataFolder } from '../../data-folder.ts'

let directory: string
beforeEach(() => {
  directory = makeDataFolder('durable-')
})
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  fs.rmSync(directory, { recursive: true, force: true })
})

function spyOnFsync() {
  const fsync = vi.spyOn(fs, 'fsyncSync')
  syncBuiltinESMExports()
  return fsync
}

it('I3: a commit reaches the disk before it is acknowledged', async () => {
  const fsync = spyOnFsync()
  const pglite = await PGlite.create({
    fs: new DurableNodeFS(directory, () => expect.unreachable()),
    startParams: DURABLE_PARAMETERS,
  })
  await pglite.exec('CREATE TABLE t (x int)')
  for (const x of [1, 2, 3, 4, 5]) {
    const before = fsync.mock.calls.length
    await pglite.query('INSERT INTO t VALUES ($1)', [x])
    expect(fsync.mock.calls.length).toBeGreaterThan(before)
  }
  await pglite.close()
})

it('I3: a failed fsync is reported, so that the thread ends instead of acknowledging', async () => {
  const onFailure = vi.fn()
  const pglite = await PGlite.create({ fs: new DurableNodeFS(directory, onFailure), startParams: DURABLE_PARAMETERS })
  await pglite.exec('CREATE TABLE t (x int)')
  const broken = Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' })
  spyOnFsync().mockImplementation(() => {
    throw broken
  })
  await pglite.query('INSERT INTO t VALUES (1)').catch(() => undefined)
  expect(onFailure).toHaveBeenCalledWith(broken)
})
