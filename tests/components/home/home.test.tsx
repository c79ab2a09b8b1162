import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { saveTypedTriage } from '../../../src/db/commands/triage.ts'
import { printTime } from '../../../src/domain/dates/print-date.ts'
import { triageDetails } from '../../factories/triage/details.ts'
import { CHOLESTEROL, HAEMOGLOBIN, lab, OTHER, PATIENT, withRecords } from '../records/records-page.ts'
import { saveSent, saveUnsent } from '../scribe/recordings.ts'
import { worker } from '../setup/fake-bridge.ts'
import { type App, CONSENTED, openApp, resize } from '../setup/open-app.tsx'
import { expectAccessible, expectNoSidewaysScroll, expectTouchTargets } from '../setup/page-checks.ts'
import { DOCTOR, heading, headings, isUser, main, PATIENT_ROLE, textOf } from './home-page.ts'

const WIDE = { width: 1280, height: 1000 } as const
const menu = page.getByRole('navigation', { name: 'Main menu' })
const DAY = 24 * 3_600_000
const iso = (at: number) => new Date(at).toISOString()
const LOW = { ...HAEMOGLOBIN, value: 104, rawValue: '104', refExceed: 1 }

/** A visit of today and one of yesterday, a triage that is overdue, a lab result of today with a value out of range. */
async function aWorkday(app: App): Promise<void> {
  const now = app.context.clock.now()
  await withRecords(
    lab('Old blood test', '2026-01-10', [HAEMOGLOBIN, CHOLESTEROL], { createdAt: iso(now - 30 * DAY) }),
    lab('New blood test', '2026-03-20', [LOW, CHOLESTEROL], { createdAt: iso(now), patientClientId: OTHER }),
    lab('All in range', '2026-03-21', [HAEMOGLOBIN], { createdAt: iso(now), patientClientId: OTHER }),
  )(app)
  await saveSent(app, 'Visit of today', { patientClientId: OTHER, duration: 63 })
  await saveSent(app, 'Visit of yesterday', { createdAt: iso(now - DAY) })
  await saveTypedTriage(app.context, {
    ...{ clientId: app.context.random.uuid(), name: 'Triage', patientClientId: PATIENT },
    triage: triageDetails({ startedAt: now - 40 * 60_000 }),
  })
  await app.server.acceptsAll()
}

test('a doctor sees who is due, the visits of today and what is worth a look first, each with its patient', async () => {
  const app = await openApp('/', { ...WIDE, store: async one => await isUser(one, DOCTOR) })
  const before = printTime(app.context.clock.now())
  await aWorkday(app)
  await expect
    .poll(headings)
    .toEqual(['To reassess', 'Today’s recordings', 'Worth a look', 'Newest records: Helen Carter'])
  await expect.poll(() => textOf('To reassess')).toMatch(/Helen Carter, \d+.*Reassessment overdue by 2\d min/)
  const today = new RegExp(
    `Visit of today.*Tom Whitaker.*today (${before}|${printTime(app.context.clock.now())}).*1:03`,
  )
  await expect.poll(() => textOf('Today’s recordings')).toMatch(today)
  expect(textOf('Today’s recordings')).not.toContain('yesterday')
  await expect.poll(() => textOf('Worth a look')).toMatch(/Tom Whitaker.*New blood test.*20\.03\.2026.*2 out of range/)
  expect(textOf('Worth a look')).not.toContain('All in range')
  expect(textOf('Worth a look')).not.toContain('Old blood test')
  await main.getByRole('link', { name: 'Tom Whitaker' }).click()
  await expect.element(page.getByRole('heading', { name: 'New blood test', level: 1 })).toBeVisible()
})

