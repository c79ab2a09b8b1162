import { Client } from '../../tests/server/client.ts'
import { putPagePicture } from './page-picture.mjs'
import { doubtfulSheet, inProgressRecords } from './sample-records.mjs'

const LISTS = ['labResults', 'studies', 'treatment', 'healthLog']

/** Health records of the demo's patient: the lists, a record of each type, editing, checking, and what can go wrong. */
export async function walkRecords(place, { step, shoot, load }) {
  const { words, open, proxy, locale } = place
  const picture = (name, page, options = {}) => shoot(name, page, { full: true, ...options })
  const on = (name, path, act, options) =>
    step(name, async () => {
      const page = await open(path)
      try {
        await act?.(page)
        await picture(name, page, options)
      } finally {
        await page.close({ runBeforeUnload: false })
      }
    })
  const rows = page => page.getByRole('main').getByRole('listitem').first().waitFor()

  await place.signIn('patient')
  const demo = await new Client(place.server.origin).signIn('patient', { locale })
  const all = await demo.call('healthRecords:list', { fullData: true })
  const [patient] = await demo.call('userAccount.patients:list', {})
  const numbered = name => all.find(({ recordType }) => recordType === name)?.id
  for (const list of LISTS) await on(`records-list-${list}`, `/health-records/${list}`, rows)
  const labs = all.filter(({ recordType }) => recordType === 'labResults')
  const second = labs.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))[1]
  for (const type of ['imaging', 'diagnostics', 'treatment', 'healthLog', 'insight'])
    if (numbered(type)) await on(`records-view-${type}`, `/health-record/view/${numbered(type)}`)
  await on('records-view-labs', `/health-record/view/${second.id}`, page =>
    page.getByRole('main').locator('svg polyline').first().waitFor(),
  )
  await on('records-view-compare', `/health-record/view/${second.id}`, async page => {
    await page.getByRole('button', { name: words('records.biomarkers.compare') }).click()
    await page.getByText(words('records.biomarkers.was')).first().waitFor()
  })
  await on('records-view-unknown', '/health-record/view/999999')

  // Documents that are being read, that could not be read, and that were read a moment ago.
  const made = inProgressRecords(locale)
  for (const record of [...made, doubtfulSheet(locale)])
    await demo.call('healthRecords:create', { clientId: crypto.randomUUID(), patientId: patient.id, ...record })
  await on('records-list-progress', '/health-records/labResults', async page => {
    await page.getByText(made[0].name).first().waitFor()
    await rows(page)
  })
  await on('records-list-search', '/health-records/labResults', async page => {
    await rows(page)
    await page.getByRole('searchbox').fill({ ru: 'желез', en: 'iron', el: 'σίδηρ' }[locale])
  })
  await on('records-list-nothing', '/health-records/studies', async page => {
    await rows(page)
    await page.getByRole('searchbox').fill('zzzz')
    await page.getByText(words('records.noMatch')).waitFor()
  })
  // A sheet with doubts: its page, its check, its edit.
  const [sheet] = (await demo.call('healthRecords:list', { recordTypes: 'labResults', fullData: true })).filter(
    ({ name }) => name === doubtfulSheet(locale).name,
  )
  await on('records-view-doubts', `/health-record/view/${sheet.id}`)
  await on('records-files', `/health-record/view/${sheet.id}`, async page => {
    await page
      .getByRole('button', { name: /^\+1|^ещё 1/ })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
  })
  await on('records-check', `/health-record/check/${sheet.id}`, page => page.getByRole('radiogroup').waitFor())
  await on('records-check-picture', `/health-record/check/${sheet.id}`, async page => {
    await page.getByRole('radiogroup').waitFor()
    await putPagePicture(page, sheet)
    await page.reload()
    await page.locator('[data-lit]').waitFor()
  })
  await on('records-check-correct', `/health-record/check/${sheet.id}`, async page => {
    await page.getByRole('radiogroup').waitFor()
    const all = { ru: / 5 уверенных/, en: / 5 sure/, el: / 5 βέβαιων/ }[locale]
    await page.getByRole('button', { name: all }).click()
    await page
      .getByText(/^(Подтверждено 5|5 of|Επιβεβαιώθηκαν 5)/)
      .first()
      .waitFor()
    await page.locator('[data-row][aria-expanded=true]').focus()
    await page.keyboard.press('e')
    await page.getByLabel(words('records.column.value'), { exact: true }).waitFor()
  })
  await on('records-edit-labs', `/health-record/edit/${second.id}`)
  await on('records-edit-treatment', `/health-record/edit/${numbered('treatment')}`)
  await on('records-edit-log', `/health-record/edit/${numbered('healthLog')}`)
  await on('records-create-treatment', '/health-record/create?type=treatment')
  await on('records-create-quick', '/health-record/create?type=healthLog', page =>
    page.getByText(words('records.create.quick'), { exact: true }).click(),
  )
  await on('records-create-unsupported', '/health-record/create?type=imaging')
  await on('records-typed-labs', '/health-records/labResults/new', async page => {
    const cell = (name, nth = 0) => page.locator(`input[name$="/${name}"]`).nth(nth)
    await cell('name').fill({ ru: 'ферр', en: 'ferr', el: 'φερρ' }[locale])
    await page.getByRole('option').first().click()
    await cell('value').fill('6,0')
    await cell('unit').fill({ ru: 'мкг/л', en: 'µg/L', el: 'μg/l' }[locale])
    await cell('min').fill('15')
    await cell('max').fill('150')
    await cell('notes').press('Enter')
    await cell('name', 1).fill({ ru: 'гем', en: 'haem', el: 'αιμ' }[locale])
    await page.getByRole('option').first().waitFor()
  })
  await on('records-delete', `/health-record/view/${second.id}`, async page => {
    await page.getByRole('button', { name: words('records.more') }).click()
    await page.getByRole('menuitem').last().click()
    await page.getByRole('alertdialog').waitFor()
  })
  proxy.set({ kind: 'cut' })
  await on('records-list-offline', '/health-records/labResults', rows)
  proxy.set({ kind: 'clear' })
  for (const [name, path] of [
    ['records-load-list', '/health-records/labResults'],
    ['records-load-view', `/health-record/view/${second.id}`],
  ])
    await load(name, path)
}
