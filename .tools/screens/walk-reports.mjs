import { readVisits } from '../../tests/factories/visits/visit.ts'
import { startFakeModel } from '../../tests/server/modules/fake-model.ts'

const NAMES = { ru: 'Палата 6, койка 2', en: 'Ward 6, bed 2', el: 'Θάλαμος 6, κλίνη 2' }
const NEW = '/ambient-scribe/new'
const LIST = '/ambient-scribe/list'

/** A visit's report by the built-in engine, its evidence, its options, editing, and the chat. */
export async function walkReports(place, { step, shoot }) {
  const { words, open, proxy, locale, context } = place
  const { transcript, chat } = readVisits('given').find(visit => visit.lang === locale && visit.kind === 'dialog')
  const button = (page, id) => page.getByRole('button', { name: words(id), exact: true })
  const picture = (name, page, options = {}) => shoot(name, page, { full: true, ...options })
  await place.signIn('doctor')
  await context.setDefaultTimeout(20_000)

  /** Writes a transcript and saves it; the recording opens once the server has it. */
  const written = async () => {
    const page = await open(NEW)
    await page.getByLabel(words('scribe.name')).fill(NAMES[locale])
    await button(page, 'scribe.addTranscript').click()
    await page.getByRole('dialog').getByRole('textbox').fill(transcript)
    await page.getByRole('dialog').getByRole('button').last().click()
    await page.getByRole('button', { name: words('scribe.transcript.save') }).click()
    await page.waitForURL(`**${LIST}`)
    return page
  }
  const openedTab = async (page, tab) => {
    await page.getByRole('link', { name: NAMES[locale] }).first().click()
    await page.waitForURL(/\/ambient-scribe\/\d+/)
    const { pathname } = new URL(page.url())
    await page.goto(`${proxy.origin}${pathname}?tab=${tab}`)
    return pathname
  }
  let path = ''
  await step('report-none', async () => {
    const page = await written()
    path = await openedTab(page, 'reports')
    await button(page, 'scribe.report.generate').waitFor()
    await picture('report-none', page)
    await page.close()
  })
  const sentence = page => page.locator('[data-sentence]').nth(1)
  await step('report', async () => {
    const page = await open(`${path}?tab=reports`)
    await button(page, 'scribe.report.generate').click()
    await button(page, 'scribe.report.copy').waitFor()
    await picture('report', page)
    await sentence(page).click()
    await page.locator('mark').first().waitFor()
    await picture('report-evidence', page)
    await page.close()
  })
  await step('report-options', async () => {
    const page = await open(`${path}?tab=reports`)
    await page.getByText(words('scribe.report.options'), { exact: true }).click()
    await page.getByText(words('scribe.report.instructions'), { exact: true }).first().click()
    await page.getByRole('main').getByRole('textbox').last().waitFor()
    await picture('report-options', page)
    await page.close()
  })
  await step('report-menu', async () => {
    const page = await open(`${path}?tab=reports`)
    await button(page, 'scribe.report.more').click()
    await page.getByRole('menu').waitFor()
    await shoot('report-menu', page)
    await page.close()
  })
  await step('report-edit', async () => {
    const page = await open(`${path}?tab=reports`)
    await button(page, 'scribe.report.edit').click()
    await page.getByRole('textbox', { name: words('scribe.report.text') }).waitFor()
    await picture('report-edit', page)
    await button(page, 'scribe.report.cancel').click()
    await page.close({ runBeforeUnload: false })
  })
  await step('report-custom', async () => {
    const page = await open(`${path}?tab=reports`)
    await page.getByRole('combobox', { name: words('scribe.report.which') }).click()
    await page.getByRole('option').last().waitFor()
    await shoot('report-which', page)
    await page.keyboard.press('Escape')
    await button(page, 'scribe.report.more').click()
    await page.getByRole('menuitem', { name: words('scribe.custom.new') }).click()
    await page.getByRole('dialog').waitFor()
    await shoot('report-custom', page)
    await page.close({ runBeforeUnload: false })
  })
  await step('report-transcript', async () => {
    const page = await open(`${path}?tab=transcript`)
    await page.getByRole('searchbox').first().waitFor()
    await picture('report-transcript', page)
    await page.close()
  })
  const openChat = async () => {
    const page = await open(`${path}?tab=reports`)
    await page
      .getByRole('radiogroup', { name: words('scribe.report.part') })
      .getByText(words('scribe.report.part.chat'), { exact: true })
      .click()
    await page.getByRole('textbox', { name: words('scribe.chat.ask') }).waitFor()
    return page
  }
  const ask = async (page, text) => {
    await page.getByRole('textbox', { name: words('scribe.chat.ask') }).fill(text)
    await page.keyboard.press('Enter')
    await page.getByText(text, { exact: true }).waitFor()
  }
  await step('report-chat', async () => {
    const page = await openChat()
    await picture('report-chat-empty', page)
    const asked = [chat.find(({ notSaid }) => !notSaid), chat.find(({ notSaid }) => notSaid)].filter(Boolean)
    for (const [place, { q }] of asked.entries()) {
      await ask(page, q)
      await page
        .getByRole('button', { name: words('scribe.chat.copy') })
        .nth(place)
        .waitFor()
    }
    await picture('report-chat', page)
    await page.close()
  })
  await step('report-offline', async () => {
    proxy.set({ kind: 'cut' })
    const page = await openChat()
    await ask(page, chat[0].q)
    await page
      .getByRole('button', { name: words('scribe.chat.copy') })
      .last()
      .waitFor()
    await picture('report-chat-offline', page)
    await page.goto(`${proxy.origin}${path}?tab=reports`)
    await button(page, 'scribe.report.again').or(button(page, 'scribe.report.generate')).first().click()
    await page
      .getByText(words('scribe.report.provisional.offline'))
      .or(page.getByText(words('scribe.report.waits')))
      .first()
      .waitFor()
    await picture('report-offline', page)
    await page.close()
    proxy.set({ kind: 'clear' })
  })
}

