import { beforeEach, describe, expect, test } from 'vitest'
import { takeTurn } from '../../../src/db/migrations/store-turn.ts'
import { browserLocks } from '../../../src/platform/browser/locks.ts'
import { broadcastChannel } from '../../../src/platform/channel.ts'
import type { KeyValue } from '../../../src/platform/storage.ts'

/* On the real locks and channels, which Node has too. */

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

function tab(generation: number, makeWay: () => Promise<void> = async () => undefined) {
  const waiting = signal()
  const turn = takeTurn({
    ...{ locks: browserLocks, openChannel: broadcastChannel, values, accountId, generation },
    onWaiting: waiting.resolve,
    onMakeWay: makeWay,
  })
  return { turn, waiting: waiting.promise }
}

async function taken(generation: number, makeWay?: () => Promise<void>) {
  const turn = await tab(generation, makeWay).turn
  if (turn.kind !== 'taken') throw new Error('the turn was not taken')
  return turn
}

describe('versions of the product beside each other', () => {
  test('tabs of one version share the store', async () => {
    const [one, other] = [await taken(0), await taken(0)]
    one.release()
    other.release()
  })

  test('a newer version waits until the older one has made way, and not a moment less', async () => {
    const done = signal()
    const asked = signal()
    await taken(0, () => {
      asked.resolve()
      return done.promise
    })
    const newer = tab(1)
    await newer.waiting
    await asked.promise
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

  test('an older tab that was closed keeps nobody waiting', async () => {
    const old = await taken(0)
    old.release()
    const turn = await taken(2)
    turn.settled()
  })

  test('once the store is of the newer version, an older tab is told so and writes nothing', async () => {
    const newer = await taken(1)
    newer.settled()
    expect(await tab(0).turn).toEqual({ kind: 'outdated' })
  })

  test('an older tab that comes while the store is being migrated finds out before it opens anything', async () => {
    const newer = await taken(1)
    const old = tab(0)
    newer.settled()
    expect(await old.turn).toEqual({ kind: 'outdated' })
  })

  test('two newer tabs at once: the second goes on when the first has migrated', async () => {
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
