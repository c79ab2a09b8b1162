import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ContractError } from '../../../src/contract/errors.ts'
import { worker } from '../setup/fake-bridge.ts'
import { openApp } from '../setup/open-app.tsx'
import { pressEscape } from '../setup/page-checks.ts'
import { recording, saveSent, saveUnsent, uploadJob } from './recordings.ts'
import { button, card, cardMenu, centre, LIST, notice, pill, question, sectionTitle, uploads } from './scribe-page.ts'

const offline = () => worker.reports({ phase: 'offline', offlineSince: Date.now() })

test('an offline recording is kept, playable and renamable, and moves to the others once the server has it', async () => {
  let clientId = ''
  const app = await openApp(LIST, {
    async store(made) {
      clientId = await saveUnsent(made, 'Ward 6, bed 2')
    },
  })
  offline()
  const here = card('Ward 6, bed 2')
  await expect.element(sectionTitle('On this device')).toBeVisible()
  await expect.element(here.getByText('Waiting for network')).toBeVisible()
  await expect.element(page.getByText(/^No connection since .* recordings are stored on this device/)).toBeVisible()
  await expect.element(page.getByText(/1 not yet sent$/)).toBeVisible()

  await button('Play Ward 6, bed 2').click()
  await expect.element(button('Pause Ward 6, bed 2')).toBeVisible()
  await expect.element(here.getByText(/0:0[1-9] \/ 0:0\d/)).toBeVisible()
  await here.getByRole('button', { name: 'Ward 6, bed 2', exact: true }).click()
  await expect.element(notice('This recording is not synced yet.')).toBeVisible()
  expect(app.address()).toBe(LIST)

  await cardMenu('Ward 6, bed 2', 'Rename')
  await page.getByRole('dialog').getByLabelText('Name').fill('Ward 6, bed 3')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect.element(card('Ward 6, bed 3')).toBeVisible()

  await cardMenu('Ward 6, bed 3', 'Upload now')
  await expect.element(notice('No internet connection. Will sync when online.')).toBeVisible()
  await uploads('automatic', 'Upload all now')
  await expect.element(notice('No internet connection available.')).toBeVisible()

  await app.server.hasUploaded(clientId)
  worker.reports()
  await expect.element(sectionTitle('On this device')).not.toBeInTheDocument()
  await expect.element(card('Ward 6, bed 3').getByRole('link', { name: 'Ward 6, bed 3' })).toBeVisible()
})

test('gaps of a recording are on its card with their places, unsent and sent, on a phone too', async () => {
  const gaps = [
    { atSeconds: 42, seconds: 63 },
    { atSeconds: 70, seconds: 2 },
    { atSeconds: 80, seconds: 2 },
  ]
  const app = await openApp(LIST, { width: 390 })
  await saveUnsent(app, 'One gap', { duration: 90, gaps: gaps.slice(0, 1) })
  await saveSent(app, 'Three gaps', { duration: 90, gaps })
  await saveSent(app, 'Whole', { duration: 90 })
  await expect.element(card('One gap').getByText('1 gap: 0:42')).toBeVisible()
  await expect.element(card('Three gaps').getByText('3 gaps: 0:42, 1:10 …')).toBeVisible()
  await expect.element(card('Whole')).not.toMatchTextContent('gap')
})

test('an interrupted upload shows where it will resume', async () => {
  await openApp(LIST, {
    async store(app) {
      const clientId = await saveUnsent(app, 'Admission, A. P')
      const { totalBytes = 0 } = (await uploadJob(app, clientId)) ?? {}
      await app.context.uploads.change(clientId, { sentBytes: Math.round(totalBytes * 0.4) })
    },
  })
  offline()
  await expect.element(card('Admission, A. P')).toMatchTextContent(/Upload stopped at 40%\. It continues from there\./)
})

test('in manual mode nothing is queued; switching to automatic asks first and names what will be sent', async () => {
  const app = await openApp(LIST)
  await uploads('automatic', 'Manual')
  const clientId = await saveUnsent(app, 'Held for me', { mode: 'manual' })
  await expect.element(card('Held for me')).toMatchTextContent('Uploads are manual: send it when you want.')
  await button('Refresh').click()
  worker.reports({ lastComplete: Date.now() + 1 })
  await expect.element(notice('Refreshed')).toBeVisible()
  await app.reload()
  await expect.element(card('Held for me')).toMatchTextContent('Not sent')
  expect(await uploadJob(app, clientId)).toBeNull()

  await uploads('manual', 'Automatic')
  await expect
    .element(question)
    .toMatchTextContent(/1 recording \([\d.]+\sKB\) is waiting on this device and will be sent now\./)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(button('Uploads: manual')).toBeVisible()
  await uploads('manual', 'Automatic')
  await question.getByRole('button', { name: 'Send now' }).click()
  await expect.poll(() => uploadJob(app, clientId)).toMatchObject({ state: 'waiting' })
  expect(worker.called).toContain('sendNow')
})

