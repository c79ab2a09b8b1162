import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ContractError } from '../../../src/contract/errors.ts'
import { renameRecording, writeTranscript } from '../../../src/db/commands/recordings.ts'
import { deleteDocument } from '../../../src/db/commands/uploads.ts'
import { recording, saveSent } from '../scribe/recordings.ts'
import { card, centre, LIST, pill } from '../scribe/scribe-page.ts'
import { openApp } from '../setup/open-app.tsx'
import { expectAccessible, pressEscape } from '../setup/page-checks.ts'

/* What two devices did to one record without knowing of each other is announced, and compared in words. */

const dialog = page.getByRole('dialog').last()
const notice = (text: RegExp) => page.getByRole('status').filter({ hasText: text })
const RAW = /patientClientId|documentAssetId|peaks|mimeType|data\.|ambient-scribe|[0-9a-f]{8}-[0-9a-f]{4}/

test('a recording deleted elsewhere while it was edited here is announced and put back whole', async () => {
  const app = await openApp(LIST)
  const [anna] = await app.server.pulls('patients', { name: 'Anna Petrova' })
  const sent = await saveSent(app, 'Ward 6', { patientClientId: anna?.clientId ?? '', duration: 4 })
  await writeTranscript(app.context, sent.clientId, 'what was said')
  await app.server.pulls('recordings', { ...sent, deletedAt: new Date().toISOString() })
  await expect.element(card('Ward 6')).not.toBeInTheDocument()
  await expect.element(pill(/^1 needs you/)).toBeVisible()
  const deleted = notice(/“Ward 6” was deleted on another device while you changed it here. Your version is kept./)
  await deleted.getByRole('button', { name: 'Compare' }).click()
  for (const text of ['Deleted', 'what was said', 'Anna Petrova', 'Transcript', 'Length', 'Patient'])
    await expect.element(dialog.getByText(text, { exact: true })).toBeVisible()
  expect(dialog.element().textContent).not.toMatch(RAW)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Put mine back' }).click()
  await expect.element(card('Ward 6')).toBeVisible()
  const { id, createdAt, patientClientId, data } = (await recording(app, sent.clientId)).toMutableJSON()
  expect({ id, createdAt }).toEqual({ id: sent.id, createdAt: sent.createdAt })
  expect([patientClientId, data.duration, data.transcription?.text]).toEqual([anna?.clientId, 4, 'what was said'])
  await expect.element(deleted).not.toBeInTheDocument()
})

test('a recording deleted here and changed elsewhere stays hidden until the user has seen the change', async () => {
  const app = await openApp(LIST)
  const sent = await saveSent(app, 'Ward 6')
  await deleteDocument(app.context, 'recordings', sent.clientId)
  await expect.element(card('Ward 6')).not.toBeInTheDocument()
  await app.server.pulls('recordings', { ...sent, name: 'Ward 7' })
  await expect.element(card('Ward 7')).not.toBeInTheDocument()
  await notice(/“Ward 7”, which you deleted, was changed/)
    .getByRole('button', { name: 'Compare' })
    .click()
  await expect.element(dialog.getByText('Ward 7', { exact: true })).toBeVisible()
  expect(dialog.element().textContent).not.toMatch(RAW)
  await expect.element(dialog.getByRole('button', { name: 'Delete on all devices' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(card('Ward 7')).toBeVisible()
  await expect.element(pill(/^All saved/)).toBeVisible()
})

test('each change that the server refused is described as what it is, and its actions do what they say', async () => {
  const app = await openApp(LIST)
  const [gone, edited] = [await saveSent(app, 'To be deleted'), await saveSent(app, 'To be renamed')]
  await deleteDocument(app.context, 'recordings', gone.clientId)
  await app.server.refuses('recordings', gone.clientId, new ContractError('FORBIDDEN'))
  await renameRecording(app.context, edited.clientId, 'Renamed')
  await app.server.refuses('recordings', edited.clientId, new ContractError('FORBIDDEN'))
  await pill(/^2 need you/).click()
  const item = (name: string) =>
    centre.getByRole('listitem').filter({ hasText: name }).filter({ hasNotText: 'Free space' })
  await expect
    .element(item('To be deleted'))
    .toMatchTextContent('it is hidden on this device and still there on the others')
  await expect.element(item('To be deleted')).not.toMatchTextContent('What you entered is kept')
  await expect.element(item('To be deleted').getByRole('button', { name: 'Delete again' })).toBeVisible()
  await expect.element(item('Renamed')).toMatchTextContent('Your change is kept here')
  await item('To be deleted').getByRole('button', { name: 'Show it again' }).click()
  await expect.element(item('To be deleted')).not.toBeInTheDocument()
  await item('Renamed').getByRole('button', { name: 'Undo my change' }).click()
  const question = page.getByRole('alertdialog', { name: 'Undo your change to “Renamed”?' })
  await question.getByRole('button', { name: 'Undo my change' }).click()
  await expect.element(page.getByText('Nothing is waiting to be sent')).toBeVisible()
  await pressEscape()
  for (const name of ['To be deleted', 'To be renamed']) await expect.element(card(name)).toBeInTheDocument()
})
