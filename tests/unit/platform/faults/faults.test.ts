import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import type { Clock } from '../../../../src/platform/clock.ts'
import { defaultFault, FAULT_KINDS, type Fault, readFaults } from '../../../../src/platform/faults/faults.ts'
import { faultyNet } from '../../../../src/platform/faults/faulty-net.ts'
import { fillDisk } from '../../../../src/platform/faults/full-disk.ts'
import { wrongDate, wrongTime } from '../../../../src/platform/faults/wrong-clock.ts'
import { VirtualClock } from '../../../sim/world/virtual-clock.ts'

const fault = (kind: Fault['kind'], rest: Partial<Fault> = {}): Fault => ({ ...defaultFault(kind), ...rest })

describe('the network', () => {
  const world = new VirtualClock()
  const clock: Clock = {
    now: () => world.elapsed,
    monotonic: () => world.elapsed,
    after: (ms, task) => world.after(ms, task),
  }
  const reached: string[] = []
  const server = {
    fetch: async (url: string) => {
      reached.push(url)
      return new Response('0123456789', { status: 200, headers: { 'content-type': 'text/plain' } })
    },
  }
  const withFaults = (...faults: Fault[]) => {
    reached.length = 0
    return faultyNet(server, clock, faults)
  }

  test('without faults every request arrives', async () => {
    expect(await (await withFaults().fetch('/a')).text()).toBe('0123456789')
    expect(reached).toEqual(['/a'])
  })

  test('offline: nothing arrives', async () => {
    await expect(withFaults(fault('offline')).fetch('/a')).rejects.toThrow(TypeError)
    expect(reached).toEqual([])
  })

  test.each(['401', '413', '500'] as const)('%s is returned without reaching the server', async kind => {
    const response = await withFaults(fault(kind)).fetch('/a')
    expect(response.status).toBe(Number(kind))
    expect(reached).toEqual([])
  })

  test('slow: the request leaves after the delay, and can be aborted before', async () => {
    const net = withFaults(fault('slow', { amount: 500 }))
    const response = net.fetch('/a')
    world.advance(499)
    expect(reached).toEqual([])
    world.advance(1)
    expect((await response).status).toBe(200)
    const abortion = new AbortController()
    const second = net.fetch('/b', { signal: abortion.signal })
    abortion.abort(new Error('enough'))
    await expect(second).rejects.toThrow('enough')
    expect(reached).toEqual(['/a'])
  })

  test('drop: the response is cut after this many bytes; a shorter one is complete', async () => {
    const response = await withFaults(fault('drop', { amount: 4 })).fetch('/a')
    const reader = response.body!.getReader()
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('0123')
    await expect(reader.read()).rejects.toThrow(TypeError)
    expect(await (await withFaults(fault('drop', { amount: 10 })).fetch('/a')).text()).toBe('0123456789')
  })

  test.each([
    ['text', 'ééé'],
    ['bytes', new Uint8Array(6)],
    ['a file', new Blob(['123456'])],
  ])('drop: %s longer than that does not arrive', async (_what, body) => {
    await expect(withFaults(fault('drop', { amount: 5 })).fetch('/a', { method: 'POST', body })).rejects.toThrow(
      TypeError,
    )
    expect(reached).toEqual([])
    expect((await withFaults(fault('drop', { amount: 10 })).fetch('/a', { method: 'POST', body })).status).toBe(200)
  })

  test('a seed hits the same requests every time, about the given share of them', async () => {
    const hits = async (seed: number) => {
      const net = withFaults(fault('500', { seed, share: 0.3 }))
      const statuses: number[] = []
      for (let i = 0; i < 400; i++) statuses.push((await net.fetch('/a')).status)
      return statuses.map(status => status === 500)
    }
    const [once, again, other] = [await hits(7), await hits(7), await hits(8)]
    expect(again).toEqual(once)
    expect(other).not.toEqual(once)
    expect(once.filter(Boolean).length).toBeGreaterThan(90)
    expect(once.filter(Boolean).length).toBeLessThan(150)
  })

  test('two faults are decided independently', async () => {
    const net = withFaults(fault('401', { share: 0.5 }), fault('500', { share: 0.5, seed: 9 }))
    const seen = new Set<number>()
    for (let i = 0; i < 50; i++) seen.add((await net.fetch('/a')).status)
    expect([...seen].sort()).toEqual([200, 401, 500])
  })
})

describe('the clock', () => {
  const HOUR = 3600_000

  test('is off by the given hours, in all of Date', () => {
    const right = Date.UTC(2026, 10, 20)
    const wrong = wrongDate(
      Date,
      wrongTime(fault('wrong-clock', { amount: -2 }), () => right),
    )
    expect(wrong.now()).toBe(right - 2 * HOUR)
    expect(new wrong().getTime()).toBe(right - 2 * HOUR)
    expect(new wrong(5).getTime()).toBe(5)
    expect(new wrong()).toBeInstanceOf(Date)
    expect(wrong.UTC(2026, 0)).toBe(Date.UTC(2026, 0))
  })

  test('jumps as its seed decides, never further than the given hours', () => {
    const readings = (seed: number) => {
      let right = 0
      const now = wrongTime(fault('wrong-clock', { seed, share: 0.5, amount: 10 }), () => right)
      return Array.from({ length: 60 }, () => {
        right += 60_000
        return now() - right
      })
    }
    expect(readings(3)).toEqual(readings(3))
    expect(readings(3)).not.toEqual(readings(4))
    expect(new Set(readings(3)).size).toBeGreaterThan(10)
    for (const off of readings(3)) expect(Math.abs(off)).toBeLessThanOrEqual(10 * HOUR)
  })
})

describe('the disk', () => {
  const open = () =>
    new Promise<IDBDatabase>(resolve => {
      const opening = indexedDB.open(crypto.randomUUID())
      opening.onupgradeneeded = () => opening.result.createObjectStore('rows')
      opening.onsuccess = () => resolve(opening.result)
    })
  const count = (database: IDBDatabase) =>
    new Promise<number>(resolve => {
      const counting = database.transaction('rows').objectStore('rows').count()
      counting.onsuccess = () => resolve(counting.result)
    })

  test('full: nothing of the transaction is kept, and writes succeed again after the fault', async () => {
    const database = await open()
    const makeRoom = fillDisk(fault('full-disk', { share: 0.5, seed: 3 }))
    const transaction = database.transaction('rows', 'readwrite')
    const write = () => {
      for (let key = 0; key < 20; key++) transaction.objectStore('rows').put('row', key)
    }
    expect(write).toThrow(expect.objectContaining({ name: 'QuotaExceededError' }))
    expect(await count(database)).toBe(0)
    makeRoom()
    database.transaction('rows', 'readwrite').objectStore('rows').put('row', 1)
    expect(await count(database)).toBe(1)
  })
})

describe('the faults stored in a tab', () => {
  test('every default fault is read back unchanged', () => {
    const all = FAULT_KINDS.map(defaultFault)
    expect(readFaults(JSON.stringify(all))).toEqual(all)
  })

  test('an unreadable text gives no faults', () => {
    expect(readFaults(null)).toEqual([])
    expect(readFaults('{')).toEqual([])
    expect(readFaults('{"kind":"offline"}')).toEqual([])
    expect(
      readFaults('[{"kind":"hail","seed":1,"share":1,"amount":0},{"kind":"500","seed":1,"share":2,"amount":0}]'),
    ).toEqual([])
  })
})
