import { createServer } from 'node:http'
import { toneFile } from '../../tests/factories/audio/tone.ts'
import { readVisits } from '../../tests/factories/visits/visit.ts'
import { startFakeModel } from '../../tests/server/modules/fake-model.ts'

const NAMES = { ru: 'Палата 6, койка 2', en: 'Ward 6, bed 2', el: 'Θάλαμος 6, κλίνη 2' }
const NEW = '/ambient-scribe/new'
const LIST = '/ambient-scribe/list'

const visitOf = locale => readVisits('given').find(visit => visit.lang === locale && visit.kind === 'dialog')
const named = (page, words, id) => page.getByRole('button', { name: words(id), exact: true })

/** Writes the visit's transcript and opens it; the recording has an address once the server has it. Returns its path. */
async function writeVisit({ words, open, locale }) {
  const page = await open(NEW)
  await page.getByLabel(words('scribe.name')).fill(NAMES[locale])
  await named(page, words, 'scribe.addTranscript').click()
  await page.getByRole('dialog').getByRole('textbox').fill(visitOf(locale).transcript)
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.getByRole('button', { name: words('scribe.transcript.save') }).click()
  return { page, path: await openRecording(page, locale) }
}

async function openRecording(page, locale) {
  await page.waitForURL(`**${LIST}`)
  await page.getByRole('link', { name: NAMES[locale] }).first().click()
  await page.waitForURL(/\/ambient-scribe\/\d+/)
  return new URL(page.url()).pathname
}

/** A visit's report by the built-in engine, its evidence, its options, editing, and the chat. */
export async function walkReports(place, { step, shoot }) {
  const { words, open, proxy, locale, context } = place
  const { chat } = visitOf(locale)
  const button = (page, id) => named(page, words, id)
  const picture = (name, page, options = {}) => shoot(name, page, { full: true, ...options })
  await place.signIn('doctor')
  await context.setDefaultTimeout(20_000)

  let path = ''
  await step('report-none', async () => {
    const written = await writeVisit(place)
    path = written.path
    const { page } = written
    await page.goto(`${proxy.origin}${path}?tab=reports`)
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
  const { words, proxy, locale, model } = place
  const button = (page, id) => named(page, words, id)
  await place.signIn('doctor')
  await step('doubts', async () => {
    model.returns(`## 1\n${LIES[locale]}`)
    const { page, path } = await writeVisit(place)
    await page.goto(`${proxy.origin}${path}?tab=reports`)
    await button(page, 'scribe.report.generate').click()
    await page
      .getByText(words('scribe.report.offered'))
      .or(page.getByRole('region').getByRole('listitem'))
      .first()
      .waitFor()
    if (await button(page, 'scribe.report.useOffered').isVisible())
      await button(page, 'scribe.report.useOffered').click()
    await shoot('doubts', page, { full: true })
    model.hold(true)
    await button(page, 'scribe.report.again').click()
    await page.getByRole('progressbar').first().waitFor()
    await shoot('doubts-slow', page, { full: true })
    model.returns(500)
    model.hold(false)
    await page.getByText(words('scribe.report.notGenerated')).first().waitFor({ timeout: 60_000 })
    await shoot('doubts-failed', page, { full: true })
    await page.close()
  })
}

/** A recording with sound whose recogniser knows when each sentence was said. */
export async function walkSound(place, { step, shoot }) {
  const { words, open, proxy, locale } = place
  const picture = (name, page) => shoot(name, page, { full: true })
  await place.signIn('doctor')
  await step('sound', async () => {
    const page = await open(NEW)
    const buffer = Buffer.from(toneFile(SECONDS))
    await page.getByTestId('audio-file').setInputFiles({ name: 'visit.wav', mimeType: 'audio/wav', buffer })
    await page.getByLabel(words('scribe.name')).fill(NAMES[locale])
    await page.getByRole('button', { name: words('scribe.file.save') }).click()
    const path = `${proxy.origin}${await openRecording(page, locale)}`
    await page.goto(`${path}?tab=transcript`)
    await page.getByRole('searchbox').first().waitFor({ timeout: 60_000 })
    await picture('sound-transcript', page)
    await page.goto(`${path}?tab=audio`)
    await picture('sound-audio', page)
    await page.goto(`${path}?tab=reports`)
    await named(page, words, 'scribe.report.generate').click()
    await named(page, words, 'scribe.report.copy').waitFor()
    await page.locator('[data-sentence]').nth(1).click()
    await page.locator('mark').first().waitFor()
    await picture('sound-report', page)
    await page.close()
  })
}

const SECONDS = 150

/** A recogniser with OpenAI's interface that hears the given visit, with the seconds of its sentences. */
export async function startRecogniser(locale) {
  const { transcript } = visitOf(locale)
  const sentences = transcript.match(/[^.!?;\n]+[.!?;\n]*/g).filter(one => one.trim())
  const lengths = sentences.map(one => one.length)
  const total = lengths.reduce((sum, one) => sum + one, 0)
  let at = 0
  const segments = sentences.map((text, index) => {
    const start = (SECONDS * at) / total
    at += lengths[index]
    return { start, end: (SECONDS * at) / total, text }
  })
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ text: transcript, segments }))
    })
  })
  await new Promise(listening => server.listen(0, '127.0.0.1', listening))
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}

export const startModel = startFakeModel
