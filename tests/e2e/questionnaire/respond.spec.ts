import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page } from 'playwright'
import { VISIT } from '../../server/modules/questionnaires/visit-template.ts'
import { expect, test } from '../device/fixtures.ts'
import { openProfile } from '../device/profile.ts'
import type { ServerView } from '../device/server-view.ts'

/* A questionnaire answered on a phone that loses its network and its browser (issue 18, "done when" 1). */

const FIVE = {
  ...VISIT,
  outputSchema: {
    ...VISIT.outputSchema,
    properties: {
      ...VISIT.outputSchema.properties,
      weight: { type: 'number', title: 'Weight', unit: 'kg', minimum: 20, maximum: 300 },
      since: { type: 'string', format: 'date', title: 'Beginning', description: 'When did it begin?' },
    },
  },
}

const PHONE = { width: 390, height: 844 }
const question = (page: Page, text: string | RegExp) => page.getByRole('heading', { level: 1, name: text })

/** Types an answer and gives it. */
async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Answer in your own words').fill(text)
  await page.getByRole('button', { name: 'Give this answer' }).click()
}

/** Resolves once the page opens without a network. */
const kept = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-kept', 'true', { timeout: 30_000 })

/** The whole browser, as the system does it for memory: no event is fired, no work is finished. */
async function kill(context: BrowserContext): Promise<void> {
  const tools = await context.browser()?.newBrowserCDPSession()
  if (!tools) throw new Error('this context has no browser of its own')
  const closed = new Promise<void>(resolve => context.once('close', () => resolve()))
  tools.send('Browser.crash').catch(() => undefined)
  await closed
}

async function publish(server: ServerView, template: object = VISIT) {
  const owner = await server.client()
  const { id } = await owner.call('questionnaire.template:create', {
    ...structuredClone(template),
    status: 'active',
  } as never)
  const { accessCode } = await owner.call('questionnaire.template:publish', { id })
  return { owner, id, code: accessCode ?? '' }
}

