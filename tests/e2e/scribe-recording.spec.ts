import { expect, test } from 'playwright/test'
import { expectAccessible } from './page-checks.ts'
import { openWard, recordVisit, type Ward } from './scribe-ward.ts'

test.describe.configure({ mode: 'serial', timeout: 60_000 })

const NAME = 'Discharge summary, I. K.'
const TEXT = 'Patient discharged in satisfactory condition.\nWound check in ten days.'

let ward: Ward
let path: string
test.beforeAll(async () => {
  ward = await openWard({ width: 1280, height: 900 })
  const page = await ward.open('/ambient-scribe/new')
  await page.getByRole('button', { name: 'Add a transcript' }).click()
  const dialog = page.getByRole('dialog', { name: 'Transcript' })
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeDisabled()
  await dialog.getByRole('textbox').fill('   ')
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeDisabled()
  await dialog.getByRole('textbox').fill(TEXT)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('It is saved together')).toHaveCount(0)
  await recordVisit(page, NAME, 6)
  await page.getByRole('link', { name: NAME }).click()
  await page.waitForURL(/\/ambient-scribe\/\d+$/)
  path = new URL(page.url()).pathname
  await page.close()
})
test.afterAll(async () => {
  await ward.close()
  expect(ward.problems).toEqual([])
})

