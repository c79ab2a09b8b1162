import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ContractError } from '../../../src/contract/errors.ts'
import { saveRecording } from '../../../src/db/commands/recordings.ts'
import { uploadMode } from '../../../src/ui/state/sync/upload-mode.ts'
// Loaded before, as on a page that was open when the answer comes.
import '../../../src/ui/routes/-frame/notices.tsx'
import { details } from '../../factories/store/recordings.ts'
import { worker } from '../setup/fake-bridge.ts'
import { type App, CONSENTED, openApp } from '../setup/open-app.tsx'
import { pressEscape } from '../setup/page-checks.ts'
import { button, choose, give, jobs, pdf, photo, records, row, store, UPLOAD } from './upload-page.ts'

let app: App
beforeEach(async () => {
  app = await openApp(UPLOAD)
})

const names = async () => (await records(app)).map(({ name }) => name).sort()
/** Part of a text of a row. */
const says = (fileName: string, text: string) => row(fileName).getByText(text).first()
const summary = (text: string) => page.getByRole('status').filter({ hasText: text })

describe('a chosen file is a record at once', () => {
  test('it is stored with its bytes and job, is ready, and Upload sends it at once', async () => {
    await choose(pdf('Blood count.pdf'))
    await expect.element(says('Blood count.pdf', 'Ready')).toBeVisible()
    const [record] = await records(app)
    expect(record).toMatchObject({ name: 'Blood count', status: 'uploaded', recordType: 'auto', queue: 2 })
    const [held] = await jobs(app)
    expect(held?.nextRetryAt).toBeGreaterThan(Date.now() + 5000)
    await button('Upload 1 file').click()
    await expect.poll(async () => (await jobs(app))[0]?.nextRetryAt).toBeLessThan(Date.now() + 1)
    expect(worker.called).toContain('sendNow')
  })

  test('a photo is reduced, and says so', async () => {
    await choose(await photo('Sheet.jpg', 3200, 2400))
    await expect.element(says('Sheet.jpg', 'The photo was reduced to 1600 pixels.')).toBeVisible()
    await expect.element(row('Sheet.jpg').getByText(/instead of/)).toBeVisible()
    const [job] = await jobs(app)
    const blob = await app.context.uploads.blob(app.context.accountId, job?.id ?? '')
    const { width, height } = await createImageBitmap(blob?.bytes ?? new Blob())
    expect([width, height]).toEqual([1600, 1200])
  })

  test('it is listed again after a reload, also if it was still being checked', async () => {
    await choose(pdf('Blood count.pdf'))
    await expect.element(says('Blood count.pdf', 'Ready')).toBeVisible()
    await choose(await photo('Sheet.jpg', 3200, 2400))
    await app.reload()
    await expect.element(says('Blood count.pdf', 'Ready')).toBeVisible()
    await expect.element(says('Sheet.jpg', 'Ready')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Two files' })).toBeVisible()
    expect(await names()).toEqual(['Blood count', 'Sheet'])
  })

  test('in manual mode nothing is sent until the person asks (decision 73)', async () => {
    uploadMode.set('manual')
    await choose(pdf('Blood count.pdf'))
    await expect.element(says('Blood count.pdf', 'Not sent')).toBeVisible()
    expect(await jobs(app)).toEqual([])
    await button('Upload 1 file').click()
    await expect.poll(async () => (await jobs(app)).length).toBe(1)
  })
})

describe('where files come from', () => {
  test('pasted anywhere on the screen', async () => {
    await expect.element(page.getByText('Drop files here')).toBeVisible()
    const clipboardData = new DataTransfer()
    clipboardData.items.add(await photo('image.png', 300, 200, 'image/png'))
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    await expect.element(row('image.png').or(row('image.jpg'))).toBeVisible()
  })

  test('a pasted text is left alone', async () => {
    await expect.element(page.getByText('Drop files here')).toBeVisible()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'words')
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })

  test('dropped', async () => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(pdf('Dropped.pdf'))
    // A file that a script puts there has no entry, unlike one that a person drops.
    const entry = { isFile: true, isDirectory: false } as FileSystemEntry
    vi.spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue(entry)
    const zone = page.getByRole('group', { name: 'Drop files here' }).element()
    for (const kind of ['dragenter', 'dragover', 'drop']) {
      zone.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
    }
    await expect.element(says('Dropped.pdf', 'Ready')).toBeVisible()
  })

  test('opened by the system in the installed app (file_handlers)', async () => {
    let consumer: (params: unknown) => void = () => undefined
    vi.stubGlobal('launchQueue', { setConsumer: (next: typeof consumer) => (consumer = next) })
    await app.go('/')
    await app.go(UPLOAD)
    await expect.element(page.getByText('Drop files here')).toBeVisible()
    consumer({ files: [{ getFile: async () => pdf('Opened.pdf') }] })
    await expect.element(says('Opened.pdf', 'Ready')).toBeVisible()
    vi.unstubAllGlobals()
  })
})

