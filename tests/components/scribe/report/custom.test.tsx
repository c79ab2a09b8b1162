import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type App, openApp } from '../../setup/open-app.tsx'
import { expectAccessible, pressEscape } from '../../setup/page-checks.ts'
import { notice, question } from '../scribe-page.ts'
import { openVisit, reportMenu, reportWith, trueVersion } from './visit.ts'

let app: App
beforeEach(async () => {
  app = await openApp('/', { width: 1280, height: 900 })
  await openVisit(app, { reports: [reportWith(trueVersion())] })
})

const dialog = page.getByRole('dialog', { name: /custom report/i })
const name = dialog.getByLabelText('Name')
const prompt = dialog.getByLabelText('System prompt')
const save = () => dialog.getByRole('button', { name: 'Save' }).click()
const account = async () =>
  (await app.context.database.account.findOne(app.context.accountId).exec(true)).toMutableJSON().data.ambientScribe
    ?.reports ?? []
const combobox = page.getByRole('combobox', { name: 'Report' })

async function create(called = 'Discharge', text = 'Only drugs and follow-up') {
  await reportMenu('Create a custom report')
  await name.fill(called)
  await prompt.fill(text)
  await save()
  await expect.element(notice('Custom report created')).toBeVisible()
}

test('a name and a prompt are required; 99 and 1999 characters pass, 100 and 2000 do not', async () => {
  await reportMenu('Create a custom report')
  await save()
  await expect.element(dialog.getByText('Name is required')).toBeVisible()
  await expect.element(dialog.getByText('System prompt is required')).toBeVisible()
  await expectAccessible()
  await name.fill('n'.repeat(100))
  await prompt.fill('p'.repeat(2000))
  await save()
  await expect.element(dialog.getByText('Name must be less than 100 characters')).toBeVisible()
  await expect.element(dialog.getByText('System prompt must be less than 2000 characters')).toBeVisible()
  await name.fill('n'.repeat(99))
  await prompt.fill('p'.repeat(1999))
  await save()
  await expect.element(notice('Custom report created')).toBeVisible()
  expect((await account()).map(one => [one.name.length, one.systemPrompt.length])).toEqual([[99, 1999]])
  expect((await account())[0]?.id).toMatch(/^custom_\d+_\w+$/)
})

test('the new one is chosen; it alone is edited and deleted from the menu', async () => {
  await page.getByRole('button', { name: 'More for the report' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Create a custom report' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: /this custom report/ }).elements()).toEqual([])
  await pressEscape()
  await create()
  await expect.element(combobox).toHaveTextContent('Discharge')
  await reportMenu('Edit this custom report')
  await name.fill('Discharge letter')
  await save()
  await expect.element(notice('Custom report updated')).toBeVisible()
  await expect.element(combobox).toHaveTextContent('Discharge letter')
  await reportMenu('Delete this custom report')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(notice('Custom report deleted')).toBeVisible()
  await expect.element(combobox).toHaveTextContent('Medical history')
  expect(await account()).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await account()).map(one => one.name)).toEqual(['Discharge letter'])
})

test('its prompt selects what the device writes', async () => {
  await create('Plan only', 'Plan')
  await page.getByRole('button', { name: 'Generate report' }).click()
  const text = page.getByRole('article', { name: 'Text of the report' })
  await expect.element(text.getByRole('heading')).toHaveTextContent('План, назначения, рекомендации')
})

test('closing the dialog asks before what was typed is lost', async () => {
  await reportMenu('Create a custom report')
  await name.fill('Typed')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(name).toHaveValue('Typed')
  await pressEscape()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})
