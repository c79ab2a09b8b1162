import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ParamsOf } from '../../../../src/contract/methods.ts'
import type { Client } from '../../client.ts'
import { onOneServer } from '../../servers.ts'
import type { FakeModel } from '../fake-model.ts'
import { create, look, settled, triageServer, WELL } from './triage-server.ts'

onOneServer('a triage', ({ start }) => {
  let model: FakeModel
  let device: Client
  let other: Client
  beforeAll(async () => {
    ;({ model, device, other } = await triageServer(start))
  })
  afterAll(() => model.close())

  describe('a clinician’s category', () => {
    type Override = Record<string, unknown> & { id: string }
    const override = (more: Partial<Override> = {}): Override => ({
      id: v7(),
      chosen: 'orange',
      reason: 'Grey and sweating',
      at: new Date().toISOString(),
      ...more,
    })
    const decide = (id: number, one: Override): ParamsOf<'healthRecords:update'> => ({
      id,
      patch: [{ op: 'set', path: ['overrides', { id: one.id }], value: one }],
    })
    async function scored() {
      const made = await create(device, { profile: { id: 'mts-v1.0' }, typed: { vitals: WELL } })
      return settled(device, made.id)
    }

    it('is stored beside that of the rules, with its reason, author and time, on every device', async () => {
      const { id } = await scored()
      const at = new Date(Date.now() - 60_000).toISOString()
      const forged = { author: { id: 1, name: 'Another doctor' }, change: 'less-urgent', receivedAt: at }
      await device.call('healthRecords:update', decide(id, override({ at, ...forged })))
      const { data } = await look(other, id)
      const user = await device.call('userAccount.user:get', {})
      expect(data.overrides).toMatchObject([
        {
          chosen: 'orange',
          change: 'more-urgent',
          reason: 'Grey and sweating',
          author: { id: user.id, name: user.name },
          at,
          deviceId: device.deviceId,
          assessed: { kind: 'determined', category: 'green', forcedBy: [] },
        },
      ])
      expect(Date.parse(data.overrides?.[0]?.receivedAt ?? '')).toBeGreaterThan(Date.parse(at))
      expect(data.results?.classification.category?.id).toBe('green')
    })

    it.each([
      [{ reason: '  ' }, 'reason-required'],
      [{ reason: undefined }, 'reason-required'],
      [{ reason: 'x'.repeat(2001) }, 'reason-too-long'],
      [{ chosen: 'rus_red' }, 'unknown-category'],
      [{ chosen: 'green' }, 'nothing-changed'],
      [{ at: 'yesterday' }, 'time-required'],
      [{ assessed: { kind: 'determined', category: 'rus_red', forcedBy: [] } }, 'unknown-category'],
    ])('is refused as %j: %s', async (more, problem) => {
      const { id, data } = await scored()
      const refused = await device.fail('healthRecords:update', decide(id, override(more)))
      expect(refused).toMatchObject({
        name: 'UNPROCESSABLE',
        errorType: 'InvalidOverride',
        issues: [{ message: problem }],
      })
      expect((await look(device, id)).data.overrides ?? []).toEqual(data.overrides ?? [])
    })

    it('accepts a reason of 2000 characters', async () => {
      const { id } = await scored()
      await device.call('healthRecords:update', decide(id, override({ reason: 'x'.repeat(2000) })))
      expect((await look(device, id)).data.overrides).toHaveLength(1)
    })

    it('is reverted by another one, to that of the rules', async () => {
      const { id } = await scored()
      await device.call('healthRecords:update', decide(id, override()))
      await device.call('healthRecords:update', decide(id, override({ chosen: 'green', reason: 'The wrong patient' })))
      const { data } = await look(device, id)
      expect(data.overrides?.map(({ chosen, change }) => [chosen, change])).toEqual([
        ['orange', 'more-urgent'],
        ['green', 'confirmed'],
      ])
    })

    it('I10: from two devices is kept twice; the later one counts, whichever arrives first', async () => {
      const { id, seq } = await scored()
      const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
      const late = override({ chosen: 'red', at: ago(5), reason: 'Worse' })
      const early = override({ at: ago(30) })
      await device.call('healthRecords:update', { id, data: { overrides: [late] }, baseSeq: seq })
      // The second device did not have the first one's, and merges after the conflict.
      const refused = await other.fail('healthRecords:update', { id, data: { overrides: [early] }, baseSeq: seq })
      expect(refused.name).toBe('CONFLICT')
      await other.call('healthRecords:update', { id, data: { overrides: [late, early] } })
      const { data } = await look(device, id)
      expect(data.overrides?.map(one => one.chosen)).toEqual(['orange', 'red'])
    })

    it('is neither changed nor removed by later writes', async () => {
      const { id } = await scored()
      const one = override()
      const { data } = await device.call('healthRecords:update', decide(id, one))
      await device.call('healthRecords:update', { id, data: { overrides: [] } })
      await device.call('healthRecords:update', { id, patch: [{ op: 'unset', path: ['overrides'] }] })
      await device.call('healthRecords:update', decide(id, { ...one, chosen: 'red', reason: 'Other' }))
      expect((await look(device, id)).data.overrides).toEqual(data.overrides)
    })

    it('I13: from a clock that is years fast is no later than its receipt', async () => {
      const { id } = await scored()
      await device.call('healthRecords:update', decide(id, override({ at: '2099-01-01T00:00:00.000Z' })))
      await device.call('healthRecords:update', decide(id, override({ chosen: 'red' })))
      const overrides = (await look(device, id)).data.overrides ?? []
      expect(overrides.map(one => one.chosen)).toEqual(['orange', 'red'])
      expect(overrides[0]?.at).toBe(overrides[0]?.receivedAt)
    })
  })

  it('gets checks with their author, which no device can remove', async () => {
    const { id } = await create(device, { profile: { id: 'mts-v1.0' }, typed: { vitals: WELL } })
    const { seq } = await settled(device, id)
    const check = (kind: string, at: string) => ({ id: v7(), kind, at, author: { id: 0, name: 'Another doctor' } })
    const [again, ended] = [check('reassessed', '2026-01-01T10:00:00.000Z'), check('ended', '2026-01-01T09:00:00.000Z')]
    await device.call('healthRecords:update', { id, data: { checks: [again] }, baseSeq: seq })
    const { name } = await device.call('userAccount.user:get', {})
    await other.call('healthRecords:update', { id, data: { checks: [ended] } })
    const { data, status } = await look(device, id)
    expect(data.checks).toMatchObject([
      { id: ended.id, kind: 'ended', author: { name } },
      { id: again.id, kind: 'reassessed', at: '2026-01-01T10:00:00.000Z', author: { name } },
    ])
    expect(status).toBe('processed')
    const unknown = { id, data: { checks: [check('discharged', '2026-01-01T10:00:00.000Z')] } }
    expect(await device.fail('healthRecords:update', unknown)).toMatchObject({ errorType: 'InvalidCheck' })
  })
})
