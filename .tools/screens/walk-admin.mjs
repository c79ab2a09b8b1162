import { Client } from '../../tests/server/client.ts'

/** The parts of the administration, a person, a record and the banner in another person's account. */
export async function walkAdmin(place, { step, shoot }) {
  const { words, open, locale, server } = place
  const on = (name, path, act, { before, ...options } = {}) =>
    step(name, async () => {
      const page = await open(path)
      await before?.(page)
      await page.getByRole('table').first().waitFor()
      await act?.(page)
      await shoot(name, page, { full: true, ...options })
      await page.close()
    })
  for (const persona of ['doctor', 'patient', 'basic']) await new Client(server.origin).signIn(persona, { locale })
  await place.signIn('admin')
  const all = page => page.getByText(words('admin.records.all'), { exact: true }).first().click()
  await on('admin-people', '/admin')
  await on('admin-records', '/admin/records', undefined, { before: all })
  await on('admin-log', '/admin/log')
  await on('admin-jobs', '/admin/jobs')
  await on('admin-person', '/admin', async page => {
    await page.getByRole('row').nth(1).click()
    await page.getByText(words('admin.person.key')).first().waitFor()
  })
  await on(
    'admin-record',
    '/admin/records',
    async page => {
      await page.getByRole('row').nth(1).click()
      await page.getByRole('button', { name: words('admin.record.open') }).click()
      await page.getByText(words('admin.record.stored')).first().waitFor()
    },
    { before: all },
  )
  await on('admin-verified', '/admin/jobs', async page => {
    await page.getByRole('button', { name: words('admin.audit.verify') }).click()
    await page.getByText(words('admin.audit.whole')).first().waitFor()
  })
  await step('admin-another', async () => {
    const page = await open('/admin')
    await page.getByRole('row').nth(2).click()
    await page.getByRole('button', { name: words('admin.person.enter') }).click()
    await page.getByRole('region', { name: words('admin.impersonated') }).waitFor()
    await shoot('admin-another', page, { full: true })
    await page.close()
  })
}