test('a patient sees the newest records first, and what changed in the newest lab result', async () => {
  const app = await openApp('/', {
    ...WIDE,
    async store(one) {
      await isUser(one, PATIENT_ROLE)
      await withRecords(
        lab('First', '2026-01-10', [{ ...HAEMOGLOBIN, value: 131, rawValue: '131' }, CHOLESTEROL]),
        lab('Second', '2026-03-20', [LOW, CHOLESTEROL]),
      )(one)
    },
  })
  await expect.poll(() => headings()[0]).toBe('Newest records: Helen Carter')
  await expect.poll(() => headings().slice(1)).toEqual(['What changed', 'Today’s recordings', 'To reassess'])
  expect(textOf(/^Newest records/)).toMatch(/Second.*First/)
  expect(textOf(/^Newest records/)).not.toContain('Of another patient')
  await expect
    .poll(() => textOf('What changed'))
    .toBe('What changedSecond · 20.03.2026Haemoglobin104 g/Lwas 131 on 10.01.2026 · below')
  // Another patient, another history.
  await page.getByRole('button', { name: /^Patient: / }).click()
  await page.getByRole('menuitemradio', { name: 'Tom Whitaker' }).click()
  await expect.poll(() => headings()[0]).toBe('Newest records: Tom Whitaker')
  expect(headings()).not.toContain('What changed')
  expect(textOf(/^Newest records/)).not.toContain('Second')
  await isUser(app, DOCTOR)
  await expect.poll(() => headings()[0]).toBe('To reassess')
})

test('with nothing to show every list says so, and offline how old that is', async () => {
  const app = await openApp('/', { ...WIDE, store: async one => await isUser(one, DOCTOR) })
  await expect.element(main.getByText('Nothing was recorded today.')).toBeVisible()
  await expect.element(main.getByText('No triage on this device waits for a reassessment.')).toBeVisible()
  await expect.element(main.getByText(/^No lab result of the last 7 days/)).toBeVisible()
  await expect.element(main.getByText(/^No records on this device yet/)).toBeVisible()
  const now = app.context.clock.now()
  worker.reports({ phase: 'offline', offlineSince: now, lastComplete: now })
  await expect.poll(() => main.getByText(`as of ${printTime(now)}`).elements()).toHaveLength(4)
  await saveUnsent(app, 'Recorded offline', { duration: 6 })
  await expect.poll(() => textOf('Today’s recordings')).toContain('Recorded offline')
  expect(headings()).not.toContain('Waiting to be sent')
  await saveUnsent(app, 'Of yesterday', { duration: 6, createdAt: iso(now - DAY) })
  await expect.poll(() => textOf('Waiting to be sent')).toMatch(/Of yesterday.*yesterday .*6 s.*Waiting/)
  expect(textOf('Waiting to be sent')).not.toContain('Recorded offline')
})

test('during the first pull an empty list is still loading', async () => {
  const app = await openApp('/', { ...WIDE, store: async one => await isUser(one, DOCTOR) })
  worker.reports({ phase: 'cycling', lastComplete: null })
  await expect.element(main.getByText('Nothing was recorded today.')).not.toBeInTheDocument()
  await expect.poll(() => textOf('Today’s recordings')).toContain('Loading...')
  worker.reports({ lastComplete: app.context.clock.now() })
  await expect.element(main.getByText('Nothing was recorded today.')).toBeVisible()
})

test('P §2.8: home has the logo and the name of the app, and leads to the account, the help and the tour', async () => {
  await openApp('/', WIDE)
  const brand = page.getByRole('link', { name: 'Anamnesis' }).first()
  await expect.element(brand).toBeVisible()
  expect(brand.element().querySelector('svg, img')).not.toBeNull()
  for (const [name, to] of [
    ['My account', /^\/user-account\/account/],
    ['Help', /^\/help/],
  ] as const) {
    await expect
      .poll(() => main.getByRole('link', { name, exact: true }).elements()[0]?.getAttribute('href'))
      .toMatch(to)
  }
  await expect.element(main.getByRole('button', { name: 'Take the tour' })).toBeVisible()
})

