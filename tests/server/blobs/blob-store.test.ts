import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newBlobKey } from '../../../src/server/blobs/blob-key.ts'
import type { BlobStore } from '../../../src/server/blobs/blob-store.ts'
import { openBlobStore } from '../../../src/server/blobs/open.ts'

const CHUNK = 512 * 1024
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A recording split into chunks as by an upload. */
function recording(size: number) {
  const bytes = randomBytes(size)
  const chunks = Array.from({ length: Math.ceil(size / CHUNK) }, (_, i) => bytes.subarray(i * CHUNK, (i + 1) * CHUNK))
  return { bytes, chunks, hashes: chunks.map(sha256), layout: { size, chunkSize: CHUNK } }
}
const shuffled = (count: number) => Array.from({ length: count }, (_, i) => (i * 7 + 3) % count)

const folder = mkdtempSync(join(tmpdir(), 'blobs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function openFiles() {
  return {
    store: await openBlobStore({ kind: 'files', folder: join(folder, 'files'), reserve: 0 }),
    close: async () => undefined,
  }
}

async function openS3() {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'recordings', configs: [] }],
  })
  const { port } = await server.run()
  const store = await openBlobStore({
    kind: 's3',
    bucket: 'recordings',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    pathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  })
  return { store, close: () => server.close() }
}

