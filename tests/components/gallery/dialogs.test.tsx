import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSignedOut } from '../setup/open-app.tsx'
import { expectAccessible, pressEscape } from '../setup/page-checks.ts'

beforeEach(async () => {
  await openSignedOut('/dev/components', { width: 1280, height: 900 })
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const question = page.getByRole('alertdialog')
const answer = page.getByTestId('answer')

test('a dangerous confirmation focuses Cancel, and Escape cancels it', async () => {
  await button('Confirm').click()
  await expect.element(question).toBeVisible()
  await expect.element(button('Cancel')).toHaveFocus()
  await expectAccessible()
  await pressEscape()
  await expect.element(answer).toHaveTextContent('Last answer: false')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(button('Confirm')).toHaveFocus()
  await button('Confirm').click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(answer).toHaveTextContent('Last answer: true')
})

test('a prompt shows its validation error and keeps the typed text', async () => {
  await button('Prompt').click()
  const text = page.getByRole('textbox', { name: 'Transcript' })
  await expect.element(text).toHaveFocus()
  await expect.element(button('Save')).toBeDisabled()
  await text.fill('abc')
  await button('Save').click()
  await expect.element(page.getByText('Write at least five letters.')).toBeVisible()
  await expect.element(text).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
  await text.fill('Patient slept well')
  await button('Save').click()
  await expect.element(answer).toHaveTextContent('Last answer: "Patient slept well"')
})

test('a form returns the submitted text', async () => {
  await button('Form').click()
  await page.getByRole('dialog').getByRole('textbox').fill('Ward 6 Ltd')
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expect.element(answer).toHaveTextContent('Last answer: "Ward 6 Ltd"')
})

for (const side of ['end', 'start']) {
  test(`a sheet at the ${side} takes the focus and gives it back`, async () => {
    const open = button(`Sheet at the ${side}`)
    await open.click()
    await expect.element(page.getByRole('dialog', { name: 'On this device' })).toBeVisible()
    await expectAccessible()
    await pressEscape()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(open).toHaveFocus()
  })
}

test('tooltip, hover card and popover are accessible when open', async () => {
  const { activeElement } = document
  button('Tooltip').element().focus()
  expect(document.activeElement).not.toBe(activeElement)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}')
  await expect.element(page.getByRole('tooltip')).toBeVisible()
  await page.getByRole('link', { name: 'Hover card' }).hover()
  await expect.element(page.getByText(/Ferritin: 64/)).toBeVisible()
  await expectAccessible()
  await button('Popover').click()
  await expect.element(page.getByRole('dialog', { name: 'NEWS2' })).toBeVisible()
  await expectAccessible()
})
