import { expect, test } from '../device/fixtures.ts'
import { LONG } from '../faults/long.ts'
import { addPatient, tryAddPatient } from '../pages/patients.ts'
import { expectAllSaved, pill, visit } from '../pages/shell.ts'
import { clearFaults, faultBanner, SYNC_LAB, toggleFault } from '../pages/sync-lab.ts'

test.use({ deviceOptions: { path: SYNC_LAB, pillWatched: true } })

test('the page shows the engine’s state, events and digests; two devices show the same digests', async ({ device }) => {
  const [one, other] = [await device(), await device()]
  await expect(one.page.getByText('idle', { exact: true })).toBeVisible()
  await expect(one.page.getByRole('region', { name: 'What happened' })).toContainText('from=follower to=cycling by=led')
  const row = ({ page }: typeof one) => page.locator('[data-collection="recordings"] td:nth-of-type(3)')
  await expect(row(one)).toHaveText(/^[0-9a-f]{12}$/)
  await expect(row(other)).toHaveText((await row(one).textContent()) ?? '')
})

test('offline: work survives a reload, the banner is on every screen of this tab only, and removing the fault sends the work', async ({
  device,
  server,
}) => {
  const { page } = await device()
  await toggleFault(page, 'offline')
  await expect(pill(page)).toHaveText(/^Offline/)
  await addPatient(page, 'Made without a network')
  await expect(faultBanner(page)).toContainText('Injected faults: Offline')
  await expect(pill(page)).toHaveText(/^Offline · \d/)
  await page.reload()
  await expect(faultBanner(page)).toContainText('Injected faults: Offline')
  await expect(pill(page)).toHaveText(/^Offline · \d/)
  expect(await server.names()).not.toContain('Made without a network')
  const other = await page.context().newPage()
  await other.goto('/login')
  await expect(other.locator('#splash')).toHaveCount(0)
  await expect(faultBanner(other)).toHaveCount(0)
  await other.close()
  await clearFaults(page)
  await expect(faultBanner(page)).toHaveCount(0)
  await expectAllSaved(page)
  expect(await server.names()).toContain('Made without a network')
  await page.reload()
  await expectAllSaved(page)
  await expect(faultBanner(page)).toHaveCount(0)
})

for (const [kind, share] of [
  ['slow', '60'],
  ['drop', '60'],
  ['413', '100'],
  ['500', '100'],
] as const) {
  test(
    `${kind}, with a seed and a share: work and settings survive a reload, and removing the fault sends the work`,
    kind === 'slow' ? {} : LONG,
    async ({ device, server }) => {
      const { page } = await device()
      await toggleFault(page, kind)
      await page.getByLabel('Seed').fill('42')
      await page.getByLabel('Share of requests, %').fill(share)
      await addPatient(page, `Through ${kind}`)
      await page.reload()
      await expect(faultBanner(page)).toBeVisible()
      await visit(page, SYNC_LAB)
      await expect(page.getByLabel('Seed')).toHaveValue('42')
      await expect(page.getByLabel('Share of requests, %')).toHaveValue(share)
      await clearFaults(page)
      await page.getByRole('button', { name: 'Send now' }).click()
      await expect.poll(() => server.names(), { timeout: 20_000 }).toContain(`Through ${kind}`)
      await expectAllSaved(page)
    },
  )
}

test('a killed worker is replaced, and edits made in between are sent', async ({ device, server }) => {
  const { page } = await device()
  const expectSent = (name: string) => expect.poll(() => server.names(), { timeout: 20_000 }).toContain(name)
  await page.getByRole('button', { name: 'Kill the worker' }).click()
  await addPatient(page, 'Written while it was dead')
  await expectSent('Written while it was dead')
  await expectAllSaved(page)
  await visit(page, SYNC_LAB)
  await toggleFault(page, 'killed-worker')
  for (const name of ['first', 'second', 'third']) {
    await addPatient(page, `Under killing, ${name}`)
    await expectSent(`Under killing, ${name}`)
  }
  await clearFaults(page)
  await expectAllSaved(page)
})

test('a wrong clock does not affect sync; a save on a full disk fails visibly', async ({ device, server }) => {
  const { page } = await device()
  await toggleFault(page, 'wrong-clock')
  await expect(faultBanner(page)).toContainText('Wrong clock')
  await addPatient(page, 'A year ago')
  await expect.poll(() => server.names()).toContain('A year ago')
  await visit(page, SYNC_LAB)
  await toggleFault(page, 'full-disk')
  await expect(faultBanner(page)).toContainText('Wrong clock, Full disk')
  await tryAddPatient(page, 'No room')
  await expect(page.getByRole('alert')).toContainText('Not saved: this device could not save it.')
  await clearFaults(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => server.names()).toContain('No room')
  await expectAllSaved(page)
})

test('the page does not exist when the server is neither in development nor a demo', async ({ device, network }) => {
  const { page } = await device({ path: '/' })
  await page.evaluate(() => localStorage.removeItem('publicConfig'))
  network.harm({
    on: /^GET \/api\/config/,
    does: {
      kind: 'replace',
      body: { version: '1', environment: 'production', demo: false, providers: {}, speech: 'none' },
    },
  })
  await page.goto(SYNC_LAB)
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible()
})
