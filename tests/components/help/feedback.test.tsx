import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ContractError } from '../../../src/contract/errors.ts'
import { withPatients } from '../patients/people.ts'
import { saveSent, saveUnsent } from '../scribe/recordings.ts'
import { worker } from '../setup/fake-bridge.ts'
import { type App, openApp } from '../setup/open-app.tsx'
import { expectAccessible } from '../setup/page-checks.ts'

const FORM = '/help/feedback'
const main = page.getByRole('main')
const message = main.getByRole('textbox', { name: /^Message/ })
const send = main.getByRole('button', { name: 'Send', exact: true })
const stored = async ({ context }: App) =>
  (await context.database.feedback.find().exec()).map(one => one.toMutableJSON())

test('a message is stored on this device, also offline, and the form says where it is until the server has it', async () => {
  const app = await openApp(FORM)
  worker.reports({ phase: 'offline', offlineSince: app.context.clock.now() })
  await expect.element(send).toBeDisabled()
  await message.fill('   ')
  await expect.element(send).toBeDisabled()
  await message.fill(' The player stops. ')
  await main.getByLabelText('Your name').fill(' Dana ')
  await expect.element(main.getByText('Offline: it waits on this device.')).toBeVisible()
  await send.click()
  await expect.element(page.getByText('It is on this device and will be sent when you are online.')).toBeVisible()
  await expect.element(main.getByText('1 message is saved on this device and waits to be sent.')).toBeVisible()
  await expect.element(message).toHaveValue('')
  const [kept] = await stored(app)
  expect(kept).toMatchObject({
    feedbackType: 'question',
    message: 'The player stops.',
    data: { name: 'Dana' },
    queue: 1,
  })
})

test('what is wrong is said beside its field, and nothing is stored', async () => {
  const app = await openApp(FORM)
  await message.fill('It stops.')
  await main.getByLabelText('E-mail for an answer').fill('dana@home')
  await main.getByLabelText('Phone').fill('123456789')
  await send.click()
  await expect.element(main.getByText('An e-mail address looks like name@example.org.')).toBeVisible()
  await expect.element(main.getByText('10 to 14 digits, with an optional + before them.')).toBeVisible()
  await expectAccessible()
  expect(await stored(app)).toEqual([])
  await main.getByLabelText('E-mail for an answer').fill('dana@home.example')
  await main.getByLabelText('Phone').fill('1234567890')
  await send.click()
  await expect.poll(async () => (await stored(app)).length).toBe(1)
})

test('the report of a record fills the form in, and the record can be left out', async () => {
  const app = await openApp(
    `${FORM}?type=bug&recordId=12&message=${encodeURIComponent('The record 12 was read wrongly: ')}`,
  )
  await expect.element(message).toHaveValue('The record 12 was read wrongly: ')
  await expect.element(main.getByText('The message names record 12.')).toBeVisible()
  await send.click()
  await expect.poll(async () => (await stored(app))[0]?.data).toEqual({ healthRecordId: '12' })
  expect((await stored(app))[0]?.feedbackType).toBe('bug')
  await expect.element(main.getByText('The message names record 12.')).not.toBeInTheDocument()
})

test('a refused message is kept, and the form says so', async () => {
  const app = await openApp(FORM)
  await message.fill('It stops.')
  await send.click()
  await expect.poll(async () => (await stored(app)).length).toBe(1)
  const [kept] = await stored(app)
  await app.server.refuses('feedback', kept?.clientId ?? '', new ContractError('UNPROCESSABLE'))
  await expect.element(main.getByText(/^The server did not accept 1 message/)).toBeVisible()
})

test('technical data goes only on request, is shown before, letter for letter, and holds nothing of a patient', async () => {
  const names = ['Anna Petrova', 'Zebra Quill']
  const words = 'Chest pain since the morning'
  const app = await openApp(FORM, {
    async store(one) {
      await withPatients(names.map(name => ({ name })))(one)
      await saveSent(one, `Visit of ${names[0]}`, {
        transcription: { text: words, model: 'manual', duration: 3 },
      })
      await saveUnsent(one, `Visit of ${names[1]}`)
    },
  })
  await message.fill('It stops.')
  await main.getByText('Add technical data').click()
  const shown = main.getByRole('region', { name: 'What is sent with the message' })
  await expect.element(shown).toBeVisible()
  const text = shown.element().textContent
  expect(text).toContain('"recordings ')
  expect(JSON.parse(text ?? '')).toMatchObject({ engine: { phase: 'idle', leading: true } })
  for (const planted of [...names, words, 'Visit', app.context.accountId]) expect(text).not.toContain(planted)
  await expectAccessible()
  await send.click()
  await expect.poll(async () => (await stored(app))[0]?.data.diagnostics).toBe(text)
  await message.fill('Once more.')
  await send.click()
  await expect
    .poll(async () => (await stored(app)).map(one => 'diagnostics' in one.data).toSorted())
    .toEqual([false, true])
})