describe.each([
  ['files', openFiles],
  ['S3', openS3],
])('a blob store on %s', (_kind, open) => {
  let store: BlobStore
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ store, close } = await open())
  })
  afterAll(() => close())

  async function upload(key: string, { layout, chunks }: ReturnType<typeof recording>, order: number[]) {
    for (const index of order) await store.putChunk(key, layout, index, chunks[index] ?? Buffer.alloc(0))
  }
  const readBack = async (key: string) => buffer(await store.read(key))

  it('stores a small blob in one piece; repeating it changes nothing', async () => {
    const key = newBlobKey()
    const bytes = randomBytes(70_000)
    await store.put(key, bytes)
    await store.put(key, bytes)
    expect((await readBack(key)).equals(bytes)).toBe(true)
    expect(await store.size(key)).toBe(70_000)
  })

  it('I16: joins chunks that came out of order and twice, and returns the hash of what it stores', async () => {
    const key = newBlobKey()
    const whole = recording(23 * CHUNK + 12_345)
    await upload(key, whole, [...shuffled(24), 5, 0, 23])
    expect(await store.size(key)).toBeNull()
    const receipt = await store.complete(key, whole.layout, whole.hashes)
    expect(receipt).toEqual({ size: whole.bytes.length, sha256: sha256(whole.bytes) })
    expect((await readBack(key)).equals(whole.bytes)).toBe(true)
  })

  it('I16: stores concurrent chunks', async () => {
    const key = newBlobKey()
    const whole = recording(6 * CHUNK)
    await Promise.all(whole.chunks.map((chunk, index) => store.putChunk(key, whole.layout, index, chunk)))
    await store.complete(key, whole.layout, whole.hashes)
    expect((await readBack(key)).equals(whole.bytes)).toBe(true)
  })

  it('I2: completes again with the same receipt, also after a late chunk', async () => {
    const key = newBlobKey()
    const whole = recording(3 * CHUNK + 1)
    await upload(key, whole, [0, 1, 2, 3])
    const once = await store.complete(key, whole.layout, whole.hashes)
    await store.putChunk(key, whole.layout, 1, whole.chunks[1] ?? Buffer.alloc(0))
    expect(await store.complete(key, whole.layout, whole.hashes)).toEqual(once)
    expect((await readBack(key)).equals(whole.bytes)).toBe(true)
  })

  it('I16: names missing and damaged chunks, keeps the others, and completes when they have arrived', async () => {
    const key = newBlobKey()
    const whole = recording(5 * CHUNK)
    await upload(key, whole, [0, 4])
    await store.putChunk(key, whole.layout, 2, randomBytes(CHUNK))
    const refused = store.complete(key, whole.layout, whole.hashes)
    await expect(refused).rejects.toMatchObject({ code: 'INCOMPLETE', chunks: [1, 2, 3] })
    expect(await store.size(key)).toBeNull()
    await upload(key, whole, [3, 2, 1])
    expect(await store.complete(key, whole.layout, whole.hashes)).toMatchObject({ sha256: sha256(whole.bytes) })
  })

  it('names every chunk of an upload without chunks', async () => {
    const whole = recording(2 * CHUNK)
    const refused = store.complete(newBlobKey(), whole.layout, whole.hashes)
    await expect(refused).rejects.toMatchObject({ code: 'INCOMPLETE', chunks: [0, 1] })
  })

  it('rejects a chunk that does not fit the layout', async () => {
    const { layout } = recording(CHUNK + 10)
    const put = (index: number, length: number) => store.putChunk(newBlobKey(), layout, index, Buffer.alloc(length))
    for (const [index, length] of [
      [2, 10],
      [-1, CHUNK],
      [0, CHUNK - 1],
      [1, 11],
      [0.5, CHUNK],
    ] as const) {
      await expect(put(index, length)).rejects.toMatchObject({ code: 'BAD_CHUNK' })
    }
  })

  it('reads a range with inclusive ends', async () => {
    const key = newBlobKey()
    await store.put(key, Buffer.from('0123456789'))
    expect(String(await buffer(await store.read(key, { first: 2, last: 5 })))).toBe('2345')
    expect(String(await buffer(await store.read(key, { first: 9, last: 9 })))).toBe('9')
  })

  it('provides a file while the work runs', async () => {
    const key = newBlobKey()
    const bytes = randomBytes(100_000)
    await store.put(key, bytes)
    expect((await store.withFile(key, path => readFile(path))).equals(bytes)).toBe(true)
  })

  it('has nothing after a delete, finished or not; a second delete is no error', async () => {
    const [finished, unfinished] = [newBlobKey(), newBlobKey()]
    const whole = recording(2 * CHUNK)
    await store.put(finished, Buffer.from('x'))
    await upload(unfinished, whole, [0, 1])
    for (const key of [finished, unfinished, finished]) await store.delete(key)
    await expect(store.read(finished)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(store.withFile(finished, async () => 1)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(store.complete(unfinished, whole.layout, whole.hashes)).rejects.toMatchObject({ chunks: [0, 1] })
  })

  it('S3: rejects a key that it did not make', async () => {
    for (const key of ['../../etc/passwd', 'a'.repeat(31), 'A'.repeat(32), '', `${'a'.repeat(32)}/x`]) {
      await expect(store.put(key, Buffer.from('x'))).rejects.toMatchObject({ code: 'BAD_KEY' })
      await expect(store.read(key)).rejects.toMatchObject({ code: 'BAD_KEY' })
      await expect(store.delete(key)).rejects.toMatchObject({ code: 'BAD_KEY' })
    }
    expect(existsSync(join(folder, 'passwd'))).toBe(false)
  })

  it('aborts a completion and repeats it', async () => {
    const key = newBlobKey()
    const whole = recording(20 * CHUNK)
    await upload(key, whole, shuffled(20))
    const cut = store.complete(key, whole.layout, whole.hashes, AbortSignal.abort())
    await expect(cut).rejects.toMatchObject({ name: 'AbortError' })
    expect(await store.size(key)).toBeNull()
    expect(await store.complete(key, whole.layout, whole.hashes)).toMatchObject({ sha256: sha256(whole.bytes) })
  })
})

describe('a blob store on files', () => {
  it('leaves no unfinished file beside the finished one', async () => {
    const { store } = await openFiles()
    const key = newBlobKey()
    const whole = recording(2 * CHUNK)
    for (const index of [1, 0]) await store.putChunk(key, whole.layout, index, whole.chunks[index] ?? Buffer.alloc(0))
    await store.complete(key, whole.layout, whole.hashes)
    // Another test's file may be in the same of the 256 folders.
    const names = await readdir(join(folder, 'files', key.slice(0, 2)))
    expect(names.filter(name => name.startsWith(key))).toEqual([key])
  })
})