test('a camera of the computer takes page after page', async () => {
  await button('Take a photo').click()
  await expect.element(button('Take the photo')).toBeEnabled()
  await button('Take the photo').click()
  await expect.element(page.getByText('1 photo taken')).toBeVisible()
  await button('Done').click()
  await expect.element(page.getByRole('heading', { name: /^Photo .*, 1\.jpg$/ })).toBeVisible()
})

test('no photo is taken before the camera shows its first frame', async () => {
  // Opened, and without a picture until it has a track.
  const stream = new MediaStream()
  const camera = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
  await button('Take a photo').click()
  await expect.poll(() => document.querySelector('video')?.srcObject).toBe(stream)
  await expect.element(button('Take the photo')).toBeDisabled()
  const canvas = document.createElement('canvas')
  const screen = canvas.getContext('2d')
  for (const track of canvas.captureStream().getTracks()) stream.addTrack(track)
  await expect
    .poll(() => {
      screen?.fillRect(0, 0, 10, 10)
      return button('Take the photo').element().hasAttribute('disabled')
    })
    .toBe(false)
  await button('Take the photo').click()
  await expect.element(page.getByText('1 photo taken')).toBeVisible()
  camera.mockRestore()
})

test('the patient is asked for where none is chosen, and cancelling stores nothing', async () => {
  await app.server.pulls('patients', { name: 'Anna Petrova' })
  await choose(pdf('Blood.pdf'))
  const dialog = page.getByRole('dialog', { name: 'Which patient is it?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await records(app)).toEqual([])
  await choose(pdf('Blood.pdf'))
  await dialog.getByRole('button', { name: 'Anna Petrova' }).click()
  await expect.element(says('Blood.pdf', 'Ready')).toBeVisible()
  const [patient] = await app.context.database.patients.find().exec()
  expect((await records(app))[0]?.patientClientId).toBe(patient?.clientId)
})

describe('what is not taken says why, and what to do', () => {
  test('each file has its reason, and the failed ones are named together', async () => {
    await choose(new File(['text'], 'Notes.docx'), pdf('Scan.pdf', 30 * 1024 * 1024 + 1), pdf('Good.pdf'))
    await expect.element(says('Notes.docx', 'Invalid file type.')).toBeVisible()
    await expect.element(says('Scan.pdf', 'Your plan allows 30 MB for a file.')).toBeVisible()
    await expect.element(page.getByText('2 files were not uploaded: Notes.docx, Scan.pdf')).toBeVisible()
    await expect.element(summary('1 waiting, 2 not accepted')).toBeVisible()
    expect(await names()).toEqual(['Good'])
  })

  test('if none is taken, the upload failed', async () => {
    await choose(new File(['text'], 'Notes.docx'))
    await expect.element(page.getByText('Upload failed')).toBeVisible()
    await expect.element(button('Upload')).toBeDisabled()
  })

  test('another file takes the place of a refused one', async () => {
    await choose(new File(['text'], 'Notes.docx'))
    await expect.element(says('Notes.docx', 'Invalid file type.')).toBeVisible()
    give(page.getByTestId('replacement').element() as HTMLInputElement, [pdf('Notes.pdf')])
    await expect.element(says('Notes.pdf', 'Ready')).toBeVisible()
    await expect.element(row('Notes.docx')).not.toBeInTheDocument()
  })

  test('of six files the sixth waits for a second try', async () => {
    await choose(...Array.from({ length: 6 }, (_, at) => pdf(`${at}.pdf`)))
    await expect.element(says('5.pdf', 'Five files at a time.')).toBeVisible()
    await expect.poll(names).toHaveLength(5)
    await row('5.pdf').getByRole('button', { name: 'Try again' }).click()
    await expect.element(says('5.pdf', 'Ready')).toBeVisible()
  })

  test('the limit is that of the plan', async () => {
    const { clientId } = (await app.context.database.account.findOne(app.context.accountId).exec()) ?? {}
    await app.server.pulls('account', { clientId, name: 'Dana', data: { ...CONSENTED, plan: 'professional' } })
    await expect.element(page.getByText(/up to 50 MB each/)).toBeVisible()
    await choose(pdf('Scan.pdf', 50 * 1024 * 1024))
    await expect.element(says('Scan.pdf', 'Ready')).toBeVisible()
  })

  test('I12: a full disk stores nothing, says so, and the file can be tried again', async () => {
    const { put } = IDBObjectStore.prototype
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      if (this.transaction.db.name === 'ambient-scribe-offline') throw new DOMException('', 'QuotaExceededError')
      return put.apply(this, given)
    })
    await choose(pdf('Blood.pdf'))
    await expect.element(says('Blood.pdf', 'This device has no room for the file')).toBeVisible()
    expect([await records(app), await jobs(app)]).toEqual([[], []])
    full.mockRestore()
    await row('Blood.pdf').getByRole('button', { name: 'Try again' }).click()
    await expect.element(says('Blood.pdf', 'Ready')).toBeVisible()
  })

  test('a demo account on the basic plan is told so before it chooses', async () => {
    const { clientId } = (await app.context.database.account.findOne(app.context.accountId).exec()) ?? {}
    await app.server.pulls('account', {
      clientId,
      name: 'Dana',
      data: { ...CONSENTED, plan: 'basic', profile: { role: 'demo' } },
    })
    await expect.element(page.getByText('The basic plan of the demo does not allow this')).toBeVisible()
    await expect.element(button('Choose files')).toBeDisabled()
  })
})

