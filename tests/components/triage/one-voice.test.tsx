import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { saveTypedTriage } from '../../../src/db/commands/triage.ts'
import { TriageDrafts } from '../../../src/db/triage-drafts.ts'
import { chooseProfileId } from '../../../src/domain/triage/profiles/choose-profile.ts'
import { scoreTriage } from '../../../src/domain/triage/score-triage.ts'
import { extractVitals } from '../../../src/domain/triage/speech/extract-vitals.ts'
import { triageDetails } from '../../factories/triage/details.ts'
import { draft } from '../../factories/triage/draft.ts'
import { button } from '../scribe/scribe-page.ts'
import { type App, openApp } from '../setup/open-app.tsx'

const RECORD = '/triage/record'
const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
const category = page.getByRole('region', { name: 'Category' })
const top = (text: string) => page.getByText(text).first().element().getBoundingClientRect().y

async function type(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value)
}
const WELL = { 'Heart rate': '72', 'Resp. rate': '16', 'SpO₂': '98', Diastolic: '40', Temperature: '36.6' }

async function alertOnAir(): Promise<void> {
  await page.getByRole('button', { name: /^Consciousness/ }).click()
  await page.getByRole('button', { name: 'Alert' }).click()
  await page.getByRole('button', { name: 'On air' }).click()
}

/** Stores a triage whose recording is heard by the server as these words. */
async function putHeard(app: App, words: string, typed: ReturnType<typeof triageDetails>['typed']): Promise<number> {
  const triage = { ...triageDetails(), typed, provisional: null }
  const clientId = app.context.random.uuid()
  await saveTypedTriage(app.context, { clientId, name: 'Triage', patientClientId: '', triage })
  await app.server.acceptsAll()
  const { id, name, data } = (await app.context.database.recordings.findOne(clientId).exec(true)).toMutableJSON()
  const scored = scoreTriage({
    ...{ profileId: chooseProfileId(triage.profileId), typed, heard: extractVitals(words), writer: 'engine' },
    ...{ record: { ageYears: null, sex: null }, transcript: words, suggestions: null, locale: 'en' },
  })
  const results = { ...scored, scoredAt: new Date().toISOString(), healthRecordId: id, documentAssetId: null }
  await app.server.pulls('recordings', {
    ...{ clientId, name, status: 'processed' },
    data: { ...data, transcription: { text: words }, results },
  })
  return id ?? 0
}

test('a pressure that could not be measured is the first thing on the result, and nothing is called within limits', async () => {
  const app = await openApp(RECORD)
  await type(WELL)
  await field('Systolic').click()
  await page.getByRole('button', { name: 'Cannot be measured' }).click()
  await alertOnAir()
  await button('Finish').click()
  await expect.poll(app.address).toBe('/triage/results')
  const alarm = 'Systolic pressure could not be measured. Look at the patient now.'
  await expect.element(page.getByText(alarm).first()).toBeVisible()
  expect(top(alarm)).toBeLessThan(category.element().getBoundingClientRect().y)
  await expect.element(page.getByText('Nothing outside its limits.')).not.toBeInTheDocument()
})

test('a systolic pressure of 60 alone asks to look now; nothing says that the patient may wait', async () => {
  const app = await openApp(RECORD)
  await type({ ...WELL, Systolic: '60' })
  await alertOnAir()
  const look = 'Warning: look at the patient now and decide yourself.'
  await expect.element(page.getByRole('region', { name: 'Provisional result' })).toMatchTextContent(look)
  await button('Finish').click()
  await expect.poll(app.address).toBe('/triage/results')
  await expect.element(category).toMatchTextContent('Yellow — urgent')
  await expect.element(category).toMatchTextContent(look)
  expect(document.body.textContent).not.toMatch(/may wait a little|on the ward|Increased monitoring|every hour/)
})

test('alert with GCS 13 is asked about at once, and the answer clears the other', async () => {
  await openApp(RECORD)
  await page.getByRole('button', { name: /^Consciousness/ }).click()
  await page.getByRole('button', { name: 'Alert' }).click()
  const question = page.getByRole('alert').filter({ hasText: 'do not fit together' })
  await page.getByRole('button', { name: '13', exact: true }).click()
  await expect.element(question).toBeVisible()
  await question.getByRole('button', { name: 'Right: GCS 13' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Alert', pressed: true })).not.toBeInTheDocument()
})

test('a recording in which nothing was found shows that, and a new triage begins with its profile', async () => {
  const app = await openApp('/')
  const id = await putHeard(app, 'good morning everybody', {})
  await app.go(`/triage/results/${id}`)
  await expect.element(page.getByText('No results found')).toBeVisible()
  await expect.element(category).not.toBeInTheDocument()
  await button('Start a new triage').click()
  await expect.poll(app.address).toBe('/triage/profile')
})

test('the confidence says of what it is', async () => {
  const app = await openApp('/')
  const id = await putHeard(app, 'Pulse 90. Respirations 26.', { vitals: { SpO2: 88 } })
  await app.go(`/triage/results/${id}`)
  await expect.element(category).toMatchTextContent('Confidence in the values')
  await expect.element(category).toMatchTextContent('1 typed, 2 heard; category by rule')
})

test('the results, loaded with a stored unfinished triage, lead to it', async () => {
  const app = await openApp('/triage/results', {
    async store(made) {
      const drafts = new TriageDrafts()
      const clientId = made.context.random.uuid()
      await drafts.keep(made.context.accountId, draft({ clientId, numbers: { HR: '142' } }), null)
      drafts.close()
    },
  })
  await expect.poll(app.address).toBe(RECORD)
  await expect.element(page.getByLabelText('Heart rate')).toHaveValue('142')
})

test('a card narrower than 300 px hides its text in a wide window too (D §2)', async () => {
  const app = await openApp('/', { width: 1280, height: 900 })
  await putHeard(app, 'Pulse 90.', { vitals: { SpO2: 88 } })
  await app.go('/triage')
  const text = page.getByRole('listitem').getByText(/Moscow/)
  await expect.element(text).toBeVisible()
  const list = page.getByRole('list', { name: '1 triage' }).element()
  ;(list.parentElement as HTMLElement).style.width = '290px'
  await expect.element(text).not.toBeVisible()
})
