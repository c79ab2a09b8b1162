import { FEEDBACK_A_DAY } from '../../../src/server/modules/feedback/keep-feedback.ts'
import { expect, test } from '../device/fixtures.ts'
import { recordUntil } from '../pages/recorder.ts'
import { NEW } from '../pages/scribe.ts'
import { expectAllSaved } from '../pages/shell.ts'

test('a doctor’s home shows offline what was recorded today, the film plays, and feedback written then is sent once after it', async ({
  device,
  server,
}) => {
  const { page, context } = await device({ opensOffline: true, path: '/help/demo', width: 1280, height: 900 })
  const film = page.getByLabel('Film without sound: a visit and a triage offline')
  const seconds = () => film.evaluate(one => (one instanceof HTMLVideoElement ? Math.round(one.duration) : 0))
  await expect.poll(seconds).toBeGreaterThan(20)
  await context.setOffline(true)
  await page.reload()
  await expect.poll(seconds, { message: 'the film that was seen is there without a network' }).toBeGreaterThan(20)
  await page.goto(new URL(NEW, page.url()).href)
  await page.getByLabel('Name').fill('Ward 6, bed 2')
  await recordUntil(page, 6)
  await page.getByRole('button', { name: 'Stop and save' }).click()
  await page.waitForURL('**/ambient-scribe/list')

  await page.goto(new URL('/', page.url()).href)
  const today = page.getByRole('list', { name: 'Today’s recordings' })
  await expect(today.getByRole('heading', { name: 'Ward 6, bed 2' })).toBeVisible()
  await expect(today).toContainText('Waiting for network')
  await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toHaveCount(0)

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Feedback' }).click()
  await page.getByRole('textbox', { name: /^Message/ }).fill('It works in the basement.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const waits = page.getByText('1 message is saved on this device and waits to be sent.')
  await expect(waits).toBeVisible()
  await page.reload()
  await expect(waits).toBeVisible()

  await context.setOffline(false)
  await expectAllSaved(page)
  await expect(waits).toHaveCount(0)
  expect(await server.recordingsNamed('Ward 6, bed 2')).toHaveLength(1)
  // Exactly one of today's messages was used.
  const doctor = await server.client()
  const more = { feedbackType: 'other', message: 'More.' }
  for (let sent = 1; sent < FEEDBACK_A_DAY; sent++) await doctor.call('userAccount.user:sendFeedback', more)
  expect(await doctor.fail('userAccount.user:sendFeedback', more)).toMatchObject({ name: 'RATE_LIMITED' })
})
