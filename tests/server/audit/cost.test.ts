import { expect, it } from 'vitest'
import { writeAudit } from '../../../src/server/rpc/audit.ts'
import { insertUser } from '../database/rows.ts'
import { onBothWhenLong } from '../databases.ts'

const ROWS = 30
/** A busy machine gets more of them: other work only ever adds to a time, so the least of many is the cost itself. */
const ROUNDS = { least: 20, most: 80 }
const at = new Date('2026-11-20T12:00:00Z')

onBothWhenLong('the chain of the audit', databases => {
  it('costs less than one more statement for each row', async () => {
    const database = await databases.open()
    const userId = await insertUser(database)
    const row = (action: string) => writeAudit(database.db, { userId, session: null }, [{ action }], 'ok', at)
    /** Milliseconds a row. */
    const timed = async (work: () => Promise<unknown>) => {
      const began = performance.now()
      for (let n = 0; n < ROWS; n++) await work()
      return (performance.now() - began) / ROWS
    }
    await timed(() => row('warm'))
    const [linked, bare, statement]: [number[], number[], number[]] = [[], [], []]
    const least = () => [linked, bare, statement].map(times => Math.min(...times)) as [number, number, number]
    const isCheap = ([withChain, without, one]: [number, number, number]) =>
      withChain - without < Math.max(one, without)
    // Interleaved, so that a busy machine slows all three.
    for (let round = 0; round < ROUNDS.least || (round < ROUNDS.most && !isCheap(least())); round++) {
      linked.push(await timed(() => row('linked')))
      await database.pool.query('alter table audit disable trigger audit_link')
      bare.push(await timed(() => row('bare')))
      await database.pool.query('alter table audit enable trigger audit_link')
      statement.push(
        await timed(() => database.pool.query('update users set updated_at = $1 where id = $2', [at, userId])),
      )
    }
    const [withChain, without, one] = least()
    console.info(
      `${databases.kind}: ${withChain.toFixed(3)} ms with the chain, ${without.toFixed(3)} ms without ` +
        `(${(withChain / without).toFixed(2)}x); one more statement is ${one.toFixed(3)} ms`,
    )
    expect(isCheap(least()), 'the chain costs less than one more statement').toBe(true)
  })
})
