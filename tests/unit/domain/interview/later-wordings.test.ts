import { expect, test, vi } from 'vitest'
import { loadEmergencies } from '../../../../src/domain/interview/emergency/load-emergencies.ts'

const RARE = ['We started CPR']

test('rarer wordings of an emergency are known at once where nothing waits for the first question', async () => {
  expect((await loadEmergencies('en')).check(RARE)).toBe('unconscious')
})

const pause = () => new Promise<void>(resolve => setTimeout(resolve))

test('and a moment later where the first question came before them', async () => {
  const emergencies = await loadEmergencies('en', { pause })
  await vi.waitFor(() => expect(emergencies.check(RARE)).toBe('unconscious'))
})

test('the patterns of all languages are compiled one by one before an answer needs them', async () => {
  let steps = 0
  const counting = () => {
    steps += 1
    return pause()
  }
  const emergencies = await loadEmergencies('ru', { also: ['en', 'el'], pause: counting })
  await vi.waitFor(() => expect(steps).toBeGreaterThan(3 * 60), { timeout: 20_000 })
  expect(emergencies.check(RARE)).toBe('unconscious')
})
