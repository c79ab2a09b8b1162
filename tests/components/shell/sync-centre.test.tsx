import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ContractError } from '../../../src/contract/errors.ts'
import { create } from '../../../src/db/commands/context.ts'
import { TriageDrafts } from '../../../src/db/triage-drafts.ts'
import { draft } from '../../factories/triage/draft.ts'
import { recording, saveSent, saveUnsent, uploadJob } from '../scribe/recordings.ts'
import { card, cardMenu, centre, LIST, pill, question, uploads } from '../scribe/scribe-page.ts'
import { catchDownloads } from '../setup/downloads.ts'
import { worker } from '../setup/fake-bridge.ts'
import { putCutOffRecording } from '../setup/interrupted-recording.ts'
import { type App, openApp } from '../setup/open-app.tsx'
import { expectAccessible, pressEscape } from '../setup/page-checks.ts'

/* The sync centre and the pill show the true state, and their buttons work. */

const offline = () => worker.reports({ phase: 'offline', offlineSince: Date.now() })
const item = (name: string) => centre.getByRole('listitem').filter({ hasText: name })

test('with manual uploads, "Send now" in the sync centre sends held recordings (decision 73)', async () => {
  const app = await openApp(LIST)
  await uploads('automatic', 'Manual')
  const clientId = await saveUnsent(app, 'Held', { mode: 'manual' })
  await pill(/^1 on this device/).click()
  await expect.element(item('Held')).toMatchTextContent('uploads are manual')
  await centre.getByRole('button', { name: 'Send now' }).click()
  await expect.poll(() => uploadJob(app, clientId)).toMatchObject({ state: 'waiting' })
  expect(worker.called).toContain('sendNow')
})

test('"Upload first" at the sign-out queues held recordings, and shows a warning when offline (decision 19)', async () => {
  const app = await openApp(LIST)
  await uploads('automatic', 'Manual')
  const clientId = await saveUnsent(app, 'Held', { mode: 'manual' })
  offline()
  await expect.element(pill(/^Offline/)).toBeVisible()
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Upload first' }).click()
  await expect.element(page.getByText('No internet connection. Will sync when online.')).toBeVisible()
  await expect.poll(() => uploadJob(app, clientId)).toMatchObject({ state: 'waiting' })
})

test('a clock that is more than two minutes off is said in the sync centre, one that is right is not', async () => {
  await openApp(LIST)
  const wrong = centre.getByText(/The clock of this device is wrong/)
  worker.reports({ clockOffsetMs: 119_000 })
  await pill(/^All saved/).click()
  await expect.element(centre.getByText('Last complete sync')).toBeVisible()
  await expect.element(wrong).not.toBeInTheDocument()
  worker.reports({ clockOffsetMs: -24 * 3600_000 })
  await expect.element(wrong).toMatchTextContent('the time is yesterday')
})

test('an unfinished triage is called a triage, not a recording, also after a reload', async () => {
  const app = await openApp(LIST, {
    async store(made) {
      const drafts = new TriageDrafts()
      await drafts.keep(made.context.accountId, draft({ numbers: { HR: '91' } }), null)
      drafts.close()
    },
  })
  for (const look of ['first', 'after a reload']) {
    await pill(/^1 on this device/).click()
    await expect.element(centre.getByText('A triage is not saved yet'), { message: look }).toBeVisible()
    await expect.element(centre.getByText('A recording is not saved yet')).not.toBeInTheDocument()
    await app.reload()
  }
  await putCutOffRecording(app, { length: 'long', draft: { name: 'Night round' } })
  await app.reload()
  await pill(/^2 on this device/).click()
  await expect.element(centre.getByText('A triage is not saved yet')).toBeVisible()
  await expect.element(centre.getByText('A recording is not saved yet')).toBeVisible()
})

test('I1: an unfinished triage and a recording are named beside what waits to be sent', async () => {
  const app = await openApp(LIST, {
    async store(made) {
      const drafts = new TriageDrafts()
      await drafts.keep(made.context.accountId, draft({ numbers: { HR: '91' } }), null)
      drafts.close()
      await putCutOffRecording(made, { length: 'long', draft: { name: 'Night round' } })
      await saveUnsent(made, 'Waits')
    },
  })
  offline()
  await app.reload()
  await pill(/^Offline · 3 on this device/).click()
  await expect.element(centre.getByText('Waits')).toBeVisible()
  await expect.element(centre.getByText('A triage is not saved yet')).toBeVisible()
  await expect.element(centre.getByText('A recording is not saved yet')).toBeVisible()
})

