import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FieldOperation, UserData } from '../../../src/contract/entities/user.ts'
import { applyPatch } from '../../../src/server/modules/account/apply-patch.ts'
import { mergeData } from '../../../src/server/modules/account/merge-data.ts'
import { Client } from '../client.ts'
import { startServer } from '../servers.ts'
import type { TestServer } from '../test-server.ts'

const set = (path: FieldOperation['path'], value: unknown): FieldOperation => ({ op: 'set', path, value })
const unset = (path: FieldOperation['path']): FieldOperation => ({ op: 'unset', path })

describe('field operations', () => {
  it('set and remove by path, and create missing objects on it', () => {
    const data = { a: { b: 1, c: 2 }, d: 3 }
    expect(applyPatch(data, [set(['a', 'b'], 9), unset(['d']), set(['x', 'y'], true)])).toEqual({
      a: { b: 9, c: 2 },
      x: { y: true },
    })
    expect(data).toEqual({ a: { b: 1, c: 2 }, d: 3 })
  })

  it('address the items of a list by their id', () => {
    const reports = [
      { id: 'one', name: 'A' },
      { id: 'two', name: 'B' },
    ]
    const path = ['ambientScribe', 'reports']
    const patched = applyPatch({ ambientScribe: { reports } }, [
      set([...path, { id: 'two' }, 'name'], 'C'),
      unset([...path, { id: 'one' }]),
      set([...path, { id: 'three' }], { name: 'D' }),
      unset([...path, { id: 'unknown' }, 'name']),
    ])
    expect(patched).toEqual({
      ambientScribe: {
        reports: [
          { id: 'two', name: 'C' },
          { id: 'three', name: 'D' },
        ],
      },
    })
    expect(applyPatch({}, [set(['list', { id: 'x' }, 'deep', 'er'], 1)])).toEqual({
      list: [{ id: 'x', deep: { er: 1 } }],
    })
  })

  it.each([
    ['a text', { a: 'text' }, set(['a', 'b'], 1)],
    ['an item of a value that is no list', { a: { b: 1 } }, set(['a', { id: 'x' }], {})],
    ['an item under another id', { a: [] }, set(['a', { id: 'x' }], { id: 'y' })],
    ['the prototype', {}, set(['__proto__', 'polluted'], 1)],
    ['a list at the root', {}, set([{ id: 'x' }], 1)],
  ])('refuse a path through %s', (_, data, operation) => {
    expect(() => applyPatch(data, [operation])).toThrow('The path leads nowhere.')
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

describe('the data of an older client', () => {
  it('merges deeply: lists by id, other lists and values replaced, keys that are not sent kept', () => {
    const current = {
      a: { b: 1, c: [1, 2] },
      list: [
        { id: 'x', v: 1, w: 1 },
        { id: 'y', v: 2 },
      ],
      keep: true,
    }
    const written = {
      a: { c: [3] },
      list: [
        { id: 'z', v: 5 },
        { id: 'x', v: 9 },
      ],
    }
    expect(mergeData(current, written)).toEqual({
      a: { b: 1, c: [3] },
      list: [
        { id: 'x', v: 9, w: 1 },
        { id: 'y', v: 2 },
        { id: 'z', v: 5 },
      ],
      keep: true,
    })
    expect(mergeData({ list: [{ id: 'x' }] }, { list: [] })).toEqual({ list: [] })
  })
})

describe('user:update', () => {
  let server: TestServer
  let device: Client
  beforeAll(async () => {
    server = await startServer()
    device = await new Client(server.origin).signIn('doctor')
  })
  afterAll(() => server.stop())

  it('decision 17: two devices never overwrite each other, however old their data', async () => {
    const other = await new Client(server.origin).signIn('doctor')
    const { seq: baseSeq } = await device.call('userAccount.user:get', {})
    await Promise.all([
      device.call('userAccount.user:update', { patch: [set(['preferences', 'hiddenTags'], ['sleep'])], baseSeq }),
      other.call('userAccount.user:update', { patch: [set(['preferences', 'sotaMode'], true)], baseSeq }),
      device.call('userAccount.user:update', { data: { nickname: 'N' }, baseSeq }),
    ])
    const user = await device.call('userAccount.user:get', {})
    expect(user.data).toMatchObject({
      nickname: 'N',
      preferences: { hiddenTags: ['sleep'], sotaMode: true, locale: 'en' },
    })
    expect(user.seq).toBeGreaterThan(baseSeq)
  })

  it('uses the patch if a client sends both', async () => {
    const user = await device.call('userAccount.user:update', {
      data: { nickname: 'stale' },
      patch: [set(['preferences', 'triage', 'profileId'], 'mts-v1.0')],
    })
    expect(user.data.nickname).not.toBe('stale')
    expect(user.data.preferences?.triage?.profileId).toBe('mts-v1.0')
    const unpatched = await device.call('userAccount.user:update', { data: { nickname: 'said' }, patch: [] })
    expect(unpatched.data.nickname).toBe('said')
  })

  it.each<[string, FieldOperation[]]>([
    ['the role', [set(['profile', 'role'], 'admin')]],
    ['the role with its profile', [set(['profile'], { role: 'admin' })]],
    ['the role by leaving it out', [set(['profile'], {})]],
    ['the profile removed', [unset(['profile'])]],
    ['the plan', [set(['plan'], 'business')]],
    ['the subscription', [set(['subscription', 'plan', 'id'], 'business')]],
    ['the balance', [set(['balance'], 1e9)]],
  ])('S1: cannot write %s', async (_, patch) => {
    expect(await device.fail('userAccount.user:update', { patch })).toMatchObject({
      name: 'UNPROCESSABLE',
      errorType: 'ProtectedField',
    })
    const data = applyPatch({}, patch) as UserData
    if (Object.keys(data).length > 0 && JSON.stringify(data) !== '{"profile":{}}') {
      expect(await device.fail('userAccount.user:update', { data })).toMatchObject({ name: 'UNPROCESSABLE' })
    }
  })

  it('accepts unchanged protected values, as older clients send everything back', async () => {
    const { data } = await device.call('userAccount.user:get', {})
    const updated = await device.call('userAccount.user:update', { data: { ...data, nickname: 'M' } })
    expect(updated.data).toEqual({ ...data, nickname: 'M' })
  })

  it('rejects invalid data, and stores nothing of it', async () => {
    const patch = [set(['nickname'], 'O'), set(['ambientScribe', 'reports', { id: 'custom_1' }], { name: 5 })]
    expect(await device.fail('userAccount.user:update', { patch })).toMatchObject({ errorType: 'InvalidUserData' })
    expect((await device.call('userAccount.user:get', {})).data.nickname).not.toBe('O')
  })

  describe('consent (P §5, decisions 22 and 23)', () => {
    const CONSENTS = [
      'crossBorderTransfer',
      'consent',
      'dataLocalization',
      'oauthAuth',
      'behavioralTracking',
      'termsAccepted',
    ]
    const at = (names: readonly string[], value: boolean) => names.map(name => set(['activity', name], value))
    const update = (...patch: FieldOperation[]) => device.call('userAccount.user:update', { patch })
    const refused = (...patch: FieldOperation[]) => device.fail('userAccount.user:update', { patch })

    it('is stored with all six, at the time of the device, and withdrawn', async () => {
      const withdrawn = await update(...at(CONSENTS, false), set(['activity', 'consentTimestamp'], null))
      expect(withdrawn.data.activity?.consent).toBe(false)
      const consentTimestamp = '2026-11-23T08:00:00.000Z'
      const given = await update(...at(CONSENTS, true), set(['activity', 'consentTimestamp'], consentTimestamp))
      expect(given.data.activity).toMatchObject({ consent: true, consentTimestamp })
    })

    it('without a time gets the time of the server', async () => {
      await update(...at(CONSENTS, false), set(['activity', 'consentTimestamp'], null))
      const { data } = await update(...at(CONSENTS, true))
      expect(Date.parse(data.activity?.consentTimestamp ?? '')).toBeGreaterThan(Date.now() - 60_000)
    })

    it.each(CONSENTS)('is refused without %s, and nothing is stored', async missing => {
      await update(...at(CONSENTS, false))
      const five = CONSENTS.filter(one => one !== missing)
      if (missing === 'consent') {
        expect((await update(...at(five, true))).data.activity?.consent).toBe(false)
        return
      }
      const crossBorder = missing === 'crossBorderTransfer'
      expect(await refused(...at(five, true))).toMatchObject({
        name: 'UNPROCESSABLE',
        errorType: crossBorder ? 'ConsentCrossBorder' : 'ConsentIncomplete',
        i18nKey: crossBorder ? 'consent.notSavedCrossBorder' : 'consent.notSaved',
      })
      expect((await device.call('userAccount.user:get', {})).data.activity?.consent).toBe(false)
    })

    it('names the cross-border transfer first where more is missing', async () => {
      await update(...at(CONSENTS, false))
      expect(await refused(set(['activity', 'consent'], true))).toMatchObject({ errorType: 'ConsentCrossBorder' })
      await update(...at(CONSENTS, true))
    })
  })
})
