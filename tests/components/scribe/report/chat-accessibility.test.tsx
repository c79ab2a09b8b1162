import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { askAbout } from '../../../../src/db/commands/chat.ts'
import { hashText } from '../../../../src/domain/reports/evidence/hash-text.ts'
import { openApp, resize } from '../../setup/open-app.tsx'
import { expectAccessible, expectNoSidewaysScroll, expectTouchTargets } from '../../setup/page-checks.ts'
import { openVisit, quoting, TRANSCRIPT } from './visit.ts'

for (const { theme, locale, label } of [
  { theme: 'light', locale: 'en', label: 'Chat' },
  { theme: 'dark', locale: 'ru', label: 'Чат' },
  { theme: 'contrast', locale: 'el', label: 'Συνομιλία' },
] as const) {
  test(`a conversation in the ${theme} theme, in ${locale}`, async () => {
    const app = await openApp('/', { theme, locale })
    const record = await openVisit(app)
    await page.getByText(label, { exact: true }).click()
    const reply = { ...quoting('Come back in two weeks.'), quickReplies: [{ text: 'Drugs and doses' }] }
    await askAbout(app.context, record.clientId, 'When to come back?', reply)
    const nearest = quoting('No, none.').quotes ?? []
    const notSaid = { content: '', model: 'built-in', notSaid: true, nearest, transcriptHash: hashText(TRANSCRIPT) }
    await app.server.pulls('chatMessages', { recordClientId: record.clientId, role: 'assistant', data: notSaid })
    const log = page.getByRole('button', { name: 'Come back in two weeks.' })
    for (const width of [390, 820, 1280]) {
      await resize({ width, height: 1180 })
      await expect.element(log).toBeVisible()
      await expectNoSidewaysScroll()
      await expectAccessible()
    }
    await resize({ width: 390, height: 1180 })
    await expectTouchTargets()
  })
}
