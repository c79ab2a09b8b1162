import { afterEach, expect, it } from 'vitest'
import { createReportThread, type ReportThread } from '../../../../src/server/engines/reports/report-engine.ts'

const open: ReportThread[] = []
const thread = (limitMs?: number) => {
  const made = createReportThread(limitMs)
  open.push(made)
  return made
}
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

const options = { length: 'medium', language: 'ru-RU', tone: 'formal', includeClinicalAnalysis: false } as const
const write = (transcript: string) => ({ transcript, reportId: 'summary', prompt: '', options, today: '2026-11-20' })

it('works in a thread of its own, one text after the other', async () => {
  const reports = thread()
  const [one, other] = await Promise.all([
    reports.run('write', write('Пациент: Болит голова два дня.')),
    reports.run('write', write('Patient: My knee hurts.')),
  ])
  expect(one.content).toContain('Болит голова')
  expect(other.content).toContain('knee')
})

it('a text that takes too long is refused, and the next one is written', async () => {
  const reports = thread(1)
  await expect(reports.run('write', write('Пациент: Болит голова. '.repeat(20_000)))).rejects.toMatchObject({
    code: 'TOO_LONG',
    retryable: false,
  })
  const next = thread()
  expect((await next.run('write', write('Пациент: Болит голова.'))).content).toContain('голова')
})

it('work that the end of the server cuts off or precedes can be tried again', async () => {
  const reports = thread()
  const calls = [1, 2].map(() => reports.run('write', write('Пациент: Болит голова. '.repeat(20_000))))
  const ended = Promise.allSettled(calls)
  await new Promise(setImmediate) // the first one has begun
  await reports.close()
  calls.push(reports.run('write', write('Пациент: Болит голова.')))
  for (const result of [...(await ended), ...(await Promise.allSettled(calls))]) {
    expect(result).toMatchObject({ status: 'rejected', reason: { code: 'CLOSED', retryable: true } })
  }
})

it('an error of the work is an error of the call', async () => {
  await expect(thread().run('write', null as never)).rejects.toMatchObject({ code: 'FAILED' })
})
