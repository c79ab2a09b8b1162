import AxeBuilder from '@axe-core/playwright'
import { VISIT } from '../../server/modules/questionnaires/visit-template.ts'
import { expect, test } from '../device/fixtures.ts'
import type { ServerView } from '../device/server-view.ts'
import { LONG } from '../faults/long.ts'
import { kept, PHONE, question, say } from '../pages/interview.ts'

/* A questionnaire answered on a phone; journey.spec.ts follows one from its writing to its result. */

async function publish(server: ServerView) {
  const owner = await server.client()
  const { id } = await owner.call('questionnaire.template:create', {
    ...structuredClone(VISIT),
    status: 'active',
  } as never)
  const { accessCode } = await owner.call('questionnaire.template:publish', { id })
  return { owner, id, code: accessCode ?? '' }
}

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
        // The server learns of a session with its first answer.
        return session ? (await owner.call('questionnaire.session:getResult', { sessionId: session.id })).result : null
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
  test(
    `at ${width} px nothing is cut off and axe finds nothing, in each theme and language`,
    width === 390 || width === 1280 ? {} : LONG,
    async ({ page, server, network }) => {
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
    },
  )
