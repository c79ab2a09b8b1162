import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { LOCALES } from '../../../../src/contract/entities/user.ts'
import { EVENT_TEXTS } from '../../../../src/domain/notifications/event-texts.ts'
import { users } from '../../../../src/server/database/schema/accounts.ts'
import { messengerLinks } from '../../../../src/server/database/schema/messenger.ts'
import { messengerJob } from '../../../../src/server/modules/messenger/notify-job.ts'
import { onOneDatabase } from '../../databases.ts'

const KINDS = ['transcriptReady', 'questionnaireCompleted', 'reassessmentDue'] as const
const SCREENS = {
  transcriptReady: '/ambient-scribe/7',
  questionnaireCompleted: '/questionnaire/results',
  reassessmentDue: '/triage/results/7',
}

onOneDatabase('a message of the messenger', databases => {
  it('has the words of its kind in the language of the account and the address of its screen, and nothing else', async () => {
    const database = await databases.open()
    const { db } = database
    const data = { activity: { consent: true }, nickname: 'Ivan Sidorov' }
    const row = { clientId: crypto.randomUUID(), seq: 0, name: 'Anna Petrova', data }
    const [user] = await db.insert(users).values(row).returning()
    const userId = user!.id
    await db.insert(messengerLinks).values({ userId, chatId: '42', notifications: true, linkedAt: new Date() })
    const sent: string[] = []
    const job = messengerJob({
      database,
      messenger: {
        isFor: () => true,
        deepLink: token => token,
        handle: async () => undefined,
        send: async (_, text) => {
          sent.push(text)
          return { kind: 'sent' }
        },
      },
      send: async () => undefined,
      publicUrl: () => 'https://clinic.example',
    })
    const run = (kind: (typeof KINDS)[number]) =>
      job.run({ userId, kind, recordId: 7 }, { signal: new AbortController().signal } as never)
    for (const locale of LOCALES) {
      await db
        .update(users)
        .set({ data: { ...data, preferences: { locale } } })
        .where(eq(users.id, userId))
      for (const kind of KINDS) {
        await run(kind)
        expect(sent.at(-1)).toBe(`${EVENT_TEXTS[kind][locale]}\nhttps://clinic.example${SCREENS[kind]}`)
      }
    }
    expect(new Set(sent).size).toBe(LOCALES.length * KINDS.length)
    expect(sent.join()).not.toMatch(/Anna|Ivan|Petrova|Sidorov/)

    const before = sent.length
    await db.update(users).set({ data: { activity: { consent: false } } })
    await run('transcriptReady')
    await db.update(users).set({ data })
    await db.update(messengerLinks).set({ notifications: false })
    await run('reassessmentDue')
    expect(sent, 'without consent, or switched off, nothing is sent').toHaveLength(before)
  })
})
