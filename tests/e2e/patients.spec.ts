import { EventEmitter, once } from 'node:events'
import { expect, test } from 'playwright/test'
import { v7 } from 'uuid'
import { Client } from '../server/client.ts'
import {
  deleteThrough,
  edit,
  expectAllSaved,
  expectShown,
  fillNew,
  nameField,
  onTestServer,
  openPatients,
  rowNames,
  rowOf,
  save,
} from './patients-pages.ts'

const { device, origin } = onTestServer()

const WAITING = 'Waiting to be sent'

test('a patient added without a network survives a reload, is sent when it returns, and another device has it (I1)', async ({
  browser,
}) => {
  const { page, context } = await device(browser, 'doctor', { opensOffline: true })
  await openPatients(page)
  await context.setOffline(true)
  await expect(page.getByText('No connection. Keep working')).toBeVisible()
  await page.getByRole('link', { name: 'Add a patient' }).click()
  await fillNew(page, 'Nadia Sorel', { Phone: '+442079460000', Description: 'Allergic to latex' })
  await page.getByLabel('Date of birth').fill('1972-03-04')
  await page.getByText('Female').click()
  await save(page)

  await expectShown(page, 'Nadia Sorel')
  await expect(page.getByRole('main').getByText(WAITING)).toBeVisible()
  await expect(page.getByText('04.03.1972 · 54 years')).toBeVisible()
  await expect(page).toHaveURL(/\/patients\/[0-9a-f]{8}-/)
  await page.reload()
  await expectShown(page, 'Nadia Sorel')
  await expect(page.getByText('Allergic to latex')).toBeVisible()
  await expect(page.getByRole('main').getByText(WAITING)).toBeVisible()

  await context.setOffline(false)
  await expectAllSaved(page)
  await expect(page.getByRole('main').getByText(WAITING)).toHaveCount(0)
  await expect(page).toHaveURL(/\/patients\/\d+$/)

  const other = await device(browser, 'doctor')
  await openPatients(other.page)
  await expect(rowOf(other.page, 'Nadia Sorel')).toContainText('Nadi · 54 years · 04.03.1972 · +442079460000')
  await rowOf(other.page, 'Nadia Sorel').getByRole('link').click()
  await edit(other.page)
  await other.page.getByLabel('Address').fill('12 Quay Street')
  await save(other.page)
  await expect(page.getByText('12 Quay Street')).toBeVisible()
})

