import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { SharedRecord } from '../../../../src/contract/entities/shared-record.ts'
import { Client } from '../../client.ts'
import { sendToHarness } from '../../harness-client.ts'
import { queryDatabase } from '../../query-database.ts'
import { onOneServer } from '../../servers.ts'
import {
  FILE,
  type MadeRecord,
  makeRecord,
  SECRET,
  setConsent,
  share,
  sharedWorld,
  type World,
} from './shared-world.ts'

const HOUR = 3_600_000

onOneServer('sharing a record', servers => {
  let world: World
  let stranger: Client
  let record: MadeRecord
  beforeAll(async () => {
    world = await sharedWorld(servers)
    stranger = new Client(world.server.origin)
    record = await makeRecord(world.owner)
  })
  const open = async (token: string) =>
    SharedRecord.parse(await stranger.call('healthRecords:get', { shareToken: token }))
  const refused = (token: string) => stranger.fail('healthRecords:get', { shareToken: token })

  it('decision 47: its holder reads one record by the token alone, and nothing of the account', async () => {
    const { token } = await share(world.owner, record)
    expect(token).toMatch(/^[\w-]{43}$/)
    const read = await open(token)
    expect(read).toMatchObject({ id: record.id, name: SECRET, share: { source: null } })
    const text = JSON.stringify(read)
    for (const hidden of [
      'userId',
      'patientId',
      'Mrs Smith',
      'Nurse Jones',
      'documentAssetId',
      'madeFrom',
      'alternatives',
    ])
      expect(text).not.toContain(hidden)
    const [value] = read.data.report?.findings?.labTestResults?.biomarkers ?? []
    expect(value).toMatchObject({ value: 900, side: 1, doubts: [{ cell: 'value', reason: 'illegible' }] })
  })

  it('decision 6: the token of a share never replaces the session’s', async () => {
    const reply = await world.owner.respond('healthRecords:createShareToken', { healthRecordId: record.id, ttl: 60 })
    expect(reply.meta?.token).toBeUndefined()
  })

  it('decision 45: a link that would be dead at birth, or works for more than a year, is refused', async () => {
    for (const ttl of [0, -1, 0.5, 368 * 86_400, Number.MAX_SAFE_INTEGER, '3600'] as number[])
      expect(
        await world.owner.fail('healthRecords:createShareToken', { healthRecordId: record.id, ttl }),
      ).toMatchObject({
        name: 'INVALID_PARAMS',
      })
  })

  it('only the owner shares, and only a health record that was read to its end', async () => {
    const not = async (client: Client, id: number, more: object = {}) =>
      (await client.fail('healthRecords:createShareToken', { healthRecordId: id, ttl: 60, ...more })).name
    expect(await not(world.other, record.id)).toBe('NOT_FOUND')
    expect(await not(stranger, record.id)).toBe('UNAUTHORIZED')
    const foreign = await makeRecord(world.other)
    expect(await not(world.owner, record.id, { documentAssetId: foreign.assetId })).toBe('NOT_FOUND')
    const second = await makeRecord(world.owner)
    expect(await not(world.owner, record.id, { documentAssetId: second.assetId })).toBe('NOT_FOUND')
    const text = await world.owner.call('healthRecords:create', {
      name: 'n',
      recordType: 'healthLog',
      status: 'processed',
    })
    expect(await not(world.owner, text.id, { allowSourceAccess: true })).toBe('UNPROCESSABLE')
    await world.owner.call('healthRecords:delete', { id: text.id })
    expect(await not(world.owner, text.id)).toBe('GONE')
  })

  it('the source document opens only if allowed, as a download, and only through the link', async () => {
    const { token } = await share(world.owner, record, { allowSourceAccess: true })
    const { source } = (await open(token)).share
    expect(source).toEqual({
      documentAssetId: record.assetId,
      name: `${SECRET}.pdf`,
      mimeType: 'application/pdf',
      size: FILE.length,
    })
    const link = await stranger.call('healthRecords:createDaAccessToken', {
      documentAssetId: record.assetId,
      shareToken: token,
    })
    expect(link.url).toBe(`/api/s/${link.token}`)
    const file = await fetch(world.server.origin + link.url)
    expect(Buffer.from(await file.arrayBuffer()).equals(FILE)).toBe(true)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      ...{ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' },
      'x-robots-tag': 'noindex, nofollow, noarchive',
    })
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/)
    expect((await fetch(`${world.server.origin}/api/assets/${link.token}`)).status).toBe(404)
  })

  it('its owner sees how often and when it was opened, and ends it at once, with the open link to its document', async () => {
    const made = await share(world.owner, record, { allowSourceAccess: true, recipient: ' Dr Garland ' })
    const listed = async () =>
      (await world.owner.call('healthRecords.shares:list', { healthRecordId: record.id })).shares.find(
        one => one.id === made.share.id,
      )
    expect(await listed()).toMatchObject({
      openedCount: 0,
      lastOpenedAt: null,
      revokedAt: null,
      recipient: 'Dr Garland',
    })
    await open(made.token)
    await open(made.token)
    const { url } = await stranger.call('healthRecords:createDaAccessToken', {
      ...{ documentAssetId: record.assetId, shareToken: made.token },
    })
    expect(await listed()).toMatchObject({ openedCount: 2, lastOpenedAt: expect.stringMatching(/Z$/) })
    expect(await world.other.fail('healthRecords.shares:revoke', { id: made.share.id })).toMatchObject({
      name: 'NOT_FOUND',
    })
    await open(made.token)
    const { share: revoked } = await world.owner.call('healthRecords.shares:revoke', { id: made.share.id })
    expect(revoked.revokedAt).not.toBeNull()
    expect((await refused(made.token)).name).toBe('NOT_FOUND')
    expect((await fetch(world.server.origin + url)).status).toBe(404)
    const again = await world.owner.call('healthRecords.shares:revoke', { id: made.share.id })
    expect(again.share.revokedAt).toBe(revoked.revokedAt)
    expect(await listed()).toMatchObject({ openedCount: 3, revokedAt: revoked.revokedAt })
    expect((await world.other.call('healthRecords.shares:list', {})).shares).toEqual([])
  })

  it('ends on the second, and a month later it is no longer listed', async () => {
    const { token, share: made } = await share(world.owner, record)
    await sendToHarness(world.server, { kind: 'shift-clock', ms: HOUR - 5000 })
    await open(token)
    await sendToHarness(world.server, { kind: 'shift-clock', ms: 5001 })
    expect((await refused(token)).name).toBe('NOT_FOUND')
    const ids = async () => (await world.owner.call('healthRecords.shares:list', {})).shares.map(({ id }) => id)
    expect(await ids()).toContain(made.id)
    await sendToHarness(world.server, { kind: 'shift-clock', ms: 31 * 24 * HOUR })
    await world.owner.signIn('patient')
    await world.other.signIn('doctor')
    expect(await ids()).not.toContain(made.id)
  })

  it('a deleted record’s links end at once', async () => {
    const gone = await makeRecord(world.owner)
    const { token } = await share(world.owner, gone, { allowSourceAccess: true })
    const { url } = await stranger.call('healthRecords:createDaAccessToken', {
      ...{ documentAssetId: gone.assetId, shareToken: token },
    })
    await world.owner.call('healthRecords:delete', { id: gone.id })
    expect((await refused(token)).name).toBe('NOT_FOUND')
    expect((await fetch(world.server.origin + url)).status).toBe(404)
  })

  it('a session beside the token neither helps nor harms', async () => {
    const { token } = await share(world.owner, record)
    const plain = await open(token)
    for (const client of [
      world.owner,
      world.other,
      Object.assign(new Client(world.server.origin), { token: 'made-up' }),
    ])
      expect(await client.call('healthRecords:get', { shareToken: token })).toEqual(plain)
    for (const client of [world.owner, world.other])
      expect((await client.fail('healthRecords:get', { id: record.id, shareToken: 'wrong' })).name).toBe('NOT_FOUND')
  })

  it('S4, S8: the database has hashes only, and the audit who opened what, without clinical text', async () => {
    const { token, share: made } = await share(world.owner, record, { allowSourceAccess: true, recipient: 'Dr Who' })
    await open(token)
    await stranger.call('healthRecords:createDaAccessToken', { documentAssetId: record.assetId, shareToken: token })
    await refused('a-wrong-one')
    expect(world.server.log.join('\n')).not.toContain(token)
    await world.server.stop()
    const [links, audit, all] = await queryDatabase(world.server.place, [
      `select token_hash, t::text as whole from share_links t where id = ${made.id}`,
      `select action, object_type, object_id, outcome, user_id is not null as known, session_id is not null as in_session
       from audit order by id desc limit 7`,
      'select * from audit',
    ])
    expect(links).toMatchObject([{ token_hash: createHash('sha256').update(token).digest('hex') }])
    expect(JSON.stringify([links, all])).not.toContain(token)
    const [id, recordId] = [String(made.id), String(record.id)]
    const create = { action: 'healthRecords:createShareToken', in_session: true }
    const get = { action: 'healthRecords:get', in_session: false, known: true }
    const source = { ...get, action: 'healthRecords:createDaAccessToken' }
    expect(audit?.reverse()).toMatchObject([
      { ...create, object_type: 'health-record', object_id: recordId, outcome: 'ok' },
      { ...create, object_type: 'share', object_id: id },
      { ...get, object_type: 'share', object_id: id, outcome: 'ok' },
      { ...get, object_type: 'health-record', object_id: recordId },
      { ...source, object_type: 'share', object_id: id },
      { ...source, object_type: 'asset', object_id: String(record.assetId) },
      { action: 'healthRecords:get', outcome: 'NOT_FOUND', known: false },
    ])
    for (const text of [SECRET, 'Dr Who', 'Garland']) expect(JSON.stringify(all)).not.toContain(text)
  })
})