test('three answers given without a network survive a killed browser, and reach the owner once and in order', async ({
  server,
  network,
}) => {
  test.setTimeout(120_000)
  const { owner, id, code } = await publish(server, FIVE)
  const first = await openProfile({ viewport: PHONE, baseURL: network.origin })
  const phone = await first.context.newPage()
  await phone.goto(`/q/${code}`)
  await phone.getByLabel('Your name, if you like').fill('Tom')
  await phone.getByRole('button', { name: 'Begin' }).click()
  await expect(question(phone, 'What is troubling you most?')).toBeVisible()
  await expect(phone.getByText('1 of 5')).toBeVisible()
  await kept(phone)
  await say(phone, 'A headache')
  await expect(question(phone, 'How bad is it, from 0 to 10?')).toBeVisible()
  network.set({ kind: 'cut' })
  await phone.getByRole('button', { name: '7', exact: true }).click()
  await expect(phone.getByText('Your answers are kept on this phone')).toBeVisible()
  await phone.getByRole('group').getByRole('button', { name: 'No', exact: true }).click()
  await phone.getByLabel('Weight').fill('82.5')
  await phone.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(question(phone, 'When did it begin?')).toBeVisible()
  await kill(first.context)

  const { context } = await openProfile({ viewport: PHONE, baseURL: network.origin, folder: first.folder })
  const again = await context.newPage()
  await again.goto(`/q/${code}`)
  await expect(question(again, 'When did it begin?')).toBeVisible()
  await again.getByLabel('Day').fill('2025-03-05')
  await again.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(question(again, 'Is this right?')).toBeVisible()
  await expect(again.getByText('Severity', { exact: true })).toBeVisible()
  await again.getByRole('button', { name: "Yes, that's right" }).click()
  await expect(again.getByText('Your answers are on this phone and are not sent yet')).toBeVisible()
  network.set({ kind: 'clear' })
  await expect(again.getByText('Your answers have been sent')).toBeVisible({ timeout: 45_000 })

  const { data } = await owner.call('questionnaire.results:listSessions', { filters: { templateId: id } })
  expect(data).toMatchObject([{ status: 'completed', respondentInfo: { name: 'Tom' } }])
  const sessionId = data[0]?.id ?? ''
  const { messages } = await owner.call('questionnaire.session:getHistory', { sessionId })
  expect(messages.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual([
    ...['A headache', '7', 'No', '82.5', '5 March 2025', "Yes, that's right"],
  ])
  const { result, missing } = await owner.call('questionnaire.session:getResult', { sessionId })
  expect({ result, missing }).toEqual({
    result: { complaint: 'A headache', severity: 7, fever: false, weight: 82.5, since: '2025-03-05' },
    missing: [],
  })
  const other = await server.client('patient')
  expect((await other.call('questionnaire.results:listSessions', {})).data).toEqual([])
  for (const call of ['getHistory', 'getResult'] as const)
    expect(await other.fail(`questionnaire.session:${call}`, { sessionId })).toMatchObject({ name: 'NOT_FOUND' })
  expect(await other.fail('questionnaire.results:stops', { templateId: id })).toMatchObject({ name: 'NOT_FOUND' })
  // Nothing of it is left on the phone.
  const left = await again.evaluate(
    () =>
      new Promise<unknown[]>(resolve => {
        const opening = indexedDB.open('anamnesis-respond')
        opening.onsuccess = () => {
          const tx = opening.result.transaction(['sessions', 'answers', 'drafts'])
          const all: unknown[] = []
          for (const name of ['sessions', 'answers', 'drafts'])
            tx.objectStore(name).getAll().onsuccess = event =>
              all.push(...(event.target as IDBRequest<unknown[]>).result)
          tx.oncomplete = () => resolve(all)
        }
      }),
  )
  expect(left).toEqual([])
  await context.close()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('an emergency stands first and alone, without a network too; the numbers stay; the owner sees it', async ({
    page,
    server,
    network,
  }) => {
    const { owner, id, code } = await publish(server)
    await page.goto(`${network.origin}/q/${code}`)
    await page.getByRole('button', { name: 'Begin' }).click()
    await expect(question(page, 'What is troubling you most?')).toBeVisible()
    network.set({ kind: 'cut' })
    await say(page, 'Chest pain and I cannot breathe')
    await expect(page.getByRole('alert').getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByLabel('Answer in your own words')).toBeHidden()
    await page.getByRole('button', { name: 'This is not about me, go on' }).click()
    await expect(question(page, 'How bad is it, from 0 to 10?')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Emergency call' }).getByRole('link')).toBeVisible()
    network.set({ kind: 'clear' })
    await expect
      .poll(
        async () =>
          (await owner.call('questionnaire.results:listSessions', { filters: { templateId: id, urgent: true } })).data
            .length,
        { timeout: 40_000 },
      )
      .toBe(1)
  })

  test('an earlier answer is given again, with the keyboard alone, and each question is announced', async ({
    page,
    server,
    network,
  }) => {
    const { owner, id, code } = await publish(server)
    await page.goto(`${network.origin}/q/${code}`)
    await page.getByLabel('Your name, if you like').press('Enter')
    const own = page.getByLabel('Answer in your own words')
    await own.fill('A headache')
    await own.press('Enter')
    await expect(question(page, 'How bad is it, from 0 to 10?')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: '2 of 3. How bad is it, from 0 to 10?' })).toBeAttached()
    await page.getByRole('button', { name: '7', exact: true }).press('Enter')
    await expect(question(page, 'Have you had a fever?')).toBeFocused()
    await page.getByRole('button', { name: 'Answer again: How bad is it, from 0 to 10?' }).press('Enter')
    await page.getByRole('button', { name: '3', exact: true }).press('Enter')
    await expect(question(page, 'Have you had a fever?')).toBeFocused()
    await expect(page.getByText('Corrected. Severity: 3')).toBeVisible()
    await expect
      .poll(async () => {
        const [session] = (await owner.call('questionnaire.results:listSessions', { filters: { templateId: id } })).data
        return (await owner.call('questionnaire.session:getResult', { sessionId: session?.id ?? '' })).result
      })
      .toEqual({ complaint: 'A headache', severity: 3 })
  })

  test('no code, an unknown code and no network are three different things', async ({ page, server, network }) => {
    await page.goto(`${network.origin}/q`)
    await expect(question(page, 'No access code was given')).toBeVisible()
    await page.goto(`${network.origin}/q/NOTACODE1234`)
    await expect(question(page, 'This questionnaire is no longer available')).toBeVisible()
    const { owner, id, code } = await publish(server)
    await page.goto(`${network.origin}/q/${code}`)
    await kept(page)
    network.set({ kind: 'cut' })
    await page.goto(`${network.origin}/q/7KQ2M0XA9CDE`)
    await expect(question(page, 'No connection')).toBeVisible()
    await page.goto(`${network.origin}/q/${code}`)
    await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible()
    await page.getByRole('button', { name: 'Begin' }).click()
    await say(page, 'A headache')
    await owner.call('questionnaire.template:publish', { id, isPublic: false })
    network.set({ kind: 'clear' })
    await expect(page.getByText('This questionnaire is no longer available. 1 answer was not sent')).toBeVisible({
      timeout: 40_000,
    })
  })

  test('two devices with the link have sessions of their own', async ({ page, browser, server, network }) => {
    const { owner, id, code } = await publish(server)
    const second = await browser.newPage()
    for (const [one, text] of [
      [page, 'A headache'],
      [second, 'A cough'],
    ] as const) {
      await one.goto(`${network.origin}/q/${code}`)
      await one.getByRole('button', { name: 'Begin' }).click()
      await say(one, text)
      await expect(question(one, 'How bad is it, from 0 to 10?')).toBeVisible()
      await expect(one.getByText(text, { exact: true })).toBeVisible()
    }
    await expect
      .poll(
        async () =>
          (await owner.call('questionnaire.results:listSessions', { filters: { templateId: id } })).data.length,
      )
      .toBe(2)
    await second.close()
  })
})

