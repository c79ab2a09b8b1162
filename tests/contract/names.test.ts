import { describe, expect, it } from 'vitest'
import { ALIASES, METHODS, resolveMethod } from '../../src/contract/methods.ts'
import { spellings } from '../../src/contract/spellings.ts'
import fc from '../fast-check.ts'
import { PRINTED_NAMES, PRINTED_OTHERWISE } from './printed-names.ts'

const names = METHODS.map(one => one.name)

describe('the names of methods', () => {
  it.each(Object.entries(PRINTED_NAMES).flatMap(([name, others]) => [name, ...others].map(printed => [printed, name])))(
    '"%s", as the specification prints it, is %s',
    (printed, name) => {
      expect(resolveMethod(printed)?.name).toBe(name)
    },
  )

  it('are the printed ones and no more', () => {
    expect([...names].sort()).toEqual(Object.keys(PRINTED_NAMES).sort())
  })

  it('are written ns.entity:verb, once each', () => {
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-zA-Z]+(\.[a-zA-Z]+)*:[a-z][a-zA-Z]*$/)
  })

  it.each(PRINTED_OTHERWISE)('"%s" is printed for something else and stays unknown', printed => {
    expect(resolveMethod(printed)).toBeUndefined()
  })

  it.each([
    '',
    ':',
    'healthRecords',
    'healthRecords:',
    'healthRecords:List',
    'healthrecords:list',
    'healthRecords:list ',
    'healthRecords::list',
    'list',
    'update',
    'user.telegram:update',
    'userAccount:update',
    'admin:list',
    'constructor',
    '__proto__',
    'toString',
  ])('"%s" is no method', unknown => {
    expect(resolveMethod(unknown)).toBeUndefined()
  })

  it('are found only by spellings that the table holds', () => {
    const known = new Set([...names, ...ALIASES.keys()])
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), spelling => {
        fc.pre(!known.has(spelling))
        expect(resolveMethod(spelling)).toBeUndefined()
      }),
    )
  })
})

describe('a spelling', () => {
  it('belongs to one method only, and is never the name of another', () => {
    const claims = METHODS.flatMap(one =>
      [one.name, ...spellings(one.name), ...one.aliases].map(form => [form, one.name]),
    )
    const forms = claims.map(([form]) => form)
    expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([])
    for (const [form = '', name] of claims) expect(resolveMethod(form)?.name).toBe(name)
  })

  it('keeps its verb: a spelling with list is never a get, one with update never a delete', () => {
    const verbs = ['list', 'get', 'create', 'update', 'delete', 'search', 'reset', 'publish', 'redeem', 'unlink']
    for (const [form, name] of ALIASES) {
      const [, spelled] = /[.: ]([a-z]+)[^.: ]*$/.exec(form) ?? []
      const meant = name.split(':')[1] ?? ''
      if (spelled === undefined || !verbs.includes(spelled) || !verbs.includes(meant)) continue
      const asList = spelled === 'get' && meant === 'list'
      expect([form, asList || spelled === meant]).toEqual([form, true])
    }
  })

  it.each([
    ['userAccount.user.update', 'userAccount.user:update'],
    ['userAccount.user.updateNotifications', undefined],
    ['userAccount.user.telegram.updateNotifications', 'userAccount.user.telegram:updateNotifications'],
    ['userAccount.user.telegramStatus', 'userAccount.user.telegram:status'],
    ['userAccount.getPatient', 'userAccount.patients:get'],
    ['userAccount.getPatients', 'userAccount.patients:list'],
    ['admin.healthRecords.get', 'admin.healthRecords:get'],
    ['healthRecords.get', 'healthRecords:get'],
    ['payments.getHistory', 'payments.history:list'],
    ['chat.getHistory', 'chat:getHistory'],
    ['payments.checkStatus', 'payments.status:check'],
    ['billing.getPaymentStatus', 'billing.payments:getStatus'],
    ['questionnaire.getTemplate', 'questionnaire.template:get'],
    ['questionnaire.getTemplates', 'questionnaire.template:list'],
  ])('"%s" is %s and not its neighbour', (form, name) => {
    expect(resolveMethod(form)?.name).toBe(name)
  })

  it('keeps the final s of a word that is not a plural', () => {
    expect(spellings('payments.status:check')).not.toContain('payments.checkStatu')
    expect(spellings('payments.business:request')).not.toContain('payments.requestBusines')
  })
})
