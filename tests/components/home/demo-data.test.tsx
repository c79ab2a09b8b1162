import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { UserData } from '../../../src/contract/entities/user.ts'
import { worker } from '../setup/fake-bridge.ts'
import { type App, openApp } from '../setup/open-app.tsx'
import { heading, isUser, main } from './home-page.ts'

const NEW: UserData = { isDemoLoaded: false, preferences: { role: 'individual' } }
const open = (data: UserData = NEW) => openApp('/', { width: 1280, store: async (app: App) => await isUser(app, data) })
const box = heading('Try it with demo data')
const load = main.getByRole('button', { name: 'Load', exact: true })
const METHOD = 'userAccount.patients:loadDemoData'
const asked = () => worker.called.filter(one => one === METHOD).length

test('a new user loads demo data once; the box says what happens and goes when the data has come', async () => {
  const app = await open()
  let locale: string | undefined
  worker.returns(METHOD, params => {
    locale = params.locale
    return { kind: 'answered', result: { status: 'ok' }, notice: null }
  })
  await load.click()
  await expect.element(main.getByText('Loaded. The records are coming to this device.')).toBeVisible()
  await expect.element(page.getByText('Demo data loaded')).toBeVisible()
  await expect.element(load).not.toBeInTheDocument()
  expect(locale).toBe('en')
  expect(asked()).toBe(1)
  expect(worker.called).toContain('sendNow')
  await isUser(app, { ...NEW, isDemoLoaded: true })
  await expect.element(box).not.toBeInTheDocument()
})

test('a lost reply and a refusal say what is known, and can be tried again', async () => {
  await open()
  await load.click()
  await expect.element(main.getByText(/^No answer from the server\. If the data was loaded all the same/)).toBeVisible()
  worker.returns(METHOD, () => ({ kind: 'refused', code: 'INTERNAL_ERROR', data: {} }))
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.element(main.getByText(/^The server did not load the demo data/)).toBeVisible()
  worker.returns(METHOD, () => ({ kind: 'refused', code: 'FORBIDDEN', data: {} }))
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.element(main.getByText('The basic plan of the demo does not allow this')).toBeVisible()
})

test('offline it says that it needs a connection', async () => {
  const app = await open()
  worker.reports({ phase: 'offline', offlineSince: app.context.clock.now() })
  await expect.element(main.getByText('Loading needs a connection.')).toBeVisible()
  await expect.element(load).toBeDisabled()
  worker.reports()
  await expect.element(load).toBeEnabled()
  expect(asked()).toBe(0)
})

test('the demo on the basic plan reads why not, and gets no button', async () => {
  await open({ isDemoLoaded: false, plan: 'basic', profile: { role: 'demo' } })
  await expect.element(main.getByText('The basic plan of the demo does not allow this')).toBeVisible()
  await expect.element(load).not.toBeInTheDocument()
})

test('closed, the box does not come back, also on another device', async () => {
  const app = await open()
  await main.getByRole('button', { name: 'Do not offer demo data again' }).click()
  await expect.element(box).not.toBeInTheDocument()
  const account = await app.context.database.account.findOne(app.context.accountId).exec(true)
  expect(account.data.preferences?.demoBoxClosed).toBe(true)
})

const EXAMPLE = '0199f000-0000-7000-8000-000000000001'
const loaded = async (app: App) => {
  await isUser(app, { ...NEW, isDemoLoaded: true })
  const { server } = app
  await server.pulls('patients', { clientId: EXAMPLE, name: 'Example: Margaret', data: { demo: true } })
  const [own] = await server.pulls('patients', { name: 'Anna', data: {} })
  const record = { recordType: 'labResults' as const, status: 'processed' as const }
  await server.pulls(
    'healthRecords',
    { ...record, name: 'Demo 1', patientClientId: EXAMPLE, data: { demo: true } },
    { ...record, name: 'Demo 2', patientClientId: EXAMPLE, data: { demo: true } },
    { ...record, name: 'Own', patientClientId: own?.clientId ?? '', data: {} },
  )
}
const namesOf = async (app: App, collection: 'patients' | 'healthRecords') =>
  (await app.context.database[collection].find({ selector: { deletedAt: null } }).exec()).map(one => one.name).sort()

test('all demo data goes in one action, which can be taken back; the user’s own stays', async () => {
  const app = await openApp('/', { width: 1280, store: loaded })
  await expect.element(main.getByText('Example: Margaret is a fictional person.')).toBeVisible()
  const remove = main.getByRole('button', { name: 'Remove the demo data' })
  await remove.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Demo data removed')).toBeVisible()
  await expect.element(heading('Demo data')).not.toBeInTheDocument()
  expect([await namesOf(app, 'patients'), await namesOf(app, 'healthRecords')]).toEqual([['Anna'], ['Own']])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(remove).toBeVisible()
  await expect.poll(() => namesOf(app, 'healthRecords')).toEqual(['Demo 1', 'Demo 2', 'Own'])
})

test('a record that the user added to the fictional person stays, with that person', async () => {
  const app = await openApp('/', {
    width: 1280,
    store: async one => {
      await loaded(one)
      const record = { recordType: 'healthLog' as const, status: 'processed' as const }
      await one.server.pulls('healthRecords', { ...record, name: 'Mine', patientClientId: EXAMPLE, data: {} })
    },
  })
  await main.getByRole('button', { name: 'Remove the demo data' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => namesOf(app, 'healthRecords')).toEqual(['Mine', 'Own'])
  expect(await namesOf(app, 'patients')).toEqual(['Anna', 'Example: Margaret'])
})
