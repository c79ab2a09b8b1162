import { expect, test } from 'playwright/test'
import { noise, SAMPLE_RATE, wav } from './recorder-sound.ts'
import { card, cardMenu, openWard, recordVisit, section, type Ward } from './scribe-ward.ts'

test.describe.configure({ mode: 'serial', timeout: 60_000 })

let ward: Ward
test.beforeAll(async () => {
  ward = await openWard({ width: 1280, height: 900 })
})
test.afterAll(async () => {
  await ward.close()
  expect(ward.problems).toEqual([])
})

const names = async () => (await ward.onServer()).map(({ name }) => name)

test('without a network a recording is kept, playable, renamed, and sent when the network is back', async () => {
  const page = await ward.open('/ambient-scribe/new')
  ward.proxy.set({ kind: 'cut' })
  await recordVisit(page, 'Ward 6, bed 2')
  const here = section(page, 'On this device')
  await expect(here.getByText('Waiting for network')).toBeVisible()
  await expect(page.getByText(/^No connection since .* recordings are stored on this device/)).toBeVisible()
  await expect(page.getByText(/1 not yet sent$/)).toBeVisible()

  await here.getByRole('button', { name: 'Play Ward 6, bed 2' }).click()
  await expect(here.getByRole('button', { name: 'Pause Ward 6, bed 2' })).toBeVisible()
  await expect(here.getByText(/0:0[1-9] \/ 0:0\d/)).toBeVisible()
  await here.getByRole('button', { name: 'Ward 6, bed 2', exact: true }).click()
  await expect(page.getByText('This recording is not synced yet.')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/ambient-scribe/list')

  await cardMenu(page, 'Ward 6, bed 2', 'Rename')
  await page.getByRole('dialog').getByLabel('Name').fill('Ward 6, bed 3')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(card(page, 'Ward 6, bed 3')).toBeVisible()

  await cardMenu(page, 'Ward 6, bed 3', 'Upload now')
  await expect(page.getByText('No internet connection. Will sync when online.')).toBeVisible()
  await page.getByRole('button', { name: 'Uploads: automatic' }).click()
  await page.getByRole('menuitem', { name: 'Upload all now' }).click()
  await expect(page.getByText('No internet connection available.')).toBeVisible()

  ward.proxy.set({ kind: 'clear' })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(section(page, 'On this device')).toHaveCount(0)
  await expect(card(page, 'Ward 6, bed 3').getByRole('link', { name: 'Ward 6, bed 3' })).toBeVisible()
  await expect.poll(names).toContain('Ward 6, bed 3')
  await page.close()
})

test('an upload that was cut off goes on where it was, and the card says where', async () => {
  const page = await ward.open('/ambient-scribe/new')
  const file = wav(noise(100, 3), SAMPLE_RATE)
  await page
    .getByTestId('audio-file')
    .setInputFiles({ name: 'Admission, A. P.wav', mimeType: 'audio/wav', buffer: file })
  ward.proxy.set({ kind: 'slow', ms: 150 })
  await page.getByRole('button', { name: 'Save the recording' }).click()
  const bar = card(page, 'Admission, A. P').getByRole('progressbar')
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow').catch(() => 0))).toBeGreaterThan(15)
  ward.proxy.set({ kind: 'cut' })
  await expect(card(page, 'Admission, A. P')).toContainText(/Upload stopped at \d+%\. It continues from there\./)
  const before = ward.proxy.passed.filter(line => line.startsWith('PUT ')).length

  ward.proxy.set({ kind: 'clear' })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(names).toContain('Admission, A. P')
  const chunks = Math.ceil(file.length / (512 * 1024))
  const after = ward.proxy.passed.filter(line => line.startsWith('PUT ')).length - before
  expect(after).toBeLessThan(chunks)
  await page.close()
})

test('in manual mode nothing leaves by itself; turning automatic names what would be sent, once', async () => {
  const page = await ward.open('/ambient-scribe/list')
  await page.getByRole('button', { name: 'Uploads: automatic' }).click()
  await page.getByRole('menuitemradio', { name: 'Manual' }).click()
  await page.getByRole('link', { name: 'New recording' }).click()
  await recordVisit(page, 'Held for me')
  await expect(card(page, 'Held for me')).toContainText('Uploads are manual: send it when you want.')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('Refreshed')).toBeVisible()
  await page.reload()
  await expect(card(page, 'Held for me')).toContainText('Not sent')
  expect(await names()).not.toContain('Held for me')

  const turnAutomatic = async () => {
    await page.getByRole('button', { name: 'Uploads: manual' }).click()
    await page.getByRole('menuitemradio', { name: 'Automatic' }).click()
  }
  await turnAutomatic()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(/1 recording \([\d.]+\sKB\) waits on this device and will be sent now\./)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Uploads: manual' })).toBeVisible()
  await turnAutomatic()
  await question.getByRole('button', { name: 'Send now' }).click()
  await expect.poll(names).toContain('Held for me')
  await page.close()
})

