import { beforeEach, describe, expect, test } from 'vitest'
import { createLeader, type LeaderMessage } from '../../../src/sync/leader.ts'
import { Activity, Life } from '../world/life.ts'
import { DeviceChannels, DeviceLocks } from '../world/tabs.ts'
import { DeviceClock, VirtualClock } from '../world/virtual-clock.ts'

const TAKEOVER_MS = 5000

let clock: VirtualClock
let activity: Activity
let locks: DeviceLocks
let channels: DeviceChannels
/** Names of the leading tabs, in the order in which they became leader. */
let leading: Set<string>

beforeEach(() => {
  clock = new VirtualClock()
  activity = new Activity()
  locks = new DeviceLocks()
  channels = new DeviceChannels()
  leading = new Set()
})

function tab(name: string) {
  const life = new Life(activity)
  const leadership = createLeader({
    locks: locks.of(life),
    channel: channels.of(life)<LeaderMessage>('leader'),
    clock: new DeviceClock(clock, () => life.awake),
    lockName: 'sync',
    onLead: () => leading.add(name),
    onLeadershipLost: () => leading.delete(name),
  })
  return { name, life, ...leadership }
}

async function pass(ms: number): Promise<void> {
  for (let at = 0; at < ms; at += 100) {
    clock.advance(100)
    await activity.settled()
  }
}

describe('one leader among the tabs (I15)', () => {
  test('I15 exactly one of three tabs leads, and it remains the leader', async () => {
    const tabs = [tab('a'), tab('b'), tab('c')]
    await pass(60_000)
    expect([...leading]).toEqual(['a'])
    for (const one of tabs) one.close()
  })

  test('I15 the leader is killed: another takes over within five seconds', async () => {
    const a = tab('a')
    tab('b')
    await pass(1000)
    a.life.end()
    locks.release(a.life)
    leading.delete('a')
    await pass(TAKEOVER_MS)
    expect([...leading]).toEqual(['b'])
  })

  test('I15 the leader is frozen and keeps its lock: another takes it within five seconds', async () => {
    const a = tab('a')
    tab('b')
    await pass(1000)
    a.life.frozen = true
    await pass(TAKEOVER_MS)
    expect(leading.has('b')).toBe(true)
    // After thawing, the former leader loses the leadership and follows.
    a.life.frozen = false
    await pass(TAKEOVER_MS)
    expect([...leading]).toEqual(['b'])
  })

  test('I15 a tab that goes into the background hands over to a waiting tab, and keeps the lead without one', async () => {
    const a = tab('a')
    const b = tab('b')
    await pass(1000)
    a.yieldLead()
    await pass(1000)
    expect([...leading]).toEqual(['b'])
    b.life.end()
    locks.release(b.life)
    leading.delete('b')
    await pass(TAKEOVER_MS)
    expect([...leading]).toEqual(['a'])
    a.yieldLead()
    await pass(1000)
    expect([...leading]).toEqual(['a'])
  })
})