test('the pill has the connection and what needs the user', async () => {
  await openApp('/dev/shell?sync=offline')
  await expect.element(page.getByRole('button', { name: 'Offline · 2 on this device · 1 needs you.' })).toBeVisible()
})

test('offline and with manual uploads no text says that recordings are sent automatically (decision 73)', async () => {
  await openApp(LIST)
  await uploads('automatic', 'Manual')
  offline()
  const notice = /^No connection since .*recordings are stored on this device until you send them/
  await expect.element(page.getByText(notice)).toBeVisible()
  await expect.element(page.getByText(/sent when the network returns/)).not.toBeInTheDocument()
})

test('while the engine backs off the pill says so, and "Send now" sends at once', async () => {
  const app = await openApp(LIST)
  await app.server.pulls('patients', { name: 'Anna Petrova' })
  await create(app.context, 'patients', { name: 'Patience Waits', data: {} })
  worker.reports({ phase: 'backing-off' })
  await expect.element(pill(/^Will try again · 1/)).toBeVisible()
  await pill(/^Will try again/).click()
  await expect.element(item('Patience Waits')).toMatchTextContent('will try again')
  await centre.getByRole('button', { name: 'Send now' }).click()
  await expect.poll(() => worker.called).toContain('sendNow')
  await app.server.acceptsAll()
  worker.reports()
  await expect.element(centre.getByText('Nothing is waiting to be sent')).toBeVisible()
})

test('a version that the server no longer accepts is shown in the pill, above every screen and in the centre', async () => {
  const app = await openApp(LIST)
  await app.server.pulls('patients', { name: 'Anna Petrova' })
  await create(app.context, 'patients', { name: 'Kept Until Updated', data: {} })
  worker.reports({ phase: 'upgrade-required' })
  const notice = page.getByRole('alert').filter({ hasText: 'This version is too old for the server' })
  await expect.element(notice.getByRole('button', { name: 'Reload' })).toBeVisible()
  await pill(/^Update to sync · 1 on this device/).click()
  await expect.element(item('Kept Until Updated')).toMatchTextContent('this version is too old')
  await expect.element(centre.getByRole('button', { name: 'Send now' })).not.toBeInTheDocument()
  await pressEscape()
  await app.server.acceptsAll()
  worker.reports()
  await expect.element(pill(/^All saved/)).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
})

test('discarding a refused patient warns about its waiting recording, which can then be given to another patient', async () => {
  const app = await openApp(LIST)
  const [tom] = await app.server.pulls('patients', { name: 'Tom Whitaker' })
  const refused = await create(app.context, 'patients', { name: 'Refused Person', data: {} })
  await app.server.refuses('patients', refused, new ContractError('UNPROCESSABLE'))
  const clientId = await saveUnsent(app, 'Without a patient', { patientClientId: refused })
  await app.server.failsUpload(
    clientId,
    new ContractError('NOT_FOUND', undefined, { errorType: 'PatientNotFound', userMessage: 'No such patient' }),
  )
  const waiting = card('Without a patient')
  await expect.element(waiting).toMatchTextContent('It will be sent once its patient is on the server')

  await pill(/1 needs you/).click()
  await item('Refused Person').getByRole('button', { name: 'Discard' }).click()
  const discarding = page.getByRole('alertdialog', { name: 'Discard “Refused Person”?' })
  await expect.element(discarding).toMatchTextContent('1 recording of this patient is not sent.')
  await discarding.getByRole('button', { name: 'Discard' }).click()
  await expect.element(item('Refused Person')).not.toBeInTheDocument()
  await app.server.sweeps()
  await expect
    .element(item('Without a patient'))
    .toMatchTextContent('Its patient is not here: choose another one on its card.')
  await pressEscape()
  await expect.element(centre).not.toBeInTheDocument()
  await expect.element(pill(/1 needs you/)).toBeVisible()
  await expect.element(waiting).toMatchTextContent('its patient is not here. Choose another patient in the menu.')
  await expectAccessible()

  await cardMenu('Without a patient', 'Other patient…')
  await page.getByRole('menuitemradio', { name: 'Tom Whitaker' }).click()
  await expect.poll(() => uploadJob(app, clientId)).toMatchObject({ state: 'waiting', nextRetryAt: 0, error: null })
  expect(await uploadJob(app, clientId)).toMatchObject({ data: { patientClientId: tom?.clientId } })
  expect(await recording(app, clientId)).toMatchObject({ patientClientId: tom?.clientId })
})