test('one recording can be sent from its card while the rest is held', async () => {
  const page = await ward.open('/ambient-scribe/list')
  await page.getByRole('button', { name: 'Uploads: automatic' }).click()
  await page.getByRole('menuitemradio', { name: 'Manual' }).click()
  for (const name of ['Send me', 'Not me']) {
    await page.getByRole('link', { name: 'New recording' }).click()
    await recordVisit(page, name)
  }
  await cardMenu(page, 'Send me', 'Upload now')
  await expect.poll(names).toContain('Send me')
  await expect(card(page, 'Not me')).toContainText('Not sent')
  expect(await names()).not.toContain('Not me')
  await page.getByRole('button', { name: 'Uploads: manual' }).click()
  await page.getByRole('menuitem', { name: 'Upload all now' }).click()
  await expect.poll(names).toContain('Not me')
  await page.getByRole('button', { name: 'Uploads: manual' }).click()
  await page.getByRole('menuitemradio', { name: 'Automatic' }).click()
  await expect(page.getByRole('button', { name: 'Uploads: automatic' })).toBeVisible()
  await page.close()
})

test('a deletion asks, can be taken back while it is told, and outlives the page', async () => {
  const page = await ward.open('/ambient-scribe/list')
  const remove = async () => {
    await cardMenu(page, 'Send me', 'Delete')
    await page.getByRole('alertdialog', { name: 'Delete “Send me”?' }).getByRole('button', { name: 'Delete' }).click()
    await expect(card(page, 'Send me')).toHaveCount(0)
  }
  await remove()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Send me')).toBeVisible()
  await expect(page.getByText('“Send me” deleted')).toHaveCount(0)
  await remove()
  await expect(page.getByText('“Send me” deleted')).toBeVisible()
  expect(await names()).toContain('Send me')
  await page.reload()
  await expect(card(page, 'Not me')).toBeVisible()
  await expect(card(page, 'Send me')).toHaveCount(0)
  await expect.poll(names, { timeout: 20_000 }).not.toContain('Send me')
  await page.close()
})

test('the density is remembered', async () => {
  const page = await ward.open('/ambient-scribe/list')
  const first = page.getByRole('main').getByRole('listitem').first()
  const tall = (await first.boundingBox())?.height ?? 0
  await page.getByRole('button', { name: 'Show more on the screen' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Show with more space' })).toBeVisible()
  expect((await first.boundingBox())?.height ?? tall).toBeLessThan(tall)
  await page.close()
})

test('an address without a number leads to the list', async () => {
  for (const path of ['/ambient-scribe', '/ambient-scribe/abc', '/ambient-scribe/12x']) {
    const page = await ward.open(path)
    await expect(page).toHaveURL(`${ward.origin}/ambient-scribe/list`)
    await page.close()
  }
})

test('a recording that the server refuses for good is said on every screen, kept, and named on its card', async () => {
  const page = await ward.open('/ambient-scribe/new')
  await page.evaluate(() => {
    // What is saved is no sound: the server looks at the first bytes and refuses it.
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (row, key) {
      const bytes = new Blob(['no sound at all'], { type: 'audio/webm' })
      return put.call(this, this.name === 'blobs' ? { ...row, bytes } : row, key)
    }
  })
  await recordVisit(page, 'Refused')
  await expect(page.getByText('“Refused” could not be sent')).toBeVisible()
  await expect(card(page, 'Refused')).toContainText('Could not be sent')
  await expect(card(page, 'Refused')).toContainText('The recording is kept on this device.')
  await expect(page.getByRole('button', { name: /1 needs you/ })).toBeVisible()
  await page.close()
})
