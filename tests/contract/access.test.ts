import { describe, expect, it } from 'vitest'
import { METHODS, methodNamed } from '../../src/contract/methods.ts'
import { accessCases, CALLERS, rowOf } from './access-cases.ts'
import { ACCESS_ROWS, NO_THINGS } from './access-rows.ts'

const cases = accessCases()
const expectedOf = (name: string, caller: string) =>
  cases.find(one => one.method.name === name && one.caller === caller)?.expected

describe('S1: the table of access rights', () => {
  it('has a row for every method and none for another', () => {
    expect(Object.keys(ACCESS_ROWS).sort()).toEqual(METHODS.map(one => one.name).sort())
  })

  it('is missed by a method that the contract gains, in the cases of access and in the attacks', () => {
    const gained = { ...methodNamed('userAccount.user:get'), name: 'health.new:method' }
    expect(() => accessCases([...METHODS, gained])).toThrow('health.new:method has no row')
    expect(() => rowOf(gained)).toThrow('health.new:method has no row')
  })

  it('has a case for every method and every caller', () => {
    expect(new Set(cases.map(one => `${one.method.name} ${one.caller}`)).size).toBe(METHODS.length * CALLERS.length)
    expect(new Set(cases.map(one => one.title)).size).toBe(cases.length)
  })

  it.each(cases.map(one => [one.title, one] as const))('%s: the parameters fit the schema', (_, one) => {
    expect(one.method.params.safeParse(one.params(NO_THINGS)).error?.issues).toBeUndefined()
  })

  it('refuses callers without a session in every method that is not public', () => {
    for (const { method, caller, expected } of cases) {
      if (caller !== 'anonymous' || method.access === 'public') continue
      expect(expected, method.name).toMatchObject({ kind: 'refused', codes: expect.arrayContaining(['UNAUTHORIZED']) })
    }
  })

  it('has public methods only for signing in and out, page hits and respondents, who never have a session', () => {
    expect(METHODS.filter(one => one.access === 'public').map(one => one.name)).toEqual([
      'userAccount.user:beginLogin',
      'userAccount.user:login',
      'userAccount.user:demoLogin',
      'userAccount.user:revoke',
      'marketing.hits:record',
      'questionnaire.session:describe',
      'questionnaire.session:start',
      'questionnaire.session:sendMessage',
      'questionnaire.session:getHistory',
      'questionnaire.session:getResult',
    ])
  })

  it('lets a share token open only a record and its document', () => {
    expect(METHODS.filter(one => one.access === 'user-or-share').map(one => one.name)).toEqual([
      'healthRecords:get',
      'healthRecords:createDaAccessToken',
    ])
  })

  it('reserves all admin methods and impersonation for administrators', () => {
    const reserved = METHODS.filter(one => one.name.startsWith('admin.') || one.name.endsWith(':impersonate'))
    expect(reserved).toHaveLength(15)
    for (const { name, access } of reserved) expect(access, name).toBe('admin')
  })

  it('refuses every other caller in the methods of administrators', () => {
    for (const { method, expected } of cases) {
      if (method.access === 'admin') expect(expected.kind, method.name).toBe('refused')
    }
  })

  it('refuses public methods that name an object, but admits the holder of its token', () => {
    expect(expectedOf('questionnaire.session:getResult', 'anonymous')).toMatchObject({ kind: 'refused' })
    expect(expectedOf('questionnaire.session:sendMessage', 'anonymous')).toEqual({ kind: 'harmless' })
  })

  it('has the expected outcome in these examples', () => {
    expect(expectedOf('healthRecords:get', 'otherUser')).toEqual({ kind: 'refused', codes: ['NOT_FOUND'] })
    expect(expectedOf('healthRecords:get', 'shareToken')).toEqual({
      kind: 'refused',
      codes: ['UNAUTHORIZED', 'NOT_FOUND'],
    })
    expect(expectedOf('healthRecords:list', 'otherUser')).toEqual({ kind: 'harmless' })
    expect(expectedOf('healthRecords:update', 'deletedObject')).toMatchObject({ kind: 'refused' })
    expect(expectedOf('healthRecords:delete', 'deletedObject')).toEqual({ kind: 'harmless' })
    expect(expectedOf('userAccount.user:demoLogin', 'anonymous')).toEqual({ kind: 'harmless' })
    expect(expectedOf('admin.users:list', 'otherUser')).toEqual({ kind: 'refused', codes: ['FORBIDDEN'] })
  })
})
