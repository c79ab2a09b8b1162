import { describe, expect, test } from 'vitest'
import { ContractError, type ErrorName } from '../../../src/contract/errors.ts'
import { BadAnswer, TimedOut } from '../../../src/sync/retry-policy.ts'
import { settleFailure } from '../../../src/sync/uploads/settle-failure.ts'
import { job } from '../../factories/store/recordings.ts'

const failed = (error: unknown, change: Parameters<typeof job>[0] = {}) =>
  settleFailure(job(change), { error, reached: true, moved: false }, 0)

describe('a failed upload to a reachable server (decision 70)', () => {
  test.each<ErrorName>(['TIMEOUT', 'CONFLICT', 'RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL_ERROR'])(
    '%s counts and is retried',
    code => {
      expect(failed(new ContractError(code))).toMatchObject({
        halt: null,
        change: { retryCount: 1, nextRetryAt: 5000 },
      })
    },
  )

  test.each<ErrorName>([
    ...(['FORBIDDEN', 'GONE', 'INVALID_PARAMS', 'UNPROCESSABLE', 'INSUFFICIENT_BALANCE', 'NOT_FOUND'] as const),
    'TOO_LARGE',
  ])('%s ends the job at once with its reason', code => {
    expect(failed(new ContractError(code))).toMatchObject({ change: { state: 'error', error: { code } } })
  })

  test('a bare 413 may be a proxy’s: it counts, and the third is final', () => {
    const error = new BadAnswer(413, 'chunk')
    expect(failed(error).change).toMatchObject({ retryCount: 1, nextRetryAt: 5000, error: { code: 'TOO_LARGE' } })
    expect(failed(error, { retryCount: 2 }).change).toMatchObject({ state: 'error', retryCount: 3 })
  })

  test.each(['ConsentNeeded', 'PatientNotFound', 'RecordNotFound'] as const)(
    '%s is waited for, however long, and counts no try',
    errorType => {
      const error = new ContractError('FORBIDDEN', 'not yet', { errorType })
      expect(failed(error, { retryCount: 2 }).change).toEqual({
        nextRetryAt: 60_000,
        error: { code: errorType, message: 'not yet' },
      })
    },
  )

  test.each<ErrorName>(['UNAUTHORIZED', 'UPGRADE_REQUIRED'])('%s counts nothing and stops the drain', code => {
    const { change, halt } = failed(new ContractError(code))
    expect(change).toEqual({})
    expect(halt).not.toBeNull()
  })

  test('only a missing recording is looked up again (decision 71)', () => {
    expect(failed(new ContractError('NOT_FOUND', '', { errorType: 'RecordingNotFound' })).change).toEqual({
      notFoundCount: 1,
      nextRetryAt: 5000,
    })
  })

  test.each(['UploadNotFound', 'FileHashMismatch'] as const)(
    '%s starts the upload again and counts, whatever was sent before',
    errorType => {
      const error = new ContractError('UNPROCESSABLE', 'again', { errorType })
      const twice = job({ retryCount: 2, sentBytes: 9 })
      const { change } = settleFailure(twice, { error, reached: true, moved: true }, 0)
      expect(change).toMatchObject({ state: 'error', retryCount: 3, sentBytes: 0, uploadId: null })
    },
  )

  test('a time-out after bytes were sent counts as the first', () => {
    const twice = job({ retryCount: 2 })
    const { change } = settleFailure(twice, { error: new TimedOut('/api/rpc'), reached: true, moved: true }, 0)
    expect(change).toMatchObject({ retryCount: 1, nextRetryAt: 5000 })
  })

  test('the sixtieth look-up ends the job with its cause', () => {
    const gone = new ContractError('NOT_FOUND', '', { errorType: 'RecordingNotFound' })
    expect(failed(gone, { notFoundCount: 59 }).change).toMatchObject({
      state: 'error',
      error: { code: 'RecordingNotFound', message: 'Recording not found' },
    })
  })

  describe('an outage', () => {
    const outages = [
      ...[new ContractError('INTERNAL_ERROR'), new ContractError('RATE_LIMITED'), new TimedOut('/api/rpc')],
      ...[new BadAnswer(500, ''), new BadAnswer(502, ''), new BadAnswer(429, ''), new BadAnswer(408, '')],
    ]

    test.each(outages)('is retried for an hour with growing waits of at most a minute (%s)', error => {
      let item = job({})
      let elapsed = 0
      let longest = 0
      while (item.state === 'waiting') {
        const { change } = settleFailure(item, { error, reached: true, moved: false }, 0)
        item = { ...item, ...change }
        expect(change.nextRetryAt ?? longest).toBeGreaterThanOrEqual(longest)
        longest = change.nextRetryAt ?? longest
        elapsed += change.nextRetryAt ?? 0
      }
      expect(longest).toBe(60_000)
      expect(elapsed).toBeGreaterThanOrEqual(3600_000)
      expect(elapsed).toBeLessThan(3700_000)
      expect(item.retryCount).toBe(item.maxRetries)
    })

    test('uses up none of the three tries of rejected bytes, and they none of its hour', () => {
      const outage = { error: new BadAnswer(500, ''), reached: true, moved: false }
      const damaged = { error: new BadAnswer(200, 'not JSON'), reached: true, moved: false }
      let item = job({})
      for (const failure of [outage, outage, outage, damaged, damaged, outage]) {
        item = { ...item, ...settleFailure(item, failure, 0).change }
      }
      expect(item).toMatchObject({ state: 'waiting', retryCount: 1 })
    })
  })

  test.each([
    [new ContractError('UNPROCESSABLE', 'hash', { errorType: 'ChunkHashMismatch' }), 'ChunkHashMismatch', 'hash'],
    [new ContractError('UNPROCESSABLE', 'hash', { errorType: 'FileHashMismatch' }), 'FileHashMismatch', 'hash'],
    [new ContractError('NOT_FOUND', 'upload', { errorType: 'UploadNotFound' }), 'UploadNotFound', 'upload'],
    [new BadAnswer(200, 'not JSON'), 'BadAnswer', 'not JSON'],
  ])('the last attempt keeps its cause unchanged (%s)', (error, code, message) => {
    expect(failed(error, { retryCount: 2 }).change).toMatchObject({
      ...{ state: 'error', retryCount: 3 },
      error: { code, message },
    })
  })
})
