import 'fake-indexeddb/auto'
import { firstValueFrom } from 'rxjs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setCurrentPatient } from '../../../../src/db/commands/account.ts'
import type { CommandContext } from '../../../../src/db/commands/context.ts'
import { create } from '../../../../src/db/commands/context.ts'
import { currentOf } from '../../../../src/db/commands/current-patient.ts'
import { ownAccount } from '../../../../src/db/queries/account.ts'
import { allDocuments } from '../../../../src/db/queries/documents.ts'
import { openLocalAccount } from '../../../factories/local-account.ts'

let context: CommandContext
beforeEach(async () => {
  context = await openLocalAccount()
})
afterEach(async () => {
  await context.database.close()
})

let minute = 0
/** Adds a patient a minute later than the previous one, and so above it in the list. */
function add(name: string): Promise<string> {
  minute += 1
  const later = context.clock.now() + minute * 60_000
  const clock = { ...context.clock, now: () => later }
  return create({ ...context, clock }, 'patients', { name, data: { nickname: name } })
}
const current = async (chosen: string | null = null) => {
  const patients = await firstValueFrom(allDocuments(context.database, 'patients'))
  return currentOf(patients, chosen, await firstValueFrom(ownAccount(context.database)))?.name
}

test('without patients there is no current one', async () => {
  expect(await current()).toBeUndefined()
})

test('the account’s choice is where a device begins; an unknown one falls back to the first in the list', async () => {
  const first = await add('Vorontsova')
  await add('Belov')
  await setCurrentPatient(context, first)
  expect(await current()).toBe('Vorontsova')
  await setCurrentPatient(context, 'unknown')
  expect(await current()).toBe('Belov')
})

test('the account’s choice does not change a device that has chosen (decision 133)', async () => {
  const first = await add('Vorontsova')
  const second = await add('Belov')
  await setCurrentPatient(context, first)
  expect(await current(second)).toBe('Belov')
})
