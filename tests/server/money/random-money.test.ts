import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { bonusOf } from '../../../src/domain/money/bonus.ts'
import { openDatabase } from '../../../src/server/database/open.ts'
import { ledgerFaults } from '../../../src/server/modules/money/proof.ts'
import { Prng } from '../../sim/world/prng.ts'
import { Client } from '../client.ts'
import { silentLog } from '../databases.ts'
import { onOneServer } from '../servers.ts'

/* Random money operations of several accounts in parallel while the server is killed; the long form is in the README. */
const OPERATIONS = Number(process.env.MONEY_OPERATIONS ?? 120)
const KILLS = Number(process.env.MONEY_KILLS ?? 1)
const SEED = Number(process.env.SEED ?? 20_261_123)
const DEVICES = 8
const PRICE = 1500

const FIXED = Array.from({ length: 12 }, (_, n) => ({ code: `FIXED${n}`, rubles: n + 1, limit: (n % 4) + 1 }))
const MULTIPLIERS = Array.from({ length: 12 }, (_, n) => ({
  code: `TIMES${n}`,
  multiplier: 1 + (n + 1) / 10,
  maxBonusRubles: 5,
}))
const ENV = {
  PROMOCODES: JSON.stringify([...FIXED, ...MULTIPLIERS]),
  QUOTA_BASIC: '1',
  QUOTA_PROFESSIONAL: '1',
}

/** What the devices know of an account's money, by the answers they got in the end. */
interface Known {
  /** Kopecks of the top-ups that ended succeeded, and of fixed promocodes. */
  paid: number
  payments: Set<string>
  fixed: number
  /** Insights that were begun; each costs `PRICE` unless it is free or was given back. */
  insights: number
  refused: number
}

