import { expect, test, vi } from 'vitest'
import { sessionAtom, store } from '../../../src/ui/state/session/session.ts'
import { signInDemo } from '../../../src/ui/state/session/sign-in.ts'
import { bridge, worker } from '../setup/fake-bridge.ts'
import { openApp } from '../setup/open-app.tsx'

test('R5: who signs in while the ended session still closes keeps the store, its locks and the worker', async () => {
  const { context } = await openApp('/ambient-scribe')
  let close: () => void = () => undefined
  const closed = new Promise<void>(resolve => {
    close = resolve
  })
  const order: string[] = []
  vi.spyOn(bridge, 'close').mockImplementationOnce(async () => {
    await closed
    order.push('closed')
  })
  vi.spyOn(bridge, 'open').mockImplementationOnce(async () => {
    order.push('opened')
  })
  const held = async () =>
    (await navigator.locks.query()).held?.filter(one => one.name?.includes(context.accountId)).map(one => one.name)
  const before = await held()

  worker.endsSession()
  await expect.poll(() => store.get(sessionAtom).kind).toBe('signed-out')
  const entering = signInDemo('doctor', true, 'en')
  await expect.poll(() => worker.called).toContain('userAccount.user:demoLogin')
  close()
  expect(await entering).toBe('signed-in')
  await expect.poll(() => context.database.closed).toBe(true)

  const state = store.get(sessionAtom)
  expect(state.kind === 'signed-in' && state.context.database.closed).toBe(false)
  expect(state.kind).toBe('signed-in')
  expect(order).toEqual(['closed', 'opened'])
  expect((await held())?.sort()).toEqual(before?.sort())
})
