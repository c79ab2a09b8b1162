import { v7 } from 'uuid'
import { expect, it } from 'vitest'
import type { Locks } from '../../../../src/platform/locks.ts'
import { memoryStore } from '../../../../src/public/respond/kept/memory-store.ts'
import { createRespondent, type View } from '../../../../src/public/respond/respondent.ts'
import { answer, CODE, fakeServer, session } from './rig.ts'

const locks: Locks = { hold: (_name, _options, task) => task(true, new AbortController().signal) }

/** A respondent without a network, at the second question. */
async function atSecondQuestion() {
  const store = memoryStore()
  const begun = session()
  await store.begin(begun)
  await store.give(answer(begun.id, 0, 'A headache'))
  const { server, lose } = fakeServer()
  lose(...Array.from<'request'>({ length: 1000 }).fill('request'))
  let view: View = { kind: 'loading' }
  const seen: (string | null)[] = []
  const asked = () => (view.kind === 'talk' ? view.conversation.asked.property : view.kind)
  const ports = { late: null as Promise<void> | null }
  const respondent = createRespondent(CODE, {
    store: {
      ...store,
      async open(code) {
        const read = await store.open(code)
        await ports.late
        return read
      },
    },
    ...{ server, locks, random: { uuid: v7, float: () => 0.5 }, tell: () => undefined },
    clock: { now: () => 0, monotonic: () => 0, after: () => () => undefined },
    connectivity: { online: () => false, subscribe: () => () => undefined },
    show: next => {
      view = next
      seen.push(asked())
    },
  })
  await respondent.open()
  return { respondent, asked, seen, ports, store }
}

it('an answer stays given on the screen where an older state is read at the same time', async () => {
  const { respondent, asked, seen, ports } = await atSecondQuestion()
  expect(asked()).toBe('/severity')
  let arrive = (): void => undefined
  ports.late = new Promise(resolve => {
    arrive = resolve
  })
  respondent.refresh()
  await Promise.resolve()
  expect(await respondent.give('7')).toBe(true)
  expect(asked()).toBe('/fever')
  ports.late = null
  arrive()
  for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setImmediate(resolve))
  // Not for a moment: a tap on the question before would be lost.
  expect(seen.slice(seen.indexOf('/fever'))).not.toContain('/severity')
})

it('an answer that another tab gave first is not given twice, and its words stay', async () => {
  const { respondent, asked, store } = await atSecondQuestion()
  const kept = await store.open(CODE)
  await store.give(answer(kept?.session.id ?? '', 1, '8'))
  expect(await respondent.give('7')).toBe(false)
  for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setImmediate(resolve))
  expect(asked()).toBe('/fever')
  expect((await store.open(CODE))?.answers.map(({ text }) => text)).toEqual(['A headache', '8'])
})