onOneServer('the links of an account that no longer agrees', servers => {
  it('open nothing while it does not, and its owner can still list and revoke them', async () => {
    const { server, leaver } = await sharedWorld(servers)
    const stranger = new Client(server.origin)
    const record = await makeRecord(leaver)
    const { token, share: made } = await share(leaver, record, { allowSourceAccess: true })
    const { url } = await stranger.call('healthRecords:createDaAccessToken', {
      ...{ documentAssetId: record.assetId, shareToken: token },
    })
    await setConsent(leaver, false)
    expect(await stranger.fail('healthRecords:get', { shareToken: token })).toMatchObject({ name: 'NOT_FOUND' })
    expect((await fetch(server.origin + url)).status).toBe(404)
    expect((await leaver.call('healthRecords.shares:list', {})).shares).toMatchObject([{ id: made.id, openedCount: 0 }])
    await leaver.call('healthRecords.shares:revoke', { id: made.id })
    await setConsent(leaver, true)
    expect(await stranger.fail('healthRecords:get', { shareToken: token })).toMatchObject({ name: 'NOT_FOUND' })
  })
})

onOneServer('the links of an account that is deleted', servers => {
  describe('end at once', () => {
    it('in 30 days or now; they work again for one that is kept', async () => {
      const { server, leaver } = await sharedWorld(servers)
      const stranger = new Client(server.origin)
      const record = await makeRecord(leaver)
      const { token } = await share(leaver, record)
      const outcome = async () =>
        (await stranger.respond('healthRecords:get', { shareToken: token })).error?.code ?? 'opens'
      expect(await outcome()).toBe('opens')
      await leaver.call('userAccount.user:delete', { when: 'in-30-days' })
      expect(await outcome()).toBe(404)
      await leaver.call('userAccount.user:keepAccount', {})
      expect(await outcome()).toBe('opens')
      await leaver.call('userAccount.user:delete', { when: 'now' })
      expect(await outcome()).toBe(404)
    })
  })
})
