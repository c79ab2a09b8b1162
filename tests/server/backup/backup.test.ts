import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { afterEach, describe, expect, it } from 'vitest'
import { clusterDirectory } from '../../../src/server/database/pglite/cluster.ts'
import { Client } from '../client.ts'
import { makeDataFolder } from '../data-folder.ts'
import { onBothDatabases, pgliteOnly, type Where } from '../databases.ts'
import { webmBytes } from '../modules/audio.ts'
import { queryDatabase } from '../query-database.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { PASSPHRASE, runCommand } from './commands.ts'

const folders: string[] = []
const servers: TestServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map(server => server.kill()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const newFolder = () => {
  const folder = makeDataFolder('backup-')
  folders.push(folder)
  return folder
}
const newFile = () => join(newFolder(), 'backup')

async function start({ dataDir, databaseUrl }: Where): Promise<TestServer> {
  const server = await startTestServer({ dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) })
  servers.push(server)
  return server
}

const epochOf = async (where: Where) => {
  const [[row] = []] = (await queryDatabase(where, ['select epoch from server_state'])) as { epoch: string }[][]
  return row?.epoch
}
const create = (client: Client, name: string, clientId = v7()) =>
  client.call('healthRecords:create', { clientId, recordType: 'healthLog', name, data: { z: 1, a: [1.5, 'β', null] } })

async function upload(client: Client) {
  const bytes = webmBytes(40_000)
  const { ambientRecording } = await client.call('fileUpload:upload', {
    ...{ clientId: v7(), fileName: 'visit.webm', mimeType: 'audio/webm', documentAssetType: 'ambient-scribe' },
    ...{ fileContent: bytes.toString('base64'), name: 'Visit', duration: 12.5 },
  })
  return { id: ambientRecording!.id!, assetId: ambientRecording!.data.documentAssetId!, bytes }
}

async function download(client: Client, { id, assetId }: { id: number; assetId: number }) {
  const { url } = await client.call('healthRecords:createDaAccessToken', {
    healthRecordId: id,
    documentAssetId: assetId,
  })
  return Buffer.from(await (await fetch(client.origin + url)).arrayBuffer())
}

onBothDatabases('a backup', databases => {
  it('taken while writes run restores into an empty place, as of one moment', async () => {
    const from = await databases.prepared()
    const server = await start(from)
    const client = await new Client(server.origin).signIn('doctor')
    const visit = await upload(client)
    const names: string[] = []
    let isRunning = true
    const writing = (async () => {
      while (isRunning) {
        const name = `record ${names.length}`
        await create(client, name)
        names.push(name)
      }
    })()
    const file = newFile()
    const made = await runCommand('backup', from, [file])
    isRunning = false
    await writing
    expect(made).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Backed up and read back: \d+ rows of \d+ tables, 1 files/),
    })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const bytes = readFileSync(file)
    for (const secret of ['record 0', 'healthLog', PASSPHRASE]) expect(bytes.includes(secret)).toBe(false)
    await server.stop()

    const to = await databases.place()
    const restored = await runCommand('restore', to, [file])
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('A new epoch begins') })
    expect(await epochOf(to)).not.toBe(await epochOf(from))

    const again = await start(to)
    client.origin = again.origin
    const listed = await client.call('healthRecords:list', { recordTypes: ['healthLog'] })
    const kept = listed.map(({ name }) => name).filter(name => name.startsWith('record '))
    // Writes came one after the other: what a moment holds is all up to one of them.
    expect(kept.toSorted()).toEqual(names.slice(0, kept.length).toSorted())
    expect((await download(client, visit)).equals(visit.bytes)).toBe(true)
    const fresh = await create(client, 'after')
    expect(fresh.id).toBeGreaterThan(kept.length)
  })

  it('of a stopped server restores too, but over nothing, and not cut off, changed or with a wrong passphrase', async () => {
    const from = await databases.prepared()
    const server = await start(from)
    const client = await new Client(server.origin).signIn('doctor')
    await create(client, 'one')
    await upload(client)
    await server.stop()
    const file = newFile()
    expect(await runCommand('backup', from, [file])).toMatchObject({ code: 0 })
    expect(await runCommand('backup', from, [file])).toMatchObject({
      code: 1,
      output: expect.stringContaining('already'),
    })
    expect(await runCommand('restore', from, [file])).toMatchObject({
      ...{ code: 1, output: expect.stringContaining('not empty') },
    })
    const [rows] = await queryDatabase(from, ["select count(*)::int as n from health_records where name = 'one'"])
    expect(rows).toEqual([{ n: 1 }])

    const whole = readFileSync(file)
    expect(await runCommand('restore', from, ['--check', file])).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Whole/),
    })
    const changed = Buffer.from(whole)
    changed[whole.length - 100] = (changed[whole.length - 100] ?? 0) ^ 1
    const [cut, wrong] = [newFile(), newFile()]
    writeFileSync(cut, whole.subarray(0, whole.length - 1))
    writeFileSync(wrong, changed)
    const to = await databases.place()
    for (const [backup, passphrase, words] of [
      [file, 'another passphrase', 'passphrase is wrong'],
      [file, 'short', 'BACKUP_PASSPHRASE'],
      [cut, PASSPHRASE, 'changed or cut off'],
      [wrong, PASSPHRASE, 'changed or cut off'],
    ] as const) {
      expect(await runCommand('restore', to, [backup], passphrase)).toMatchObject({
        ...{ code: 1, output: expect.stringContaining(words) },
      })
    }
    expect(await runCommand('restore', to, [file])).toMatchObject({ code: 0 })
  })
})

describe('a backup of the embedded database', () => {
  const databases = pgliteOnly()

  it('restores where there is no folder yet, and a failed restore leaves none', async () => {
    const from = await databases.prepared()
    await (await start(from)).stop()
    const file = newFile()
    await runCommand('backup', from, [file])
    const dataDir = join(newFolder(), 'data')
    const to = { dataDir, databaseUrl: undefined }
    const cut = newFile()
    writeFileSync(cut, readFileSync(file).subarray(0, -10))
    expect(await runCommand('restore', to, [cut])).toMatchObject({ code: 1 })
    expect(existsSync(clusterDirectory(dataDir))).toBe(false)
    expect(await runCommand('restore', to, [file])).toMatchObject({ code: 0 })
    expect(existsSync(clusterDirectory(dataDir))).toBe(true)
  })
})