test('one recording can be sent from its card while the rest is held', async () => {
  const app = await openApp(LIST)
  await uploads('automatic', 'Manual')
  const [send, hold] = [
    await saveUnsent(app, 'Send me', { mode: 'manual' }),
    await saveUnsent(app, 'Not me', { mode: 'manual' }),
  ]
  await cardMenu('Send me', 'Upload now')
  await expect.poll(() => uploadJob(app, send)).toMatchObject({ state: 'waiting' })
  await app.server.hasUploaded(send)
  await expect.element(card('Not me')).toMatchTextContent('Not sent')
  expect(await uploadJob(app, hold)).toBeNull()
  await uploads('manual', 'Upload all now')
  await expect.poll(() => uploadJob(app, hold)).toMatchObject({ state: 'waiting' })
  await app.server.hasUploaded(hold)
  await uploads('manual', 'Automatic')
  await expect.element(button('Uploads: automatic')).toBeVisible()
})

test('a deletion asks first, can be undone while its notice is shown, and survives a reload', async () => {
  const app = await openApp(LIST, {
    async store(made) {
      await saveSent(made, 'Delete me')
      await saveSent(made, 'Not me')
    },
  })
  const remove = async () => {
    await cardMenu('Delete me', 'Delete')
    await page.getByRole('alertdialog', { name: 'Delete “Delete me”?' }).getByRole('button', { name: 'Delete' }).click()
    await expect.element(card('Delete me')).not.toBeInTheDocument()
  }
  await remove()
  await button('Undo').click()
  await expect.element(card('Delete me')).toBeVisible()
  await expect.element(notice('“Delete me” deleted')).not.toBeInTheDocument()
  await remove()
  await expect.element(notice('“Delete me” deleted')).toBeVisible()
  await app.reload()
  await expect.element(card('Not me')).toBeVisible()
  await expect.element(card('Delete me')).not.toBeInTheDocument()
})

test('a deletion that the server refuses needs the user, and discarding it brings the recording back', async () => {
  const app = await openApp(LIST)
  const { clientId } = await saveSent(app, 'Not to be deleted')
  await cardMenu('Not to be deleted', 'Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(notice('“Not to be deleted” deleted')).toBeVisible()
  await app.server.refuses('recordings', clientId, new ContractError('FORBIDDEN'))
  await pill(/1 needs you/).click()
  await expect.element(centre).toMatchTextContent('This account may not do this.')
  await centre.getByRole('button', { name: 'Show it again' }).first().click()
  await expect.element(page.getByText('Nothing is waiting to be sent')).toBeVisible()
  await pressEscape()
  await expect.element(card('Not to be deleted')).toBeVisible()
  await expect.poll(async () => (await recording(app, clientId)).deletedAt).toBeNull()
  await expect.element(pill(/^All saved/)).toBeVisible()
})

test('the density is remembered', async () => {
  const app = await openApp(LIST, { store: made => saveSent(made, 'Bed 1') })
  const tall = () => card('Bed 1').element().getBoundingClientRect().height
  await expect.element(card('Bed 1')).toBeVisible()
  const before = tall()
  await button('Show more on the screen').click()
  await app.reload()
  await expect.element(button('Show with more space')).toBeVisible()
  await expect.element(card('Bed 1')).toBeVisible()
  expect(tall()).toBeLessThan(before)
  // Restored for the following tests, because the choice is stored on the device.
  await button('Show with more space').click()
})

for (const path of ['/ambient-scribe', '/ambient-scribe/abc', '/ambient-scribe/12x']) {
  test(`an address without a number, ${path}, leads to the list`, async () => {
    const app = await openApp(path)
    expect(app.address()).toBe(LIST)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('a store that fails is shown as an error, and "Try again" loads the list', async () => {
  const app = await openApp('/', { store: made => saveSent(made, 'Bed 1') })
  const { openCursor } = IDBIndex.prototype
  try {
    IDBIndex.prototype.openCursor = () => {
      throw new DOMException('', 'UnknownError')
    }
    await app.go(LIST)
    await expect.element(page.getByText('Error loading recordings')).toBeVisible()
  } finally {
    IDBIndex.prototype.openCursor = openCursor
  }
  await button('Try again').click()
  await expect.element(card('Bed 1')).toBeVisible()
})
