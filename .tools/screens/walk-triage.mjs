import { Client } from '../../tests/server/client.ts'

const HISTORY = '/triage'
const RECORD = '/triage/record'
/** A phone, then a tablet in portrait and in landscape. */
const WIDTHS = [390, 820, 1180]

/** Triage, one state after the other: the reference's patient with sepsis, offline, then with the server's result. */
export async function walkTriage(place, { step, shoot, load }) {
  const { words, open, proxy } = place
  const button = (page, id) => page.getByRole('button', { name: words(id), exact: true })
  const picture = (name, page, options = {}) => shoot(name, page, { widths: WIDTHS, full: true, ...options })
  const on = (name, path, act, options) =>
    step(name, async () => {
      const page = await open(path)
      await act?.(page)
      await picture(name, page, options)
      await page.close({ runBeforeUnload: false })
    })
  const typed = async (page, digits) => {
    const pad = page.getByRole('group', { name: words('triage.pad') })
    await pad.waitFor()
    for (const digit of digits)
      await pad.getByRole('button', { name: digit === '>' ? words('triage.pad.next') : digit, exact: true }).click()
  }
  const sepsis = async page => {
    await typed(page, '132269088>>394')
    await page
      .getByRole('group', { name: words('triage.acvpu') })
      .getByRole('button')
      .nth(1)
      .click()
    await button(page, 'triage.oxygen').click()
  }

  await place.signIn()
  const demo = await new Client(place.server.origin).signIn('doctor', { locale: place.locale })
  const known = await demo.call('healthRecords:list', { recordTypes: 'triage', fullData: true })
  await on('triage-history', HISTORY, page => page.getByRole('main').getByRole('listitem').first().waitFor())
  await on('triage-profile', '/triage/profile')
  await on('triage-vitals-empty', RECORD)
  await step('triage-rare', async () => {
    // The pulse cannot be measured, and the saturation is 39 %.
    const page = await open(RECORD)
    await page.getByRole('button', { name: words('triage.pad.unrecordable') }).click()
    await typed(page, '2639')
    await picture('triage-rare-vitals', page)
    await button(page, 'triage.finish').click()
    await page.waitForURL('**/triage/results')
    await picture('triage-rare-result', page)
    await page.close()
  })
  await on('triage-vitals', RECORD, sepsis)
  await on('triage-short', RECORD, async page => {
    await button(page, 'triage.say.start').click()
    await page.getByRole('timer').filter({ hasText: /0:01/ }).waitFor()
    await button(page, 'triage.finish').click()
    await page.getByRole('alert').first().waitFor()
  })
  await on('triage-unfinished', HISTORY)
  for (const { id } of known) await on(`triage-result-demo-${id}`, `/triage/results/${id}`)
  await step('triage-result-device', async () => {
    proxy.set({ kind: 'cut' })
    const page = await open(RECORD)
    await button(page, 'triage.discard').click()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await page.waitForURL(`**${HISTORY}`)
    await page.goto(place.proxy.origin + RECORD)
    await sepsis(page)
    await button(page, 'triage.finish').click()
    await page.waitForURL('**/triage/results')
    await picture('triage-result-device', page)
    proxy.set({ kind: 'clear' })
    await page
      .getByText(words('triage.beside'))
      .first()
      .waitFor({ timeout: 60_000 })
      .catch(() => undefined)
    await picture('triage-result-both', page)
    await button(page, 'triage.override').click()
    await page.getByRole('dialog').waitFor()
    await picture('triage-override', page, { full: false })
    await page.close()
  })
  for (const [name, path] of [
    ['load-triage', HISTORY],
    ['load-triage-vitals', RECORD],
    ['load-triage-result', `/triage/results/${known[0]?.id}`],
  ])
    await load(name, path)
}
