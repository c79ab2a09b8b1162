import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deviceValues } from '../../../src/platform/browser/storage.ts'
import { navigationFor } from '../../../src/ui/features/shell/navigation/navigation.ts'
import { CONFIG, offer } from '../login/login-page.ts'
import { openApp, openSignedOut } from '../setup/open-app.tsx'

test('P §2.2: without a session every screen leads to the sign-in, with a warning and the way back', async () => {
  offer({})
  const app = await openSignedOut('/user-account/patients?sort=name')
  await expect.poll(app.address).toBe(`/login?from=${encodeURIComponent('/user-account/patients?sort=name')}`)
  await expect.element(page.getByText('Please sign in to open this page.')).toBeVisible()
})

test('P §2.2: the home address is no such screen: it warns about nothing', async () => {
  offer({})
  const app = await openSignedOut('/')
  await expect.poll(app.address).toBe('/login')
  await expect.element(page.getByText('Please sign in to open this page.')).not.toBeInTheDocument()
})

test('the menu has no questionnaire in production: the environment is the server’s', async () => {
  deviceValues.set('publicConfig', JSON.stringify({ ...CONFIG, environment: 'production' }))
  const app = await openApp('/user-account/account/ui', { width: 1280 })
  await expect.element(page.getByRole('checkbox', { name: 'Triage' })).toBeInTheDocument()
  await expect.element(page.getByRole('checkbox', { name: 'Questionnaires' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Questionnaires' })).not.toBeInTheDocument()
  expect(app.address()).toBe('/user-account/account/ui')
  const screens = new Set(['/questionnaire'])
  const ids = (environment: string | undefined) =>
    navigationFor({ screens, signedIn: true, environment, hidden: [] }).flatMap(({ items }) =>
      items.map(({ id }) => id),
    )
  expect([ids('production'), ids('development'), ids(undefined)]).toEqual([[], ['questionnaire'], ['questionnaire']])
})
