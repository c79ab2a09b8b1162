import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draftAtom } from '../../../src/ui/state/recorder/recording-draft.ts'
import { store } from '../../../src/ui/state/session/session.ts'
import { openApp } from '../setup/open-app.tsx'
import { discard, record, recordedFor } from './recorder-page.ts'
import { saveUnsent } from './recordings.ts'
import { button, card, LIST, NEW, notice } from './scribe-page.ts'

const PHONE = { width: 375, height: 667 }

test('on a phone the recorder shows the patient, lets the user choose another, and fits on one screen', async () => {
  const app = await openApp(NEW, {
    ...PHONE,
    store: ({ server }) => server.pulls('patients', { name: 'Anna Petrova' }, { name: 'Boris Ivanov' }),
  })
  await page.getByRole('button', { name: /^Patient: .+ Choose another/ }).click()
  const choices = page.getByRole('menuitemradio')
  await expect.element(choices.nth(1)).toBeVisible()
  const other = choices.elements().find(one => one.getAttribute('aria-checked') !== 'true')?.textContent ?? ''
  await choices.filter({ hasText: other }).click()
  await expect.element(button(`Patient: ${other}. Choose another.`)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Dictation' })).toBeChecked()
  await expect.element(page.getByText('Dictation', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect.element(button('Record')).toBeInViewport({ ratio: 1 })

  await record()
  await recordedFor(1)
  const [patient] = await app.context.database.patients.find({ selector: { name: other } }).exec()
  expect(store.get(draftAtom).patientClientId).toBe(patient?.clientId)
  await discard()
})

test('a card shows the patient of its recording', async () => {
  await openApp(LIST, {
    ...PHONE,
    async store(app) {
      const [anna] = await app.server.pulls('patients', { name: 'Anna Petrova' })
      await saveUnsent(app, 'Visit of a patient', { patientClientId: anna?.clientId ?? '' })
    },
  })
  await expect.element(card('Visit of a patient')).toMatchTextContent(/Anna Petrova\s· /)
})

test('a recording given to another patient is given back by the undo, with its upload', async () => {
  let clientId = ''
  const app = await openApp(LIST, {
    ...PHONE,
    async store(made) {
      const [anna] = await made.server.pulls('patients', { name: 'Anna Petrova' }, { name: 'Boris Ivanov' })
      clientId = await saveUnsent(made, 'Visit', { patientClientId: anna?.clientId ?? '' })
    },
  })
  const patients = async () => {
    const { patientClientId } = await app.context.database.recordings.findOne(clientId).exec(true)
    const item = await app.context.uploads.item(app.context.accountId, clientId)
    const [owner] = await app.context.database.patients.find({ selector: { clientId: patientClientId } }).exec()
    return [owner?.name, item?.data.patientClientId === patientClientId]
  }
  await page.getByRole('button', { name: 'More for Visit' }).click()
  await page.getByRole('menuitem', { name: 'Other patient' }).click()
  await page.getByRole('menuitemradio', { name: 'Boris Ivanov' }).click()
  await expect.element(notice('Patient changed: Boris Ivanov')).toBeVisible()
  expect(await patients()).toEqual(['Boris Ivanov', true])
  await button('Undo').click()
  await expect.element(card('Visit')).toMatchTextContent(/Anna Petrova\s· /)
  await expect.poll(patients).toEqual(['Anna Petrova', true])
})
