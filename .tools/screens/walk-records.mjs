import { Client } from '../../tests/server/client.ts'
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
    await page.waitForTimeout(300)
  })
  await on('records-list-nothing', '/health-records/studies', async page => {
    await rows(page)
    await page.getByRole('searchbox').fill('zzzz')
    await page.getByText(words('records.noMatch')).waitFor()
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
