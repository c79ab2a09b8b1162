import { describe, expect, test } from 'vitest'
import { createReloadGate } from '../../../../../src/ui/features/shell/versions/reload-gate.ts'

function scene({ recording = false, drafts = Promise.resolve() } = {}) {
  const state = { recording }
  const events: string[] = []
  const gate = createReloadGate({
    recording: () => state.recording,
    saveDrafts: () => {
      events.push('drafts saved')
      return drafts
    },
    reload: () => events.push('reload'),
    onWaiting: reason => events.push(`waiting: ${reason}`),
    onRefused: () => events.push('refused'),
  })
  const settled = () => new Promise<void>(resolve => setImmediate(resolve))
  return { gate, state, events, settled }
}

describe('the reload gate (R5)', () => {
  test('saves drafts, then reloads', async () => {
    const { gate, events, settled } = scene()
    gate.request('locale')
    await settled()
    expect(events).toEqual(['drafts saved', 'reload'])
  })

  test('R5: never reloads while a recording runs, and does so once when it has ended', async () => {
    const { gate, state, events, settled } = scene({ recording: true })
    gate.request('locale')
    gate.request('update')
    await settled()
    expect(events).toEqual(['waiting: locale', 'waiting: update'])
    state.recording = false
    gate.recordingEnded()
    await settled()
    gate.recordingEnded()
    await settled()
    expect(events.slice(2)).toEqual(['drafts saved', 'reload'])
  })

  test('R5: a recording that starts while drafts are saved keeps the page', async () => {
    const { gate, state, events, settled } = scene()
    gate.request('update')
    state.recording = true
    await settled()
    expect(events).toEqual(['drafts saved', 'waiting: update'])
  })

  test('keeps the page when drafts cannot be saved', async () => {
    const { gate, events, settled } = scene({ drafts: Promise.reject(new Error('disk full')) })
    gate.request('locale')
    await settled()
    expect(events).toEqual(['drafts saved', 'refused'])
  })
})
