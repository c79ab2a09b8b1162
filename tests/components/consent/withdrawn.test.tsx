import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { UserData } from '../../../src/contract/entities/user.ts'
import { recordingUnderWay } from '../../../src/ui/state/recorder/recording.ts'
import { openRecordingOf, state } from '../scribe/recorder-page.ts'
import { type App, CONSENTED, openApp } from '../setup/open-app.tsx'

/** As the server makes an account that was never asked, and as a withdrawal leaves it. */
const NEW = { activity: { consent: false, engagement: { level: 1 } } }
const WITHDRAWN = { activity: { consent: false, consentTimestamp: null } }
const said = page.getByText(/You withdrew your consent. Nothing is deleted/)

test('after a withdrawal the screen says what stays and when it is sent; before the first consent it does not', async () => {
  const pulled = async ({ server, context }: App, data: UserData) =>
    await server.pulls('account', { clientId: context.accountId, name: 'Dana Markova', data })
  const app = await openApp('/', { store: made => pulled(made, NEW) })
  await expect.element(page.getByText('0 of 6 ticked')).toBeVisible()
  await expect.element(said).not.toBeInTheDocument()
  await pulled(app, WITHDRAWN)
  await expect.element(said).toBeVisible()
})

test('a recording that runs when the consent is withdrawn elsewhere stops, and is found again', async () => {
  const app = await openRecordingOf('short', 'Night round')
  expect(recordingUnderWay()).toBe('visit')
  const account = { clientId: app.context.accountId, name: 'Dana Markova' }
  await app.server.pulls('account', { ...account, data: WITHDRAWN })
  await expect.element(said).toBeVisible()
  await expect.poll(recordingUnderWay).toBeNull()
  await app.server.pulls('account', { ...account, data: CONSENTED })
  await expect.element(state('Recording')).not.toBeInTheDocument()
  await app.go('/ambient-scribe/list')
  const found = page.getByRole('listitem').filter({ hasText: 'Night round' })
  await expect.element(found.getByRole('button', { name: 'Keep' })).toBeVisible()
})
