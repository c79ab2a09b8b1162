import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { QuestionnaireSession } from '../../../src/contract/entities/questionnaire.ts'
import { templates } from '../../../src/domain/questionnaires/ready/en.ts'
import { systemClock } from '../../../src/platform/clock.ts'
import { worker } from '../setup/fake-bridge.ts'
import { type App, openApp, resize } from '../setup/open-app.tsx'
import { expectAccessible, expectNoSidewaysScroll } from '../setup/page-checks.ts'

const LIST = '/questionnaire/templates'
const NEW = '/questionnaire/templates/new'
const main = page.getByRole('main')
const button = (name: string | RegExp) => main.getByRole('button', { name })
const stored = async ({ context }: App) =>
  (await context.database.questionnaireTemplates.find().exec()).map(one => one.toMutableJSON())

const withPain = async ({ server }: App) => {
  const [, pain] = templates
  if (!pain) throw new Error('no template')
  const { title, data } = pain
  const row = { title, data, status: 'active', isPublic: true, accessCode: '7KQ2M0XA9CDE' } as const
  await server.pulls('questionnaireTemplates', row)
}

test('a template is written, its missing conditions are named, and its wish to publish is stored', async () => {
  const app = await openApp(NEW)
  const title = page.getByRole('textbox', { name: /^Title/ })
  await title.fill('ab')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('A title has 3 to 100 characters.')).toBeVisible()
  await expect.element(button('Save')).toBeDisabled()
  await title.fill('  Before the visit ')
  await button('Save').click()
  await expect.poll(() => stored(app)).toMatchObject([{ title: 'Before the visit', status: 'draft', isPublic: false }])
  await expect.element(main.getByRole('heading', { level: 1, name: 'Before the visit' })).toBeVisible()
  await button('Publish').click()
  await expect.element(page.getByText('Missing: at least one goal; the status “Active”.')).toBeVisible()
  await button('Add a goal').click()
  await page.getByRole('textbox', { name: 'Goal 1' }).fill('What hurts')
  await button('Switch on').click()
  await button('Publish').click()
  await expect
    .poll(() => stored(app))
    .toMatchObject([{ isPublic: true, status: 'active', data: { goals: ['What hurts'] } }])
})

