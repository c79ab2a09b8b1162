import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CONSENTED, openApp } from '../setup/open-app.tsx'

test('decision 115: a hidden tag is not offered, and is where it was chosen; both places hide the same', async () => {
  const app = await openApp('/health-record/create?type=healthLog', {
    store: async ({ server, context }) => {
      await server.pulls('patients', { name: 'Anna Petrova' })
      const data = { ...CONSENTED, preferences: { hiddenTags: ['sleep'] } }
      await server.pulls('account', { clientId: context.accountId, name: 'Dana Markova', data })
    },
  })
  const tag = (name: string) => page.getByRole('button', { name, exact: true })
  await expect.element(tag('Nutrition')).toBeVisible()
  await expect.element(tag('Sleep')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Which tags are offered' }).click()
  ;(page.getByRole('checkbox', { name: 'Nutrition' }).element() as HTMLInputElement).click()
  await expect
    .poll(async () => {
      const { data } = await app.context.database.account.findOne(app.context.accountId).exec(true)
      return data.preferences?.hiddenTags
    })
    .toEqual(['sleep', 'nutrition'])
})
