import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect, test } from 'playwright/test'
import { v7 } from 'uuid'
import { Client } from '../../server/client.ts'
import { startTestServer, type TestServer } from '../../server/test-server.ts'
import { fillNew, PATIENTS, patientRow, save } from '../pages/patients.ts'
import { centre, notice, pill, signIn, visit } from '../pages/shell.ts'

let server: TestServer
test.beforeAll(async () => {
  server = await startTestServer()
})
test.afterAll(() => server.stop())

const banner = (page: Page) => page.getByRole('region', { name: 'Another person’s account' })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the administration' }).getByRole('link', { name }).click()
/** Those of accounts; others are shared by all and made when they are needed. */
const databases = async (page: Page) => {
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''))
  return names.filter(name => /[0-9a-f]{8}(-[0-9a-f]{4}){3}/.test(name)).sort()
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

/** Of a patient persona: what stands behind the head of a PDF cannot be read. */
async function failedDocument(owner: Client): Promise<void> {
  const fileContent = Buffer.from('%PDF-1.4\nnothing').toString('base64')
  const file = { fileName: 'letter.pdf', mimeType: 'application/pdf', fileContent, clientId: v7() }
  const { healthRecord } = await owner.call('fileUpload:upload', file)
  await expect(async () => {
    expect((await owner.call('healthRecords:get', { id: healthRecord!.id })).status).toBe('error')
  }).toPass({ timeout: 45_000 })
}

test('S7 S8: an administrator has a document read again, looks into an account without changing it, and the log says so', async ({
  page,
}) => {
  const owner = await new Client(server.origin).signIn('patient')
  await failedDocument(owner)
  const { name, clientId: key } = await owner.call('userAccount.user:get', {})

  await page.goto(`${server.origin}/login`)
  await signIn(page, 'Administrator')
  await visit(page, `${PATIENTS}/0`)
  await fillNew(page, 'My own patient')
  await save(page)
  await expect(page.getByRole('heading', { level: 1, name: 'My own patient' })).toBeVisible()
  await page.getByRole('link', { name: 'Administration' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible()

  await test.step('a person, found and opened by the keyboard', async () => {
    await page.getByRole('searchbox', { name: /Search by name/ }).fill(name.slice(0, 4))
    const row = page.getByRole('row').filter({ hasText: name })
    await row.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Read again' }).click()
    await expect(notice(page, 'It is being read again')).toBeVisible()
  })

  await test.step('the account of a key, read only', async () => {
    const widget = page.getByRole('form', { name: 'Enter with a key' })
    const field = widget.getByLabel('Enter with a key')
    await field.fill('   ')
    await field.press('Enter')
    await expect(notice(page, 'Enter the user’s key')).toBeVisible()
    await field.fill(v7())
    await field.press('Enter')
    await expect(notice(page, 'No account has this key.')).toBeVisible()
    const before = await databases(page)
    await field.fill(key)
    await field.press('Enter')
    await expect(banner(page)).toContainText(name)
    await expect(page.getByRole('link', { name: 'Administration' })).toHaveCount(0)
    const own = await owner.call('userAccount.patients:list', {})
    for (const path of ['/triage', '/help/about', '/user-account/account/settings', PATIENTS]) {
      await visit(page, path)
      await expect(banner(page)).toBeVisible()
    }
    await expect(patientRow(page, own[0]!.name)).toBeVisible()
    await expectAccessible(page)
    await visit(page, `${PATIENTS}/0`)
    await fillNew(page, 'Nobody of hers')
    await save(page)
    await expect(pill(page)).toHaveAccessibleName(/needs? you/, { timeout: 30_000 })
    await pill(page).click()
    await expect(centre(page)).toContainText('You are in another person’s account, and only read')
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(banner(page)).toBeVisible()
    await banner(page).getByRole('button', { name: 'Leave the account' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible({ timeout: 30_000 })
    await expect(banner(page)).toHaveCount(0)
    await expect.poll(() => databases(page)).toEqual(before)
    await visit(page, PATIENTS)
    await expect(patientRow(page, 'My own patient')).toBeVisible()
    expect((await owner.call('userAccount.patients:list', {})).map(one => one.name)).not.toContain('Nobody of hers')
  })

  await test.step('the log names the administrator, and is whole', async () => {
    await page.getByRole('link', { name: 'Administration' }).click()
    await tab(page, 'Log')
    await page.getByText('By administrators', { exact: true }).click()
    const refused = page.getByRole('row').filter({ hasText: 'userAccount.patients:create' })
    await expect(refused.first()).toContainText('FORBIDDEN')
    await expect(refused.first()).toContainText(name)
    await expect(page.getByRole('row').filter({ hasText: 'admin.healthRecords:reset' }).first()).toBeVisible()
    await expectAccessible(page)
    await tab(page, 'Records')
    await expect(page.getByRole('row').filter({ hasText: name }).first()).toBeVisible()
    await expectAccessible(page)
    await tab(page, 'Jobs and numbers')
    await page.getByRole('button', { name: 'Check the log' }).click()
    await expect(page.getByText(/The log is whole: \d+ entries/)).toBeVisible()
    await expectAccessible(page)
  })
})

test('S1: nobody else finds the administration', async ({ page }) => {
  await page.goto(`${server.origin}/login`)
  await signIn(page, 'Doctor')
  await expect(page.getByRole('link', { name: 'Triage' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Administration' })).toHaveCount(0)
  await expect(page.getByRole('form', { name: 'Enter with a key' })).toHaveCount(0)
  await page.goto(`${server.origin}/admin/log`)
  await page.waitForURL(`${server.origin}/`)
})
