import { v7 } from 'uuid'
import { beforeAll, expect, it, vi } from 'vitest'
import { CONSENTS } from '../../../../src/domain/account/consent.ts'
import { HARNESS, sendToHarness } from '../../harness-client.ts'
import { onOneServer, type PlacedServer } from '../../servers.ts'
import { Visitor } from '../identity/visitor.ts'

const WAIT = { timeout: 40_000, interval: 100 }
const HOUR = 3_600_000
const DAY = 24 * HOUR

onOneServer('invitations', ({ start }) => {
  let server: PlacedServer
  /** Of the server's clock against this machine's. */
  let shifted = 0
  beforeAll(async () => {
    server = await start({ program: HARNESS })
    // Noon, so that no day ends by itself in a test.
    await shift((DAY + 12 * HOUR - (Date.now() % DAY)) % DAY)
  })

  async function shift(ms: number) {
    shifted += ms
    await sendToHarness(server, { kind: 'shift-clock', ms })
  }
  /** The hourly clean-up runs at a start. */
  async function restart() {
    await server.stop()
    server = await server.again()
    await sendToHarness(server, { kind: 'shift-clock', ms: shifted })
    for (const one of visitors) one.origin = server.origin
  }

  const visitors: Visitor[] = []
  /** The same account on another device. */
  async function onDeviceOf(visitor: Visitor, email: string) {
    const there = new Visitor(server.origin)
    Object.assign(there, { deviceId: visitor.deviceId })
    visitors.push(there)
    await there.signInAs({ email, name: 'Vera', verified: 'on' })
    return there
  }
  async function newAccount(email = `${v7()}@example.org`, deviceOf?: Visitor) {
    const visitor = new Visitor(server.origin)
    if (deviceOf) Object.assign(visitor, { deviceId: deviceOf.deviceId })
    visitors.push(visitor)
    await visitor.signInAs({ email, name: 'Vera', verified: 'on' })
    await use(visitor)
    return visitor
  }
  const use = (visitor: Visitor) =>
    visitor.call('userAccount.user:update', {
      patch: CONSENTS.map(field => ({ op: 'set' as const, path: ['activity', field], value: true })),
    })
  const codeOf = async (visitor: Visitor) => (await visitor.call('userAccount.referrals:createCode', {})).code
  const comes = (visitor: Visitor, referralCode: string) =>
    visitor.call('userAccount.user:saveFtd', { ftd: { referralCode } })
  const statsOf = async (visitor: Visitor) => (await visitor.call('userAccount.referrals:getStats', {})).stats
  const balanceOf = async (visitor: Visitor) => (await visitor.call('billing.balance:get', {})).balance

  it('have one code for each account, in both families of names and in the account’s data', async () => {
    const [anna, boris] = [await newAccount(), await newAccount()]
    const code = await codeOf(anna)
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
    expect(await codeOf(anna)).toBe(code)
    expect((await anna.call('marketing.referralCodes:create', {})).code).toBe(code)
    expect((await anna.call('userAccount.user:get', {})).data.referrals?.code).toBe(code)
    expect(await codeOf(boris)).not.toBe(code)
    expect(await anna.call('marketing.stats:list', {})).toEqual({
      stats: { totalUsers: 0, activeUsers: 0, proUsers: 0, rewardsEarned: 0 },
    })
  })

  it('the first touch wins', async () => {
    const [anna, boris, vera] = [await newAccount(), await newAccount(), await newAccount()]
    const [first, second] = [await codeOf(anna), await codeOf(boris)]
    await comes(vera, first)
    await comes(vera, second)
    expect([(await statsOf(anna)).totalUsers, (await statsOf(boris)).totalUsers]).toEqual([1, 0])
  })

  it('a code is taken in any case, and an unknown one does no harm', async () => {
    const [anna, vera, other] = [await newAccount(), await newAccount(), await newAccount()]
    await comes(vera, (await codeOf(anna)).toLowerCase())
    await comes(other, 'NO-SUCH-CODE')
    expect((await statsOf(anna)).totalUsers).toBe(1)
  })

  it('of oneself count for nothing: the same account, the same device', async () => {
    const anna = await newAccount()
    const code = await codeOf(anna)
    await comes(anna, code)
    const ownDevice = await newAccount(undefined, anna)
    await comes(ownDevice, code)
    expect((await statsOf(anna)).totalUsers).toBe(0)
  })

  it('nor do those of one another', async () => {
    const [anna, boris] = [await newAccount(), await newAccount()]
    await comes(boris, await codeOf(anna))
    await comes(anna, await codeOf(boris))
    expect([(await statsOf(anna)).totalUsers, (await statsOf(boris)).totalUsers]).toEqual([1, 0])
  })

  it('earn the reward once, on the second day of use and not before it', async () => {
    const [anna, vera] = [await newAccount(), await newAccount()]
    await comes(vera, await codeOf(anna))
    await shift(8 * HOUR)
    await use(vera)
    await restart()
    const witness = await newAccount()
    expect(await balanceOf(anna)).toBe(0)
    expect(await statsOf(anna)).toEqual({ totalUsers: 1, activeUsers: 0, proUsers: 0, rewardsEarned: 0 })
    await shift(5 * HOUR)
    await use(vera)
    await restart()
    await vi.waitUntil(async () => (await balanceOf(anna)) > 0, WAIT)
    expect(await balanceOf(anna)).toBe(100_00)
    await shift(DAY)
    await use(vera)
    await restart()
    await comes(witness, await codeOf(anna))
    expect(await balanceOf(anna)).toBe(100_00)
    expect(await statsOf(anna)).toEqual({ totalUsers: 2, activeUsers: 1, proUsers: 0, rewardsEarned: 100_00 })
  })

  it('earn nothing where the two accounts meet on one device before the second day', async () => {
    const email = `${v7()}@example.org`
    const [anna, vera] = [await newAccount(), await newAccount(email)]
    await comes(vera, await codeOf(anna))
    expect((await statsOf(anna)).totalUsers).toBe(1)
    await use(await onDeviceOf(anna, email))
    await shift(DAY)
    await use(vera)
    await restart()
    await vi.waitUntil(async () => (await statsOf(anna)).totalUsers === 0, WAIT)
    expect(await balanceOf(anna)).toBe(0)
  })
})