describe('a file that is there already', () => {
  test('is named before it is sent again, and sent anyway if wanted', async () => {
    await choose(pdf('Blood.pdf', 2000, 'same'))
    await expect.element(says('Blood.pdf', 'Ready')).toBeVisible()
    await choose(pdf('Copy.pdf', 2000, 'same'))
    await expect.element(row('Copy.pdf').getByText(/“Blood”, added today .* has this file/)).toBeVisible()
    expect(await names()).toEqual(['Blood'])
    await row('Copy.pdf').getByRole('button', { name: 'Send anyway' }).click()
    await expect.poll(names).toEqual(['Blood', 'Copy'])
  })

  test('is recognised among ten thousand records in under half a second', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => ({
      ...{ name: `Record ${at}`, recordType: 'labResults' as const, data: { sha256: `${at}`.padStart(64, '0') } },
    }))
    await app.server.pulls('healthRecords', ...rows)
    const from = performance.now()
    await choose(pdf('New.pdf'))
    await expect.element(says('New.pdf', 'Ready')).toBeVisible()
    console.info(`checked and stored in ${Math.round(performance.now() - from)} ms`)
  })
})

describe('the state of each file, and the button', () => {
  test('offline the files wait here, with their bytes beside the room of the device', async () => {
    vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ usage: 0, quota: 10 * 1024 ** 3 })
    // The screen asks for the room when it is opened.
    await app.go('/')
    await app.go(UPLOAD)
    worker.reports({ phase: 'offline', offlineSince: Date.now() })
    const id = await store(app, 'Blood.pdf', { bytes: pdf('Blood.pdf', 1024 * 1024) })
    await app.context.uploads.change(id, { nextRetryAt: 0 })
    await expect.element(says('Blood.pdf', 'Waiting for network')).toBeVisible()
    await expect.element(page.getByText(/^No connection since .* You can close the page\.$/)).toBeVisible()
    await expect.element(page.getByText('1 MB of 10 GB')).toBeVisible()
    await expect.element(page.getByText('To be sent when the network returns: 1 file, 1 MB')).toBeVisible()
    await expect.element(button('In queue: 1')).toBeDisabled()
  })

  test('parts that the server confirmed are filled, the one on its way is hatched', async () => {
    const id = await store(app, 'MRI.pdf', { bytes: pdf('MRI.pdf', 2 * 1024 * 1024) })
    const sending = { clientId: id, sentBytes: 1024 * 1024, totalBytes: 2 * 1024 * 1024 }
    worker.reports({ phase: 'cycling', uploads: [sending] })
    const bar = page.getByRole('progressbar', { name: 'Sending MRI' })
    await expect.element(says('MRI.pdf', 'Sent 2 of 4 parts.')).toBeVisible()
    const cells = () => [...bar.element().children].map(cell => (cell as HTMLElement).dataset.state)
    expect(cells()).toEqual(['sent', 'sent', 'next', 'open'])
    await expect.element(button('Uploading')).toBeDisabled()
    await expect.poll(() => Number(bar.element().ariaValueNow)).toBeGreaterThanOrEqual(90)
    worker.reports({ phase: 'offline', offlineSince: Date.now() })
    await app.context.uploads.change(id, { sentBytes: 1024 * 1024, nextRetryAt: 0 })
    await expect.element(says('MRI.pdf', 'It continues with part 3, nothing is lost.')).toBeVisible()
    await expect.element(says('MRI.pdf', '1 of 2 MB')).toBeVisible()
  })

  test('a refused one is kept, says why, and can be sent again', async () => {
    const id = await store(app, 'Blood.pdf')
    await app.server.failsUpload(id, new ContractError('TOO_LARGE', 'x', { errorType: 'FileSizeLimit' }))
    await expect.element(says('Blood.pdf', 'It is larger than the server accepts. The file is kept')).toBeVisible()
    await expect.element(page.getByText('Upload failed')).toBeVisible()
    await row('Blood.pdf').getByRole('button', { name: 'Try again' }).click()
    await expect.poll(async () => (await jobs(app))[0]?.state).toBe('waiting')
  })

  test('one that the balance does not suffice for is kept, leads to the balance, and can be sent again', async () => {
    const id = await store(app, 'Blood.pdf')
    await app.server.failsUpload(id, new ContractError('INSUFFICIENT_BALANCE'))
    const text = 'The balance is not sufficient. The file is kept on this device.'
    await expect.element(says('Blood.pdf', text)).toBeVisible()
    const toast = page.getByRole('region', { name: /^Notifications/ })
    await expect.element(toast.getByText('The balance is not sufficient')).toBeVisible()
    await expect.element(toast.getByText(/kept on this device/)).toBeVisible()
    await expect.element(toast.getByText(/could not be sent/)).not.toBeInTheDocument()
    await row('Blood.pdf').getByRole('link', { name: 'Top up' }).click()
    await expect.poll(app.address).toBe('/user-account/account/billing')
    await app.go(UPLOAD)
    await row('Blood.pdf').getByRole('button', { name: 'Try again' }).click()
    await expect.poll(async () => (await jobs(app))[0]?.state).toBe('waiting')
  })

  test('a sent one stays until the in-progress list is refreshed', async () => {
    await choose(pdf('Blood.pdf'))
    await expect.element(says('Blood.pdf', 'Ready')).toBeVisible()
    const [job] = await jobs(app)
    const record = await app.server.hasUploaded(job?.id ?? '', { status: 'uploaded' })
    await expect.element(says('Blood.pdf', 'Sent')).toBeVisible()
    await expect.element(button('All sent')).toBeDisabled()
    expect(row('Blood.pdf').getByRole('link', { name: 'Open' }).element()).toHaveProperty(
      'pathname',
      `/health-record/view/${record.id}`,
    )
    worker.returns('healthRecords:listRecordsInProgress', () => ({
      kind: 'answered',
      result: { uploaded: [record], processing: [], error: [], recentlyUploaded: [] },
      notice: null,
    }))
    await expect.element(row('Blood.pdf')).not.toBeInTheDocument()
  })

  test('recordings that wait are not listed here', async () => {
    await saveRecording(app.context, new Blob(['sound']), details({ name: 'A visit' }), 'auto')
    await store(app, 'Blood.pdf')
    await expect.element(page.getByRole('heading', { name: 'One file' })).toBeVisible()
  })
})

