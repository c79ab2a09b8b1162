import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { worker } from '../setup/fake-bridge.ts'
import { openApp } from '../setup/open-app.tsx'

for (const { path, none, noneHere } of [
  { path: '/user-account/patients', none: 'No patients yet', noneHere: 'No patients on this device' },
  { path: '/ambient-scribe/list', none: 'No recordings yet', noneHere: 'No recordings on this device' },
  { path: '/triage', none: 'No triage yet', noneHere: 'No triage on this device' },
]) {
  test(`offline before the first pull, the empty list of ${path} says only that this device has none`, async () => {
    await openApp(path)
    await expect.element(page.getByRole('heading', { name: none })).toBeVisible()
    worker.reports({ phase: 'offline', offlineSince: Date.now(), lastComplete: null })
    await expect.element(page.getByRole('heading', { name: noneHere })).toBeVisible()
  })
}
