import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TriageDrafts } from '../../../src/db/triage-drafts.ts'
import { changeTriageDraft, triageDraft } from '../../../src/ui/state/triage/triage-draft.ts'
import { draft } from '../../factories/triage/draft.ts'
import { openApp } from '../setup/open-app.tsx'

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })

test('R6 a number of another tab stays while this one is typing, in the store and on both screens', async () => {
  const other = new TriageDrafts()
  const clientId = crypto.randomUUID()
  const app = await openApp('/triage/record', {
    store: async ({ context }) => void (await other.keep(context.accountId, draft({ clientId }), null)),
  })
  await field('Heart rate').fill('7')
  const stored = async () => (await other.get(clientId))?.numbers
  await expect.poll(stored).toEqual({ HR: '7' })
  const known = await other.get(clientId)
  await other.keep(app.context.accountId, { ...draft({ clientId }), ...known, numbers: { HR: '7', RR: '24' } }, known)
  // Two keys, pressed before this tab has read what the other wrote.
  changeTriageDraft({ numbers: { HR: '72' } })
  changeTriageDraft({ numbers: { HR: '72', SpO2: '9' } })
  await expect.poll(stored).toEqual({ HR: '72', SpO2: '9', RR: '24' })
  await expect.element(field('Resp. rate')).toHaveValue('24')
  expect(triageDraft()?.numbers).toEqual({ HR: '72', SpO2: '9', RR: '24' })
  other.close()
})
