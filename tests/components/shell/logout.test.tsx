import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { create } from '../../../src/db/commands/context.ts'
import { openApp } from '../setup/open-app.tsx'

test('the address /logout signs out', async () => {
  const app = await openApp('/')
  await app.go('/logout')
  await expect.poll(app.address).toBe('/login')
})

test('/logout asks about unsent work, and who stays is at home', async () => {
  const app = await openApp('/')
  await create(app.context, 'patients', { name: 'Anna', data: {} })
  await app.go('/logout')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(app.address).toBe('/')
})
