import { readdirSync, readFileSync } from 'node:fs'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../../src/server/database/open.ts'
import { CASING } from '../../../src/server/database/transaction.ts'
import { onBothDatabases, silentLog } from '../databases.ts'

// drizzle-kit gives every array an enumerable method; pdf.js refuses that, and other files share this worker.
Object.defineProperty(Array.prototype, 'random', { enumerable: false })

const MIGRATIONS = 'src/server/database/migrations'

onBothDatabases('the migrations', databases => {
  it('create every table once and do nothing the second time', async () => {
    const where = await databases.place()
    const applied = async () => {
      const database = await databases.open(where)
      const { rows } = await database.pool.query('SELECT hash FROM drizzle.__drizzle_migrations')
      await database.close()
      return rows
    }
    const once = await applied()
    expect(once).toHaveLength(readdirSync(MIGRATIONS).filter(name => name.endsWith('.sql')).length)
    expect(await applied()).toEqual(once)
  })

  it.runIf(databases.kind === 'postgres')('allow three nodes to start at once on an empty database', async () => {
    const where = await databases.place()
    const nodes = await Promise.allSettled([1, 2, 3].map(() => openDatabase(where, silentLog)))
    expect(nodes.map(node => node.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
    const epochs = new Set(nodes.map(node => (node.status === 'fulfilled' ? node.value.epoch : '')))
    expect(epochs.size).toBe(1)
    await Promise.all(nodes.map(node => node.status === 'fulfilled' && node.value.close()))
  })

  it.runIf(databases.kind === 'postgres')('leave no lock when a node fails half-way', async () => {
    const where = await databases.place()
    const client = new pg.Client({ connectionString: where.databaseUrl })
    await client.connect()
    await client.query('CREATE TABLE users (in_the_way int)')
    await expect(openDatabase(where, silentLog)).rejects.toThrow()
    await client.query('DROP TABLE users')
    await client.end()
    await expect(databases.open(where)).resolves.toMatchObject({ kind: 'postgres' })
  })
})

describe('the schema', () => {
  it('has migrations whose times ascend: one that is older than the last applied would never run', () => {
    const { entries } = JSON.parse(readFileSync(`${MIGRATIONS}/meta/_journal.json`, 'utf8'))
    const times = entries.map(({ when }: { when: number }) => when)
    expect(times).toEqual(times.toSorted((a: number, b: number) => a - b))
  })

  it('equals the migrations: drizzle-kit finds no difference', async () => {
    const { entries } = JSON.parse(readFileSync(`${MIGRATIONS}/meta/_journal.json`, 'utf8'))
    const number = String(entries.at(-1).idx).padStart(4, '0')
    const migrated = JSON.parse(readFileSync(`${MIGRATIONS}/meta/${number}_snapshot.json`, 'utf8'))
    const names = readdirSync('src/server/database/schema').map(file => file.replace('.ts', ''))
    const modules = await Promise.all(names.map(name => import(`../../../src/server/database/schema/${name}.ts`)))
    const declared = generateDrizzleJson(Object.assign({}, ...modules), migrated.id, undefined, CASING)
    expect(Object.keys(declared.tables)).toContain('public.health_records')
    expect(await generateMigration(migrated, declared)).toEqual([])
  })
})
