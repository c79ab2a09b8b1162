import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, expect, it, vi } from 'vitest'
import { type MarkerPlace, openMarkerPlace } from '../../../src/server/blobs/marker-place.ts'
import { renewEpoch } from '../../../src/server/database/epoch.ts'
import { openMarker } from '../../../src/server/database/marker.ts'
import { onOneDatabase, silentLog } from '../databases.ts'

const folder = mkdtempSync(join(tmpdir(), 'marker-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const openFiles = async () => ({
  place: await openMarkerPlace({
    dataDir: folder,
    blobs: { kind: 'files', folder: join(folder, 'blobs'), reserve: 0 },
  }),
  close: async () => undefined,
})

async function openS3() {
  const options = { port: 0, address: '127.0.0.1', silent: true, directory: join(folder, 's3') }
  const server = new S3rver({ ...options, configureBuckets: [{ name: 'recordings', configs: [] }] })
  const { port } = await server.run()
  const place = await openMarkerPlace({
    dataDir: '/nowhere',
    blobs: {
      ...{ kind: 's3', bucket: 'recordings', region: 'us-east-1', endpoint: `http://127.0.0.1:${port}` },
      ...{ pathStyle: true, credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' } },
    },
  })
  return { place, close: () => server.close() }
}

it.each([
  ['a folder', openFiles],
  ['a bucket', openS3],
])('the marker stands in %s, and is replaced whole', async (_where, open) => {
  const { place, close } = await open()
  expect(await place.read()).toBeNull()
  await place.write('one, which is longer')
  await place.write('two')
  expect(await place.read()).toBe('two')
  await close()
})

it('two nodes that share a folder write the marker at once, and neither fails', async () => {
  const [one, other] = [(await openFiles()).place, (await openFiles()).place]
  for (let n = 0; n < 30; n++) await Promise.all([one.write('x'.repeat(200)), other.write('y'.repeat(100))])
  expect(await one.read()).toMatch(/^(x{200}|y{100})$/)
})

const inMemory = (text: string | null = null): MarkerPlace => ({
  read: async () => text,
  async write(next) {
    text = next
  },
})

onOneDatabase('the marker', databases => {
  it('I8: of two nodes that start on a restored database one begins the epoch, and both are in it', async () => {
    const database = await databases.open()
    const place = inMemory()
    const { epoch } = await openMarker(database, place, silentLog)
    const ahead = JSON.stringify({ epoch, number: 1, audit: 1000 })
    const nodes = await Promise.all([ahead, ahead].map(text => openMarker(database, inMemory(text), silentLog)))
    const begun = new Set(nodes.map(node => node.epoch))
    expect(begun.size).toBe(1)
    expect(begun.has(epoch)).toBe(false)
    expect((await openMarker(database, inMemory(ahead), silentLog)).epoch).toBe([...begun][0])
  })

  it('I8: begins a new epoch where the database is of an older one, and none where the marker is', async () => {
    const database = await databases.open()
    const place = inMemory()
    const { epoch } = await openMarker(database, place, silentLog)
    const older = await place.read()
    const renewed = await renewEpoch(database.db)
    expect((await openMarker(database, inMemory(older), silentLog)).epoch).toBe(renewed)
    const newer = JSON.stringify({ epoch: 'another', number: 7, audit: 0 })
    const after = await openMarker(database, inMemory(newer), silentLog)
    expect([epoch, renewed, 'another']).not.toContain(after.epoch)
  })

  it('starts without a readable marker, keeps it within a second of a commit, and goes on where it cannot be written', async () => {
    const database = await databases.open()
    const place = inMemory('{"torn')
    const marker = await openMarker(database, place, silentLog)
    await database.pool.query(`insert into audit (action, outcome) values ('test', 'ok')`)
    marker.note()
    await vi.waitUntil(async () => (await place.read())?.includes('"audit":1'), { timeout: 5000 })
    const broken = { ...place, write: () => Promise.reject(new Error('full')) }
    const other = await openMarker(database, broken, silentLog)
    other.note()
    await other.close()
    expect(other.epoch).toBe(marker.epoch)
  })
})
