import { describe, expect, it } from 'vitest'
import { AnyId } from '../../src/contract/ids.ts'
import { methodNamed } from '../../src/contract/methods.ts'
import fc from '../fast-check.ts'

const accepts = (name: Parameters<typeof methodNamed>[0], params: unknown) =>
  methodNamed(name).params.safeParse(params).success

describe('an id', () => {
  it('is a number, the same number as text, or a clientId', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), fc.uuid({ version: 7 }), (number, clientId) => {
        expect(AnyId.parse(number)).toBe(number)
        expect(AnyId.parse(String(number))).toBe(number)
        expect(AnyId.parse(clientId)).toBe(clientId)
      }),
    )
  })

  it.each([0, -1, 1.5, Number.NaN, '0', '-1', '007', '1e3', ' 1', '', 'rec_1', null, {}, '1 OR 1=1', '9'.repeat(17)])(
    'is never %j',
    value => {
      expect(AnyId.safeParse(value).success).toBe(false)
    },
  )

  it('as text is never rounded to the number of another row', () => {
    const around = fc.bigInt({ min: 2n ** 53n - 50n, max: 2n ** 53n + 50n })
    fc.assert(
      fc.property(fc.oneof(around, fc.bigInt({ min: 1n, max: 10n ** 17n })), number => {
        const parsed = AnyId.safeParse(String(number))
        if (parsed.success) expect(BigInt(parsed.data)).toBe(number)
      }),
    )
  })
})

describe('health records', () => {
  it('are listed by one type or by several (decision 10)', () => {
    const { params } = methodNamed('healthRecords:list')
    expect(params.parse({ recordTypes: 'ambient-scribe' })).toEqual({ recordTypes: ['ambient-scribe'] })
    expect(params.parse({ recordTypes: ['labResults', 'studies'], fullData: true })).toEqual({
      recordTypes: ['labResults', 'studies'],
      fullData: true,
    })
    expect(accepts('healthRecords:list', { recordTypes: 'everything' })).toBe(false)
  })

  it('are deleted by healthRecordId or by id, of either kind (decisions 9 and 12)', () => {
    expect(accepts('healthRecords:delete', { healthRecordId: 5 })).toBe(true)
    expect(accepts('healthRecords:delete', { id: '5' })).toBe(true)
    expect(accepts('healthRecords:delete', { clientId: '01990000-0000-7000-8000-000000000001' })).toBe(true)
    expect(accepts('healthRecords:delete', { id: 'x' })).toBe(false)
  })

  it('are updated as a whole or by data, and keep unknown fields of a newer client', () => {
    const { params } = methodNamed('healthRecords:update')
    const record = { id: 5, name: 'R', recordType: 'treatment', data: { report: { summary: 's' }, later: 1 } }
    expect(params.parse(record)).toEqual(record)
    expect(params.parse({ id: 5, baseSeq: 3, data: { later: 1 } })).toEqual({ id: 5, baseSeq: 3, data: { later: 1 } })
  })

  it('are never shared by a link that would expire at once (decision 45)', () => {
    expect(accepts('healthRecords:createShareToken', { healthRecordId: 5, ttl: 3600 })).toBe(true)
    for (const ttl of [0, -1, 0.5]) {
      expect(accepts('healthRecords:createShareToken', { healthRecordId: 5, ttl })).toBe(false)
    }
  })

  it('are uploaded only with a document asset type that exists', () => {
    const file = { fileName: 'a.pdf', fileContent: '', mimeType: 'application/pdf' }
    expect(accepts('fileUpload:upload', { ...file, documentAssetType: 'attachment' })).toBe(true)
    const refusal = methodNamed('fileUpload:upload').params.safeParse({ ...file, documentAssetType: 'selfie' })
    expect(refusal.error?.issues).toMatchObject([{ path: ['documentAssetType'], message: 'Invalid documentAssetType' }])
  })
})

describe('reports', () => {
  it('have the default options of the constants, whatever the language of the interface (decision 83)', () => {
    const call = methodNamed('reports:generate').params.parse({
      healthRecordId: 5,
      reportType: 'summary',
      reportOptions: {},
    })
    expect(call.reportOptions).toEqual({
      length: 'medium',
      language: 'ru-RU',
      tone: 'formal',
      includeClinicalAnalysis: false,
    })
  })

  it('of the custom kind need a prompt that is not blank', () => {
    const call = { insightType: 'custom', healthRecords: [1] }
    expect(accepts('reports:timeline', { ...call, customPrompt: 'Compare.' })).toBe(true)
    expect(accepts('reports:timeline', { ...call, customPrompt: '  ' })).toBe(false)
    expect(accepts('reports:timeline', call)).toBe(false)
    expect(accepts('reports:timeline', { ...call, insightType: 'general' })).toBe(true)
  })
})

