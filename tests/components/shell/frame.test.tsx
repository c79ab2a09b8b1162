import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSignedOut } from '../setup/open-app.tsx'
import { expectAccessible, pressEscape } from '../setup/page-checks.ts'

const WIDE = { width: 1280, height: 900 }
const theme = () => document.documentElement.dataset.theme

test('the skip link is the first stop and leads to the content', async () => {
  await openSignedOut('/dev/shell', WIDE)
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('the sync pill opens the centre, and Escape returns the focus', async () => {
  await openSignedOut('/dev/shell?sync=needs-you', WIDE)
  const pill = page.getByRole('button', { name: /1 needs you/ })
  await pill.click()
  const centre = page.getByRole('dialog', { name: 'On this device' })
  await expect.element(centre.getByRole('heading', { name: 'Needs you' })).toBeVisible()
  await expect.element(centre.getByText('7.1 of 11.6 MB').first()).toBeVisible()
  await pressEscape()
  await expect.element(centre).not.toBeInTheDocument()
  await expect.element(pill).toHaveFocus()
})

test('the state of sync is announced to screen readers, a count is not', async () => {
  await openSignedOut('/dev/shell?sync=offline', WIDE)
  const announced = page.getByRole('banner').getByRole('status')
  await expect.element(announced).toMatchTextContent('Offline. Your work is kept on this device.')
})

test('on a phone the drawer holds menu and appearance, and closes when a link is followed', async () => {
  const app = await openSignedOut('/dev/shell', { width: 390, height: 900, locale: 'ru' })
  await page.getByRole('button', { name: 'Открыть меню' }).click()
  const drawer = page.getByRole('dialog', { name: 'Anamnesis' })
  await expect.element(drawer.getByRole('link', { name: 'Аудиозаписи' })).toBeVisible()
  await expectAccessible()
  await drawer.getByText('Тёмное', { exact: true }).click()
  await expect.poll(theme).toBe('dark')
  await drawer.getByRole('link', { name: 'Триаж' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  // Without a session the link leads to the login screen first.
  await expect.poll(app.address).toBe('/login?from=%2Ftriage')
})

test('the patient is switched from the header', async () => {
  await openSignedOut('/dev/shell', WIDE)
  await page.getByRole('button', { name: /^Patient: Anna P., 54/ }).click()
  await page.getByRole('menuitemradio', { name: /Преображенский/ }).click()
  await expect.element(page.getByRole('button', { name: /^Patient: Иван/ })).toBeVisible()
})

test('the account menu changes the appearance at once', async () => {
  await openSignedOut('/dev/shell', WIDE)
  await page.getByRole('button', { name: 'Account: Dana Markova' }).click()
  await page.getByRole('menuitem', { name: /Appearance/ }).click()
  await page.getByRole('menuitemradio', { name: 'Contrast' }).click()
  await expect.poll(theme).toBe('contrast')
})

test('with reduced motion a change of the theme runs no transition', async () => {
  await openSignedOut('/dev/shell', WIDE)
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
  void getComputedStyle(document.body).color
  document.documentElement.dataset.theme = 'dark'
  void getComputedStyle(document.body).color
  expect(document.getAnimations().filter(one => one instanceof CSSTransition)).toEqual([])
})

test('a section of the sidebar folds, and the sidebar narrows to a rail with the names as titles', async () => {
  await openSignedOut('/dev/shell', WIDE)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const section = menu.getByRole('button', { name: 'For doctors' })
  await section.click()
  await expect.element(menu.getByRole('link', { name: 'Triage' })).not.toBeInTheDocument()
  await section.click()
  await page.getByRole('button', { name: 'Collapse the menu' }).click()
  await expect.element(menu.getByRole('link', { name: 'Scribe' })).toHaveAttribute('title', 'Audio recordings')
  await expectAccessible()
})

test('an unknown address shows a link to the start page, not a blank page', async () => {
  await openSignedOut('/no/such/page')
  await expect.element(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'To the start page' })).toBeVisible()
})
