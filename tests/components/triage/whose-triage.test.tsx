import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TriageDrafts } from '../../../src/db/triage-drafts.ts'
import { draft } from '../../factories/triage/draft.ts'
import { withPatients } from '../patients/people.ts'
import { button } from '../scribe/scribe-page.ts'
import { type App, CONSENTED, openApp } from '../setup/open-app.tsx'
import { expectAccessible, expectNoSidewaysScroll } from '../setup/page-checks.ts'

const WIDE = { width: 1280, height: 900 }
const RECORD = '/triage/record'
const pulse = page.getByLabelText('Heart rate')
const header = page.getByRole('banner')
const title = page.getByRole('heading', { level: 1 })
const question = page.getByRole('dialog', { name: 'Which patient is it?' })

async function switchTo(name: string): Promise<void> {
  await header.getByRole('button', { name: /^Patient: / }).click()
  await page.getByRole('menuitemradio', { name }).click()
  await expect.element(header.getByRole('button', { name: new RegExp(`^Patient: ${name}`) })).toBeVisible()
}

const patientOf = async ({ context: { database } }: App, name: string) =>
  (await database.patients.findOne({ selector: { name } }).exec(true)).clientId
const triages = async ({ context: { database } }: App) =>
  (await database.recordings.find().exec()).map(one => one.toMutableJSON())

async function finish(app: App): Promise<void> {
  await button('Finish').click()
  await expect.poll(app.address).toBe('/triage/results')
}

test('a choice on another device does not change the patient here (decision 133)', async () => {
  const app = await openApp('/', { ...WIDE, store: withPatients() })
  await switchTo('Tom Whitaker')
  const { accountId } = app.context
  const currentPatientId = await patientOf(app, 'Priya Nair')
  await app.server.pulls('account', {
    ...{ clientId: accountId, name: 'Dana Markova', data: { ...CONSENTED, preferences: { currentPatientId } } },
  })
  await app.go('/ambient-scribe/new')
  await expect.element(page.getByRole('button', { name: /^Patient: Tom Whitaker.* Choose another/ })).toBeVisible()
  await app.go(RECORD)
  await expect.element(title).toMatchTextContent(/Tom Whitaker/)
})

test('an empty form is for the patient who is current when it is opened again, and is stored so', async () => {
  const app = await openApp('/', { ...WIDE, store: withPatients() })
  await switchTo('Tom Whitaker')
  await app.go(RECORD)
  await expect.element(title).toMatchTextContent(/Tom Whitaker, \d/)
  await app.go('/')
  await switchTo('Priya Nair')
  await app.go(RECORD)
  await expect.element(title).toMatchTextContent(/Priya Nair, \d/)
  await pulse.fill('91')
  await finish(app)
  await expect.element(title).toMatchTextContent(/Priya Nair, \d/)
  expect(await triages(app)).toMatchObject([{ patientClientId: await patientOf(app, 'Priya Nair') }])
})

for (const [what, answer] of Object.entries({
  age: { age: '7' },
  sex: { sex: 'male' },
  pregnancy: { pregnant: true },
})) {
  test(`an unfinished triage with only the ${what} names its patient, keeps them, and asks before it is discarded`, async () => {
    const app = await openApp('/', {
      ...WIDE,
      async store(made) {
        await withPatients()(made)
        const drafts = new TriageDrafts()
        const patientClientId = await patientOf(made, 'Tom Whitaker')
        const clientId = made.context.random.uuid()
        await drafts.keep(made.context.accountId, draft({ clientId, patientClientId, ...answer } as never), null)
        drafts.close()
      },
    })
    await switchTo('Priya Nair')
    await app.go('/triage')
    const notice = page.getByRole('region', { name: 'A triage is not finished' })
    await expect.element(notice).toMatchTextContent(/Tom Whitaker/)
    await button('Start a new triage').first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(app.address).toBe(RECORD)
    await expect.element(title).toMatchTextContent(/Tom Whitaker/)
    await pulse.fill('91')
    await finish(app)
    expect(await triages(app)).toMatchObject([{ patientClientId: await patientOf(app, 'Tom Whitaker') }])
  })
}

test('without a choice in this session a triage asks: one tap for the last patient, and cancelling starts nothing', async () => {
  const app = await openApp('/triage', { ...WIDE, store: withPatients() })
  await button('Start a new triage').first().click()
  await expect.element(question).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(app.address()).toBe('/triage')
  await button('Start a new triage').first().click()
  await question.getByRole('button', { name: /^Margaret Holloway/ }).click()
  await expect.poll(app.address).toBe(RECORD)
  await expect.element(title).toMatchTextContent(/Margaret Holloway, \d/)
  await app.go('/triage')
  await button('Start a new triage').first().click()
  await expect.element(title).toMatchTextContent(/Margaret Holloway, \d/)
})

test('a triage of an unknown patient is started with one tap on a phone, and the patient is named later', async () => {
  const app = await openApp(RECORD, { width: 390, height: 844, store: withPatients() })
  await question.getByRole('button', { name: 'Unknown patient' }).click()
  await expect.element(title).toMatchTextContent(/Unknown patient/)
  await pulse.fill('91')
  await finish(app)
  await expect.element(title).toMatchTextContent(/Unknown patient/)
  expect(await triages(app)).toMatchObject([{ patientClientId: '' }])
  await button('Name the patient').click()
  await question.getByRole('button', { name: /^Tom Whitaker/ }).click()
  await expect.element(title).toMatchTextContent(/Tom Whitaker/)
  await expect.element(title).toBeInViewport({ ratio: 1 })
  expect(await triages(app)).toMatchObject([{ patientClientId: await patientOf(app, 'Tom Whitaker') }])
  await app.go('/triage')
  await expect.element(page.getByRole('link', { name: /^Tom Whitaker, \d/ })).toBeVisible()
})

test('without a choice in this session a recording asks, and its head names the patient', async () => {
  await openApp('/ambient-scribe/new', { width: 390, height: 844, store: withPatients() })
  await button('Record').click()
  await question.getByRole('button', { name: /^Tom Whitaker/ }).click()
  await expect.element(page.getByText(/^Patient: Tom Whitaker, \d/)).toBeInViewport({ ratio: 1 })
  await button('Pause').click()
})

for (const locale of ['en', 'ru', 'el'] as const) {
  test(`the question and the head fit on a phone and are accessible, in ${locale}`, async () => {
    await openApp(RECORD, { width: 390, height: 844, locale, store: withPatients() })
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toBeVisible()
    await expectNoSidewaysScroll()
    await expectAccessible()
    await dialog.getByRole('button', { name: /^Margaret Holloway/ }).click()
    await expect.element(title).toMatchTextContent(/Margaret Holloway, \d/)
    await expect.element(title).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll()
  })
}
