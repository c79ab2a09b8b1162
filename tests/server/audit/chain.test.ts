import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readHeads, type WrittenHead } from '../../../src/server/audit/head-file.ts'
import { verifyAudit } from '../../../src/server/audit/verify-audit.ts'
import { askForHeads, writeHeadsJob } from '../../../src/server/audit/write-heads-job.ts'
import { dump } from '../../../src/server/backup/dump.ts'
import type { Frame } from '../../../src/server/backup/frames.ts'
import { restore } from '../../../src/server/backup/restore.ts'
import { fileBlobStore } from '../../../src/server/blobs/file-blob-store.ts'
import { systemClock } from '../../../src/server/clock.ts'
import type { Database } from '../../../src/server/database/open.ts'
import { openPglite } from '../../../src/server/database/pglite/open.ts'
import { openPostgres } from '../../../src/server/database/postgres.ts'
import { users } from '../../../src/server/database/schema/accounts.ts'
import { deleteAccountJob } from '../../../src/server/modules/account/delete-account-job.ts'
import { accountTransactions } from '../../../src/server/rpc/account-transaction.ts'
import { writeAudit } from '../../../src/server/rpc/audit.ts'
import { makeDataFolder } from '../data-folder.ts'
import { insertUser } from '../database/rows.ts'
import { onBothWhenLong, silentLog } from '../databases.ts'
import { folderOfTest } from '../folder-of-test.ts'

const folder = makeDataFolder('audit-')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const context = { signal: new AbortController().signal, attempt: 1, isLastAttempt: false }
const at = (seconds: number) => new Date(Date.parse('2026-11-20T12:00:00.123Z') + seconds * 1000)

const writeRow = ({ db }: Pick<Database, 'db'>, userId: number | null, action: string, seconds = 0) =>
  writeAudit(db, { userId, session: null }, [{ action, objectType: 'patient', objectId: 7 }], 'ok', at(seconds))

async function filled(database: Database): Promise<{ anna: number; boris: number; ids: number[] }> {
  const [anna, boris] = [await insertUser(database), await insertUser(database)]
  for (let n = 1; n <= 5; n++) {
    await writeRow(database, anna, `a:${n}`, n)
    await writeRow(database, boris, `б:${n}`, n)
  }
  await writeRow(database, null, 'x')
  const { rows } = await database.pool.query('select id from audit where user_id = $1 order by id', [anna])
  return { anna, boris, ids: rows.map(({ id }) => Number(id)) }
}

