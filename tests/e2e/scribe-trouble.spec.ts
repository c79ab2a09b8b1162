import type { Page } from 'playwright'
import { expect, test } from 'playwright/test'
import { expectAccessible } from './page-checks.ts'
import { SAMPLE_RATE } from './recorder-sound.ts'
import { card, openWard, recordUntil, type Ward } from './scribe-ward.ts'

test.describe.configure({ mode: 'serial', timeout: 60_000 })

let ward: Ward
test.beforeAll(async () => {
  // A microphone that hears nothing.
  ward = await openWard({ width: 390, height: 844, sound: new Float32Array(20 * SAMPLE_RATE) })
})
test.afterAll(async () => {
  await ward.close()
  expect(ward.problems).toEqual([])
})

const record = (page: Page) => page.getByRole('button', { name: 'Record', exact: true }).click()
const trouble = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title })

async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Discard' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
}

for (const [fault, code, title] of [
  ['NotAllowedError', 'MICROPHONE_ACCESS_DENIED', 'Microphone access was denied'],
  ['NotFoundError', 'DEVICE_NOT_FOUND', 'No microphone device found'],
  ['NotReadableError', 'RECORDING_FAILED', 'Recording failed'],
] as const) {
  test(`${code} says what happened and what to do; a second try records`, async () => {
    const page = await ward.open('/ambient-scribe/new')
    await page.evaluate(name => {
      const { mediaDevices } = navigator
      const real = mediaDevices.getUserMedia.bind(mediaDevices)
      let first = true
      mediaDevices.getUserMedia = async constraints => {
        if (!first) return await real(constraints)
        first = false
        throw new DOMException('', name)
      }
    }, fault)
    await record(page)
    await expect(trouble(page, title)).toHaveAttribute('data-code', code)
    await expectAccessible(page)
    await trouble(page, title).getByRole('button', { name: 'Try again' }).click()
    await recordUntil(page, 1)
    await expect(trouble(page, title)).toHaveCount(0)
    await page.getByRole('button', { name: 'Pause' }).click()
    await discard(page)
    await page.close()
  })
}

test('BROWSER_NOT_SUPPORTED leads to another browser or a file', async () => {
  const page = await ward.open('/ambient-scribe/new')
  await page.evaluate(() => {
    MediaRecorder.isTypeSupported = () => false
  })
  await record(page)
  await expect(trouble(page, 'Media type not supported')).toContainText('or upload an audio file')
  await expect(page.getByRole('button', { name: 'Upload an audio file' })).toBeVisible()
  await page.close()
})

test('R4: ten seconds of silence are said aloud and beside the clock, and the recording goes on', async () => {
  const page = await ward.open('/ambient-scribe/new')
  await recordUntil(page, 9)
  await expect(page.getByText('No sound for 10 seconds')).toHaveCount(0)
  await expect(page.getByText('No sound for 10 seconds')).toBeVisible()
  await expect(trouble(page, 'Nothing has been heard for 10 seconds.')).toBeVisible()
  await recordUntil(page, 12)
  await page.getByRole('button', { name: 'Pause' }).click()
  await discard(page)
  await page.close()
})

test('R8: too little room is said before it is gone', async () => {
  const page = await ward.open('/ambient-scribe/new')
  await page.evaluate(() => {
    navigator.storage.estimate = async () => ({ usage: 0, quota: 2 * 16_000 * 200 })
  })
  await recordUntil(page, 1)
  await expect(trouble(page, 'There is room for about 3 minutes on this device.')).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await discard(page)
  await page.close()
})

test('I12: a save for which there is no room fails aloud, keeps everything, and succeeds when there is room', async () => {
  const page = await ward.open('/ambient-scribe/new')
  await page.getByLabel('Name').fill('Kept in spite of all')
  await recordUntil(page, 5.5)
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put
    Object.assign(window, { roomAgain: () => Object.assign(IDBObjectStore.prototype, { put }) })
    IDBObjectStore.prototype.put = function (...row) {
      if (this.transaction.db.name === 'ambient-scribe-offline') throw new DOMException('', 'QuotaExceededError')
      return put.apply(this, row)
    }
  })
  await page.getByRole('button', { name: 'Stop and save' }).click()
  await expect(trouble(page, 'No room on this device')).toContainText('What was recorded is kept.')
  await expect(page.getByText('Recording saved')).toHaveCount(0)
  await expectAccessible(page)

  const part = page.waitForEvent('download')
  await page.getByRole('alert').getByRole('button', { name: 'Download' }).click()
  expect((await part).suggestedFilename()).toMatch(/\.webm$/)

  await page.evaluate(() => (window as unknown as { roomAgain(): void }).roomAgain())
  await page.getByRole('alert').getByRole('button', { name: 'Save again' }).click()
  await page.waitForURL('**/ambient-scribe/list')
  await expect(card(page, 'Kept in spite of all')).toHaveCount(1)
  await expect.poll(async () => (await ward.onServer()).map(({ name }) => name)).toContain('Kept in spite of all')
  await page.close()
})

test('closing the tab asks while a recording is under way', async () => {
  const page = await ward.open('/ambient-scribe/new')
  await recordUntil(page, 1)
  const asked = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await closing
  await recordUntil(page, 2)
  await page.getByRole('button', { name: 'Pause' }).click()
  await discard(page)
  await page.close()
})

test.describe('an audio file', () => {
  for (const [what, file, message] of [
    ['an empty one', { name: 'a.wav', mimeType: 'audio/wav', buffer: Buffer.alloc(0) }, 'File is empty'],
    [
      'one of another kind',
      { name: 'a.mp3', mimeType: 'audio/mpeg', buffer: Buffer.alloc(9) },
      'Invalid audio file type',
    ],
    [
      'one without sound',
      { name: 'a.wav', mimeType: 'audio/wav', buffer: Buffer.alloc(900) },
      'Failed to load audio file',
    ],
  ] as const) {
    test(`${what} is refused with its reason`, async () => {
      const page = await ward.open('/ambient-scribe/new')
      await page.getByTestId('audio-file').setInputFiles(file)
      await expect(page.getByRole('alert')).toHaveText(message)
      await page.getByRole('button', { name: 'Choose another way' }).click()
      await expect(page.getByRole('button', { name: 'Record', exact: true })).toBeVisible()
      await page.close()
    })
  }

  test('one above 100 MB is refused before it is read', async () => {
    const page = await ward.open('/ambient-scribe/new')
    await page.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>('[data-testid="audio-file"]')
      const files = new DataTransfer()
      files.items.add(new File([new Uint8Array(100 * 1024 * 1024 + 1)], 'long.wav', { type: 'audio/wav' }))
      if (input) input.files = files.files
      input?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await expect(page.getByRole('alert')).toHaveText('File size exceeds 100MB limit')
    await page.close()
  })
})
