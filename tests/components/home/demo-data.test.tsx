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
