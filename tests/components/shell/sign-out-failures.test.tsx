import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { create } from '../../../src/db/commands/context.ts'
import { LEAVING } from '../../../src/ui/state/session/session-marks.ts'
import { record, recordedFor } from '../scribe/recorder-page.ts'
import { LIST, NEW } from '../scribe/scribe-page.ts'
import { type App, openApp, signInAgain } from '../setup/open-app.tsx'

/* What becomes of unsent work when a sign-out fails in the middle (S7, I11). */

async function signOutFrom(): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}
const keep = () => page.getByRole('button', { name: 'Keep on this device and sign out' }).click()
const names = async ({ context }: App) => (await context.database.patients.find().exec()).map(({ name }) => name)

type Write = (this: IDBObjectStore, ...args: unknown[]) => IDBRequest
/** Calls `before` ahead of every such write of this page. */
function watchWrites(kind: 'put' | 'add' | 'clear', before: (store: IDBObjectStore, value: unknown) => void) {
  const real = IDBObjectStore.prototype[kind] as Write
  vi.spyOn(IDBObjectStore.prototype, kind as 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    before(this, args[0])
    return real.apply(this, args)
  })
}

const withPatient = { store: ({ context }: App) => create(context, 'patients', { name: 'Unsent Boris', data: {} }) }

test('S7: without room for the sealed copy the person stays signed in; what is entered afterwards is kept too', async () => {
  const app = await openApp('/user-account/patients', withPatient)
  watchWrites('add', ({ name }) => {
    if (name === 'sealed') throw new DOMException('', 'QuotaExceededError')
  })
  await signOutFrom()
  await keep()
  await expect.element(page.getByText('Not signed out')).toBeVisible()
  await expect.element(page.getByText('Unsent Boris').first()).toBeVisible()
  vi.restoreAllMocks()

  await app.reload()
  await create(app.context, 'patients', { name: 'Later Clio', data: {} })
  await signOutFrom()
  await keep()
  await expect.poll(app.address).toBe('/login')
  await signInAgain(app)
  expect((await names(app)).toSorted()).toEqual(['Later Clio', 'Unsent Boris'])
})

test('S7: a disk that fails while the stores are emptied ends at the sign-in, which says so; the owner loses nothing', async () => {
  const app = await openApp('/user-account/patients', withPatient)
  watchWrites('clear', () => {
    throw new DOMException('the disk failed', 'UnknownError')
  })
  await signOutFrom()
  await keep()
  await expect.poll(app.address).toBe('/login')
  await expect.element(page.getByRole('alert').getByText(/last sign-out on this device is not finished/)).toBeVisible()
  expect(localStorage.getItem(LEAVING)).not.toBeNull()
  vi.restoreAllMocks()

  await signInAgain(app)
  expect(await names(app)).toEqual(['Unsent Boris'])
  await create(app.context, 'patients', { name: 'Later Clio', data: {} })
  await app.go('/user-account/patients')
  await signOutFrom()
  await keep()
  await expect.poll(app.address).toBe('/login')
  expect(localStorage.getItem(LEAVING)).toBeNull()
  await signInAgain(app)
  expect((await names(app)).toSorted()).toEqual(['Later Clio', 'Unsent Boris'])
})

test('S7 R6: a recording that is left unsaved is closed before it is sealed; not one piece of it is written after', async () => {
  const app = await openApp(NEW)
  await record()
  await recordedFor(1)
  const order: string[] = []
  watchWrites('put', ({ name }, value) => {
    if (name === 'audioFiles') order.push('sound')
    if (name === 'leaving' && (value as { sealed: boolean }).sealed) order.push('sealed')
  })
  await signOutFrom()
  await page.getByRole('button', { name: 'Sign out without saving' }).click()
  await expect.poll(app.address).toBe('/login')
  expect(order.at(-1)).toBe('sealed')
  await signInAgain(app)
  await app.go(LIST)
  await expect.element(page.getByRole('region', { name: 'Interrupted recordings' })).toBeVisible()
})