test('a row that this version cannot read is in the sync centre, with the reason and an export (I20)', async () => {
  const row = {
    ...{ clientId: '0190a000-0000-7000-8000-00000000f00d', name: 'Vitamin D 2000 IU' },
    ...{ recordType: 'treatment', data: { date: 7 } },
  }
  const files = catchDownloads()
  await openApp(LIST, {
    store: ({ context: { database } }) =>
      database.quarantine.insert({
        ...{ key: `healthRecords|${row.clientId}`, kind: 'healthRecords', row, seq: 1, at: Date.now() },
        issues: [{ path: 'data.date', message: 'Invalid input: expected string, received number' }],
      }),
  })
  await pill(/1 needs you/).click()
  const unread = item('Vitamin D 2000 IU')
  await expect.element(unread).toMatchTextContent('This version cannot read what the server has')
  await expect.element(unread).not.toMatchTextContent('data.date')
  await expect.element(centre.getByText('Nothing is waiting to be sent')).not.toBeInTheDocument()
  await expectAccessible()
  await unread.getByRole('button', { name: 'Export' }).click()
  await expect.poll(() => files).toHaveLength(1)
  expect(JSON.parse((await (await files[0]?.content)?.text()) ?? '')).toEqual(row)
})

test('the export of a recording has its sound; without the sound it is neither called kept nor offered for a retry', async () => {
  const files = catchDownloads()
  const app = await openApp(LIST)
  const clientId = await saveUnsent(app, 'Refused, exported')
  await app.server.failsUpload(clientId, new ContractError('UNPROCESSABLE'))
  await expect.element(card('Refused, exported')).toMatchTextContent('Could not be sent')
  await pill(/1 needs you/).click()
  const refused = item('Refused, exported')
  await expect.element(refused).toMatchTextContent('The recording is kept here.')
  await refused.getByRole('button', { name: 'Export' }).click()
  await expect
    .poll(() => files.map(({ name }) => name).sort())
    .toEqual(['Refused, exported.json', 'Refused, exported.wav'])
  const sound = await files.find(({ name }) => name.endsWith('.wav'))?.content
  expect(await sound?.slice(0, 4).text()).toBe('RIFF')

  await pressEscape()
  await app.context.uploads.dropBytes(clientId, 'discarded')
  await app.reload()
  await pill(/1 needs you/).click()
  await expect.element(refused).toMatchTextContent('Its audio is not on this device; the name and the text are kept.')
  await expect.element(refused).not.toMatchTextContent('The recording is kept here.')
  await expect.element(refused.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  await refused.getByRole('button', { name: 'Export' }).click()
  await expect.poll(() => files).toHaveLength(3)
})

const sound = async ({ context }: App, clientId: string) => await context.uploads.blob(context.accountId, clientId)

test('audio that the server has too is freed one by one or all, with what remains said; playing it then asks the server', async () => {
  const app = await openApp(LIST)
  const [first, second, third] = [
    await saveSent(app, 'First'),
    await saveSent(app, 'Second'),
    await saveSent(app, 'Third'),
  ]
  const unsent = await saveUnsent(app, 'Not sent yet')
  await pill(/^Sending 1/).click()
  await expect.element(centre.getByText(/^3 recordings · .*fetched again when you play it/)).toBeVisible()
  await expect.element(item('Not sent yet').getByRole('button', { name: /^Free/ })).not.toBeInTheDocument()
  await expectAccessible()
  await centre.getByRole('button', { name: 'Free space: Second' }).click()
  const said = /^[\d.]+\s[KM]B freed\. .*fetched again when you play it\. Audio still on this device: [\d.]+\s[KM]B\.$/
  await expect.element(centre.getByText(said)).toHaveFocus()
  expect(await sound(app, second.clientId)).toBeNull()
  expect(await sound(app, first.clientId)).not.toBeNull()
  await expect.element(item('Second')).not.toBeInTheDocument()

  await centre.getByRole('button', { name: /^Free [\d.]+\s[KM]B$/ }).click()
  await expect.element(question).toMatchTextContent('The audio of 2 recordings stays on the server.')
  await question.getByRole('button', { name: /^Free/ }).click()
  await expect.element(centre.getByRole('button', { name: /^Free/ })).not.toBeInTheDocument()
  await expect.element(centre.getByText(said)).toHaveFocus()
  for (const { clientId } of [first, third]) expect(await sound(app, clientId)).toBeNull()
  expect(await sound(app, unsent)).not.toBeNull()
  await pressEscape()
  await card('First').getByRole('button', { name: 'Play First' }).click()
  await expect.element(page.getByText('The audio is on the server. It can be heard when you are online.')).toBeVisible()
})

test('audio that is open in the player, or has two versions, is not freed and says why', async () => {
  const app = await openApp(LIST)
  const [played, undecided] = [await saveSent(app, 'Played', { duration: 30 }), await saveSent(app, 'Undecided')]
  await saveSent(app, 'At rest')
  await app.context.database.conflicts.insert({
    ...{ key: 'k', kind: 'recordings', clientId: undecided.clientId, field: 'name', title: 'Undecided' },
    ...{ kept: 'a', keptDevice: null, keptAt: new Date().toISOString() },
    ...{ lost: 'b', lostDevice: null, lostAt: new Date().toISOString(), order: 1 },
  })
  await card('Played').getByRole('button', { name: 'Play Played' }).click()
  await expect.element(card('Played').getByRole('button', { name: 'Pause Played' })).toBeVisible()
  await pill(/needs you/).click()
  const audio = (name: string) => item(name).filter({ hasText: /[KM]B/ })
  await expect.element(audio('Played')).toMatchTextContent('stays: it is open in the player')
  await expect.element(audio('Undecided')).toMatchTextContent('stays: two versions wait for your decision')
  await centre.getByRole('button', { name: 'Free space: At rest' }).click()
  await expect.element(centre.getByRole('button', { name: /^Free/ })).not.toBeInTheDocument()
  for (const { clientId } of [played, undecided]) expect(await sound(app, clientId)).not.toBeNull()
})

for (const { code, message } of [
  { code: 'UNAVAILABLE', message: 'The audio is on the server. It cannot be fetched now.' },
  { code: 'NOT_FOUND', message: 'Audio file not found' },
] as const) {
  test(`playing sound when its link is refused with ${code} shows “${message}”`, async () => {
    const app = await openApp(LIST)
    const { clientId } = await saveSent(app, 'Far away')
    await app.context.uploads.dropBytes(clientId, 'receipt')
    worker.returns('healthRecords:createDaAccessToken', () => ({ kind: 'refused', code, data: {} }))
    await card('Far away').getByRole('button', { name: 'Play Far away' }).click()
    await expect.element(page.getByText(message)).toBeVisible()
    expect(question.elements()).toEqual([])
  })
}

type Amount = { bytes: number; rows: number }
const answersRoom = (used: Amount, quota: Amount) =>
  worker.returns('userAccount.storage:get', () => ({ kind: 'answered', result: { used, quota }, notice: null }))

test('the room of the account on the server is shown before it is used up, by what is nearer to its limit', async () => {
  const GB = 1024 ** 3
  const stored = (bytes: number, rows: number) => answersRoom({ bytes, rows }, { bytes: 100 * GB, rows: 1000 })
  stored(20 * GB, 120)
  const app = await openApp(LIST)
  await pill(/^All saved/).click()
  const meter = centre.getByRole('progressbar', { name: 'Your account on the server' })
  await expect.element(meter).toHaveAttribute('aria-valuetext', '20\u00a0GB of 100\u00a0GB')
  await expect.element(centre.getByText(/almost full/)).not.toBeInTheDocument()
  stored(20 * GB, 900)
  await app.context.database.remoteCache.find().remove()
  await expect.element(meter).toHaveAttribute('aria-valuetext', '900 of 1,000 entries')
  await expect.element(centre.getByText(/^It is almost full/)).toBeVisible()
  await expectAccessible()
})

test('what has no room in the account says so on its card and in the sync centre', async () => {
  answersRoom({ bytes: 1000, rows: 10 }, { bytes: 1000, rows: 1000 })
  const app = await openApp(LIST)
  const clientId = await saveUnsent(app, 'No room for it')
  await app.context.uploads.change(clientId, {
    error: { code: 'AccountFull', message: '' },
    nextRetryAt: Date.now() + 60_000,
  })
  await expect.element(card('No room for it')).toMatchTextContent(/Account full/)
  await expect.element(card('No room for it')).toMatchTextContent(/Your account has no room for it on the server/)
  await pill(/^1 /).click()
  await expect.element(item('No room for it')).toMatchTextContent('the account is full')
  await expect.element(centre.getByText(/^It is full/)).toBeVisible()
})
