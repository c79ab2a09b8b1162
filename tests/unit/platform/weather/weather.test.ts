import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import type { Clock } from '../../../../src/platform/clock.ts'
import { fillDisk } from '../../../../src/platform/weather/full-disk.ts'
import { stormyNet } from '../../../../src/platform/weather/stormy-net.ts'
import { readWeather, STORM_KINDS, type Storm, usualStorm } from '../../../../src/platform/weather/weather.ts'
import { wrongDate, wrongTime } from '../../../../src/platform/weather/wrong-clock.ts'
import { VirtualClock } from '../../../sim/virtual-clock.ts'

const storm = (kind: Storm['kind'], rest: Partial<Storm> = {}): Storm => ({ ...usualStorm(kind), ...rest })

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
  const under = (...storms: Storm[]) => {
    reached.length = 0
    return stormyNet(server, clock, storms)
  }

  test('in fair weather every request arrives', async () => {
    expect(await (await under().fetch('/a')).text()).toBe('0123456789')
    expect(reached).toEqual(['/a'])
  })

  test('offline: nothing arrives', async () => {
    await expect(under(storm('offline')).fetch('/a')).rejects.toThrow(TypeError)
    expect(reached).toEqual([])
  })

  test.each(['401', '413', '500'] as const)('%s is answered past the server', async kind => {
    const answer = await under(storm(kind)).fetch('/a')
    expect(answer.status).toBe(Number(kind))
    expect(reached).toEqual([])
  })

  test('slow: the request leaves when the time has come, and can be given up before', async () => {
    const net = under(storm('slow', { amount: 500 }))
    const answer = net.fetch('/a')
    world.advance(499)
    expect(reached).toEqual([])
    world.advance(1)
    expect((await answer).status).toBe(200)
    const giveUp = new AbortController()
    const second = net.fetch('/b', { signal: giveUp.signal })
    giveUp.abort(new Error('enough'))
    await expect(second).rejects.toThrow('enough')
    expect(reached).toEqual(['/a'])
  })

  test('drop: the answer breaks off after so many bytes; what was shorter is whole', async () => {
    const answer = await under(storm('drop', { amount: 4 })).fetch('/a')
    const reader = answer.body!.getReader()
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('0123')
    await expect(reader.read()).rejects.toThrow(TypeError)
    expect(await (await under(storm('drop', { amount: 10 })).fetch('/a')).text()).toBe('0123456789')
  })

  test.each([
    ['text', 'ééé'],
    ['bytes', new Uint8Array(6)],
    ['a file', new Blob(['123456'])],
  ])('drop: %s longer than that does not arrive', async (_what, body) => {
    await expect(under(storm('drop', { amount: 5 })).fetch('/a', { method: 'POST', body })).rejects.toThrow(TypeError)
    expect(reached).toEqual([])
    expect((await under(storm('drop', { amount: 10 })).fetch('/a', { method: 'POST', body })).status).toBe(200)
  })

  test('a seed strikes the same requests every time, about as many as its share says', async () => {
    const struck = async (seed: number) => {
      const net = under(storm('500', { seed, share: 0.3 }))
      const statuses: number[] = []
      for (let i = 0; i < 400; i++) statuses.push((await net.fetch('/a')).status)
      return statuses.map(status => status === 500)
    }
    const [once, again, other] = [await struck(7), await struck(7), await struck(8)]
    expect(again).toEqual(once)
    expect(other).not.toEqual(once)
    expect(once.filter(Boolean).length).toBeGreaterThan(90)
    expect(once.filter(Boolean).length).toBeLessThan(150)
  })

  test('two storms at once: each is decided by itself', async () => {
    const net = under(storm('401', { share: 0.5 }), storm('500', { share: 0.5, seed: 9 }))
    const seen = new Set<number>()
    for (let i = 0; i < 50; i++) seen.add((await net.fetch('/a')).status)
    expect([...seen].sort()).toEqual([200, 401, 500])
  })
})

describe('the clock', () => {
  const HOUR = 3600_000

  test('is off by the hours that were said, in everything that Date tells', () => {
    const right = Date.UTC(2026, 10, 20)
    const wrong = wrongDate(
      Date,
      wrongTime(storm('wrong-clock', { amount: -2 }), () => right),
    )
    expect(wrong.now()).toBe(right - 2 * HOUR)
    expect(new wrong().getTime()).toBe(right - 2 * HOUR)
    expect(new wrong(5).getTime()).toBe(5)
    expect(new wrong()).toBeInstanceOf(Date)
    expect(wrong.UTC(2026, 0)).toBe(Date.UTC(2026, 0))
  })

  test('jumps as its seed decides, never further than was said', () => {
    const readings = (seed: number) => {
      let right = 0
      const now = wrongTime(storm('wrong-clock', { seed, share: 0.5, amount: 10 }), () => right)
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

  test('full: nothing of the transaction stays, and there is room again afterwards', async () => {
    const database = await open()
    const makeRoom = fillDisk(storm('full-disk', { share: 0.5, seed: 3 }))
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

describe('what a tab keeps', () => {
  test('every usual storm is read back as it was', () => {
    const all = STORM_KINDS.map(usualStorm)
    expect(readWeather(JSON.stringify(all))).toEqual(all)
  })

  test('what is not a weather is fair weather', () => {
    expect(readWeather(null)).toEqual([])
    expect(readWeather('{')).toEqual([])
    expect(readWeather('{"kind":"offline"}')).toEqual([])
    expect(
      readWeather('[{"kind":"hail","seed":1,"share":1,"amount":0},{"kind":"500","seed":1,"share":2,"amount":0}]'),
    ).toEqual([])
  })
})
