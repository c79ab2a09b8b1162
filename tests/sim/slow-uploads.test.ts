import { describe, expect, test } from 'vitest'
import { MINUTE, world } from './world/each-test.ts'
import { device, isOnServer, jobOf, save, startOne } from './world/upload-steps.ts'

describe('an upload that was requested often while offline', () => {
  // Regression: each request lengthened the wait, and reaching the server did not end it.
  test('is sent in the cycle that reaches the server again', async () => {
    const run = await startOne()
    // The event stream stays closed, because its reopening would trigger the upload.
    device().network.intercept = url => (url.endsWith('/api/events') ? 'refuse' : null)
    await world.run(5000)
    device().network.online = false
    const id = await save(run)
    for (let asked = 0; asked < 8; asked++) {
      run.bridge.sendNow()
      await world.run(3000)
    }
    device().network.online = true
    expect(await world.until(() => run.status?.phase === 'idle', MINUTE)).toBe(true)
    expect(await world.until(() => isOnServer(id), 3000)).toBe(true)
  })
})

describe('a long recording over a bad network', () => {
  const LONG = new Blob([new Uint8Array(60 * 512 * 1024)])

  // Regression: with a wait of ten seconds after each lost chunk it took five minutes.
  test('that loses three requests in ten is uploaded within two minutes', async () => {
    const run = await startOne()
    await world.run(5000)
    device().network.weights = { none: 0.7, refuse: 0.15, 'lose-reply': 0.15 }
    const began = world.clock.elapsed
    const id = await save(run, '', LONG)
    expect(await world.until(() => isOnServer(id), 10 * MINUTE)).toBe(true)
    expect(world.clock.elapsed - began).toBeLessThan(2 * MINUTE)
  })

  test('that passes one chunk at a time is uploaded, because waits do not grow while bytes are sent', async () => {
    const run = await startOne()
    let pieces = 0
    device().network.intercept = (url, body) => {
      if (url.endsWith('/api/events')) return 'refuse'
      if (url.includes('/api/uploads/')) return ++pieces % 2 === 0 ? 'refuse' : null
      return body.includes('userAccount.user:get') && !body.includes('patients:list') ? 'refuse' : null
    }
    const id = await save(run, '', new Blob([new Uint8Array(20 * 512 * 1024)]))
    expect(await world.until(() => isOnServer(id), 5 * MINUTE)).toBe(true)
  })

  test('that hangs at every tenth chunk is uploaded, because attempts that sent bytes do not add up', async () => {
    const run = await startOne()
    let pieces = 0
    device().network.intercept = url => (url.includes('/api/uploads/') && ++pieces % 10 === 0 ? 'hang' : null)
    const id = await save(run, '', LONG)
    await world.until(() => isOnServer(id), 20 * MINUTE)
    expect(await jobOf(run, id)).toBeNull()
    expect(isOnServer(id)).toBe(true)
  })
})
