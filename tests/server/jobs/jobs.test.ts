import { afterEach, expect, it, vi } from 'vitest'
import type { Database } from '../../../src/server/database/open.ts'
import type { JobHandlers } from '../../../src/server/jobs/job-handlers.ts'
import { type Jobs, startJobs } from '../../../src/server/jobs/jobs.ts'
import { childProcesses } from '../child-process.ts'
import { onBothDatabases, silentLog } from '../databases.ts'
import { gate } from '../gate.ts'
import { idleHandlers } from './idle-handlers.ts'
import { missHeartbeats } from './miss-heartbeats.ts'

const WAIT = { timeout: 40_000, interval: 50 }
const idle = { run: async () => undefined, failed: async () => undefined }
const child = childProcesses(new URL('./child.ts', import.meta.url))

const running: Jobs[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map(jobs => jobs.stop(1000)))
})
async function start(database: Database, handlers: Partial<JobHandlers>): Promise<Jobs> {
  const jobs = await startJobs(database, { ...idleHandlers(), ...handlers }, silentLog, 1)
  running.push(jobs)
  return jobs
}
const final = () => Object.assign(new Error('боль в груди'), { code: 'NO_SPEECH', retryable: false })

onBothDatabases('jobs', databases => {
  it('run soon after they are sent', async () => {
    const run = vi.fn(async () => undefined)
    const jobs = await start(await databases.open(), { transcribe: { ...idle, run } })
    const sent = performance.now()
    await jobs.send('transcribe', { recordId: 1, assetId: 2 })
    await vi.waitUntil(() => run.mock.calls.length > 0, WAIT)
    expect(performance.now() - sent).toBeLessThan(10_000)
    expect(run).toHaveBeenCalledWith(
      { recordId: 1, assetId: 2 },
      { attempt: 1, isLastAttempt: false, signal: expect.any(AbortSignal) },
    )
  })

  it('exist only if the transaction that sent them commits', async () => {
    const database = await databases.open()
    const seen: number[] = []
    const run = async ({ recordId }: { recordId: number }) => void seen.push(recordId)
    const jobs = await start(database, { transcribe: { ...idle, run } })
    const send = (recordId: number, fail: boolean) =>
      database.transaction(async tx => {
        await jobs.send('transcribe', { recordId, assetId: 1 }, { tx })
        if (fail) throw new RangeError('no')
      })
    await expect(send(1, true)).rejects.toThrow(RangeError)
    await send(2, false)
    await vi.waitUntil(() => seen.length > 0, WAIT)
    expect(seen).toEqual([2])
    await expect(
      database.transaction(() => jobs.send('transcribe', { recordId: 3, assetId: 1 })),
    ).rejects.toMatchObject({ code: 'OUTSIDE_TRANSACTION' })
  })

  it('run once while the same job waits or runs, and again afterwards', async () => {
    const { opened, open } = gate()
    let runs = 0
    const run = async () => {
      runs += 1
      await opened
    }
    const jobs = await start(await databases.open(), { transcribe: { ...idle, run } })
    const send = () => jobs.send('transcribe', { recordId: 1, assetId: 1 })
    await Promise.all([send(), send(), send()])
    await vi.waitUntil(() => runs === 1, WAIT)
    await send()
    open()
    await vi.waitUntil(async () => {
      await send()
      // Without effect while the first run is under way, a second run after it.
      return runs >= 2
    }, WAIT)
  })

  it('are retried after a failure, with growing delays', async () => {
    const attempts: { attempt: number; at: number }[] = []
    const run = async (_: unknown, { attempt }: { attempt: number }) => {
      attempts.push({ attempt, at: performance.now() })
      if (attempt < 3) throw new Error('not yet')
    }
    const jobs = await start(await databases.open(), { transcribe: { ...idle, run } })
    await jobs.send('transcribe', { recordId: 1, assetId: 1 })
    await vi.waitUntil(() => attempts.length === 3, WAIT)
    expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 2, 3])
    const [first = 0, second = 0] = attempts.slice(1).map(({ at }, i) => at - (attempts[i]?.at ?? 0))
    expect(first).toBeGreaterThan(400)
    expect(second).toBeGreaterThan(900)
  })

  it('fail for good at once if the error is not retryable', async () => {
    const database = await databases.open()
    const run = vi.fn(async () => Promise.reject(final()))
    const failed = vi.fn(async () => undefined)
    const jobs = await start(database, { transcribe: { run, failed } })
    await jobs.send('transcribe', { recordId: 4, assetId: 5 })
    await vi.waitUntil(() => failed.mock.calls.length > 0, WAIT)
    expect(failed.mock.calls).toEqual([[{ recordId: 4, assetId: 5 }, 'NO_SPEECH']])
    expect(run).toHaveBeenCalledTimes(1)
    const { rows } = await database.pool.query('SELECT output::text FROM jobs.job WHERE output IS NOT NULL')
    expect(rows.map(row => row.output).join()).not.toContain('боль')
  })

  it('are aborted by a stop after its grace time, and run again after the next start', async () => {
    const where = await databases.prepared()
    const first = await databases.open(where)
    const started = gate()
    const aborted = gate()
    const stalled = await start(first, {
      transcribe: {
        ...idle,
        run: (_, { signal }) => {
          started.open()
          return new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => {
              aborted.open()
              reject(signal.reason)
            })
          })
        },
      },
    })
    await stalled.send('transcribe', { recordId: 1, assetId: 1 })
    await started.opened
    await stalled.stop(1000)
    await aborted.opened
    await first.close()

    const run = vi.fn(async () => undefined)
    await start(await databases.open(where), { transcribe: { ...idle, run } })
    await vi.waitUntil(() => run.mock.calls.length === 1, WAIT)
  })

  it('I17: run again after kill -9, with one effect', async () => {
    const where = await databases.prepared()
    const first = child('stall', where)
    expect([await first.line(), await first.line()]).toEqual(expect.arrayContaining(['ready', 'attempt 1']))
    await first.kill()
    if (databases.kind === 'postgres') await missHeartbeats((await databases.open(where)).pool)

    const second = child('finish', where)
    const lines: string[] = []
    while (lines.at(-1) !== 'done' && lines.at(-1) !== '(ended)') lines.push(await second.line())
    expect(lines).toEqual(['ready', 'attempt 2', 'done'])
    await second.kill('SIGTERM')

    const { pool } = await databases.open(where)
    expect((await pool.query('SELECT record FROM effects')).rows).toEqual([{ record: 7 }])
    const { rows } = await pool.query("SELECT state FROM jobs.job WHERE name = 'transcribe'")
    expect(rows).toEqual([{ state: 'completed' }])
  })

  it.runIf(databases.kind === 'postgres')(
    'are shared by three nodes that start at once; each runs on one',
    async () => {
      const where = await databases.place()
      const seen: number[] = []
      const run = async ({ recordId }: { recordId: number }) => void seen.push(recordId)
      const nodes = await Promise.all(
        [1, 2, 3].map(async () => start(await databases.open(where), { transcribe: { ...idle, run } })),
      )
      await Promise.all(
        Array.from({ length: 30 }, (_, recordId) => nodes[recordId % 3]?.send('transcribe', { recordId, assetId: 1 })),
      )
      await vi.waitUntil(() => seen.length >= 30, WAIT)
      expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i))
    },
  )

  it('include a clean-up without being asked', async () => {
    const run = vi.fn(async () => undefined)
    await start(await databases.open(), { cleanup: { ...idle, run } })
    await vi.waitUntil(() => run.mock.calls.length > 0, WAIT)
  })
})
