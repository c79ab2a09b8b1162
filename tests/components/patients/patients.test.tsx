import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deferred } from '../../../src/audio/capture/deferred.ts'
import type { PublicConfig } from '../../../src/contract/entities/public-config.ts'
import { ContractError } from '../../../src/contract/errors.ts'
import { saveTranscript } from '../../../src/db/commands/recordings.ts'
import { worker } from '../setup/fake-bridge.ts'
import { openApp } from '../setup/open-app.tsx'
import {
  askToDelete,
  button,
  deletePatient,
  edit,
  expectShown,
  fillNew,
  LIST,
  main,
  NEW,
  nameField,
  row,
  rowNames,
  save,
} from './patients-page.ts'
import { PEOPLE, withPatients } from './people.ts'

const WAITING = 'Waiting to be sent'
const pill = (name: RegExp) => page.getByRole('button', { name })

test('a patient added offline waits on this device, and its address gets the number once it has one', async () => {
  const app = await openApp(LIST)
  worker.reports({ phase: 'offline', offlineSince: Date.now() })
  await expect.element(page.getByText('No connection. Keep working')).toBeVisible()
  await page.getByRole('link', { name: 'Add a patient' }).click()
  await fillNew('Nadia Sorel', { Phone: '+442079460000', Description: 'Allergic to latex' })
  await page.getByLabelText('Date of birth').fill('1972-03-04')
  await page.getByText('Female').click()
  await save()

  await expectShown('Nadia Sorel')
  await expect.element(main.getByText(WAITING)).toBeVisible()
  await expect.element(page.getByText(/^04\.03\.1972 · \d\d years$/)).toBeVisible()
  await expect.poll(app.address).toMatch(/\/patients\/[0-9a-f]{8}-/)
  await app.reload()
  await expectShown('Nadia Sorel')
  await expect.element(page.getByText('Allergic to latex')).toBeVisible()
  await expect.element(main.getByText(WAITING)).toBeVisible()

  const { clientId } = await app.context.database.patients.findOne().exec(true)
  await app.server.accepts('patients', clientId)
  await expect.element(main.getByText(WAITING)).not.toBeInTheDocument()
  await expect.poll(app.address).toMatch(/\/patients\/\d+$/)
  await app.go(LIST)
  await expect.element(row('Nadia Sorel')).toMatchTextContent(/Nadi · \d\d years · 04\.03\.1972 · \+442079460000/)
})

test.each([
  [2, 'primary'],
  [3, 'secondary'],
] as const)('P §9: with %i patients, adding one is a %s action', async (count, variant) => {
  await openApp(LIST, { store: withPatients(PEOPLE.slice(0, count)) })
  await expect.poll(() => rowNames().length).toBe(count)
  await expect.element(page.getByRole('link', { name: 'Add a patient' })).toHaveAttribute('data-variant', variant)
})

test('a patient that the server refuses is kept and marked, and is sent once it is corrected (I5)', async () => {
  const app = await openApp(LIST, { store: withPatients() })
  await page.getByRole('link', { name: 'Add a patient' }).click()
  await fillNew('Refused Person')
  await save()
  await expectShown('Refused Person')
  const { clientId } = await app.context.database.patients.findOne({ selector: { name: 'Refused Person' } }).exec(true)
  const refuse = () => app.server.refuses('patients', clientId, new ContractError('UNPROCESSABLE'))
  await refuse()
  await expect.element(main.getByText('Not accepted')).toBeVisible()
  await expect.element(main.getByText('It is kept on this device. Correct it, or send it again.')).toBeVisible()
  await expect.element(pill(/1 needs you/)).toBeVisible()
  await main.getByRole('button', { name: 'Send again' }).click()
  await expect.element(main.getByText(WAITING)).toBeVisible()
  await refuse()
  await expect.element(main.getByText('Not accepted')).toBeVisible()
  await app.go(LIST)
  await expect.element(row('Refused Person')).toMatchTextContent('Not accepted')
  await expect.element(row('Tom Whitaker')).not.toMatchTextContent('Not accepted')
  await row('Refused Person').getByRole('link').click()
  await edit()
  await nameField.fill('Rae Fused')
  await save()
  await expectShown('Rae Fused')
  await expect.element(main.getByText('Not accepted')).not.toBeInTheDocument()
  await app.server.acceptsAll()
  await expect.element(pill(/^All saved/)).toBeVisible()
})

for (const id of ['abc', '-1', '007', 'undefined']) {
  test(`an invalid patient address, ${id}, leads to the list without a message`, async () => {
    const app = await openApp(`${LIST}/${id}`)
    expect(app.address()).toBe(LIST)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible()
    await expect.element(page.getByText('There is no such patient here')).not.toBeInTheDocument()
  })
}

for (const id of ['999999', '0199a000-0000-7000-8000-00000000abcd']) {
  test(`an unknown patient, ${id}, leads to the list with a message`, async () => {
    const app = await openApp(`${LIST}/${id}`)
    await expect.poll(app.address).toBe(LIST)
    await expect.element(page.getByText('There is no such patient here')).toBeVisible()
  })
}