for (const width of [320, 390, 820, 1280])
  test(`at ${width} px nothing is cut off and axe finds nothing, in each theme and language`, async ({
    page,
    server,
    network,
  }) => {
    test.setTimeout(120_000)
    const { code } = await publish(server)
    await page.setViewportSize({ width, height: 844 })
    const themes = width === 390 ? ['light', 'dark', 'contrast'] : ['light']
    await page.goto(`${network.origin}/q/${code}`)
    for (const [at, theme] of themes.entries()) {
      await page.evaluate(one => localStorage.setItem('theme', one), theme)
      await page.reload()
      await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible()
      const check = async (state: string) => {
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect
          .soft(
            violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
            `${theme} ${state}`,
          )
          .toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect.soft(overflow, `${theme} ${state}`).toBeLessThanOrEqual(0)
        if (process.env.PICTURES)
          await page.screenshot({ path: `${process.env.PICTURES}/${width}-${theme}-${state}.png`, fullPage: true })
      }
      const [language, begin, own, give, goOn, delete_, sure] = [
        [
          'Русский',
          'Начать',
          'Ответить своими словами',
          'Дать этот ответ',
          'Это не про меня, продолжить опрос',
          'Удалить с этого телефона',
          'Удалить',
        ],
        [
          'English',
          'Begin',
          'Answer in your own words',
          'Give this answer',
          'This is not about me, go on',
          'Delete from this phone',
          'Delete',
        ],
        [
          'Ελληνικά',
          'Έναρξη',
          'Απαντήστε με δικά σας λόγια',
          'Υποβολή της απάντησης',
          'Δεν με αφορά, συνέχεια',
          'Διαγραφή από αυτό το τηλέφωνο',
          'Διαγραφή',
        ],
      ][at] as string[]
      await page.getByRole('button', { name: language ?? '', exact: true }).click()
      await check('start')
      await page.getByRole('button', { name: begin ?? '', exact: true }).click()
      await page.getByLabel(own ?? '').fill(['Болит голова', 'A headache', 'Πονάει το κεφάλι μου'][at] ?? '')
      await page.getByRole('button', { name: give ?? '' }).click()
      await expect(page.getByRole('group')).toBeVisible()
      await check('question')
      await page
        .getByLabel(own ?? '')
        .fill(
          [
            'Боль в груди, не могу дышать',
            'Chest pain and I cannot breathe',
            'Πόνος στο στήθος, δεν μπορώ να αναπνεύσω',
          ][at] ?? '',
        )
      await page.getByRole('button', { name: give ?? '' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await check('emergency')
      await page.getByRole('button', { name: goOn ?? '' }).click()
      await expect(page.getByRole('group')).toBeVisible()
      await check('after-emergency')
      await page.getByRole('button', { name: delete_ ?? '' }).click()
      await page.getByRole('button', { name: sure ?? '', exact: true }).click()
      await expect(page.getByRole('button', { name: begin ?? '', exact: true })).toBeVisible()
    }
  })