describe('removing', () => {
  test('a stored file is removed with its upload, and put back by one tap', async () => {
    await store(app, 'Blood.pdf')
    await row('Blood.pdf').getByRole('button', { name: 'Remove Blood.pdf' }).click()
    await expect.element(row('Blood.pdf')).not.toBeInTheDocument()
    await expect.poll(() => jobs(app)).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(row('Blood.pdf')).toBeVisible()
    await expect.poll(() => jobs(app)).toHaveLength(1)
  })

  test('a refused one too', async () => {
    await choose(new File(['text'], 'Notes.docx'))
    await row('Notes.docx').getByRole('button', { name: 'Remove Notes.docx' }).click()
    await expect.element(row('Notes.docx')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(row('Notes.docx')).toBeVisible()
  })

  test('all that is not sent at once', async () => {
    for (const name of ['a.pdf', 'b.pdf']) await store(app, name)
    await button('Remove all').click()
    await expect.element(row('a.pdf')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(row('a.pdf')).toBeVisible()
    await expect.poll(names).toEqual(['a', 'b'])
  })

  test('a photo can be looked at', async () => {
    const picture = await photo('Sheet.jpg', 300, 200)
    await store(app, 'Sheet.jpg', { bytes: picture, mimeType: 'image/jpeg' })
    await row('Sheet.jpg').getByRole('button', { name: 'View' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Sheet.jpg' }).getByRole('img')).toBeVisible()
    await pressEscape()
  })
})