onBothWhenLong('the audit proves itself', databases => {
  const whatIsFound = async (database: Database, heads: WrittenHead[] = []) =>
    (await verifyAudit(database.db, heads)).findings.map(({ userId, rowId, what }) => ({ userId, rowId, what }))

  it('is whole after writes of several accounts, with texts of any alphabet, with and without an extent', async () => {
    const database = await databases.open()
    const { anna } = await filled(database)
    expect(await verifyAudit(database.db)).toMatchObject({ rows: 11, findings: [] })
    const list = { action: 'ж:list', extent: 'ids 1-3,7' }
    await writeAudit(database.db, { userId: anna, session: null }, [list, list], 'ok', at(9))
    await writeRow(database, anna, 'after')
    expect(await verifyAudit(database.db)).toMatchObject({ rows: 14, findings: [] })
    await database.pool.query('update audit set extent = null where extent is not null')
    expect(await whatIsFound(database)).toMatchObject([{ what: 'changed' }, { what: 'changed' }])
  })

  const attacks: [string, (ids: number[]) => string[], (ids: number[]) => object[]][] = [
    [
      'a changed row',
      ids => [`update audit set object_id = '8' where id = ${ids[2]}`],
      ids => [{ rowId: ids[2], what: 'changed' }],
    ],
    [
      'a list that says other rows',
      ids => [`update audit set extent = 'ids 1' where id = ${ids[1]}`],
      ids => [{ rowId: ids[1], what: 'changed' }],
    ],
    [
      'a row with another time',
      ids => [`update audit set at = at + interval '1 millisecond' where id = ${ids[4]}`],
      ids => [{ rowId: ids[4], what: 'changed' }],
    ],
    ['a removed row', ids => [`delete from audit where id = ${ids[2]}`], ids => [{ rowId: ids[3], what: 'removed' }]],
    [
      'the last row removed',
      ids => [`delete from audit where id = ${ids[4]}`],
      ids => [{ rowId: ids[3], what: 'end' }],
    ],
    [
      'two rows that changed places',
      ids => [
        `update audit set position = -1 where id = ${ids[1]}`,
        `update audit set position = 2 where id = ${ids[2]}`,
        `update audit set position = 3 where id = ${ids[1]}`,
      ],
      ids => [
        { rowId: ids[2], what: 'changed' },
        { rowId: ids[1], what: 'changed' },
        { rowId: ids[3], what: 'reordered' },
      ],
    ],
    [
      'a row that was taken from its account',
      ids => [`update audit set user_id = null where id = ${ids[1]}`],
      ids => [{ rowId: ids[1], what: 'account' }],
    ],
    [
      'a changed row with its own hash made anew',
      ids => [
        `update audit set action = 'z' where id = ${ids[1]}`,
        `update audit set hash = audit_hash(audit) where id = ${ids[1]}`,
      ],
      ids => [{ rowId: ids[2], what: 'reordered' }],
    ],
  ]
  it.each(attacks)('finds %s', async (_, statements, found) => {
    const database = await databases.open()
    const { anna, ids } = await filled(database)
    for (const statement of statements(ids)) await database.pool.query(statement)
    expect(await whatIsFound(database)).toEqual(found(ids).map(one => ({ userId: anna, ...one })))
  })

  it('finds a row that was added with another hash, behind the end and in no chain', async () => {
    const database = await databases.open()
    const { anna, ids } = await filled(database)
    await database.pool.query('alter table audit disable trigger audit_link')
    const columns = 'user_id, action, outcome, at, chain, position, previous_hash, hash'
    await database.pool.query(
      `insert into audit (${columns}) select user_id, 'forged', 'ok', at, chain, position + 1, hash, hash from audit where id = ${ids[4]}`,
    )
    await database.pool.query("insert into audit (user_id, action, outcome) values ($1, 'loose', 'ok')", [anna])
    expect(await whatIsFound(database)).toEqual([
      { userId: anna, rowId: expect.any(Number), what: 'unlinked' },
      { userId: anna, rowId: expect.any(Number), what: 'unlinked' },
    ])
  })

  it('finds a shortened chain whose end was rewritten with it, by the head outside', async () => {
    const database = await databases.open()
    const { anna, ids } = await filled(database)
    const file = join(folder, `${databases.kind}.jsonl`)
    const job = writeHeadsJob({
      ...{ database, clock: systemClock, log: silentLog },
      auditHead: { file, url: undefined },
    })
    await job.run({}, context)
    expect(await whatIsFound(database, await readHeads(file))).toEqual([])
    await database.pool.query(`delete from audit where id = ${ids[4]}`)
    await database.pool.query(
      `update audit_chains c set length = 4, hash = a.hash from audit a where a.id = ${ids[3]} and c.id = a.chain`,
    )
    expect(await whatIsFound(database), 'inside, nothing is missing').toEqual([])
    expect(await whatIsFound(database, await readHeads(file))).toEqual([{ userId: anna, rowId: null, what: 'head' }])
  })

  it('writes the heads that grew, once a day, and reads a file whose last line was cut off', async () => {
    const database = await databases.open()
    const { anna } = await filled(database)
    const taken: { heads: WrittenHead[] }[] = []
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', part => {
        body += part
      })
      request.on('end', () => {
        taken.push(JSON.parse(body))
        response.end()
      })
    }).listen(0, '127.0.0.1')
    await new Promise(resolve => server.once('listening', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/heads`
    const sent: string[] = []
    const send = async (queue: string) => void sent.push(queue)
    const file = join(folder, `${databases.kind}-daily.jsonl`)
    const services = (now: Date) => ({
      ...{ database, log: silentLog, send, auditHead: { file, url } },
      clock: { now: () => now.getTime(), monotonic: () => 0 },
    })
    await askForHeads(services(at(60)), at(60))
    await writeHeadsJob(services(at(60))).run({}, context)
    await askForHeads(services(at(3600)), at(3600))
    await writeRow(database, anna, 'later', 86_000)
    await askForHeads(services(at(86_460)), at(86_460))
    await writeHeadsJob(services(at(86_460))).run({}, context)
    await writeHeadsJob(services(at(172_860))).run({}, context)
    await new Promise(resolve => server.close(resolve))
    expect(sent).toEqual(['auditHeads', 'auditHeads'])
    // The third day: Anna's chain, and that of callers without an account, which has a row for each day.
    expect(taken.map(({ heads }) => heads.length)).toEqual([3, 3, 2])
    expect((await readHeads(file)).length).toBe(taken.flatMap(({ heads }) => heads).length)
    const whole = readFileSync(file, 'utf8')
    writeFileSync(file, whole.slice(0, -20))
    expect((await readHeads(file)).length).toBe(6)
  })

  it('has one unbroken chain after 50 writes at once, with those of other accounts between them', async () => {
    const database = await databases.open()
    const { anna, boris } = await filled(database)
    const inAccount = accountTransactions(database, systemClock)
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        n % 2 === 0
          ? writeRow(database, anna, `w:${n}`)
          : inAccount(n % 3 === 0 ? boris : anna, account =>
              writeRow({ db: account.tx as never }, account.userId, `t:${n}`),
            ),
      ),
    )
    expect(await verifyAudit(database.db)).toMatchObject({ rows: 61, findings: [] })
  })

  it('leaves a chain that can be proven when the account, or that of an administrator, is deleted', async () => {
    const database = await databases.open()
    const { anna, boris } = await filled(database)
    const admin = { id: crypto.randomUUID(), userId: boris, actorUserId: null }
    await writeAudit(database.db, { userId: anna, session: admin as never }, [{ action: 'looked' }], 'ok', at(9))
    const blobs = await fileBlobStore(folder)
    const services = {
      database,
      blobs,
      clock: systemClock,
      log: silentLog,
      inAccount: accountTransactions(database, systemClock),
    }
    const job = deleteAccountJob({ ...services, send: async () => undefined })
    for (const userId of [boris, anna]) {
      await database.db.update(users).set({ deletedAt: at(10) })
      await job.run({ userId }, context)
      expect(await verifyAudit(database.db)).toMatchObject({ findings: [] })
    }
    const { rows } = await database.pool.query("select count(*)::int as n from audit where action = 'audit:close'")
    expect(rows).toEqual([{ n: 2 }])
    await database.pool.query("delete from audit where action = 'audit:close'")
    expect((await whatIsFound(database)).length).toBeGreaterThanOrEqual(2)
  })

  it('is whole, and goes on, after a backup was restored', async () => {
    const database = await databases.open()
    const { anna } = await filled(database)
    const frames: Frame[] = []
    const blobs = await fileBlobStore(folderOfTest('no-files-'))
    await dump({ pool: database.pool, blobs, now: at(20) }, async frame => void frames.push(frame))
    const where = await databases.prepared()
    const connections = where.databaseUrl
      ? openPostgres(where.databaseUrl, silentLog)
      : await openPglite(where.dataDir, silentLog)
    const dataDir = databases.kind === 'pglite' ? where.dataDir : undefined
    const all = async function* () {
      yield* frames
    }
    await restore({ connections, blobs, dataDir }, all())
    await connections.close()
    const restored = await databases.open(where)
    expect(await verifyAudit(restored.db)).toMatchObject({ rows: 11, findings: [] })
    await writeRow(restored, anna, 'afterwards')
    await writeRow(restored, null, 'afterwards')
    expect(await verifyAudit(restored.db)).toMatchObject({ rows: 13, findings: [] })
  })

  it('begins the chain of older rows with their number', async () => {
    const database = await databases.open()
    const { anna } = await filled(database)
    // As the migration found them.
    await database.pool.query('alter table audit disable trigger audit_link')
    await database.pool.query('update audit set chain = null, position = null, previous_hash = null, hash = null')
    const begin = readFileSync(migration(), 'utf8')
    await database.pool.query('delete from audit_chains')
    await database.pool.query('alter table audit enable trigger audit_link')
    const statements = begin.split('--> statement-breakpoint').map(one => one.trim())
    const first = statements.findIndex(one => one.includes('UPDATE audit SET object_id = NULL'))
    for (const one of statements.slice(first).filter(one => !one.includes('CREATE TRIGGER')))
      await database.pool.query(one)
    expect(await verifyAudit(database.db)).toMatchObject({ rows: 14, adopted: 11, findings: [] })
    await database.pool.query(`update audit set action = 'other' where user_id = ${anna} and action = 'a:2'`)
    expect(await whatIsFound(database)).toMatchObject([{ userId: anna, what: 'changed' }])
  })
})

const migration = () => 'src/server/database/migrations/0011_audit_chain.sql'
