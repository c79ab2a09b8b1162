import { expect, test } from 'playwright/test'
import { crash } from './recorder-rig.ts'
import { card, openWard, recordUntil, recordVisit, section, type Ward } from './scribe-ward.ts'

test.describe.configure({ mode: 'serial', timeout: 60_000 })

let ward: Ward
test.beforeAll(async () => {
  ward = await openWard()
})
test.afterAll(async () => {
  await ward.close()
  expect(ward.problems).toEqual([])
})

test('the space bar pauses and goes on, from where a click on Record leaves the focus, but not from a field', async () => {
  const page = await ward.open('/ambient-scribe/new')
  await recordUntil(page, 1)
  await page.keyboard.press('Space')
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByText('Recording', { exact: true })).toBeVisible()
  await page.locator('h1').click()
  await page.keyboard.press('Space')
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByText('Recording', { exact: true })).toBeVisible()
  await page.getByLabel('Name').press('Space')
  await expect(page.getByText('Recording', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  await page.close()
})

test('a recording that is too short is refused, kept, and goes on', async () => {
  const page = await ward.open('/ambient-scribe/new')
  await page.getByLabel('Name').fill('Short visit')
  await recordUntil(page, 2)
  await page.getByRole('button', { name: 'Stop and save' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Too short, minimum 5 seconds' })).toBeVisible()
  await page.getByRole('alert').getByRole('button', { name: 'Go on' }).click()
  await recordUntil(page, 5.2)
  await page.getByRole('button', { name: 'Stop and save' }).click()
  await page.waitForURL('**/ambient-scribe/list')
  await expect(card(page, 'Short visit')).toBeVisible()
  await page.close()
})

test('R1 R2: that everything is stored is said only while it is', async () => {
  const page = await ward.open('/ambient-scribe/new')
  const promise = page.getByText('Stored on this device, second by second.')
  await expect(promise).toHaveCount(0)
  await recordUntil(page, 1.5)
  await expect(promise).toBeVisible()
  // The device stops storing: every write from now on is aborted.
  await page.evaluate(() => {
    const begin = IDBDatabase.prototype.transaction
    IDBDatabase.prototype.transaction = function (...args) {
      const transaction = begin.apply(this, args)
      if (this.name === 'AudioRecorderDB' && args[1] === 'readwrite') queueMicrotask(() => transaction.abort())
      return transaction
    }
  })
  await expect(page.getByText(/are not stored\. Keep the app open\./)).toBeVisible()
  await expect(promise).toHaveCount(0)
  await page.close()
})

test('R5: leaving the screen stops nothing; the bar on every screen stops and saves', async () => {
  const page = await ward.open('/ambient-scribe/new')
  await page.getByLabel('Name').fill('Ward 6, bed 2')
  await recordUntil(page, 2)
  await page.getByRole('link', { name: 'Audio recordings' }).first().click()
  const bar = page.getByRole('region', { name: 'Recording in progress' })
  await expect(bar.getByRole('link', { name: 'Ward 6, bed 2' })).toBeVisible()
  await expect(bar).toContainText('0:05')
  await bar.getByRole('button', { name: 'Stop and save' }).click()
  await expect(bar).toHaveCount(0)
  await expect(card(page, 'Ward 6, bed 2')).toBeVisible()
  await expect.poll(async () => (await ward.onServer()).map(({ name }) => name)).toContain('Ward 6, bed 2')
  await page.close()
})

test('R6: a page that was killed leaves a recording to listen to and to keep, under its name', async () => {
  const page = await ward.open('/ambient-scribe/new')
  await page.getByLabel('Name').fill('Night round')
  await page.getByText('Dialog', { exact: true }).click()
  await recordUntil(page, 6.5)
  await crash(page)

  const next = await ward.open('/ambient-scribe/list')
  const found = next.getByRole('listitem').filter({ hasText: 'Night round' })
  await expect(found).toContainText('Recorded until: today')
  await found.getByRole('button', { name: 'Play Night round' }).click()
  await expect(found.getByRole('button', { name: 'Pause Night round' })).toBeVisible()
  await found.getByRole('button', { name: 'Keep' }).click()
  await expect(found.getByRole('button', { name: 'Keep' })).toHaveCount(0)
  await expect.poll(async () => (await ward.onServer()).find(({ name }) => name === 'Night round')).toBeTruthy()
  const kept = (await ward.onServer()).find(({ name }) => name === 'Night round')
  expect(kept?.subtype).toBe('dialog')
  expect(kept?.duration).toBeGreaterThan(5)
  await next.close()
})

test('R6: an interrupted recording is joined with what follows', async () => {
  const page = await ward.open('/ambient-scribe/new')
  await page.getByLabel('Name').fill('Two halves')
  await recordUntil(page, 4)
  await crash(page)

  const next = await ward.open('/ambient-scribe/new')
  await next.getByRole('link', { name: 'To the recordings' }).click()
  const found = next.getByRole('listitem').filter({ hasText: 'Two halves' })
  await expect(found).toContainText('Shorter than 5 seconds')
  await expect(found.getByRole('button', { name: 'Keep' })).toHaveCount(0)
  await found.getByRole('button', { name: 'Go on recording' }).click()
  await next.waitForURL('**/ambient-scribe/new')
  await expect(next.getByLabel('Name')).toHaveValue('Two halves')
  await recordUntil(next, 6)
  await next.getByRole('button', { name: 'Stop and save' }).click()
  await next.waitForURL('**/ambient-scribe/list')
  await expect(card(next, 'Two halves')).toHaveCount(1)
  await expect(next.getByRole('button', { name: 'Keep' })).toHaveCount(0)
  await next.close()
})

test('a blank name is the dated title', async () => {
  const page = await ward.open('/ambient-scribe/new')
  await recordVisit(page, '  ')
  await expect(page.getByRole('heading', { name: /^Recording \d\d\.\d\d\.\d{4}, \d\d:\d\d$/ }).first()).toBeVisible()
  await expect(section(page, 'On this device').or(section(page, 'On the server')).first()).toBeVisible()
  await page.close()
})

test('what the device understood while recording is the transcript where no engine is configured', async () => {
  const page = await ward.open('/ambient-scribe/new')
  await page.evaluate(() => {
    class Heard extends EventTarget {
      static available = async () => 'available'
      processLocally = false
      start() {
        const result = (transcript: string, isFinal: boolean) => Object.assign([{ transcript }], { isFinal })
        const say = (results: unknown[]) => this.dispatchEvent(Object.assign(new Event('result'), { results }))
        queueMicrotask(() => say([result('The patient is short of breath.', true), result('Ankles swo', false)]))
      }
      stop() {
        this.dispatchEvent(new Event('end'))
      }
    }
    Object.defineProperty(globalThis, 'SpeechRecognition', { configurable: true, value: Heard })
  })
  await page.getByLabel('Name').fill('Captioned')
  await recordUntil(page, 1)
  await expect(page.getByText('on this device · English')).toBeVisible()
  await expect(page.getByText('The patient is short of breath.')).toBeVisible()
  await expect(page.getByText('Ankles swo')).toBeVisible()
  await recordUntil(page, 5.2)
  await page.getByRole('button', { name: 'Stop and save' }).click()
  await page.waitForURL('**/ambient-scribe/list')
  await expect
    .poll(async () => (await ward.onServer()).find(({ name }) => name === 'Captioned')?.text)
    .toBe('The patient is short of breath.')
  await page.close()
})

test('I11 R5: a session that the server ends stops no recording; the same person signs in again and saves it', async () => {
  const page = await ward.open('/ambient-scribe/new')
  await page.getByLabel('Name').fill('In spite of a 401')
  await recordUntil(page, 1)
  await ward.endSession(page)
  await page.getByRole('link', { name: 'Audio recordings' }).first().click()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.waitForURL('**/login**')
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await page.getByRole('button', { name: 'Doctor' }).first().click()
  const bar = page.getByRole('region', { name: 'Recording in progress' })
  await expect(bar).toContainText('In spite of a 401')
  await expect(bar).toContainText(/0:0[5-9]|0:[1-5]\d/)
  await bar.getByRole('button', { name: 'Stop and save' }).click()
  await expect.poll(async () => (await ward.onServer()).map(({ name }) => name)).toContain('In spite of a 401')
  await page.close()
})
