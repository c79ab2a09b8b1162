import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TriageDrafts } from '../../../src/db/triage-drafts.ts'
import { chosenPatientId } from '../../../src/ui/state/session/current-patient.ts'
import { toneFile } from '../../factories/audio/tone.ts'
import { withPatients } from '../patients/people.ts'
import { state } from '../scribe/recorder-page.ts'
import { button, NEW } from '../scribe/scribe-page.ts'
import { type App, openApp } from '../setup/open-app.tsx'
import { pressEscape } from '../setup/page-checks.ts'

const question = page.getByRole('dialog', { name: 'Which patient is it?' })
const draftText = page.getByText('Said at the bedside')

/** What a recording, a triage or a file leaves on the device, and the choice of a patient. */
async function stored({ context }: App) {
  const drafts = new TriageDrafts()
  const triages = await drafts.of(context.accountId)
  drafts.close()
  const recordings = await context.database.recordings.find().exec()
  const files = await context.uploads.blobIds(context.accountId)
  return { triages, recordings: recordings.length, files, chosen: chosenPatientId() }
}
const NOTHING = { triages: [], recordings: 0, files: [], chosen: null }

const WAYS = {
  Cancel: () => question.getByRole('button', { name: 'Cancel' }).click(),
  Escape: () => pressEscape(),
  'the cross': () => question.getByRole('button', { name: 'Close' }).click(),
}

const BEGINNINGS = {
  'a recording': { address: NEW, begin: 'Record' },
  'an audio file': {
    address: NEW,
    begin: 'Save the recording',
    prepare: () => page.getByTestId('audio-file').upload(new File([toneFile(1)], 'visit.wav', { type: 'audio/wav' })),
  },
  'a transcript without audio': {
    address: NEW,
    begin: 'Save without audio',
    async prepare() {
      await button('Add a transcript').click()
      await page.getByRole('textbox', { name: 'Text' }).fill('Said at the bedside')
      await button('OK').click()
      await expect.element(draftText).toBeVisible()
    },
  },
  'a triage': { address: '/triage', begin: 'Start a new triage' },
} as const

describe.each(Object.entries(BEGINNINGS))('refusing to name the patient of %s', (what, { address, begin, ...rest }) => {
  test.each(Object.entries(WAYS))(
    'by %s starts nothing, stores nothing, and returns the focus',
    async (_how, refuse) => {
      const app = await openApp(address, { store: withPatients() })
      if ('prepare' in rest) await rest.prepare()
      const pressed = button(begin).first()
      await pressed.click()
      await expect.element(question).toBeVisible()
      await refuse()
      await expect.element(question).not.toBeInTheDocument()
      await expect.element(pressed).toHaveFocus()
      expect(app.address()).toBe(address)
      expect(await stored(app)).toEqual(NOTHING)
      if (what === 'a recording') await expect.element(state('Ready')).toBeVisible()
      if (what === 'a transcript without audio') await expect.element(draftText).toBeVisible()
      // It asks again, because nothing was chosen.
      await pressed.click()
      await expect.element(question).toBeVisible()
      await refuse()
    },
  )
})

test('refusing on the page of a new triage, opened by its address, returns to the list and stores nothing', async () => {
  const app = await openApp('/triage/record', { store: withPatients() })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(app.address).toBe('/triage')
  await expect.element(button('Start a new triage').first()).toBeVisible()
  expect(await stored(app)).toEqual(NOTHING)
})
