import { beforeEach, expect, it } from 'vitest'
import { createPreferenceSaver, type PreferenceChange } from '../../../../src/ui/state/account/preference-saver.ts'
import { VirtualClock } from '../../../sim/world/virtual-clock.ts'

let clock: VirtualClock
let stored: PreferenceChange[]
let full: boolean
let meanwhile: (() => void) | null
let saver: ReturnType<typeof createPreferenceSaver>
const settled = () => new Promise(resolve => setImmediate(resolve))

beforeEach(() => {
  clock = new VirtualClock()
  stored = []
  full = false
  meanwhile = null
  const time = { now: () => clock.elapsed, monotonic: () => clock.elapsed }
  saver = createPreferenceSaver(
    async change => {
      if (full) throw new Error('the disk is full')
      stored.push(change)
      meanwhile?.()
      meanwhile = null
    },
    { ...time, after: (ms, task) => clock.after(ms, task) },
  )
})

it('P §4: a change is stored 3000 ms after the last one, and not a millisecond before', async () => {
  saver.change({ fontSize: 16 })
  clock.advance(2999)
  saver.change({ fontSize: 17, sotaMode: true })
  clock.advance(2999)
  await settled()
  expect(stored).toEqual([])
  clock.advance(1)
  await settled()
  expect(stored).toEqual([{ fontSize: 17, sotaMode: true }])
  expect(saver.state()).toEqual({ pending: {}, failed: false })
  clock.advance(10_000)
  await settled()
  expect(stored).toHaveLength(1)
})

it('Save stores at once, and only what was changed', async () => {
  await saver.save()
  saver.change({ hiddenTags: ['sleep'] })
  await saver.save()
  expect(stored).toEqual([{ hiddenTags: ['sleep'] }])
})

it('a field that is changed while it is stored waits for its own turn', async () => {
  saver.change({ fontSize: 16, sotaMode: true })
  meanwhile = () => saver.change({ fontSize: 20 })
  await saver.save()
  expect(saver.state().pending).toEqual({ fontSize: 20 })
  await saver.save()
  expect(stored).toEqual([{ fontSize: 16, sotaMode: true }, { fontSize: 20 }])
})

it('what the device could not store stays pending, and is stored with the next save', async () => {
  full = true
  saver.change({ fontSize: 16 })
  await expect(saver.save()).rejects.toThrow()
  expect(saver.state()).toEqual({ pending: { fontSize: 16 }, failed: true })
  full = false
  await saver.save()
  expect(stored).toEqual([{ fontSize: 16 }])
  expect(saver.state().failed).toBe(false)
})
