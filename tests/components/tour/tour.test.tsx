import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startTour } from '../../../src/ui/state/tour/tour.ts'
import { setUnfinishedTriage } from '../../../src/ui/state/triage/unfinished-triage.ts'
import { discard, record, recordedFor } from '../scribe/recorder-page.ts'
import { NEW } from '../scribe/scribe-page.ts'
import { CONSENTED, openApp, resize } from '../setup/open-app.tsx'
import { focusIsSeen, pressEscape } from '../setup/page-checks.ts'
import { card, expectProgress, lit, onStep, STEPS, spotlightError, step, storedTour } from './tour-page.ts'

const WIDE = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
const notice = (text: string) => page.getByText(text)

describe('the keyboard', () => {
  test('turns the pages to the end, from 0 to 100, and the end is kept as done', { timeout: 20_000 }, async () => {
    const app = await openApp('/', WIDE)
    startTour()
    for (const [index, name] of STEPS.entries()) {
      await onStep(name)
      await expectProgress(Math.round((index / (STEPS.length - 1)) * 100))
      await expect.poll(() => card.element().contains(document.activeElement) && focusIsSeen()).toBe(true)
      if (index < STEPS.length - 1) await userEvent.keyboard('{ArrowRight}')
    }
    await expect.poll(() => storedTour(app)).toEqual({ step: 'finish', done: true })
    expect(app.address()).toBe('/')
    await userEvent.keyboard('{Enter}')
    await expect.element(card).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test('goes back, and Escape puts the tour away at its step, where it goes on', async () => {
    const app = await openApp('/', WIDE)
    startTour()
    await onStep('Where everything is')
    for (const [key, at] of [
      ['{ArrowRight}', 1],
      ['{ArrowRight}', 2],
      ['{ArrowLeft}', 1],
    ] as const) {
      await userEvent.keyboard(key)
      await onStep(STEPS[at] ?? '')
    }
    await pressEscape()
    await expect.element(card).not.toBeInTheDocument()
    await expect.element(notice('You can continue it from the home screen.')).toBeVisible()
    await expect.poll(() => storedTour(app)).toEqual({ step: 'account', done: false })
    startTour()
    await onStep('Your account')
    startTour('beginning')
    await onStep('Where everything is')
  })

  test('Tab stays within the step', async () => {
    await openApp('/', WIDE)
    startTour()
    await onStep('Where everything is')
    await userEvent.keyboard('{ArrowRight}')
    await onStep('Your account')
    for (let presses = 0; presses < 5; presses++) {
      await userEvent.keyboard('{Tab}')
      expect(card.element().contains(document.activeElement)).toBe(true)
    }
  })
})

test('another device goes on at the step that this one reached', async () => {
  const app = await openApp('/', WIDE)
  await app.server.pulls('account', {
    ...{ clientId: app.context.accountId, name: 'Dana Markova' },
    data: { ...CONSENTED, preferences: { tour: { step: 'studies', done: false } } },
  })
  startTour()
  await onStep('Studies')
  expect(app.address()).toBe('/health-records/studies')
})

describe('the spotlight', () => {
  test('is on the menu’s entry, and follows scrolling', async () => {
    await openApp('/', { width: 1280, height: 500 })
    startTour()
    await onStep('Where everything is')
    const tall = document.body.appendChild(document.createElement('div'))
    tall.style.height = '3000px'
    for (let steps = 0; steps < 4; steps++) await userEvent.keyboard('{ArrowRight}')
    await onStep('Lab results')
    expect(lit()).toBe('nav-labResults')
    await expect.poll(spotlightError).toBeLessThan(1)
    scrollTo(0, 700)
    await expect.poll(spotlightError).toBeLessThan(1)
    tall.remove()
  })

  test('on a phone is on the bottom bar and the screens, with the drawer closed', { timeout: 20_000 }, async () => {
    await openApp('/', PHONE)
    startTour()
    await onStep('Where everything is')
    const places: (string | undefined)[] = []
    for (const name of STEPS.slice(1, -1)) {
      await card.getByRole('button', { name: /Begin|Next/ }).click()
      await onStep(name)
      places.push(lit())
      await expect.poll(spotlightError).toBeLessThan(1)
    }
    expect(places).toEqual(['menu', 'nav-home', 'navbar', 'nav-labResults', 'page', 'page', 'page', 'page'])
    await expect.element(page.getByRole('dialog', { name: 'Anamnesis' })).not.toBeInTheDocument()
  })
})

test('turning the device keeps the spotlight on the step, which is another element in the other frame', async () => {
  await openApp('/', PHONE)
  startTour()
  await onStep('Where everything is')
  await userEvent.keyboard('{ArrowRight}')
  await onStep('Your account')
  expect(lit()).toBe('menu')
  await resize({ width: 844, height: 390 })
  await expect.poll(lit).toBe('account')
  await expect.poll(spotlightError).toBeLessThan(1)
  await onStep('Your account')
})

const hide = (names: string[]) => {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = names.map(one => `[data-tour="${one}"] { display: none }`).join('\n')
  return style
}

test('the spotlight goes on to the element that takes the place of a step’s first', async () => {
  await openApp('/', WIDE)
  startTour()
  for (let at = 0; at < STEPS.indexOf('Studies'); at++) {
    await onStep(STEPS[at] ?? '')
    await userEvent.keyboard('{ArrowRight}')
  }
  await onStep('Studies')
  expect(lit()).toBe('nav-studies')
  const style = hide(['nav-studies'])
  await expect.poll(lit).toBe('page')
  await onStep('Studies')
  style.remove()
  await expect.poll(lit).toBe('nav-studies')
})

describe('a step whose target is missing', () => {
  test('is skipped in both directions, and leaves the count', { timeout: 20_000 }, async () => {
    await openApp('/', WIDE)
    const style = hide(['account'])
    startTour()
    await onStep('Where everything is')
    await expect.element(card.getByText('1 of 10')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(step('Home'), { timeout: 8000 }).toBeVisible()
    await expect.element(card.getByText('2 of 9')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await onStep('Where everything is')
    style.remove()
  })

  test('appears as soon as it is there', async () => {
    await openApp('/', WIDE)
    const style = hide(['account'])
    startTour()
    await onStep('Where everything is')
    await userEvent.keyboard('{ArrowRight}')
    style.remove()
    await onStep('Your account')
  })
})

describe('work in progress', () => {
  test('an unfinished triage keeps the tour away, and ends one that runs', async () => {
    await openApp('/', WIDE)
    setUnfinishedTriage(true)
    startTour()
    await expect.element(notice('A triage is not finished. Finish it first, then start the tour.')).toBeVisible()
    await expect.element(card).not.toBeInTheDocument()
    setUnfinishedTriage(false)
    startTour()
    await onStep('Where everything is')
    setUnfinishedTriage(true)
    await expect.element(card).not.toBeInTheDocument()
    setUnfinishedTriage(false)
  })

  test('a recording keeps the tour away', async () => {
    await openApp(NEW, WIDE)
    await record()
    await recordedFor(1)
    startTour()
    await expect.element(notice('A recording is under way. Finish it first, then start the tour.')).toBeVisible()
    await expect.element(card).not.toBeInTheDocument()
    await discard()
  })

  test('leaving the screen of a step puts the tour away', async () => {
    const app = await openApp('/', WIDE)
    startTour()
    await onStep('Where everything is')
    await app.go('/triage')
    await expect.element(card).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Triage' })).toBeVisible()
  })
})
