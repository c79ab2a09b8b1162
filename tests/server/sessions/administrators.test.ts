import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { identities, users } from '../../../src/server/database/schema/accounts.ts'
import { setAdministrator } from '../../../src/server/sessions/administrators.ts'
import { bundled } from '../bundled-programs.ts'
import { onOneDatabase, type Where } from '../databases.ts'
import { NODE_FLAGS } from '../node-flags.ts'
import { queryDatabase } from '../query-database.ts'

const MAIN = fileURLToPath(new URL('../../../src/server/main.ts', import.meta.url))

/** As an operator does, beside a stopped server. */
const command = ({ dataDir, databaseUrl }: Where, ...args: string[]): Promise<{ code: number; said: string }> => {
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: dataDir }
  const place = databaseUrl === undefined ? env : { ...env, DATABASE_URL: databaseUrl }
  return new Promise(resolve => {
    execFile(process.execPath, [...NODE_FLAGS, bundled(MAIN), ...args], { env: place }, (error, stdout, stderr) =>
      // Warnings of Node may stand before it.
      resolve({
        code: error ? Number(error.code ?? 1) : 0,
        said: `${stderr}${stdout}`.trim().split('\n').at(-1) ?? '',
      }),
    )
  })
}

onOneDatabase('an administrator', databases => {
  async function accounts() {
    const where = await databases.prepared()
    const database = await databases.open(where)
    const account = async (name: string, email: string, emailVerified = true) => {
      const row = { clientId: crypto.randomUUID(), seq: 0, name, data: { profile: { zipcode: '190000' } } }
      const [made] = await database.db.insert(users).values(row).returning()
      await database.db
        .insert(identities)
        .values({ provider: 'dev', subject: crypto.randomUUID(), userId: made!.id, email, emailVerified })
      return made!
    }
    const ada = await account('Ada', 'ada@example.org')
    await account('Eve', 'eve@example.org', false)
    await account('Twin one', 'twin@example.org')
    await account('Twin two', 'twin@example.org')
    await database.close()
    const state = async () => {
      const [rows = [], log = []] = await queryDatabase(where, [
        "select name, data->'profile' as profile, seq::float8 as seq from users where data->'profile'->>'role' is not null",
        "select action, outcome, user_id::int as id from audit where action like 'admin:%' order by id",
      ])
      return { rows, log }
    }
    return { where, ada, state }
  }

  it('is made, and ended, by the operator alone: by a verified address or a key, with a row in the log', async () => {
    const { where, ada, state } = await accounts()
    expect(await command(where, '--grant-admin', ' ADA@example.org ')).toEqual({
      ...{ code: 0, said: 'Ada is now an administrator.' },
    })
    const granted = await state()
    expect(granted).toEqual({
      rows: [{ name: 'Ada', profile: { zipcode: '190000', role: 'admin' }, seq: expect.any(Number) }],
      log: [{ action: 'admin:grant', outcome: 'ok', id: ada.id }],
    })
    expect(await command(where, '--revoke-admin', ada.clientId.toUpperCase())).toEqual({
      ...{ code: 0, said: 'Ada is no longer an administrator.' },
    })
    const { rows, log } = await state()
    expect(rows).toMatchObject([{ profile: { zipcode: '190000', role: 'individual' } }])
    const seqOf = ([row]: unknown[]) => (row as { seq: number }).seq
    expect(seqOf(rows), 'devices learn of it').toBeGreaterThan(seqOf(granted.rows))
    expect(log).toMatchObject([{ action: 'admin:grant' }, { action: 'admin:revoke' }])
  })

  it('is nobody by what names not one account', async () => {
    const { where, state } = await accounts()
    const database = await databases.open(where)
    for (const [name, count] of [
      ['eve@example.org', 0],
      ['twin@example.org', 2],
      ['ada@', 0],
      ['%', 0],
      ['Ada', 0],
      ['', 0],
    ] as const) {
      await expect(setAdministrator(database, name, true), name).rejects.toMatchObject({
        ...{ code: 'NOT_ONE_ACCOUNT', message: `${count} accounts are known by this address or key.` },
      })
    }
    await database.close()
    expect(await state()).toEqual({ rows: [], log: [] })
  })

  it('is nobody without a name, and then no server is started', async () => {
    const { where, state } = await accounts()
    expect(await command(where, '--grant-admin')).toEqual({
      ...{ code: 1, said: '0 accounts are known by this address or key.' },
    })
    expect(await state()).toEqual({ rows: [], log: [] })
  })
})
