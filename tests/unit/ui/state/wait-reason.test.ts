import { expect, test } from 'vitest'
import { type Waits, waitReason } from '../../../../src/ui/state/wait-reason.ts'
import { job } from '../../../factories/store/recordings.ts'

const waits = (change: Partial<Waits>) =>
  waitReason({ held: false, upload: null, online: true, phase: 'idle', ...change })

test('a recording of manual uploads waits for the person, with or without a network, until they let it go', () => {
  expect(waits({ held: true, upload: { job: undefined } })).toBe('held')
  expect(waits({ held: true, upload: { job: undefined }, online: false })).toBe('held')
  expect(waits({ held: true, upload: { job: job() }, online: false })).toBe('network')
})

test('a record waits for another try while the engine backs off; a recording after a try of its own', () => {
  expect(waits({ phase: 'backing-off' })).toBe('retry')
  expect(waits({ phase: 'backing-off', upload: { job: job() } })).toBeUndefined()
  expect(waits({ upload: { job: job({ retryCount: 1 }) } })).toBe('retry')
})

test('a version that the server takes no more sends nothing, and the network would not help', () => {
  expect(waits({ phase: 'upgrade-required', online: false })).toBe('outdated')
})

test('what only waits for its turn needs no reason', () => {
  expect(waits({})).toBeUndefined()
})
