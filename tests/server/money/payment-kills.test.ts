import { afterEach, expect, it } from 'vitest'
import { openDatabase } from '../../../src/server/database/open.ts'
import { ledgerFaults } from '../../../src/server/modules/money/proof.ts'
import { Client } from '../client.ts'
import { silentLog } from '../databases.ts'
import { HARNESS, sendToHarness } from '../harness-client.ts'
import { onOneServer, type PlacedServer } from '../servers.ts'
import { SHOP, type StandIn, yookassaStandIn } from './yookassa-stand-in.ts'

/**
 * The steps of a top-up, in their order: its row (commit 0), the call to the provider, its answer (commit 1), the reply; then
 * the notice, the question, the money (commit 2), the answer to the notice. The server dies between each two of them.
 */
const COMMITS = ['the payment is stored', 'the provider’s answer is stored', 'the money is credited'] as const
const STEPS = [
  ...COMMITS.flatMap((what, commit) => [
    { title: `before ${what}`, kill: { kind: 'commit', commit, at: 'beforeCommit' } as const },
    { title: `after ${what}`, kill: { kind: 'commit', commit, at: 'afterCommit' } as const },
  ]),
  ...(['POST', 'GET'] as const).flatMap(method =>
    (['arrived', 'done'] as const).map(when => ({
      title: `when the provider has ${when === 'done' ? 'done, and not answered,' : 'got'} the ${method}`,
      kill: { kind: 'provider', method, when } as const,
    })),
  ),
]

onOneServer('a top-up whose server is killed', ({ start }) => {
  const opened: StandIn[] = []
  afterEach(() => Promise.all(opened.splice(0).map(one => one.close())))

  it.each(STEPS)('$title, is made and credited once', async ({ kill }) => {
    const standIn = await yookassaStandIn()
    opened.push(standIn)
    const env = { ...SHOP, YOOKASSA_URL: standIn.url, YOOKASSA_SENDERS: '127.0.0.1' }
    const options = { env, program: HARNESS }
    let server: PlacedServer = await start(options)
    const client = await new Client(server.origin).signIn('patient')
    let killed = 0
    standIn.onRequest = async (what, method) => {
      if (kill.kind !== 'provider' || killed > 0 || method !== kill.method || what !== kill.when) return
      killed++
      await server.kill()
    }
    if (kill.kind === 'commit') await sendToHarness(server, { kind: 'die', at: kill.at, skip: kill.commit })
    const exited = new Promise(resolve => server.process.once('exit', resolve))

    /** Repeats what had no answer, as a device or the provider does, on a server that was started again. */
    let isSecond = false
    async function untilDone<T>(work: () => Promise<T>): Promise<T> {
      try {
        return await work()
      } catch (error) {
        if (isSecond) throw error
        isSecond = true
        await exited
        server = await server.again(options)
        client.origin = server.origin
        return work()
      }
    }

    const meta = { opId: crypto.randomUUID() }
    const { paymentId } = await untilDone(() => client.call('billing.payments:create', { amount: 100 }, meta))
    expect([...standIn.payments.values()].map(one => one.metadata)).toEqual([{ paymentId }])
    standIn.one().status = 'succeeded'
    const told = await untilDone(() => standIn.notify(server.origin, 'payment.succeeded', standIn.one()))
    expect(told).toBe(200)
    await standIn.notify(server.origin, 'payment.succeeded', standIn.one())

    const standing = await client.call('billing.payments:getStatus', { paymentId: String(paymentId) })
    expect(standing).toEqual({ status: 'succeeded' })
    expect((await client.call('billing.balance:get', {})).balance).toBe(10_000)
    expect((await client.call('billing.payments:list', {})).payments).toHaveLength(1)
    expect(isSecond, 'the kill took place').toBe(true)
    await server.stop()
    const database = await openDatabase(server.place, silentLog)
    expect(await ledgerFaults(database.db)).toEqual([])
    await database.close()
  })
})
