import type { Log } from '../log.ts'

/**
 * Runs all steps one after the other: a step that fails is logged and keeps no other from running. Rejects at the end
 * with the first failure.
 */
export async function runSteps(log: Pick<Log, 'error'>, steps: Readonly<Record<string, () => Promise<unknown>>>) {
  const failures: unknown[] = []
  for (const [routine, step] of Object.entries(steps)) {
    try {
      await step()
    } catch (error) {
      failures.push(error)
      log.error({ routine, err: error }, 'a step of a job failed')
    }
  }
  if (failures.length > 0) throw failures[0]
}
