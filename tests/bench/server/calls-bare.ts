/** The floor of P10: node:http and the same database, without session, validation, limits, audit or log. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readConfig } from '../../../src/server/config.ts'
import { openDatabase } from '../../../src/server/database/open.ts'
import { createLog } from '../../../src/server/log.ts'
import { oneKilobyteRecord } from './one-kilobyte.ts'
import { CALLING_ACCOUNTS, seedAccounts } from './seed.ts'

const config = readConfig(process.env)
const log = createLog(config.logLevel)
const accounts = await seedAccounts(config, CALLING_ACCOUNTS)
const { pool } = await openDatabase(config, log)
const userId = accounts[0]?.userId
const PULL = `select id, client_id as "clientId", seq, created_at as "createdAt", updated_at as "updatedAt",
  deleted_at as "deletedAt", name, record_type as "recordType", status, data
  from health_records where user_id = $1 and record_type = any($2) and seq > $3 order by seq limit $4`

const CREATE = `insert into health_records (client_id, user_id, seq, name, record_type, status, data)
  values (gen_random_uuid(), $1, $2, $3, $4, 'processed', $5) returning *`
let seq = 1000

async function run(method: string, params: Record<string, unknown>): Promise<unknown> {
  if (method === 'healthRecords:get') return oneKilobyteRecord
  if (method === 'healthRecords:create') {
    const values = [userId, ++seq, params.name, params.recordType, params.data]
    return (await pool.query({ name: 'create', text: CREATE, values })).rows[0]
  }
  const values = [userId, params.recordTypes, 0, params.limit]
  return (await pool.query({ name: 'pull', text: PULL, values })).rows
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', chunk => chunks.push(chunk))
  request.on('end', async () => {
    const { id, method, params } = JSON.parse(Buffer.concat(chunks).toString())
    const result = await run(method, params)
    const text = JSON.stringify({ jsonrpc: '2.0', id, result, meta: {} })
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
    response.end(text)
  })
})
server.listen(0, '127.0.0.1', () => {
  process.on('message', () => process.send?.(accounts))
  log.info({ port: (server.address() as AddressInfo).port }, 'listening')
})
process.on('SIGTERM', () => process.exit(0))