/** What a model wrote that the recording does not say. */
const LIES = {
  ru: 'Приём аторвастатина 400 мг. Опухоль головного мозга.',
  en: 'Sumatriptan 700 mg. Brain tumour.',
  el: 'Λήψη μετφορμίνης 7000 mg. Όγκος εγκεφάλου.',
}

/** A report whose model lies, and one that the model could not write. */
export async function walkDoubts(place, { step, shoot }) {
  const { words, open, proxy, locale, model } = place
  const { transcript } = readVisits('given').find(visit => visit.lang === locale && visit.kind === 'dialog')
  const button = (page, id) => page.getByRole('button', { name: words(id), exact: true })
  await place.signIn('doctor')
  await step('doubts', async () => {
    model.returns(`## 1\n${LIES[locale]}`)
    const page = await open(NEW)
    await page.getByLabel(words('scribe.name')).fill(NAMES[locale])
    await button(page, 'scribe.addTranscript').click()
    await page.getByRole('dialog').getByRole('textbox').fill(transcript)
    await page.getByRole('dialog').getByRole('button').last().click()
    await page.getByRole('button', { name: words('scribe.transcript.save') }).click()
    await page.waitForURL(`**${LIST}`)
    await page.getByRole('link', { name: NAMES[locale] }).first().click()
    await page.waitForURL(/\/ambient-scribe\/\d+/)
    await page.goto(`${proxy.origin}${new URL(page.url()).pathname}?tab=reports`)
    await button(page, 'scribe.report.generate').click()
    await page
      .getByText(words('scribe.report.offered'))
      .or(page.getByRole('region').getByRole('listitem'))
      .first()
      .waitFor()
    if (await button(page, 'scribe.report.useOffered').isVisible())
      await button(page, 'scribe.report.useOffered').click()
    await shoot('doubts', page, { full: true })
    model.returns(500)
    await button(page, 'scribe.report.again').click()
    await page.getByText(words('scribe.report.notGenerated')).first().waitFor({ timeout: 60_000 })
    await shoot('doubts-failed', page, { full: true })
    await page.close()
  })
}

export const startModel = startFakeModel