onOneServer('random money', ({ kind, start }) => {
  it(
    `${OPERATIONS} operations in parallel, ${KILLS} kills: the ledger adds up, and nothing was applied twice`,
    async () => {
      const random = new Prng(SEED)
      let server = await start({ env: ENV })
      let up = Promise.resolve()
      const people: { client: Client; known: Known; records: number[] }[] = []
      for (const persona of ['patient', 'doctor', 'admin'] as const) {
        for (const locale of ['ru', 'en', 'el'] as const) {
          const client = await new Client(server.origin).signIn(persona, { locale })
          const known: Known = { paid: 0, payments: new Set(), fixed: 0, insights: 0, refused: 0 }
          const made = await client.call('healthRecords:create', {
            name: 'L',
            recordType: 'labResults',
            status: 'processed',
          })
          people.push({ client, known, records: [made.id] })
        }
      }

      /** Sends a call until it is answered, under one opId, as a device does; an error of the contract that ends it is an answer. */
      async function answered<T>(work: () => Promise<T>): Promise<T> {
        for (;;) {
          await up
          try {
            return await work()
          } catch (error) {
            const isAnswer = !(
              error instanceof TypeError ||
              error instanceof SyntaxError ||
              /UNAVAILABLE|TIMEOUT/.test(String(error))
            )
            if (isAnswer) throw error
            await wait(20)
          }
        }
      }

      async function topUp({ client, known }: (typeof people)[number]): Promise<void> {
        const meta = { opId: crypto.randomUUID() }
        const kopecks = 100 + random.int(50_000)
        const amount = kopecks / 100
        const made = await answered(() => client.call('billing.payments:create', { amount }, meta))
        const paymentId = String(made.paymentId)
        known.payments.add(paymentId)
        const path = new URL(made.confirmationUrl).pathname
        const acts =
          [['pay'], ['hold', 'pay'], ['decline'], ['cancel', 'pay'], [], ['pay', 'pay', 'cancel']][random.int(6)] ?? []
        for (const act of acts) {
          const press = () => fetch(`${client.origin}${path}/${act}`, { method: 'POST', redirect: 'manual' })
          await answered(async () => {
            if ((await press()).status >= 500) throw new TypeError('again')
          })
        }
        const { status } = await answered(() => client.call('billing.payments:getStatus', { paymentId }))
        if (status === 'succeeded') known.paid += kopecks
        const expected = { pay: 'succeeded', hold: 'succeeded', decline: 'failed', cancel: 'canceled' } as const
        expect(status).toBe(expected[acts[0] as keyof typeof expected] ?? 'pending')
      }

      async function redeem({ client, known }: (typeof people)[number]): Promise<void> {
        const meta = { opId: crypto.randomUUID() }
        const code = [...FIXED, ...MULTIPLIERS][random.int(FIXED.length + MULTIPLIERS.length)]?.code ?? ''
        try {
          const { appliedAmount } = await answered(() => client.call('promocodes:redeem', { code }, meta))
          known.fixed += appliedAmount ?? 0
        } catch (error) {
          expect(String(error)).toMatch(/Promocode(AlreadyUsed|LimitReached|Waiting)/)
        }
      }

      /** Half of them fail for good: their record has nothing that the insight needs. */
      async function insight({ client, known, records }: (typeof people)[number]): Promise<void> {
        const meta = { opId: crypto.randomUUID() }
        const insightType = random.int(2) === 0 ? 'general' : 'treatment'
        const asked = { insightType, healthRecords: records, locale: 'en' } as const
        try {
          await answered(() => client.call('reports:timeline', asked, meta))
          known.insights++
        } catch (error) {
          expect(String(error)).toMatch(/INSUFFICIENT_BALANCE/)
          known.refused++
        }
      }

      let done = 0
      const device = async () => {
        while (done < OPERATIONS) {
          done++
          const person = people[random.int(people.length)] as (typeof people)[number]
          const dice = random.int(20)
          if (dice < 14) await topUp(person)
          else if (dice < 18) await redeem(person)
          else await insight(person)
        }
      }
      const killer = async () => {
        for (let kill = 1; kill <= KILLS; kill++) {
          const at = Math.floor((OPERATIONS * kill) / (KILLS + 1))
          while (done < at) await wait(5)
          await wait(random.int(50))
          let open: () => void = () => undefined
          up = new Promise(resolve => {
            open = resolve
          })
          await server.kill()
          server = await server.again({ env: ENV })
          for (const { client } of people) client.origin = server.origin
          open()
        }
      }
      await Promise.all([killer(), ...Array.from({ length: DEVICES }, device)])

      // The work that was begun ends, well or not.
      for (const { client } of people) {
        for (;;) {
          const rows = (await client.call('healthRecords:list', { recordTypes: 'insight', limit: 2000 })) as {
            status: string
          }[]
          if (rows.every(one => one.status === 'processed' || one.status === 'error')) break
          await wait(200)
        }
      }
      const totals = { paid: 0, bonus: 0, spent: 0, back: 0, refused: 0 }
      for (const { client, known } of people) {
        const { balance } = await client.call('billing.balance:get', {})
        const { payments } = await client.call('billing.payments:list', {})
        const { usage } = await client.call('billing.usage:list', { days: 30 })
        const codes = await client.call('promocodes:list', {})
        expect(payments.length).toBe(Math.min(1000, known.payments.size))
        const applied = codes.map(one => one.appliedAmount ?? 0)
        const bonus = applied.reduce((sum, one) => sum + one, 0)
        const fixed = codes.filter(one => one.type === 'balance_fixed').map(one => one.appliedAmount ?? 0)
        expect(fixed.reduce((sum, one) => sum + one, 0)).toBe(known.fixed)
        for (const one of codes.filter(({ type, status }) => type === 'balance_multiplier' && status === 'applied')) {
          const { multiplier = 0, maxBonus = 0 } = one.config ?? {}
          const possible = payments.map(({ amount }) =>
            bonusOf(amount.value, { multiplier: Math.round(multiplier * 1000), maxBonus }),
          )
          expect(possible).toContain(one.appliedAmount)
        }
        const costs = usage.filter(one => one.cost > 0)
        expect(costs.every(one => one.cost === PRICE)).toBe(true)
        const back = costs.filter(one => one.givenBackAt).length * PRICE
        expect(balance).toBe(known.paid + bonus - costs.length * PRICE + back)
        if (usage.length < 1000) expect(usage).toHaveLength(known.insights)
        totals.paid += known.paid
        totals.bonus += bonus
        totals.spent += costs.length * PRICE
        totals.back += back
        totals.refused += known.refused
      }
      await server.stop()
      const database = await openDatabase(server.place, silentLog)
      expect(await ledgerFaults(database.db)).toEqual([])
      const { rows } = await database.pool.query('select count(*)::int as n from ledger_entries')
      await database.close()
      console.log(
        `${kind}, seed ${SEED}: ${done} operations, ${KILLS} kills, ${rows[0].n} entries, ${JSON.stringify(totals)}`,
      )
    },
    120_000 + OPERATIONS * 200 + KILLS * 60_000,
  )
})
