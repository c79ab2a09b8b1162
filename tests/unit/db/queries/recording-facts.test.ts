import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  assignPatient,
  renameRecording,
  saveRecording,
  saveTranscript,
  writeTranscript,
} from '../../../../src/db/commands/recordings.ts'
import { type RecordingFacts, recordingFacts } from '../../../../src/db/queries/recording-facts.ts'
import { type LocalStore, openLocalStore } from '../../../factories/store/local-store.ts'
import { details } from '../../../factories/store/recordings.ts'

let store: LocalStore
let results: RecordingFacts[][]
let partial: number[]
beforeEach(async () => {
  store = await openLocalStore()
  results = []
  partial = []
  subscribe()
})
afterEach(() => store.close())

function subscribe(): void {
  const mine = results
  recordingFacts(store.context.database, async () => undefined).subscribe(({ recordings, complete }) => {
    mine.push(recordings)
    if (!complete) partial.push(recordings.length)
  })
}

const latest = async (condition: (facts: RecordingFacts[]) => boolean) => {
  await vi.waitFor(() => expect(condition(results.at(-1) ?? [])).toBe(true), { interval: 5 })
  return results.at(-1) ?? []
}

test('the newest comes first, and unchanged entries are the same objects', async () => {
  const old = await saveRecording(
    store.context,
    new Blob(['1']),
    details({ createdAt: '2026-11-19T10:00:00Z' }),
    'auto',
  )
  const young = await saveRecording(store.context, new Blob(['2']), details(), 'auto')
  const before = await latest(facts => facts.length === 2)
  expect(before.map(({ clientId }) => clientId)).toEqual([young, old])
  await renameRecording(store.context, young, 'Renamed')
  const after = await latest(facts => facts[0]?.name === 'Renamed')
  expect(after[1]).toBe(before[1])
  expect(after[0]).not.toBe(before[0])
})

test('with many recordings the newest are emitted first, marked as incomplete', async () => {
  for (let minute = 10; minute < 40; minute++) {
    await saveRecording(store.context, new Blob(['1']), details({ createdAt: `2026-11-19T10:${minute}:00Z` }), 'auto')
  }
  await latest(facts => facts.length === 30)
  results = []
  subscribe()
  const all = await latest(facts => facts.length === 30)
  expect(partial).toEqual([20])
  expect(results[0]).toEqual(all.slice(0, 20))
})

describe('the preview of a transcript', () => {
  const previewOf = async (text: string) => {
    const id = await saveRecording(store.context, new Blob(['1']), details(), 'auto')
    await writeTranscript(store.context, id, text)
    return (await latest(facts => facts[0] !== undefined && facts[0].preview !== undefined && results.length > 1))[0]
      ?.preview
  }

  test('is one line of at most 150 characters', async () => {
    await previewOf(`Bed one:\n\n  slept well. ${'a'.repeat(200)}`)
    const facts = await latest(all => all[0]?.preview != null)
    expect(facts[0]?.preview).toBe(`Bed one: slept well. ${'a'.repeat(129)}…`)
  })

  test('exactly 150 characters stay whole', async () => {
    await previewOf('я'.repeat(150))
    expect((await latest(all => all[0]?.preview != null))[0]?.preview).toBe('я'.repeat(150))
  })

  test('no character is split', async () => {
    await previewOf('🫀'.repeat(151))
    expect((await latest(all => all[0]?.preview != null))[0]?.preview).toBe(`${'🫀'.repeat(150)}…`)
  })

  test('blank text is no transcript', async () => {
    expect(await previewOf('   \n ')).toBeNull()
  })
})

test('a typed text has no audio', async () => {
  await saveTranscript(store.context, { name: 'Note', subtype: 'dictation', text: 'Text', patientClientId: '' })
  const [facts] = await latest(all => all.length === 1)
  expect(facts).toMatchObject({ hasAudio: false, preview: 'Text', id: null })
})

test('a list has the patient of a recording, also after a correction', async () => {
  const id = await saveRecording(store.context, new Blob(['1']), details({ patientClientId: 'anna' }), 'auto')
  expect((await latest(facts => facts.length === 1))[0]?.patientClientId).toBe('anna')
  await assignPatient(store.context, id, 'boris')
  const after = await latest(facts => facts[0]?.patientClientId === 'boris')
  expect(after[0]?.clientId).toBe(id)
})
