import { v7 } from 'uuid'
import { expect, it } from 'vitest'
import { MAX_BATCH_CALLS } from '../../../src/contract/protocol.ts'
import { Prng } from '../../sim/world/prng.ts'
import { Client } from '../client.ts'
import { onBothServers } from '../servers.ts'

/*
 * kill -9 of the server at random moments while operations are sent to it. Long form:
 * `SERVER_KILLS=20 SERVER_OPERATIONS=500 SEED=3 npx vitest run -c tests/vitest.config.ts tests/server/rpc/kills.test.ts`
 */
const KILLS = Number(process.env.SERVER_KILLS ?? 2)
const SEED = Number(process.env.SEED ?? 20_261_120)
const OPERATIONS = Number(process.env.SERVER_OPERATIONS ?? 200)

interface Operation {
  clientId: string
  opId: string
  name: string
}

/** Sends the operations in batches and adds the acknowledged ones to the set; ends when the server stops responding. */
async function push(client: Client, operations: Operation[], acknowledged: Set<string>): Promise<void> {
  for (let from = 0; from < operations.length; from += MAX_BATCH_CALLS) {
    const batch = operations.slice(from, from + MAX_BATCH_CALLS)
    const calls = batch.map(({ clientId, opId, name }) =>
      client.request(
        'healthRecords:create',
        { clientId, name, recordType: 'healthLog', data: { date: '2026-11-20T09:00:00.000Z' } },
        { opId },
      ),
    )
    const responses = await client.batch(calls).catch(() => null)
    if (!responses) return
    for (const [index, response] of responses.entries()) {
      expect(response.error).toBeUndefined()
      acknowledged.add((batch[index] as Operation).clientId)
    }
  }
}

async function present(client: Client): Promise<{ clientId: string; seq: number }[]> {
  const rows: { clientId: string; seq: number }[] = []
  for (let since = '', more = true; more; ) {
    const { result, meta } = await client.respond('healthRecords:list', { recordTypes: 'healthLog', since, limit: 500 })
    rows.push(...(result as typeof rows))
    since = String(meta?.checkpoint)
    more = meta?.hasMore === true
  }
  return rows
}

onBothServers('a server that is killed', servers => {
  it(
    `I1 I2 loses no acknowledged operation and repeats none, ${KILLS} times in ${OPERATIONS} operations`,
    async () => {
      const random = new Prng(SEED)
      let server = await servers.start()
      const client = await new Client(server.origin).signIn('patient')
      const before = (await present(client)).length
      const cut: number[] = []
      for (let kill = 1; kill <= KILLS; kill++) {
        const operations = Array.from({ length: OPERATIONS }, (_, i) => ({
          clientId: v7(),
          opId: v7(),
          name: `${kill}.${i}`,
        }))
        const acknowledged = new Set<string>()
        const sending = push(client, operations, acknowledged)
        // Not a wait for a condition, but a random moment for the kill.
        await new Promise(resolve => setTimeout(resolve, 20 + random.int(1200)))
        await server.kill()
        await sending
        cut.push(acknowledged.size)

        server = await server.again()
        client.origin = server.origin
        const survived = new Set((await present(client)).map(row => row.clientId))
        expect([...acknowledged].filter(clientId => !survived.has(clientId))).toEqual([])

        // A device without responses sends everything again, under the same operations.
        const again = new Set<string>()
        await push(client, operations, again)
        expect(again.size).toBe(OPERATIONS)
        const rows = await present(client)
        expect(rows).toHaveLength(before + kill * OPERATIONS)
        expect(new Set(rows.map(row => row.clientId)).size).toBe(rows.length)
        expect(new Set(rows.map(row => row.seq)).size).toBe(rows.length)
      }
      console.log(`${servers.kind}, seed ${SEED}: acknowledged before each kill: ${cut.join(' ')} of ${OPERATIONS}`)
    },
    60_000 + KILLS * 60_000,
  )
})
