import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { ContractError } from '../../src/contract/errors.ts'
import { createLog, type Log } from '../../src/server/log.ts'

const CLINICAL = 'Пациент жалуется на боль в груди'
const TOKEN = 'dGhpcyBpcyBhIHNlc3Npb24gdG9rZW4gb2YgMzI'

function written(write: (log: Log) => void): string {
  const lines: string[] = []
  write(createLog('trace', { write: (line: string) => void lines.push(line) }))
  return lines.join('')
}

describe('the log', () => {
  it('writes one JSON line with the name of the level and the event', () => {
    const line = JSON.parse(written(log => log.info({ job: 7, queue: 'transcribe', ms: 12 }, 'job done')))
    expect(line).toMatchObject({ level: 'info', event: 'job done', job: 7, queue: 'transcribe', ms: 12 })
    expect(Date.parse(line.time)).not.toBeNaN()
  })

  it.each([
    ['an unexpected field', { note: CLINICAL }],
    ['a field deep inside', { job: { data: { transcription: { text: CLINICAL } } } }],
    ['a list', { items: [CLINICAL] }],
    ['an error of a program', { err: new Error(CLINICAL) }],
    ['the cause of an error', { err: new TypeError('x', { cause: new Error(CLINICAL) }) }],
    ['a syntax error, which repeats the source', { err: parseError(CLINICAL) }],
    ['an object that is an error', new Error(CLINICAL)],
  ])('S6, S8: leaves clinical text out of %s', (_where, fields) => {
    expect(written(log => log.error(fields, 'went wrong'))).not.toContain('боль')
    expect(written(log => log.error(fields))).not.toContain('боль')
  })

  it('S8: omits the parameters of a failed query', async () => {
    const db = drizzle(new pg.Pool({ host: '/nowhere' }))
    const error = await db.execute(sql`select ${CLINICAL}`).catch((reason: unknown) => reason)
    expect(String(error)).toContain('боль')
    const line = written(log => log.error({ err: error }, 'query failed'))
    expect(line).not.toContain('боль')
    expect(JSON.parse(line).err.cause).toMatchObject({ code: 'ENOENT' })
  })

  it.each([
    { url: `https://host/api/events?token=${TOKEN}` },
    { path: `/api/s/${TOKEN}` },
    { url: `https://api.telegram.org/bot123456:${TOKEN}/getUpdates` },
    { database: 'x', url: `postgres://user:${TOKEN}@host/db` },
    { headers: { authorization: `Bearer ${TOKEN}` } },
    { token: TOKEN },
  ])('S6: leaves the token out of %o', fields => {
    expect(written(log => log.info(fields, 'request'))).not.toContain(TOKEN)
  })

  it('drops values interpolated into the message', () => {
    expect(written(log => log.info('signed in as %s', TOKEN))).not.toContain(TOKEN)
  })

  it('keeps what an operator needs: ids, methods, paths, our own messages, the stack of an error', () => {
    const clientId = '0198a1b2-1111-7222-8333-444455556666'
    const line = written(log =>
      log.warn(
        {
          method: 'fileUpload:completeChunkedUpload',
          path: '/api/rpc',
          record: clientId,
          err: new ContractError('GONE', 'upload is over'),
        },
        'call refused',
      ),
    )
    expect(JSON.parse(line).err.stack[0]).toContain('log.test')
    expect(JSON.parse(line)).toMatchObject({
      method: 'fileUpload:completeChunkedUpload',
      path: '/api/rpc',
      record: clientId,
      err: {
        class: 'ContractError',
        code: 'GONE',
        reason: 'upload is over',
      },
    })
  })
})

function parseError(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch (error) {
    return error
  }
}
