import { expect, it } from 'vitest'
import { openDatabase } from '../../../src/server/database/open.ts'
import { firstTouches, pageHits } from '../../../src/server/database/schema/marketing.ts'
import { countHits, deleteOldHits, oldestKeptDay } from '../../../src/server/modules/marketing/page-hits.ts'
import { Client } from '../client.ts'
import { onOneDatabase, silentLog } from '../databases.ts'
import { onOneServer } from '../servers.ts'

const NOW = new Date('2026-11-23T10:00:00Z')

onOneDatabase('page hits (decision 111)', databases => {
  it('are counted by day, page and language, and hold nothing else', async () => {
    const database = await databases.open()
    const hit = { page: '/help', locale: 'ru', count: 2 } as const
    await countHits(database.db, [hit, { ...hit, count: 1 }, { ...hit, locale: 'en' }], NOW)
    await countHits(database.db, [hit], NOW)
    await countHits(database.db, [hit], new Date('2026-11-24T00:00:00Z'))
    const rows = await database.db.select().from(pageHits).orderBy(pageHits.day, pageHits.locale)
    expect(rows).toEqual([
      { day: '2026-11-23', page: '/help', locale: 'en', hits: 2 },
      { day: '2026-11-23', page: '/help', locale: 'ru', hits: 5 },
      { day: '2026-11-24', page: '/help', locale: 'ru', hits: 2 },
    ])
  })

  it('are kept 13 months and not a day longer', async () => {
    const database = await databases.open()
    const at = (day: string) => countHits(database.db, [{ page: '/', locale: 'en', count: 1 }], new Date(day))
    await at('2025-10-23T00:00:00Z')
    await at('2025-10-22T23:59:59Z')
    await deleteOldHits(database, NOW)
    expect((await database.db.select().from(pageHits)).map(({ day }) => day)).toEqual(['2025-10-23'])
  })

  it.each([
    ['2026-11-23T10:00:00Z', '2025-10-23'],
    ['2026-03-31T23:59:59Z', '2025-02-28'],
    ['2025-03-31T00:00:00Z', '2024-02-29'],
    ['2026-01-15T00:00:00Z', '2024-12-15'],
  ])('on %s the oldest kept day is %s', (now, day) => {
    expect(oldestKeptDay(new Date(now))).toBe(day)
  })
})

onOneServer('calls of marketing', ({ start }) => {
  it('count without a session, refuse addresses with more than a pattern, and keep the first touch', async () => {
    const server = await start()
    const visitor = new Client(server.origin)
    const hit = { page: '/health-records/$recordType', locale: 'en', count: 1 } as const
    expect(await visitor.call('marketing.hits:record', { hits: [hit] })).toEqual({ status: 'ok' })
    for (const page of ['/a?b=1', '/a#b', 'http://a', `/${'a'.repeat(121)}`]) {
      const refusal = await visitor.fail('marketing.hits:record', { hits: [{ ...hit, page }] })
      expect(refusal.name).toBe('INVALID_PARAMS')
    }
    const device = await visitor.signIn('doctor')
    await device.call('userAccount.user:saveFtd', { ftd: { referralCode: 'first', other: 'dropped' } })
    await device.call('userAccount.user:saveFtd', { ftd: { referralCode: 'second' } })
    await server.stop()
    const database = await openDatabase(server.place, silentLog)
    try {
      expect((await database.db.select().from(firstTouches)).map(({ data }) => data)).toEqual([
        { referralCode: 'first' },
      ])
    } finally {
      await database.close()
    }
  })
})
