import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type TriageDraft, TriageDrafts } from '../../../src/db/triage-drafts.ts'
import { triageDetails } from '../../factories/triage/details.ts'
import { draft } from '../../factories/triage/draft.ts'
import { serverResults } from '../../factories/triage/results.ts'
import { button } from '../scribe/scribe-page.ts'
import { type App, openApp } from '../setup/open-app.tsx'
import { expectAccessible, expectNoSidewaysScroll } from '../setup/page-checks.ts'

const NUMBERS = { RR: '26', SpO2: '90', SBP: '120', HR: '104', Temp: '38.4' }
const CASES = {
  'the age that was typed and the one that was said': {
    said: { age: '62', heardText: 'The child is five years old.' },
    question: 'Adult or child? No score until the age is chosen.',
    answer: '62 y',
    confirmed: 'ageYears',
  },
  'a pregnancy that was said': {
    said: { age: '30', heardText: 'She is pregnant.' },
    question: 'Pregnant? No score until it is confirmed.',
    answer: 'No',
    confirmed: 'pregnant',
  },
} as const

const printed = () => page.getByText(/NEWS2 (at least )?\d/)
const result = page.getByRole('region', { name: 'Provisional result' })
const stored = async ({ context: { database } }: App) =>
  (await database.recordings.findOne().exec(true)).toMutableJSON()

const opened = (said: Partial<TriageDraft>) =>
  openApp('/triage/record', {
    ...{ width: 390, height: 844 },
    async store({ context }) {
      const drafts = new TriageDrafts()
      const clientId = context.random.uuid()
      await drafts.keep(
        context.accountId,
        draft({ clientId, numbers: NUMBERS, onOxygen: false, ACVPU: 'A', ...said }),
        null,
      )
      drafts.close()
    },
  })

for (const [what, { said, question, answer, confirmed }] of Object.entries(CASES)) {
  test(`no score until ${what} is settled on the screen; then it is printed`, async () => {
    const app = await opened(said)
    const asked = page.getByText(question)
    await expect.element(asked).toBeVisible()
    await expect.element(printed()).not.toBeInTheDocument()
    await expectNoSidewaysScroll()
    await expectAccessible()
    await page.getByRole('radiogroup').filter({ hasText: answer }).first().getByText(answer, { exact: true }).click()
    await expect.element(asked).not.toBeInTheDocument()
    await expect.element(result.getByText(/NEWS2 \d/).first()).toBeVisible()
    await button('Finish').click()
    await expect.poll(app.address).toBe('/triage/results')
    await expect.element(printed().first()).toBeVisible()
    expect((await stored(app)).data).toMatchObject({ typed: { confirmed: [confirmed] } })
  })

  test(`without settling ${what} no score is on the result, not when the server has scored it either`, async () => {
    const app = await opened(said)
    await expect.element(page.getByText(question)).toBeVisible()
    await button('Finish').click()
    await expect.poll(app.address).toBe('/triage/results')
    await expect.element(page.getByText(/NEWS2 is not used/).first()).toBeVisible()
    await app.server.acceptsAll()
    const { clientId, id, name, data } = await stored(app)
    // A server that did not hear it.
    const triage = triageDetails({ numbers: NUMBERS, onOxygen: false, ACVPU: 'A' })
    const results = serverResults({ triage, healthRecordId: id, said: '' })
    expect(results.assessment.news2.kind).toBe('complete')
    await app.server.pulls('recordings', { clientId, name, status: 'processed', data: { ...data, results } })
    await expect.element(page.getByRole('heading', { name: 'Two results' })).toBeVisible()
    await expect.element(printed()).not.toBeInTheDocument()
    await expect.element(page.getByText(/^Not used: /).first()).toBeVisible()
  })

  test(`${what} is settled on the finished result, offline, which is scored anew; the undo withholds the score again`, async () => {
    const app = await opened(said)
    await button('Finish').click()
    await expect.poll(app.address).toBe('/triage/results')
    const asked = page.getByText(question)
    await expect.element(asked).toBeVisible()
    await expectNoSidewaysScroll()
    await expectAccessible()
    const before = await stored(app)
    await page.getByRole('radiogroup').filter({ hasText: answer }).first().getByText(answer, { exact: true }).click()
    await expect.element(asked).not.toBeInTheDocument()
    await expect.element(printed().first()).toBeVisible()
    expect(await stored(app)).toMatchObject({
      queue: 1,
      data: { typed: { confirmed: [confirmed] }, provisional: { assessment: { news2: { kind: 'complete' } } } },
    })
    await button('Undo').click()
    await expect.element(asked).toBeVisible()
    await expect.element(printed()).not.toBeInTheDocument()
    expect((await stored(app)).data).toMatchObject(before.data)
  })

  test(`${what} that only the server heard is settled on the result`, async () => {
    const app = await opened({ ...said, heardText: '' })
    await button('Finish').click()
    await expect.poll(app.address).toBe('/triage/results')
    await expect.element(printed().first()).toBeVisible()
    await app.server.acceptsAll()
    const { clientId, id, name, data } = await stored(app)
    const triage = triageDetails({ numbers: NUMBERS, onOxygen: false, ACVPU: 'A', ...said })
    const results = serverResults({ triage, healthRecordId: id, said: said.heardText })
    const transcription = { text: said.heardText, model: 'whisper' }
    await app.server.pulls('recordings', {
      ...{ clientId, name, status: 'processed' },
      data: { ...data, results, transcription },
    })
    await expect.element(page.getByText(question)).toBeVisible()
    await expect.element(printed()).not.toBeInTheDocument()
    await page.getByRole('radiogroup').filter({ hasText: answer }).first().getByText(answer, { exact: true }).click()
    await expect.element(page.getByText(question)).not.toBeInTheDocument()
    await expect.element(printed().first()).toBeVisible()
  })
}

test('a child whose age nobody said gets one on the finished result', async () => {
  await opened({ heardText: 'The child has a pulse of 104.' })
  await button('Finish').click()
  await expect.element(page.getByText('Adult or child? No score until the age is chosen.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Another age, years' }).fill('7')
  await button('Apply').click()
  await expect.element(page.getByText('Adult or child? No score until the age is chosen.')).not.toBeInTheDocument()
  await expect.element(page.getByText(/NEWS2 is not used/).first()).toBeVisible()
  await expect.element(printed()).not.toBeInTheDocument()
})
