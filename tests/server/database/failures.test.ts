import { drizzle } from 'drizzle-orm/node-postgres'
import { describe, expect, it } from 'vitest'
import { isUnavailable } from '../../../src/server/database/failures.ts'
import { GuardedPool, runTransaction } from '../../../src/server/database/transaction.ts'
import { notes } from './notes.ts'

const failureOf = (work: PromiseLike<unknown>) => Promise.resolve(work).catch((error: unknown) => error)

describe('a failure of the database', () => {
  it('is unavailability if the server does not run', async () => {
    const pool = new GuardedPool({ host: '/nowhere' })
    expect(isUnavailable(await failureOf(runTransaction(pool, async () => 1)))).toBe(true)
    expect(isUnavailable(await failureOf(drizzle(pool).select().from(notes)))).toBe(true)
  })

  it('is not unavailability if the error is ours', () => {
    for (const error of [new TypeError('x is undefined'), new Error('anything'), undefined, 'text']) {
      expect(isUnavailable(error)).toBe(false)
    }
  })
})
