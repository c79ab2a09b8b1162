import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import S3rver from 's3rver'
import { v7 } from 'uuid'
import { afterEach, expect, it } from 'vitest'
import { newBlobKey } from '../../../src/server/blobs/blob-key.ts'
import { openBlobStore } from '../../../src/server/blobs/open.ts'
import { Client } from '../client.ts'
import { makeDataFolder } from '../data-folder.ts'
import { onOneDatabase } from '../databases.ts'
import { webmBytes } from '../modules/audio.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { PASSPHRASE, runCommand } from './commands.ts'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function buckets() {
  const folder = makeDataFolder('s3-')
  const names = ['before', 'after', 'used']
  const server = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory: folder },
    configureBuckets: names.map(name => ({ name, configs: [] })),
  })
  const { port } = await server.run()
  ends.push(async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const endpoint = `http://127.0.0.1:${port}`
  const key = 'S3RVER'
  const env = (bucket: string) => ({
    ...{ S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: 'us-east-1', S3_PATH_STYLE: 'on' },
    ...{ S3_ACCESS_KEY_ID: key, S3_SECRET_ACCESS_KEY: key },
  })
  const store = (bucket: string) =>
    openBlobStore({
      ...{ kind: 's3', bucket, region: 'us-east-1', endpoint, pathStyle: true },
      credentials: { accessKeyId: key, secretAccessKey: key },
    })
  return { env, store }
}

onOneDatabase('a backup of files on S3', databases => {
  it('restores into another, empty bucket, byte for byte, and into no bucket that holds a file', async () => {
    const { env, store } = await buckets()
    const where = await databases.prepared()
    const begin = async (place: typeof where, bucket: string): Promise<TestServer> => {
      const { dataDir, databaseUrl } = place
      const options = { dataDir, env: env(bucket), ...(databaseUrl === undefined ? {} : { databaseUrl }) }
      const server = await startTestServer(options)
      ends.push(() => server.kill())
      return server
    }
    let server = await begin(where, 'before')
    const client = await new Client(server.origin).signIn('doctor')
    const bytes = webmBytes(700_000)
    const { ambientRecording } = await client.call('fileUpload:upload', {
      ...{ clientId: v7(), fileName: 'visit.webm', mimeType: 'audio/webm', documentAssetType: 'ambient-scribe' },
      ...{ fileContent: bytes.toString('base64'), name: 'Visit', duration: 12.5 },
    })
    const file = join(where.dataDir, 'backup')
    const made = await runCommand('backup', where, [file], PASSPHRASE, env('before'))
    expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/, 1 files of 7\d{5} bytes/) })
    await server.stop()

    const to = await databases.place()
    await (await store('used')).put(newBlobKey(), randomBytes(10))
    expect(await runCommand('restore', to, [file], PASSPHRASE, env('used'))).toMatchObject({
      ...{ code: 1, output: expect.stringContaining('the store of files is not empty') },
    })
    expect(await runCommand('restore', to, [file], PASSPHRASE, env('after'))).toMatchObject({ code: 0 })
    server = await begin(to, 'after')
    client.origin = server.origin
    const { url } = await client.call('healthRecords:createDaAccessToken', {
      healthRecordId: ambientRecording!.id!,
      documentAssetId: ambientRecording!.data.documentAssetId!,
    })
    const restored = Buffer.from(await (await fetch(server.origin + url)).arrayBuffer())
    expect(restored.equals(bytes)).toBe(true)
  })
})
