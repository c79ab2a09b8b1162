import { expect, test, vi } from 'vitest'
import { loadEmergencies } from '../../../../src/domain/interview/emergency/load-emergencies.ts'

const RARE = ['We started CPR']

test('rarer wordings of an emergency are known at once where nothing waits for the first question', async () => {
  expect((await loadEmergencies('en')).check(RARE)).toBe('unconscious')
})

test('and a moment later where the first question came before them', async () => {
  const emergencies = await loadEmergencies('en', { soon: true })
  await vi.waitFor(() => expect(emergencies.check(RARE)).toBe('unconscious'))
})