test('a user who is leaving is not brought back when the patient gets a number', async () => {
  const app = await openApp(NEW)
  await fillNew('Left Behind')
  await save()
  await expectShown('Left Behind')
  // The patient is sent while the next screen still waits for the server's configuration.
  const offer = deferred<PublicConfig>()
  worker.offers(offer.promise)
  const arrived = app.go('/dev/sync')
  await expect.poll(app.address).toBe('/dev/sync')
  await app.server.acceptsAll()
  await expect.element(pill(/^All saved/)).toBeVisible()
  expect(app.address()).toBe('/dev/sync')
  offer.resolve({ environment: 'test', demo: true, providers: {}, speech: 'none', version: '1' })
  await arrived
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sync from inside' })).toBeVisible()
})

test('the last patient stays while a record of that patient is not sent (decision 114)', async () => {
  const app = await openApp(LIST, {
    async store({ context, server }) {
      const [one] = await server.pulls('patients', { name: 'Only One' })
      const patientClientId = one?.clientId ?? ''
      await saveTranscript(context, { name: 'Visit', subtype: 'dictation', text: 'No complaints.', patientClientId })
    },
  })
  await askToDelete('Only One')
  const refusal = page.getByRole('alertdialog', { name: '“Only One” cannot be deleted yet' })
  await expect.element(refusal).toMatchTextContent('1 record of this patient is not sent yet.')
  await refusal.getByRole('button', { name: 'OK' }).click()
  await expect.element(row('Only One')).toBeVisible()

  const { clientId } = await app.context.database.recordings.findOne().exec(true)
  await app.server.accepts('recordings', clientId)
  await deletePatient('Only One')
  await expect.element(page.getByRole('heading', { name: 'No patients yet' })).toBeVisible()
  await expect.element(pill(/^1 on this device/)).toBeVisible()
})

test('the first patient becomes the current one, and a second one does not replace it', async () => {
  const app = await openApp(LIST)
  await expect.element(page.getByRole('heading', { name: 'No patients yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Add a patient' }).click()
  await fillNew('First One')
  await save()
  await expectShown('First One')
  await expect.element(main.getByText('Current')).toBeVisible()
  await expect.element(pill(/^Patient: First One/)).toBeVisible()

  await app.go(LIST)
  await page.getByRole('link', { name: 'Add a patient' }).click()
  await fillNew('Second One', { Address: '12 Quay Street' })
  await save()
  await expectShown('Second One')
  await expect.element(pill(/^Patient: First One/)).toBeVisible()
  await button('Choose this patient').click()
  await expect.element(pill(/^Patient: Second One/)).toBeVisible()
})

test('deleting the current patient makes the next one current, and can be undone', async () => {
  const app = await openApp(LIST, { store: withPatients() })
  await expect.poll(rowNames).toHaveLength(3)
  const [first = '', second = '', third = ''] = rowNames()
  await row(second).getByRole('button', { name: 'Choose this patient' }).click()
  await expect.element(row(second).getByText('Current')).toBeVisible()

  await askToDelete(second)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(row(second)).toBeVisible()
  await deletePatient(second)
  await expect.element(row(second)).not.toBeInTheDocument()
  await expect.element(main).toHaveFocus()
  await expect.element(row(third).getByText('Current')).toBeVisible()
  await button('Undo').click()
  await expect.element(row(second).getByText('Current')).toBeVisible()

  await row(second).getByRole('link').click()
  await expectShown(second)
  await deletePatient(second)
  await expect.poll(app.address).toBe(LIST)
  await expect.poll(rowNames).toEqual([first, third])
  await expect.element(page.getByText('There is no such patient here')).not.toBeInTheDocument()
})

test('a long list is searched by name, with or without accents, and renders only the visible rows', async () => {
  const people = Array.from({ length: 150 }, (_, i) => ({ name: `Zoë Number ${String(i).padStart(3, '0')}` }))
  await openApp(LIST, { width: 1280, height: 720, store: withPatients(people) })
  await expect.element(page.getByText('150 patients')).toBeVisible()
  const rows = main.getByRole('listitem')
  expect(rows.elements().length).toBeLessThan(60)
  await expect.element(rows.first()).toHaveAttribute('aria-setsize', '150')
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('142 zoe')
  await expect.element(page.getByText('1 patient found')).toBeInTheDocument()
  await expect.poll(() => rows.elements()).toHaveLength(1)
  await expect.element(row('Zoë Number 142')).toBeVisible()
  await page.getByRole('searchbox').fill('no such name')
  await expect.element(page.getByRole('heading', { name: 'Nobody by that name' })).toBeVisible()
  await page.getByRole('button', { name: 'Show everybody' }).click()
  await expect.element(rows.first()).toHaveAttribute('aria-setsize', '150')
})
