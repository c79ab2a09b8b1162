import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setCurrentPatient } from '../../../../src/db/commands/account.ts'
import type { CommandContext } from '../../../../src/db/commands/context.ts'
import { currentPatient } from '../../../../src/db/commands/current-patient.ts'
import { createPatient } from '../../../../src/db/commands/patients.ts'
import { openLocalAccount } from '../../../factories/local-account.ts'

let context: CommandContext
beforeEach(async () => {
  context = await openLocalAccount()
})
afterEach(async () => {
  await context.database.close()
})

let minute = 0
/** Each a minute after the one before, and so before it in the list. */
function add(name: string): Promise<string> {
  minute += 1
  const later = context.clock.now() + minute * 60_000
  const clock = { ...context.clock, now: () => later }
  return createPatient({ ...context, clock }, { name, data: { nickname: name } })
}
const current = async () => (await currentPatient(context))?.name ?? null

test('without patients there is no current one', async () => {
  expect(await current()).toBeNull()
})

test('a choice stays, and one that is gone falls back to the first in the list', async () => {
  const first = await add('Vorontsova')
  await add('Belov')
  await setCurrentPatient(context, first)
  expect(await current()).toBe('Vorontsova')
  await setCurrentPatient(context, 'nobody')
  expect(await current()).toBe('Belov')
})
