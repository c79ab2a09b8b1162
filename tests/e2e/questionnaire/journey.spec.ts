import type { BrowserContext, Page } from 'playwright'
import { VISIT } from '../../server/modules/questionnaires/visit-template.ts'
import { expect, test } from '../device/fixtures.ts'
import { openProfile } from '../device/profile.ts'
import { kept, PHONE, question, say } from '../pages/interview.ts'
import { expectAllSaved } from '../pages/shell.ts'

/* From a template that is written in a tunnel to the result of an interview in another (issue 18, "done when" 1). */

const SCHEMA = {
  ...VISIT.outputSchema,
  properties: {
    ...VISIT.outputSchema.properties,
    weight: { type: 'number', title: 'Weight', unit: 'kg', minimum: 20, maximum: 300 },
    since: { type: 'string', format: 'date', title: 'Beginning', description: 'When did it begin?' },
  },
}

/** The whole browser, as the system does it for memory: no event is fired, no work is finished. */
async function kill(context: BrowserContext): Promise<void> {
  const tools = await context.browser()?.newBrowserCDPSession()
  if (!tools) throw new Error('this context has no browser of its own')
  const closed = new Promise<void>(resolve => context.once('close', () => resolve()))
  tools.send('Browser.crash').catch(() => undefined)
  await closed
}

/** From the list of templates; it is only stored on the device. */
async function writeAndPublish(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
  await press('New questionnaire')
  await page.getByRole('menuitem', { name: 'An empty one' }).click()
  await page.getByRole('textbox', { name: /^Title/ }).fill('Before the visit')
  await press('Add a goal')
  await page.getByRole('textbox', { name: 'Goal 1' }).fill('What hurts')
  await press('Import a JSON Schema')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('JSON Schema of an object').fill(JSON.stringify(SCHEMA))
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await press('Switch on')
  await press('Publish')
  await expect(main.getByText('It is published as soon as this device reaches the server')).toBeVisible()
}

/** What is left of the interview on the phone. */
const storedOn = (phone: Page) =>
  phone.evaluate(
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

test('written and published without a network, answered without one by a killed browser: once, in order, to its owner', async ({
  device,
  server,
  network,
}) => {
  const { page } = await device({ path: '/questionnaire/templates', opensOffline: true })
  network.set({ kind: 'cut' })
  await writeAndPublish(page)
  network.set({ kind: 'clear' })
  await expectAllSaved(page)
  const code = await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()

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
  await phone.getByRole('textbox', { name: 'Weight' }).fill('82.5')
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
  expect(await storedOn(again)).toEqual([])
  await context.close()

  const owner = await server.client()
  const { data } = await owner.call('questionnaire.results:listSessions', {})
  expect(data).toMatchObject([{ status: 'completed', respondentInfo: { name: 'Tom' } }])
  const { id: sessionId = '', template } = data[0] ?? {}
  const { messages } = await owner.call('questionnaire.session:getHistory', { sessionId })
  expect(messages.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual([
    ...['A headache', '7', 'No', '82.5', '5 March 2025', "Yes, that's right"],
  ])
  const { result, missing } = await owner.call('questionnaire.session:getResult', { sessionId })
  expect({ result, missing }).toEqual({
    result: { complaint: 'A headache', severity: 7, fever: false, weight: 82.5, since: '2025-03-05' },
    missing: [],
  })
  await page.getByRole('link', { name: 'Templates', exact: true }).click()
  await page.getByRole('link', { name: 'Results', exact: true }).click()
  await page.getByRole('button', { name: 'Tom', exact: true }).click()
  await expect(page.getByText('82.5 kg', { exact: true })).toBeVisible()

  const other = await server.client('patient')
  expect((await other.call('questionnaire.results:listSessions', {})).data).toEqual([])
  for (const call of ['getHistory', 'getResult'] as const)
    expect(await other.fail(`questionnaire.session:${call}`, { sessionId })).toMatchObject({ name: 'NOT_FOUND' })
  const templateId = template?.id ?? 0
  expect(await other.fail('questionnaire.results:stops', { templateId })).toMatchObject({ name: 'NOT_FOUND' })
})
