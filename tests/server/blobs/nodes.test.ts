import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeDataFolder } from '../data-folder.ts'
import { sharedPostgres } from '../databases.ts'
import { postgresInstalled } from '../postgres.ts'
import { startTestServer, type TestServer } from '../test-server.ts'

const folder = makeDataFolder('nodes-')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const REFUSED = /Another server of this database \(anamnesis-node on .+\) keeps its files in another place.+S3_BUCKET/

describe.skipIf(!postgresInstalled)('servers on one PostgreSQL', () => {
  let databaseUrl: string
  const started: TestServer[] = []
  beforeEach(async () => {
    const { server, prepared } = sharedPostgres()
    databaseUrl = await server.createDatabase(prepared)
  })
  afterEach(async () => {
    await Promise.all(started.splice(0).map(server => server.kill()))
    await sharedPostgres().server.dropDatabase(databaseUrl)
  })

  async function start(name: string, env: Record<string, string> = {}): Promise<TestServer> {
    const dataDir = join(folder, name)
    mkdirSync(dataDir, { recursive: true })
    const server = await startTestServer({ dataDir, databaseUrl, env })
    started.push(server)
    return server
  }

  it('are refused where their files are apart, and live together on one folder', async () => {
    const first = await start('one')
    await expect(start('two')).rejects.toThrow(REFUSED)
    const beside = await start('one')
    await first.stop()
    await expect(start('two')).rejects.toThrow(REFUSED)
    await beside.stop()
    await start('two')
    await expect(start('one')).rejects.toThrow(REFUSED)
  })

  it('do not take a copy of a folder for the folder', async () => {
    await (await start('original')).stop()
    cpSync(join(folder, 'original'), join(folder, 'copy'), { recursive: true })
    await start('original')
    await expect(start('copy')).rejects.toThrow(REFUSED)
  })

  it('are let in once the one elsewhere was killed', async () => {
    const killed = await start('killed')
    const [next] = await Promise.all([start('next'), killed.kill()])
    expect(next.port).toBeGreaterThan(0)
  })

  it('that start at once are one, or of one folder', async () => {
    const apart = await Promise.allSettled([start('a'), start('b'), start('c')])
    expect(apart.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
    await Promise.all(started.splice(0).map(server => server.stop()))
    await Promise.all([start('same'), start('same'), start('same')])
  })

  it('need no folder in common with a bucket, but the bucket', async () => {
    const directory = join(folder, 's3')
    const options = { port: 0, address: '127.0.0.1', silent: true, directory }
    const s3 = new S3rver({ ...options, configureBuckets: ['one', 'other'].map(name => ({ name, configs: [] })) })
    const { port } = await s3.run()
    const bucket = (S3_BUCKET: string) => ({
      ...{ S3_BUCKET, S3_ENDPOINT: `http://127.0.0.1:${port}` },
      ...{ S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
    })
    await start('d', bucket('one'))
    await start('e', bucket('one'))
    await expect(start('f', bucket('other'))).rejects.toThrow(REFUSED)
    await expect(start('g')).rejects.toThrow(REFUSED)
    await Promise.all(started.splice(0).map(server => server.stop()))
    await s3.close()
  })

  it('are known again after the database was away', async () => {
    const living = await start('cut')
    const before = living.log.length
    await sharedPostgres().server.cutConnections(databaseUrl)
    await vi.waitUntil(() => living.log.slice(before).some(line => line.includes('the connection of this node failed')))
    await expect(start('apart')).rejects.toThrow(REFUSED)
    await start('cut')
  })
})