test('a patient that the server refuses is kept, says so, and goes once it is corrected (I5)', async ({ browser }) => {
  const { page } = await device(browser, 'doctor')
  await page.goto('/user-account/patients/new')
  const tooLong = 'Refused '.repeat(80).trim()
  await nameField(page).evaluate(input => input.removeAttribute('maxlength'))
  await fillNew(page, tooLong)
  await save(page)
  const main = page.getByRole('main')
  await expect(main.getByText('Not accepted')).toBeVisible()
  await expect(main.getByText('It is kept on this device. Correct it, or send it again.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^1 needs you/ })).toBeVisible()
  await main.getByRole('button', { name: 'Send again' }).click()
  await expect(main.getByText('Not accepted')).toBeVisible()
  await openPatients(page)
  await expect(rowOf(page, tooLong)).toContainText('Not accepted')
  await expect(rowOf(page, 'Tom Whitaker')).not.toContainText('Not accepted')
  await rowOf(page, tooLong).getByRole('link').click()
  await edit(page)
  await nameField(page).fill('Rae Fused')
  await save(page)
  await expectShown(page, 'Rae Fused')
  await expectAllSaved(page)
  await expect(main.getByText('Not accepted')).toHaveCount(0)
})

test('an address that is no patient leads to the list; an unknown one says so', async ({ browser }) => {
  const { page } = await device(browser, 'doctor')
  for (const id of ['abc', '-1', '007', 'undefined']) {
    await page.goto(`/user-account/patients/${id}`)
    await expect(page).toHaveURL(/\/user-account\/patients$/)
  }
  await expect(page.getByText('There is no such patient here')).toHaveCount(0)
  for (const id of ['999999', '0199a000-0000-7000-8000-00000000abcd']) {
    await page.goto(`/user-account/patients/${id}`)
    await expect(page).toHaveURL(/\/user-account\/patients$/)
    await expect(page.getByText('There is no such patient here')).toBeVisible()
  }
})

test('who is on the way elsewhere is not called back when the patient gets a number', async ({ browser }) => {
  const { page } = await device(browser, 'doctor')
  await page.goto('/user-account/patients')
  await page.route('**/api/**', route => route.abort())
  await page.getByRole('link', { name: 'Add a patient' }).first().click()
  await fillNew(page, 'Left Behind')
  await save(page)
  await expectShown(page, 'Left Behind')
  await expect(page).toHaveURL(/patients\/[0-9a-f-]{36}$/)
  // The screen that is gone to takes its time to load, and meanwhile the patient is sent.
  const screen = new EventEmitter()
  const loaded = once(screen, 'load')
  await page.route('**/_app.triage.index-*.js', route => loaded.then(() => route.continue()))
  await page.getByRole('link', { name: 'Triage', exact: true }).first().click()
  await expect(page).toHaveURL(/\/triage$/)
  await page.unroute('**/api/**')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expectAllSaved(page)
  await expect(page).toHaveURL(/\/triage$/)
  screen.emit('load')
  await expect(page.getByRole('heading', { level: 1, name: 'Triage' })).toBeVisible()
})

test('the last patient stays while a record of hers is not sent (decision 114)', async ({ browser }) => {
  const { page, context } = await device(browser, 'basic', { opensOffline: true })
  await page.goto('/user-account/patients/new')
  await fillNew(page, 'Only One')
  await save(page)
  await expectShown(page, 'Only One')
  await expectAllSaved(page)
  await context.setOffline(true)
  await page.goto('/ambient-scribe/new')
  await page.getByRole('button', { name: 'Add a transcript' }).click()
  await page.getByLabel('Text').fill('Seen today, no complaints.')
  await page.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('button', { name: 'Save without audio' }).click()
  await page.waitForURL('**/ambient-scribe/list')

  await openPatients(page)
  await page.getByRole('button', { name: 'More for Only One' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const told = page.getByRole('alertdialog', { name: '“Only One” cannot be deleted yet' })
  await expect(told).toContainText('1 record of this patient is not sent yet.')
  await told.getByRole('button', { name: 'OK' }).click()
  await expect(rowOf(page, 'Only One')).toBeVisible()

  await context.setOffline(false)
  await expectAllSaved(page)
  await deleteThrough(page, 'Only One')
  await expect(page.getByRole('heading', { name: 'No patients yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^1 on this device/ })).toBeVisible()
  await expectAllSaved(page)
})

test('the first patient becomes the current one, and another one does not displace it', async ({ browser }) => {
  const { page } = await device(browser, 'basic')
  await openPatients(page)
  await expect(page.getByRole('heading', { name: 'No patients yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Add a patient' }).click()
  await fillNew(page, 'First One')
  await save(page)
  await expectShown(page, 'First One')
  await expect(page.getByRole('main').getByText('Current')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Patient: First One/ })).toBeVisible()

  await openPatients(page)
  await page.getByRole('link', { name: 'Add a patient' }).click()
  await fillNew(page, 'Second One')
  await page.getByLabel('Address').press('Enter')
  await expectShown(page, 'Second One')
  await expect(page.getByRole('button', { name: /^Patient: First One/ })).toBeVisible()
  await page.getByRole('button', { name: 'Make current' }).click()
  await expect(page.getByRole('button', { name: /^Patient: Second One/ })).toBeVisible()
})

test('deleting the current patient makes the next one current; it can be taken back, and then it is gone everywhere', async ({
  browser,
}) => {
  const { page } = await device(browser, 'patient')
  const other = await device(browser, 'patient')
  await openPatients(page)
  await openPatients(other.page)
  const [first = '', second = '', third = ''] = await rowNames(page)
  await rowOf(page, second).getByRole('button', { name: 'Make current' }).click()
  await expect(rowOf(page, second).getByText('Current')).toBeVisible()

  await rowOf(page, second)
    .getByRole('button', { name: `More for ${second}` })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(page, second)).toBeVisible()
  await deleteThrough(page, second)
  await expect(rowOf(page, second)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(rowOf(page, third).getByText('Current')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, second).getByText('Current')).toBeVisible()
  await expect(rowOf(other.page, second)).toBeVisible()

  await rowOf(page, second).getByRole('link').click()
  await expectShown(page, second)
  await deleteThrough(page, second)
  await expect(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible()
  await expect(page.getByText('There is no such patient here')).toHaveCount(0)
  await expect(rowOf(other.page, second)).toHaveCount(0)
  await expectAllSaved(page)
  expect(await rowNames(page)).toEqual([first, third])
})

test('a long list is searched by name, letters with or without accents, and draws only what is in sight', async ({
  browser,
}) => {
  const names = Array.from({ length: 150 }, (_, i) => `Zoë Number ${String(i).padStart(3, '0')}`)
  const client = await new Client(origin()).signIn('admin')
  for (let from = 0; from < names.length; from += 20) {
    const calls = names.slice(from, from + 20).map(name => {
      const patient = { clientId: v7(), name, data: { nickname: name } }
      return client.request('userAccount.patients:create', { patient }, { opId: v7() })
    })
    expect((await client.batch(calls)).filter(({ error }) => error)).toEqual([])
  }
  const { page } = await device(browser, 'admin')
  await openPatients(page)
  await expect(page.getByText('150 patients')).toBeVisible()
  const rows = page.getByRole('main').getByRole('listitem')
  expect(await rows.count()).toBeLessThan(60)
  await expect(rows.first()).toHaveAttribute('aria-setsize', '150')
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('142 zoe')
  await expect(page.getByText('1 patient found')).toBeAttached()
  await expect(rows).toHaveCount(1)
  await expect(rowOf(page, 'Zoë Number 142')).toBeVisible()
  await page.getByRole('searchbox').fill('nobody at all')
  await expect(page.getByRole('heading', { name: 'Nobody by that name' })).toBeVisible()
  await page.getByRole('button', { name: 'Show everybody' }).click()
  await expect(rows.first()).toHaveAttribute('aria-setsize', '150')
})

test('a page on which nothing is recorded and no triage is made loads neither what joins nor the grammar', async ({
  browser,
}) => {
  const { page } = await device(browser, 'doctor')
  const scripts = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? name : [])),
    )
  const has = async (script: string) => (await scripts()).some(name => name.includes(`/${script}-`))
  /** By one of its words: which script it is in is the build's affair. */
  const hasGrammar = async () => {
    const texts = (await scripts()).map(async name => (await page.request.get(name)).text())
    return (await Promise.all(texts)).some(text => text.includes('фаренгейт'))
  }
  // What looks for interrupted recordings is the last that a page at rest loads.
  await expect.poll(() => has('module-recorder')).toBe(true)
  expect(await has('join')).toBe(false)
  expect(await hasGrammar()).toBe(false)
  await page.goto('/triage/record')
  await expect.poll(hasGrammar).toBe(true)
  await expect.poll(() => has('join')).toBe(true)
})
