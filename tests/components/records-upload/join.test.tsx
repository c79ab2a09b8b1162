import { PDFDocument } from 'pdf-lib'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type App, openApp } from '../setup/open-app.tsx'
import { button, jobs, photo, records, row, store, UPLOAD } from './upload-page.ts'

let app: App
beforeEach(async () => {
  app = await openApp(UPLOAD, {
    async store(opened) {
      // The last one is added first: the pages are in the order of adding.
      for (const [name, width] of [
        ['one.jpg', 300],
        ['two.jpg', 400],
        ['three.jpg', 500],
      ] as const) {
        const createdAt = new Date(Date.now() - 60_000 + width).toISOString()
        await store(opened, name, { bytes: await photo(name, width, 200), mimeType: 'image/jpeg', createdAt })
      }
    },
  })
})

const names = async () => (await records(app)).map(({ name }) => name).sort()
const dialog = page.getByRole('dialog', { name: 'Pages of one document' })
const order = () =>
  [...dialog.getByRole('listitem').elements()].map(one => one.textContent?.match(/([a-z]+)\.jpg/)?.[1])

test('photos become the pages of one document, in the order that was chosen by keyboard; undo gives them back', async () => {
  await button('Join the pages').click()
  await expect.poll(order).toEqual(['one', 'two', 'three'])
  const forward = dialog.getByRole('button', { name: 'Move three.jpg forward' })
  ;(forward.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(order).toEqual(['one', 'three', 'two'])
  await expect.poll(() => document.activeElement).toBe(forward.element())
  await userEvent.keyboard('{Enter}')
  await expect.poll(order).toEqual(['three', 'one', 'two'])
  // The button at the end of the order is disabled: the focus stays in the row.
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Move three.jpg back')
  await dialog.getByRole('button', { name: 'Make one document' }).click()

  await expect.element(row('three.pdf').getByText('PDF of 3 pages').first()).toBeVisible()
  await expect.poll(names).toEqual(['three'])
  const [job] = await jobs(app)
  const blob = await app.context.uploads.blob(app.context.accountId, job?.id ?? '')
  const read = await PDFDocument.load((await blob?.bytes.arrayBuffer()) ?? new ArrayBuffer(0))
  expect(read.getPageCount()).toBe(3)
  expect((await records(app))[0]?.data).toMatchObject({ mimeType: 'application/pdf', madeFrom: expect.any(Array) })

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(names).toEqual(['one', 'three', 'two'])
  expect(await jobs(app)).toHaveLength(3)
})

test('every change of the order can be undone, and a page that is left out stays a document', async () => {
  await button('Join the pages').click()
  const undo = dialog.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeDisabled()
  await dialog.getByRole('button', { name: 'Move one.jpg back' }).click()
  await dialog.getByRole('button', { name: 'Leave out three.jpg' }).click()
  await expect.poll(order).toEqual(['two', 'one'])
  await undo.click()
  await expect.poll(order).toEqual(['two', 'one', 'three'])
  await undo.click()
  await expect.poll(order).toEqual(['one', 'two', 'three'])
  await dialog.getByRole('button', { name: 'Leave out three.jpg' }).click()
  await dialog.getByRole('button', { name: 'Make one document' }).click()
  await expect.poll(names).toEqual(['one', 'three'])
})

test('while the order is chosen nothing is sent; cancelling changes nothing', async () => {
  await button('Join the pages').click()
  await expect.element(dialog).toBeVisible()
  for (const { nextRetryAt } of await jobs(app)) expect(nextRetryAt).toBeGreaterThan(Date.now() + 60_000)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect
    .poll(async () => Math.max(...(await jobs(app)).map(one => one.nextRetryAt)))
    .toBeLessThan(Date.now() + 21_000)
  expect(await names()).toEqual(['one', 'three', 'two'])
})

test('photos of different patients are not offered as one document', async () => {
  const [newest] = (await records(app)).toSorted((a, b) => a.order - b.order)
  await newest?.incrementalModify(one => ({ ...one, patientClientId: 'somebody-else' }))
  await expect.element(page.getByText('2 photos. Are they pages of one document?')).not.toBeInTheDocument()
})
