import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSignedOut } from '../setup/open-app.tsx'
import { expectAccessible } from '../setup/page-checks.ts'

test('a select can be operated with the keyboard', async () => {
  await openSignedOut('/dev/components')
  const select = page.getByRole('combobox', { name: 'Nothing chosen' })
  select.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('l{Enter}')
  await expect.element(page.getByRole('combobox', { name: 'Report length' })).toHaveTextContent('Long')
})

test('refused files are named with the reason', async () => {
  await openSignedOut('/dev/components', { locale: 'ru' })
  const file = (name: string, bytes: number, type: string) => new File([new Uint8Array(bytes)], name, { type })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no place for files')
  await userEvent.upload(input, [
    file('big.pdf', 1024 * 1024 + 1, 'application/pdf'),
    file('virus.exe', 10, 'application/x-msdownload'),
    file('limit.pdf', 1024 * 1024, 'application/pdf'),
  ])
  await expect.element(page.getByText('big.pdf: Файл больше 1 МБ.')).toBeVisible()
  await expect.element(page.getByText('virus.exe: Такие файлы здесь не открываются.')).toBeVisible()
  await expect.element(page.getByText('Taken: limit.pdf')).toBeVisible()
  await expectAccessible()
})
