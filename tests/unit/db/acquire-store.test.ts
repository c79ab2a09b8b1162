import { beforeEach, describe, expect, test } from 'vitest'
import { acquireStore } from '../../../src/db/migrations/acquire-store.ts'
import { browserLocks } from '../../../src/platform/browser/locks.ts'
import { broadcastChannel } from '../../../src/platform/channel.ts'
import type { KeyValue } from '../../../src/platform/storage.ts'

/* Uses the real Web Locks and BroadcastChannel, which Node provides. */

let accountId: string
let values: KeyValue
beforeEach(() => {
  accountId = crypto.randomUUID()
  const stored = new Map<string, string>()
  values = {
    get: key => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
    remove: key => void stored.delete(key),
    subscribe: () => () => undefined,
  }
})

function signal() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>(done => {
    resolve = done
  })
  return { promise, resolve }
}

function tab(generation: number, releaseStore: () => Promise<void> = async () => undefined) {
  const waiting = signal()
  const turn = acquireStore({
    ...{ locks: browserLocks, openChannel: broadcastChannel, values, accountId, generation },
    onWaiting: waiting.resolve,
    onReleaseRequested: releaseStore,
  })
  return { turn, waiting: waiting.promise }
}

async function taken(generation: number, releaseStore?: () => Promise<void>) {
  const turn = await tab(generation, releaseStore).turn
  if (turn.kind !== 'taken') throw new Error('the turn was not taken')
  return turn
}

describe('versions of the product side by side', () => {
  test('tabs of one version share the store', async () => {
    const [one, other] = [await taken(0), await taken(0)]
    one.release()
    other.release()
  })

  test('a newer version waits until the older one has released the store', async () => {
    const done = signal()
    const requested = signal()
    await taken(0, () => {
      requested.resolve()
      return done.promise
    })
    const newer = tab(1)
    await newer.waiting
    await requested.promise
    let arrived = false
    void newer.turn.then(() => {
      arrived = true
    })
    await new Promise(resolve => setImmediate(resolve))
    expect(arrived).toBe(false)
    done.resolve()
    const turn = await newer.turn
    expect(turn.kind).toBe('taken')
  })

  test('a closed older tab does not make a newer one wait', async () => {
    const old = await taken(0)
    old.release()
    const turn = await taken(2)
    turn.settled()
  })

  test('once the newer version has migrated the store, an older tab is outdated', async () => {
    const newer = await taken(1)
    newer.settled()
    expect(await tab(0).turn).toEqual({ kind: 'outdated' })
  })

  test('an older tab opened during the migration is outdated, without opening the store', async () => {
    const newer = await taken(1)
    const old = tab(0)
    newer.settled()
    expect(await old.turn).toEqual({ kind: 'outdated' })
  })

  test('of two newer tabs the second continues when the first has migrated', async () => {
    const first = await taken(1)
    const second = tab(1)
    await second.waiting
    first.settled()
    expect((await second.turn).kind).toBe('taken')
  })

  test('a newer version that failed leaves the store to the older one', async () => {
    const newer = await taken(1)
    newer.release()
    expect((await tab(0).turn).kind).toBe('taken')
  })
})
