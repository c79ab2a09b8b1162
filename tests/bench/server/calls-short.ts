/**
 * The short server of P10: Hono, zod and Drizzle on the same database, with the session check, the limiter, the validation
 * and the audit row that the product has, written as shortly as they can be.
 */
import { createHash, randomUUID } from 'node:crypto'
import { serve } from '@hono/node-server'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { readConfig } from '../../../src/server/config.ts'
import { openDatabase } from '../../../src/server/database/open.ts'
import { sessions, sessionTokens, users } from '../../../src/server/database/schema/accounts.ts'
import { audit } from '../../../src/server/database/schema/operations.ts'
import { healthRecords } from '../../../src/server/database/schema/records.ts'
import { createLog } from '../../../src/server/log.ts'
import { oneKilobyteRecord } from './one-kilobyte.ts'
import { CALLING_ACCOUNTS, seedAccounts } from './seed.ts'

const config = readConfig(process.env)
const log = createLog(config.logLevel)
const accounts = await seedAccounts(config, CALLING_ACCOUNTS)
const { db, transaction } = await openDatabase(config, log)
const limiter = new RateLimiterMemory({ points: 1e9, duration: 60 })

const RecordType = z.enum(['ambient-scribe', 'healthLog'])
const Call = z.discriminatedUnion('method', [
  z.object({ id: z.number(), method: z.literal('healthRecords:get'), params: z.object({ clientId: z.uuid() }) }),
  z.object({
    id: z.number(),
    method: z.literal('healthRecords:list'),
    params: z.object({ recordTypes: z.array(RecordType), limit: z.number().int().min(1).max(500) }),
  }),
  z.object({
    id: z.number(),
    method: z.literal('healthRecords:create'),
    params: z.object({ recordType: RecordType, name: z.string().max(500), data: z.looseObject({}) }),
  }),
])
type Call = z.infer<typeof Call>

interface Session {
  id: string
  userId: number
}
const known = new Map<string, Session>()

async function sessionOf(token: string): Promise<Session | undefined> {
  const tokenHash = createHash('sha256').update(token).digest('hex')
  const cached = known.get(tokenHash)
  if (cached) return cached
  const [session] = await db
    .select({ id: sessions.id, userId: sessions.userId })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .where(and(eq(sessionTokens.tokenHash, tokenHash), gt(sessions.expiresAt, new Date())))
  if (session) known.set(tokenHash, session)
  return session
}

const entry = ({ id, userId }: Session, action: string) => ({
  ...{ userId, sessionId: id, action, objectType: 'health-record', outcome: 'ok', at: new Date() },
})

async function run(session: Session, call: Call): Promise<unknown> {
  const { userId } = session
  switch (call.method) {
    case 'healthRecords:get':
      return oneKilobyteRecord
    case 'healthRecords:list': {
      const { recordTypes, limit } = call.params
      const rows = await db
        .select()
        .from(healthRecords)
        .where(and(eq(healthRecords.userId, userId), inArray(healthRecords.recordType, recordTypes)))
        .orderBy(asc(healthRecords.seq))
        .limit(limit)
      await db.insert(audit).values(entry(session, call.method))
      return rows
    }
    case 'healthRecords:create':
      return await transaction(async tx => {
        const [account] = await tx
          .update(users)
          .set({ lastSeq: sql`${users.lastSeq} + 1` })
          .where(eq(users.id, userId))
          .returning({ seq: users.lastSeq })
        const row = {
          ...call.params,
          clientId: randomUUID(),
          userId,
          seq: account?.seq ?? 0,
          status: 'processed' as const,
        }
        const [made] = await tx.insert(healthRecords).values(row).returning()
        await tx.insert(audit).values({ ...entry(session, call.method), objectId: String(made?.id) })
        return made
      })
  }
}

const app = new Hono()
app.post('/api/rpc', async context => {
  const session = await sessionOf(context.req.header('authorization')?.replace('Bearer ', '') ?? '')
  if (!session) return context.json({}, 401)
  await limiter.consume(String(session.userId))
  const call = Call.parse(await context.req.json())
  return context.json({ jsonrpc: '2.0', id: call.id, result: await run(session, call), meta: {} })
})
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.on('message', () => process.send?.(accounts))
  log.info({ port }, 'listening')
})
process.on('SIGTERM', () => process.exit(0))