test('a transcript that was brought along is saved with the recording and read in its tab', async () => {
  const page = await ward.open(path)
  await expect(page.getByRole('tab', { name: 'Transcript' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText(TEXT)).toBeVisible()
  expect((await ward.onServer()).find(({ name }) => name === NAME)?.text).toBe(TEXT)
  await page.getByRole('tab', { name: 'Audio' }).click()
  await expect(page.getByRole('main')).toContainText('Dictation')
  await expect(page).toHaveURL(/tab=audio$/)
  await page.close()
})

test('the player plays to the end, goes where a finger or a key sends it, and changes its speed', async () => {
  const page = await ward.open(path)
  const player = page.getByRole('region', { name: 'Player' })
  const position = player.getByRole('slider', { name: 'Position' })
  await position.focus()
  await page.keyboard.press('ArrowRight')
  await expect(position).toHaveAttribute('aria-valuetext', '0:05 of 0:06')
  await page.keyboard.press('Home')
  await expect(position).toHaveAttribute('aria-valuetext', '0:00 of 0:06')
  await position.click()
  await expect(position).toHaveAttribute('aria-valuetext', '0:03 of 0:06')
  for (const speed of ['1×', '1.25×', '1.5×']) {
    await player.getByRole('button', { name: `Speed ${speed}`, exact: true }).click()
  }
  await expect(player.getByRole('button', { name: 'Speed 2×' })).toBeVisible()
  await player.getByRole('button', { name: 'Play' }).click()
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
  const audio = page.locator('audio')
  await expect.poll(() => audio.evaluate((one: HTMLAudioElement) => one.ended), { timeout: 20_000 }).toBe(true)
  expect(await audio.evaluate((one: HTMLAudioElement) => one.playbackRate)).toBe(2)
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible()
  await page.close()
})

test('a device without the bytes plays them from the server, asks for the link only when it is wanted', async () => {
  const page = await ward.open(path)
  await page.evaluate(
    () =>
      new Promise(resolve => {
        const request = indexedDB.open('ambient-scribe-offline')
        request.onsuccess = () => {
          const transaction = request.result.transaction('blobs', 'readwrite')
          transaction.objectStore('blobs').clear()
          transaction.oncomplete = () => resolve(null)
        }
      }),
  )
  await page.reload()
  const links = () =>
    ward.proxy.passed.filter(line => line.startsWith('GET /api/assets/') || line.includes('/api/s/')).length
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible()
  const before = links()
  expect(before).toBe(0)
  await page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Play' }).click()
  const audio = page.locator('audio')
  await expect.poll(() => audio.evaluate((one: HTMLAudioElement) => one.currentTime)).toBeGreaterThan(1)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe(`${NAME}.webm`)
  await expect(page.getByText(`File downloaded: ${NAME}.webm`)).toBeVisible()

  ward.proxy.set({ kind: 'cut' })
  await page.reload()
  await page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Play' }).click()
  await expect(page.getByText('The audio is on the server. It can be heard when you are online.')).toBeVisible()
  ward.proxy.set({ kind: 'clear' })
  await page.close()
})

test('the title is renamed in place; Escape keeps the old one, a blank one is the dated title', async () => {
  const page = await ward.open(path)
  const title = page.getByRole('heading', { level: 1 })
  await title.getByRole('button').click()
  await page.getByLabel('Name').fill('Something else')
  await page.keyboard.press('Escape')
  await expect(title).toHaveText(NAME)
  await title.getByRole('button').click()
  await page.getByLabel('Name').fill(' ')
  await page.keyboard.press('Enter')
  await expect(title).toHaveText(/^Recording \d\d\.\d\d\.\d{4}, \d\d:\d\d$/)
  await title.getByRole('button').click()
  await page.getByLabel('Name').fill(NAME)
  await page.keyboard.press('Enter')
  await expect(title).toHaveText(NAME)
  await expect.poll(async () => (await ward.onServer()).map(({ name }) => name)).toContain(NAME)
  await page.close()
})

test('a transcript is edited; what is not saved is not left without a question', async () => {
  const page = await ward.open(path)
  await page.getByRole('button', { name: 'Edit' }).click()
  const text = page.getByRole('textbox', { name: 'Transcript' })
  await expect(text).toHaveValue(TEXT)
  await text.fill(`${TEXT}\nHistology pending.`)
  await page.getByRole('tab', { name: 'Audio' }).click()
  await page.getByRole('tab', { name: 'Transcript' }).click()
  await expect(text).toHaveValue(/Histology pending\.$/)
  await page.getByRole('link', { name: 'Audio recordings' }).first().click()
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
  await expect(text).toHaveValue(/Histology pending\.$/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Transcript saved')).toBeVisible()
  await expect(text).toHaveCount(0)
  await expect.poll(async () => (await ward.onServer()).find(({ name }) => name === NAME)?.text).toMatch(/pending\.$/)

  await page.getByRole('button', { name: 'Edit' }).click()
  await text.fill('')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Histology pending.')).toBeVisible()
  await page.close()
})

test('I10: a text that arrives while another one is typed is not written over unseen', async () => {
  const onServer = async () => (await ward.onServer()).find(({ name }) => name === NAME)?.text ?? ''
  const write = async (words: string) => {
    const page = await ward.open(path)
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('textbox', { name: 'Transcript' }).fill(words)
    return page
  }
  const here = await write('Written here.')
  const there = await write('Written in the other tab.')
  await there.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(there.getByText('Transcript saved')).toBeVisible()
  await there.close()
  const alert = here.getByRole('alert').filter({ hasText: 'Another text arrived while you were writing' })
  await expect(alert).toContainText('Written in the other tab.')
  await expect(here.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await expectAccessible(here)
  await alert.getByRole('button', { name: 'Add it below mine' }).click()
  await expect(alert).toHaveCount(0)
  await here.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(here.getByText('Transcript saved')).toBeVisible()
  await expect.poll(onServer).toBe('Written here.\n\nWritten in the other tab.')
  await here.close()
})

test('I12: a transcript that the device cannot store stays in the field', async () => {
  const page = await ward.open(path)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Transcript' }).fill('Written with care')
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.add = IDBObjectStore.prototype.put
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saving failed')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Transcript' })).toHaveValue('Written with care')
  await page.close()
})

test('deleted from its own page, it is gone from the list', async () => {
  const page = await ward.open(path)
  await page.getByRole('button', { name: `More for ${NAME}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.waitForURL('**/ambient-scribe/list')
  await expect(page.getByRole('heading', { name: NAME })).toHaveCount(0)
  await expect.poll(async () => (await ward.onServer()).map(({ name }) => name)).not.toContain(NAME)
  await page.goto(ward.origin + path)
  await expect(page.getByText('Recording not found')).toBeVisible()
  await page.close()
})