test('decision 28: an account that will be deleted says so at home, on every device, until it is kept', async () => {
  const deleteAfter = '2026-12-24T10:00:00.000Z'
  const app = await openApp('/', { ...WIDE, store: async one => await isUser(one, { ...DOCTOR, deleteAfter }) })
  await expect.element(main.getByText('This account will be deleted: 24.12.2026')).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'Keep the account' }))
    .toHaveAttribute('href', '/user-account/account/account')
  await isUser(app, DOCTOR)
  await expect.element(main.getByText(/^This account will be deleted/)).not.toBeInTheDocument()
})

test('hidden tools are named and come back in one action, which can be undone', async () => {
  const hiddenMenuItems = ['treatment', 'audioRecordings', 'triage']
  const app = await openApp('/', {
    ...WIDE,
    store: async one => await isUser(one, { ...DOCTOR, preferences: { role: 'doctor', hiddenMenuItems } }),
  })
  const hidden = async () => {
    const account = await app.context.database.account.findOne(app.context.accountId).exec(true)
    return account.data.preferences?.hiddenMenuItems
  }
  await expect.element(main.getByText('Not in your menu: audio recordings, triage.')).toBeVisible()
  await expect.element(menu.getByRole('link', { name: 'Audio recordings' })).not.toBeInTheDocument()
  await main.getByRole('button', { name: 'Show all' }).click()
  await expect.element(heading('Hidden tools')).not.toBeInTheDocument()
  expect(await hidden()).toEqual(['treatment'])
  await expect.element(menu.getByRole('link', { name: 'Audio recordings' })).toBeVisible()
  await expect.element(menu.getByRole('link', { name: 'Treatment' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(heading('Hidden tools')).toBeVisible()
  expect(await hidden()).toEqual(['treatment', 'audioRecordings', 'triage'])
})

for (const [index, { theme, locale, role }] of (
  [
    { theme: 'light', locale: 'en', role: 'doctor' },
    { theme: 'dark', locale: 'ru', role: 'individual' },
    { theme: 'contrast', locale: 'el', role: 'doctor' },
  ] as const
).entries()) {
  test(`home is accessible and fits in the ${theme} theme, in ${locale}`, async () => {
    const app = await openApp('/', {
      ...{ theme, locale, width: 390 },
      store: async one => await isUser(one, { preferences: { role, hiddenMenuItems: ['triage'] } }),
    })
    await aWorkday(app)
    const createdAt = iso(app.context.clock.now() - DAY)
    await saveUnsent(app, 'Ward 6, bed 2', { duration: 252, patientClientId: PATIENT, createdAt })
    await expect.poll(headings).toHaveLength(role === 'doctor' ? 7 : 6)
    for (const width of [390, 820, 1280]) {
      await resize({ width, height: 1180 })
      await expectNoSidewaysScroll()
      if (width === [390, 820, 1280][index]) await expectAccessible()
    }
    await resize({ width: 390, height: 1180 })
    await expect.poll(() => document.querySelector('[data-bottom-bar]')?.checkVisibility()).toBe(true)
    await expectTouchTargets()
  })
}

test('with nothing to offer beside them the lists have the whole width', async () => {
  await openApp('/', {
    ...{ width: 1280, height: 900 },
    store: async ({ server, context }) =>
      await server.pulls('account', {
        ...{ clientId: context.accountId, name: 'Dana Markova' },
        data: { ...CONSENTED, isDemoLoaded: true },
      }),
  })
  const widest = () =>
    Math.max(0, ...[...document.querySelectorAll('main section')].map(one => one.getBoundingClientRect().right))
  const places = () =>
    document.querySelector('main a[href="/ambient-scribe/new"]')?.parentElement?.getBoundingClientRect().right ?? 0
  await expect.poll(widest).toBeGreaterThan(0)
  expect(Math.abs(widest() - places())).toBeLessThan(2)
})

test('the places fill every row', async () => {
  await openApp('/', { width: 390, store: async one => await isUser(one, DOCTOR) })
  const last = main.getByRole('link', { name: /^Lab results/ })
  for (const width of [390, 820, 1280]) {
    await resize({ width, height: 1180 })
    await expect
      .poll(() => Math.round(last.element().getBoundingClientRect().right))
      .toBe(width - (width === 390 ? 16 : 32))
  }
})