test('autosave is off at first, and stores two seconds after the last edit once it is on', async () => {
  const app = await openApp(LIST, { store: withPain })
  await page.getByRole('link', { name: 'Chronic pain' }).click()
  const description = page.getByRole('textbox', { name: 'Description for the patient' })
  await expect.element(description).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // By the elements themselves: every step of a locator moves the time on.
  const type = (text: string) => {
    const field = description.element()
    if (!(field instanceof HTMLTextAreaElement)) throw new Error('not a text area')
    field.focus()
    field.select()
    document.execCommand('insertText', false, text)
  }
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    // What it began is shown.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  }
  const save = button('Save').element()
  const isSaving = () => save.matches('[aria-busy], :disabled')
  type('First')
  await pass(10_000)
  expect(isSaving()).toBe(false)
  main
    .getByRole('checkbox', { name: 'Autosave' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await pass(1999)
  expect(isSaving()).toBe(false)
  type('Second')
  await pass(1999)
  expect(isSaving()).toBe(false)
  await pass(1)
  expect(isSaving()).toBe(true)
  await expect.poll(() => save.matches(':disabled')).toBe(true)
  vi.useRealTimers()
  expect((await stored(app))[0]?.data.description).toBe('Second')
})

test('the trial asks by the fields, and shows the emergency text', async () => {
  await openApp(LIST, { store: withPain, locale: 'en' })
  await page.getByRole('link', { name: 'Chronic pain' }).click()
  const log = page.getByRole('log', { name: 'Trial interview' })
  await expect.element(log.getByText(/Where does it hurt/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Answer for the patient' }).fill('I want to kill myself tonight')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(log.getByText(/You need help now/)).toBeVisible()
})

const SESSION: QuestionnaireSession = {
  ...{ id: 's1', status: 'completed', createdAt: '2026-11-23T10:00:00Z', completedAt: '2026-11-23T10:04:00Z' },
  ...{ updatedAt: '2026-11-23T10:04:00Z', template: { id: 1, title: 'Fever' }, respondentInfo: { name: 'Tom' } },
  ...{ locale: 'en', progress: { covered: 2, total: 3 } },
  urgent: [{ group: 'chest', words: 'crushing chest pain', messageId: 'm1', at: '2026-11-23T10:01:00Z' }],
}

function serveResults(): void {
  worker.returns('questionnaire.results:listSessions', () => ({
    kind: 'answered',
    result: { data: [SESSION], total: 1, counts: { all: 1, urgent: 1, completed: 1 } },
    notice: null,
  }))
  worker.returns('questionnaire.session:getHistory', () => ({
    kind: 'answered',
    result: {
      messages: [
        { id: 'm0', role: 'assistant', content: 'Fever?', createdAt: '2026-11-23T10:00:00Z' },
        { id: 'm1', role: 'user', content: 'about 39, crushing chest pain', createdAt: '2026-11-23T10:01:00Z' },
      ],
      total: 2,
    },
    notice: null,
  }))
  worker.returns('questionnaire.session:getResult', () => ({
    kind: 'answered',
    result: {
      ...{ status: 'completed', completedAt: SESSION.completedAt, summary: 'Temperature: 39', session: SESSION },
      ...{ result: { temperature: 39 }, sources: { '/temperature': 'm1' }, missing: ['/rash'] },
      missingReasons: { '/rash': 'unknown' },
      notes: { '/temperature': { words: 'about 39', approximate: true } },
      template: {
        title: 'Fever',
        outputSchema: {
          type: 'object',
          properties: {
            temperature: { type: 'number', title: 'Temperature' },
            rash: { type: 'boolean', title: 'Rash' },
          },
        },
      },
    },
    notice: null,
  }))
}

test('a result stands beside the table with the answer behind each value, and becomes an entry of a patient', async () => {
  serveResults()
  const app = await openApp('/questionnaire/results', {
    width: 1280,
    store: ({ server }) => server.pulls('patients', { name: 'Tom Whitaker' }),
  })
  await page.getByRole('button', { name: 'Tom', exact: true }).click()
  await expect.element(page.getByText('≈ 39', { exact: true })).toBeVisible()
  await expect.element(page.getByText('about 39', { exact: true })).toBeVisible()
  await expect.element(page.getByText('does not know')).toBeVisible()
  await expect.element(page.getByText(/chest pain with other signs/)).toBeVisible()
  await button('To a patient').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Tom Whitaker/ })
    .click()
  await expect
    .poll(async () => (await app.context.database.healthRecords.find().exec()).map(one => one.toMutableJSON()))
    .toMatchObject([
      {
        recordType: 'healthLog',
        data: { questionnaireSessionId: 's1', report: { description: expect.stringContaining('Temperature: ≈ 39') } },
      },
    ])
})

test('results are asked for again once they are older than 300 s, and say how old they are', async () => {
  serveResults()
  const asked = () => worker.called.filter(one => one === 'questionnaire.results:listSessions').length
  const app = await openApp(LIST)
  const noon = Date.UTC(2026, 10, 23, 12)
  const clock = vi.spyOn(systemClock, 'now')
  const openResultsAt = async (ms: number) => {
    await app.go(LIST)
    clock.mockReturnValue(noon + ms)
    await app.go('/questionnaire/results')
    await expect.element(page.getByRole('button', { name: 'Tom', exact: true })).toBeVisible()
  }
  const age = () =>
    main
      .getByText(/^as of /)
      .element()
      .getAttribute('datetime')
  await openResultsAt(0)
  expect(asked()).toBe(1)
  await openResultsAt(300_000)
  expect([asked(), age()]).toEqual([1, '2026-11-23T12:00:00.000Z'])
  await openResultsAt(300_001)
  await expect.poll(age).toBe('2026-11-23T12:05:00.001Z')
  expect(asked()).toBe(2)
})

for (const { theme, locale } of [
  { theme: 'light', locale: 'ru' },
  { theme: 'dark', locale: 'el' },
  { theme: 'contrast', locale: 'en' },
] as const) {
  test(`list, editor, results and an interview are accessible and fit every width, in ${theme} and ${locale}`, async () => {
    serveResults()
    const app = await openApp(LIST, { theme, locale, height: 1200, store: withPain })
    const editor = async () => {
      await page.getByRole('link', { name: 'Chronic pain' }).click()
      await expect.poll(() => document.querySelectorAll('[role=log] p').length).toBe(1)
    }
    const screens = [
      async () => expect.element(page.getByRole('link', { name: 'Chronic pain' })).toBeVisible(),
      editor,
      async () => {
        await app.go('/questionnaire/results')
        await page.getByRole('button', { name: 'Tom', exact: true }).click()
        await expect.poll(() => document.querySelectorAll('dl dd').length).toBe(2)
      },
      async () => {
        await app.go('/questionnaire/results/s1')
        await expect.poll(() => document.querySelectorAll('dl dd').length).toBe(2)
      },
    ]
    for (const open of screens) {
      await resize({ width: 1280, height: 1200 })
      await open()
      for (const width of [390, 820, 1280]) {
        await resize({ width, height: 1200 })
        await expectNoSidewaysScroll()
      }
      await expectAccessible()
    }
  })
}