describe('a chat', () => {
  it('is about a recording by default (decision 80)', () => {
    const call = methodNamed('chat:createSession').params.parse({ context: { recordingId: 5 } })
    expect(call.context.type).toBe('recording')
  })

  it('refuses a blank message, and returns at most a hundred lines of history', () => {
    expect(accepts('chat:sendMessage', { sessionId: 's', message: ' \n' })).toBe(false)
    expect(methodNamed('chat:getHistory').params.parse({ sessionId: 's' })).toEqual({ sessionId: 's', limit: 100 })
    expect(accepts('chat:getHistory', { sessionId: 's', limit: 101 })).toBe(false)
  })
})

describe('questionnaires', () => {
  it.each([
    ['ab', false],
    ['abc', true],
    [' ab ', false],
    ['a'.repeat(100), true],
    [` ${'a'.repeat(100)} `, true],
    ['a'.repeat(101), false],
  ])('take a title of 3 to 100 characters once trimmed: %j', (title, isFine) => {
    const refusal = methodNamed('questionnaire.template:create').params.safeParse({ title }).error
    expect(refusal?.issues[0]?.message).toBe(isFine ? undefined : 'questionnaire.validation.invalidTemplate')
  })

  it('have the default settings of the constants', () => {
    const call = methodNamed('questionnaire.template:create').params.parse({ title: 'Title', aiSettings: {} })
    expect(call.aiSettings).toEqual({ model: 'gpt-4o-mini', temperature: 0.7, maxTokens: 1000 })
  })

  it.each([[{ accessCode: 'A', publicLink: 'L' }], [{ access_code: 'A', link: 'L' }], [{ code: 'A', link: 'L' }]])(
    'accept every spelling of a published code: %j (decision 87)',
    published => {
      const { result } = methodNamed('questionnaire.template:publish')
      expect(result.parse(published)).toEqual({ accessCode: 'A', publicLink: 'L' })
    },
  )

  it('have no code after they were unpublished', () => {
    const { result } = methodNamed('questionnaire.template:publish')
    expect(result.parse({ accessCode: null })).toEqual({ accessCode: null, publicLink: null })
  })

  it('return the first fifty lines of history by default', () => {
    const { params } = methodNamed('questionnaire.session:getHistory')
    expect(params.parse({ sessionToken: 't' })).toEqual({ sessionToken: 't', limit: 50, offset: 0 })
  })
})

describe('money', () => {
  it.each([
    [1, true],
    [100, true],
    [100.5, true],
    [19.99, true],
    [0.5, false],
    [0, false],
    [-5, false],
    [1.005, false],
    ['100', false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('is topped up in whole kopecks, at least one ruble: %j (decision 37)', (amount, isFine) => {
    const refusal = methodNamed('billing.payments:create').params.safeParse({ amount }).error
    expect(refusal?.issues[0]?.message).toBe(isFine ? undefined : 'invalid amount')
  })

  it('accepts every amount of whole kopecks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 100_000_000 }), kopecks =>
        accepts('billing.payments:create', { amount: kopecks / 100 }),
      ),
    )
  })

  it('accepts the older status of a payment that succeeded', () => {
    const { result } = methodNamed('billing.payments:getStatus')
    expect(result.parse({ status: 'success' })).toEqual({ status: 'succeeded' })
    expect(result.safeParse({ status: 'cancelled' }).success).toBe(false)
  })

  it.each([
    [' spring ', 'SPRING'],
    ['abcd', 'ABCD'],
    ['abc', undefined],
    [' abc ', undefined],
  ])('promocode %j is read as %j', (code, read) => {
    expect(methodNamed('promocodes:redeem').params.safeParse({ code }).data?.code).toBe(read)
  })
})

describe('the user', () => {
  it('is changed by operations on paths, lists by the id of their items (decision 17)', () => {
    const path = ['ambientScribe', 'reports', { id: 'custom_1' }, 'name']
    expect(accepts('userAccount.user:update', { patch: [{ op: 'set', path, value: 'N' }], baseSeq: 4 })).toBe(true)
    expect(accepts('userAccount.user:update', { patch: [{ op: 'unset', path }] })).toBe(true)
    expect(accepts('userAccount.user:update', { patch: [{ op: 'append', path, value: 1 }] })).toBe(false)
    expect(accepts('userAccount.user:update', { patch: [{ op: 'set', path: [], value: {} }] })).toBe(false)
  })

  it('has custom reports of under 100 and under 2000 characters (decision 77)', () => {
    const reports = (name: number, systemPrompt: number) => ({
      data: {
        ambientScribe: {
          reports: [{ id: 'custom_1', name: 'n'.repeat(name), systemPrompt: 'p'.repeat(systemPrompt) }],
        },
      },
    })
    expect(accepts('userAccount.user:update', reports(99, 1999))).toBe(true)
    expect(accepts('userAccount.user:update', reports(100, 1999))).toBe(false)
    expect(accepts('userAccount.user:update', reports(99, 2000))).toBe(false)
  })

  it('cannot send blank feedback', () => {
    expect(accepts('userAccount.user:sendFeedback', { feedbackType: 'bug', message: ' ' })).toBe(false)
  })
})
