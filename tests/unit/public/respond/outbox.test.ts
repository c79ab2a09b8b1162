import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browserStore } from '../../../../src/public/respond/kept/browser-store.ts'
import { memoryStore } from '../../../../src/public/respond/kept/memory-store.ts'
import type { RespondStore } from '../../../../src/public/respond/kept/store.ts'
import { answer, CODE, drain, fakeServer, type Loss, session } from './rig.ts'

const STORES = { 'in the browser': browserStore, 'in memory': async () => memoryStore() }
let openStore: () => Promise<RespondStore> = browserStore

const SAID = ['A headache', '7', 'no', 'yes']

async function answered(texts: readonly string[]) {
  const store = await openStore()
  await store.prune(1)
  const begun = session()
  await store.begin(begun)
  for (const [place, text] of texts.entries()) await store.give(answer(begun.id, place, text))
  return { store, begun }
}

/** A store whose page is killed at a step: before the write, or after it and before anyone learns of it. */
function killedAt(store: RespondStore, step: number) {
  const dead = new Promise<never>(() => undefined)
  let kill = (): void => undefined
  const killed = new Promise<void>(resolve => {
    kill = resolve
  })
  let count = 0
  const mortal =
    <A extends unknown[], R>(work: (...all: A) => Promise<R>) =>
    async (...all: A): Promise<R> => {
      count += 1
      const isBefore = count * 2 - 1 === step
      const done = isBefore ? undefined : await work(...all)
      if (!isBefore && count * 2 !== step) return done as R
      kill()
      return dead
    }
  const mortals = { begun: mortal(store.begun), acknowledge: mortal(store.acknowledge), end: mortal(store.end) }
  return { killed, store: { ...store, ...mortals } }
}

describe.each(Object.entries(STORES))('answers that wait %s', (_name, open) => {
  beforeEach(() => {
    openStore = open
    // A database of its own for each test.
    vi.stubGlobal('indexedDB', new IDBFactory())
  })

  it('are sent in their order, once, and nothing is left on the device', async () => {
    const { store } = await answered(SAID)
    const { server, texts } = fakeServer()
    expect(await drain(store, server)).toMatchObject({ ended: true })
    expect(texts()).toEqual([SAID])
    expect(await store.open(CODE)).toBeNull()
    expect(await store.isCompleted(CODE)).toBe(true)
  })

  it.each(['request', 'reply'] as const)('survive the loss of any one %s', async loss => {
    for (let at = 0; at < 5; at++) {
      vi.stubGlobal('indexedDB', new IDBFactory())
      const { store } = await answered(SAID)
      const { server, texts, lose } = fakeServer()
      lose(...Array.from<Loss>({ length: at }).fill(null), loss)
      expect(await drain(store, server)).toMatchObject({ ended: true })
      expect(texts()).toEqual([SAID])
    }
  })

  it('survive every second reply lost', async () => {
    const { store } = await answered(SAID)
    const { server, texts, lose } = fakeServer()
    lose('reply', null, 'reply', null, 'reply', null, 'reply', null, 'reply')
    await drain(store, server)
    expect(texts()).toEqual([SAID])
  })

  it('survive a kill at any step, before and after each write', async () => {
    // One write when the session has begun, one for each answer, one at the end.
    for (let step = 1; step <= 2 * (SAID.length + 2); step++) {
      vi.stubGlobal('indexedDB', new IDBFactory())
      const { store } = await answered(SAID)
      const { server, texts } = fakeServer()
      const mortal = killedAt(store, step)
      const { ended } = await drain(mortal.store, server, { killed: mortal.killed })
      expect(ended, `killed at ${step}`).toBe(false)
      if (await store.open(CODE)) await drain(store, server)
      expect(texts(), `step ${step}`).toEqual([SAID])
      expect(await store.open(CODE)).toBeNull()
    }
  })

  it('stay where the server knows the code no longer, and where it cannot be reached', async () => {
    const { store } = await answered(SAID.slice(0, 2))
    const lost = fakeServer()
    lost.lose(...Array.from<Loss>({ length: 100 }).fill('request'))
    expect(await drain(store, lost.server)).toMatchObject({ last: { kind: 'waiting', because: 'offline' } })
    const { server, closes } = fakeServer()
    closes()
    expect(await drain(store, server)).toMatchObject({ last: { kind: 'stopped', because: 'gone' } })
    expect((await store.open(CODE))?.answers.map(({ text }) => text)).toEqual(SAID.slice(0, 2))
  })

  it('come after those that only the server knows, without doubling one', async () => {
    const { store, begun } = await answered(SAID.slice(0, 2))
    const { server, texts } = fakeServer()
    await drain(store, server)
    // A restored device: the second answer is forgotten, and a new one was given in its place.
    const kept = await store.open(CODE)
    const [first] = kept?.answers ?? []
    if (!first) throw new Error('no answer')
    await store.replace(begun.id, [first, answer(begun.id, 1, 'no')])
    await drain(store, server)
    expect(texts()).toEqual([['A headache', '7', 'no']])
    expect((await store.open(CODE))?.answers.map(({ text }) => text)).toEqual(['A headache', '7', 'no'])
  })

  it('of two tabs have one order', async () => {
    const { store, begun } = await answered(SAID.slice(0, 1))
    expect(await store.give(answer(begun.id, 1, '7'))).toBe(true)
    expect(await store.give(answer(begun.id, 1, '8'))).toBe(false)
    expect((await store.open(CODE))?.answers).toHaveLength(2)
  })
})
