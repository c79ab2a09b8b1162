import { describe, expect, test } from 'vitest'
import { createReloadGate } from '../../../../../src/ui/features/shell/reload-gate.ts'

function scene({ recording = false, drafts = Promise.resolve() } = {}) {
  const state = { recording }
  const told: string[] = []
  const gate = createReloadGate({
    recording: () => state.recording,
    saveDrafts: () => {
      told.push('drafts saved')
      return drafts
    },
    reload: () => told.push('reload'),
    onWaiting: reason => told.push(`waiting: ${reason}`),
    onRefused: () => told.push('refused'),
  })
  const settled = () => new Promise<void>(resolve => setImmediate(resolve))
  return { gate, state, told, settled }
}

describe('the reload gate (R5)', () => {
  test('saves drafts, then reloads', async () => {
    const { gate, told, settled } = scene()
    gate.request('locale')
    await settled()
    expect(told).toEqual(['drafts saved', 'reload'])
  })

  test('R5: never reloads while a recording runs, and does so once when it has ended', async () => {
    const { gate, state, told, settled } = scene({ recording: true })
    gate.request('locale')
    gate.request('update')
    await settled()
    expect(told).toEqual(['waiting: locale', 'waiting: update'])
    state.recording = false
    gate.recordingEnded()
    await settled()
    gate.recordingEnded()
    await settled()
    expect(told.slice(2)).toEqual(['drafts saved', 'reload'])
  })

  test('R5: a recording that starts while drafts are saved keeps the page', async () => {
    const { gate, state, told, settled } = scene()
    gate.request('update')
    state.recording = true
    await settled()
    expect(told).toEqual(['drafts saved', 'waiting: update'])
  })

  test('keeps the page when drafts cannot be saved', async () => {
    const { gate, told, settled } = scene({ drafts: Promise.reject(new Error('disk full')) })
    gate.request('locale')
    await settled()
    expect(told).toEqual(['drafts saved', 'refused'])
  })
})
