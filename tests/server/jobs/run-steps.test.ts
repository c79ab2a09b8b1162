import { expect, it } from 'vitest'
import { runSteps } from '../../../src/server/jobs/run-steps.ts'

it('a step that fails is logged by name, keeps no other from running, and fails the job', async () => {
  const ran: string[] = []
  const logged: unknown[] = []
  const step = (name: string, error?: Error) => async () => {
    ran.push(name)
    if (error) throw error
  }
  const [first, second] = [new Error('disk'), new TypeError('late')]
  const running = runSteps(
    { error: (fields: unknown) => logged.push(fields) },
    { tombstones: step('tombstones', first), rewards: step('rewards', second), proof: step('proof') },
  )
  await expect(running).rejects.toBe(first)
  expect(ran).toEqual(['tombstones', 'rewards', 'proof'])
  expect(logged).toEqual([
    { routine: 'tombstones', err: first },
    { routine: 'rewards', err: second },
  ])
})
