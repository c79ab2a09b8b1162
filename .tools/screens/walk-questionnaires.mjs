import { Client } from '../../tests/server/client.ts'

const TEMPLATES = '/questionnaire/templates'
const RESULTS = '/questionnaire/results'
const SAID = {
  ru: {
    name: 'Галина Воронцова',
    first: 'Болит голова третий день',
    since: 'три дня назад',
    urgent: 'Сильная боль в груди и не могу дышать',
  },
  en: {
    name: 'Margaret Holloway',
    first: 'A headache for three days',
    since: 'three days ago',
    urgent: 'Chest pain and I cannot breathe',
  },
  el: {
    name: 'Γαλήνη Παπαδοπούλου',
    first: 'Πονάει το κεφάλι μου τρεις μέρες',
    since: 'πριν τρεις μέρες',
    urgent: 'Πόνος στο στήθος και δεν μπορώ να αναπνεύσω',
  },
}

/** Templates, the editor with its trial, the respondent's phone, and the results of the owner. */
export async function walkQuestionnaires(place, { step, shoot }) {
  const { words, open, proxy, locale, server, context } = place
  const said = SAID[locale]
  const picture = (name, page, options = {}) => shoot(name, page, { full: true, ...options })
  const button = (page, id) => page.getByRole('main').getByRole('button', { name: words(id), exact: true })
  const tested = (name, path, act, options) =>
    step(name, async () => {
      const page = await open(path)
      await act?.(page)
      await picture(name, page, options)
      await page.close({ runBeforeUnload: false })
    })
  await place.signIn('doctor')
  await context.setDefaultTimeout(20_000)
  await tested('questionnaire-none', TEMPLATES)
  await tested('questionnaire-results-none', RESULTS)
  let code = ''
  let editor = ''
  await step('questionnaire-editor', async () => {
    const page = await open(TEMPLATES)
    await button(page, 'questionnaire.new').first().click()
    await page.getByRole('menuitem').last().waitFor()
    await shoot('questionnaire-new', page)
    await page.getByRole('menuitem').nth(1).click()
    await page.getByRole('textbox').first().waitFor()
    await picture('questionnaire-draft', page)
    const activate = button(page, 'questionnaire.activate')
    if (await activate.isVisible()) await activate.click()
    await button(page, 'questionnaire.publish').click()
    await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).waitFor({ timeout: 30_000 })
    code = await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()
    editor = new URL(page.url()).pathname
    await picture('questionnaire-editor', page)
    await page.close()
  })
  await tested('questionnaire-trial', editor, async page => {
    const answer = page.getByLabel(words('questionnaire.trial.answer'))
    await answer.fill(said.first)
    await answer.press('Enter')
    await page.getByText(said.first).first().waitFor()
    await answer.fill(said.urgent)
    await answer.press('Enter')
    await page.getByText(said.urgent).first().waitFor()
  })
  await tested(
    'questionnaire-field',
    editor,
    async page => {
      await button(page, 'questionnaire.fields.add').first().click()
      await page.getByRole('dialog').waitFor()
    },
    { full: false },
  )
  await tested('questionnaire-list', TEMPLATES, page => page.getByRole('main').getByRole('listitem').first().waitFor())

  // The respondent's phone.
  const respond = async (name, act, options) =>
    step(name, async () => {
      const page = await context.newPage()
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`${proxy.origin}/q/${code}`)
      await page.locator('h1').first().waitFor()
      await act?.(page)
      await picture(name, page, options)
      await page.close()
    })
  const begin = async page => {
    const start = page.getByRole('button', { name: words('respond.start.begin') })
    if (await start.isVisible()) await start.click()
    await page.getByLabel(words('respond.own-words')).waitFor()
  }
  const say = async (page, text) => {
    const before = await page.locator('h1').first().textContent()
    await page.getByLabel(words('respond.own-words')).fill(text)
    await page.getByRole('button', { name: words('respond.send') }).click()
    await page.waitForFunction(old => document.querySelector('h1')?.textContent !== old, before)
  }
  await respond('questionnaire-public-start')
  await respond('questionnaire-public', async page => {
    await begin(page)
    await say(page, said.first)
  })
  await respond('questionnaire-public-offline', async page => {
    proxy.set({ kind: 'cut' })
    await say(page, said.since)
    await page
      .getByText(words('respond.notice.offline'))
      .or(page.getByText(words('respond.notice.offline.open')))
      .first()
      .waitFor()
  })
  proxy.set({ kind: 'clear' })
  await respond('questionnaire-public-emergency', async page => {
    await say(page, said.urgent)
    await page.getByRole('alert').first().waitFor()
  })
  await step('questionnaire-public-gone', async () => {
    const page = await context.newPage()
    await page.goto(`${proxy.origin}/q/7KQ2-M0XA-9CDE`)
    await page.locator('h1').first().waitFor()
    await picture('questionnaire-public-gone', page)
    await page.close()
  })

  // Interviews of others, straight through the calls, so that the results have rows of each kind.
  const phone = new Client(server.origin)
  for (const [place, name] of ['', said.name, `${said.name} 2`].entries()) {
    const params = { accessCode: code, locale, respondentInfo: { name } }
    const { sessionToken, ...begun } = await phone.call('questionnaire.session:start', params)
    let now = begun
    for (let turn = 0; turn < place * 30 && now.status === 'active'; turn++) {
      const message = now.quickReplies?.[0]?.text ?? said.first
      now = await phone.call('questionnaire.session:sendMessage', { sessionToken, message })
    }
  }
  await tested('questionnaire-results', RESULTS, async page => {
    await button(page, 'questionnaire.refresh').click()
    await page.getByRole('table').first().waitFor()
  })
  await tested('questionnaire-result', RESULTS, async page => {
    await page.getByRole('button', { name: said.name, exact: true }).click()
    await page.getByText(words('questionnaire.readChat')).first().waitFor()
  })
}
