import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallOutcome } from '../../../../src/sync/bridge.ts'
import { fetchRemote, isStale, joinRemote, remoteKey } from '../../../../src/ui/state/session/remote.ts'
import { type LocalStore, openLocalStore } from '../../../factories/store/local-store.ts'

let store: LocalStore
beforeEach(async () => {
  store = await openLocalStore()
})
afterEach(() => store.close())

const returning = (outcome: CallOutcome) => async () => outcome
const key = remoteKey('billing.balance:get', {})
const kept = async () => (await store.context.database.remoteCache.findOne(key).exec())?.toJSON() ?? null
const ask = (outcome: CallOutcome) => fetchRemote(store.context, returning(outcome), 'billing.balance:get', {})

test('a result is kept with the time at which it was fetched', async () => {
  expect(await ask({ kind: 'answered', result: { balance: 7 }, notice: null })).toEqual({ kind: 'idle' })
  expect(await kept()).toMatchObject({ value: { balance: 7 }, fetchedAt: expect.any(Number) })
})

test('a refusal and an unreachable server keep the last result', async () => {
  await ask({ kind: 'answered', result: { balance: 7 }, notice: null })
  const before = await kept()
  expect(await ask({ kind: 'unreachable' })).toEqual({ kind: 'unreachable' })
  const refused = { kind: 'refused', code: 'FORBIDDEN', data: {} } as const
  expect(await ask(refused)).toEqual({ kind: 'refused', code: 'FORBIDDEN' })
  expect(await kept()).toEqual(before)
})

/** Calls that are answered when the test says so, in its order. */
function answeredLater() {
  const answers: ((balance: number) => void)[] = []
  const call = () =>
    new Promise<CallOutcome>(resolve => {
      answers.push(balance => resolve({ kind: 'answered', result: { balance }, notice: null }))
    })
  return { call, answers }
}

test('an answer that comes after the answer to a later call is not kept', async () => {
  const { call, answers } = answeredLater()
  const earlier = fetchRemote(store.context, call, 'billing.balance:get', {})
  const later = fetchRemote(store.context, call, 'billing.balance:get', {})
  answers[1]?.(65)
  await later
  answers[0]?.(365)
  expect(await earlier).toEqual({ kind: 'idle' })
  expect(await kept()).toMatchObject({ value: { balance: 65 } })
})

test('a screen that is shown joins the call under way, and asks again after its end', async () => {
  const { call, answers } = answeredLater()
  const join = () => joinRemote(store.context, call, 'billing.balance:get', {})
  const both = [join(), join()]
  expect(answers.length).toBe(1)
  answers[0]?.(365)
  expect(await Promise.all(both)).toEqual([{ kind: 'idle' }, { kind: 'idle' }])
  const again = join()
  expect(answers.length).toBe(2)
  answers[1]?.(65)
  await again
  expect(await kept()).toMatchObject({ value: { balance: 65 } })
})

test('a full store is reported, and the last result stays', async () => {
  await ask({ kind: 'answered', result: { balance: 7 }, notice: null })
  const { remoteCache } = store.context.database
  vi.spyOn(remoteCache, 'incrementalUpsert').mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'))
  expect(await ask({ kind: 'answered', result: { balance: 8 }, notice: null })).toEqual({ kind: 'not-stored' })
  expect(await kept()).toMatchObject({ value: { balance: 7 } })
})

test('a result is stale beyond its age, before it was ever fetched, and when the clock was set back (I13)', () => {
  expect(isStale(1000, 2000, 1000)).toBe(false)
  expect(isStale(1000, 2001, 1000)).toBe(true)
  expect(isStale(null, 0, 1000)).toBe(true)
  expect(isStale(5000, 1000, 1000)).toBe(true)
})

test('calls with other parameters are kept apart', () => {
  expect(remoteKey('billing.balance:get', {})).not.toBe(remoteKey('billing.usage:list', {}))
  const ids = (last: string) => ({ biomarkerIds: [...Array.from({ length: 80 }, (_, at) => `marker-${at}`), last] })
  const long = (last: string) => remoteKey('medicalReference.biomarkerDescriptions:get', ids(last))
  expect(long('a')).not.toBe(long('b'))
  expect(long('a')).toBe(long('a'))
  expect(long('a').length).toBeLessThanOrEqual(300)
})
