import { v7 } from 'uuid'
import { expect, it } from 'vitest'
import { Client } from '../client.ts'
import { webmBytes } from '../modules/audio.ts'
import { queryDatabase } from '../query-database.ts'
import { onOneServer } from '../servers.ts'

type Row = {
  action: string
  object: string | null
  id: string | null
  extent: string | null
  outcome: string
  own: boolean
}

onOneServer('S8: the audit', ({ start }) => {
  it('says which session began, which rows left, which file was opened, and what was refused', async () => {
    const server = await start()
    const { origin } = server
    const device = await new Client(origin).signIn('basic')
    const written = []
    for (let index = 0; index < 3; index += 1) {
      written.push(await device.call('healthRecords:create', { name: `r${index}`, recordType: 'healthLog' }))
    }
    const [first, second, third] = written
    await device.call('healthRecords:list', {})
    const { meta } = await device.respond('healthRecords:list', { since: '', limit: 2 })
    await device.respond('healthRecords:list', { since: meta?.checkpoint ?? '' })

    const doctor = await new Client(origin).signIn('doctor')
    const file = { fileName: 'a.webm', mimeType: 'audio/webm', documentAssetType: 'ambient-scribe' as const }
    const sent = { clientId: v7(), ...file, fileContent: webmBytes(3000).toString('base64') }
    const { documentAssetId: assetId = 0 } = await doctor.call('fileUpload:upload', sent)
    const link = () => doctor.call('healthRecords:createDaAccessToken', { documentAssetId: assetId ?? 0 })
    const { url } = await link()
    await link()
    for (const range of ['bytes=100-199', 'bytes=0-', undefined]) {
      const response = await fetch(origin + url, range === undefined ? {} : { headers: { range } })
      await response.arrayBuffer()
      expect(response.status).toBe(range === undefined ? 200 : 206)
    }
    await fetch(origin + url, { method: 'HEAD' })
    const unknown = 'x'.repeat(43)
    const bearer = (token: string | null) => ({ headers: { authorization: `Bearer ${token}` } })
    expect((await fetch(`${origin}/api/assets/${unknown}`)).status).toBe(404)
    expect((await fetch(`${origin}/api/assets/${unknown}/pages/1`)).status).toBe(404)
    expect((await fetch(`${origin}/api/s/${unknown}`)).status).toBe(404)
    expect((await fetch(`${origin}/api/receipts/${unknown}`)).status).toBe(404)
    expect((await fetch(`${origin}/api/events`, bearer('made-up'))).status).toBe(401)
    expect((await fetch(`${origin}/api/events`)).status).toBe(401)
    const chunk = { method: 'PUT', body: 'bytes', ...bearer(doctor.token) }
    expect((await fetch(`${origin}/api/uploads/${unknown}/0`, chunk)).status).toBe(404)
    await server.stop()

    const [rows = [], whole = [], sessions = []] = (await queryDatabase(server.place, [
      `select action, object_type as object, object_id as id, extent, outcome, user_id is not null as own from audit order by id`,
      'select * from audit',
      'select id from sessions order by created_at',
    ])) as [Row[], Record<string, unknown>[], { id: string }[]]
    const of = (action: string) => rows.filter(row => row.action === action)

    const signIns = whole.filter(row => row.action === 'userAccount.user:demoLogin')
    expect(signIns.map(row => row.session_id)).toEqual(sessions.map(({ id }) => id))
    expect(of('healthRecords:list').map(({ extent }) => extent)).toEqual([
      `ids ${first?.id}-${third?.id}`,
      `ids ${first?.id}-${second?.id}`,
      `ids ${third?.id}`,
    ])
    // Once for each link, in however many parts it is read.
    expect(of('asset:download')).toMatchObject([
      { object: 'asset', id: String(assetId), outcome: 'ok', own: true },
      { outcome: 'NOT_FOUND', own: false },
    ])
    for (const action of ['asset:page', 'shared:download', 'receipt:download']) {
      expect(of(action)).toMatchObject([{ outcome: 'NOT_FOUND', own: false }])
    }
    // A first visit without a token is not an attempt.
    expect(of('events:open')).toMatchObject([{ outcome: 'UNAUTHORIZED', own: false }])
    expect(of('fileUpload:uploadChunk')).toMatchObject([{ outcome: 'NOT_FOUND', own: true }])
    for (const clear of [unknown, 'made-up', url.slice(-20), 'a.webm'])
      expect(JSON.stringify(whole)).not.toContain(clear)
  })

  it('names what leaves by every list: ids in runs, or the range of numbers where they are too many', async () => {
    const server = await start()
    const device = await new Client(server.origin).signIn('basic')
    const { id: patientId } = await device.call('userAccount.patients:create', { patient: { name: 'Anna' } })
    const calls = Array.from({ length: 320 }, (_, index) =>
      device.request('healthRecords:create', { name: `r${index}`, recordType: 'healthLog' }, { patientId }),
    )
    for (let at = 0; at < calls.length; at += 20) await device.batch(calls.slice(at, at + 20))
    const all = (await device.call('healthRecords:list', { limit: 1000 })).toSorted((a, b) => a.id - b.id)
    const gone = all.filter((_, index) => index % 2 === 1)
    for (const { id } of gone) await device.call('healthRecords:delete', { id })
    const left = await device.call('healthRecords:list', { limit: 1000 })
    await device.call('healthRecords:export', {}, { patientId })
    await device.call('userAccount.patients:list', {})
    await device.call('healthRecords:createShareToken', { healthRecordId: left[0]?.id ?? 0, ttl: 3600 })
    const { shares } = await device.call('healthRecords.shares:list', {})
    const admin = await new Client(server.origin).signIn('admin')
    const people = await admin.call('admin.users:list', {})
    const { records } = await admin.call('admin.healthRecords:list', { limit: 1 })
    await admin.call('admin.logs:list', {})
    await admin.call('admin.jobs:list', {})
    await server.stop()
    const [rows = []] = (await queryDatabase(server.place, [
      `select action, extent from audit where action ~ ':(list|export)$' order by id`,
    ])) as [{ action: string; extent: string | null }[]]
    const extents = (action: string) => rows.filter(row => row.action === action).map(({ extent }) => extent)
    const seqs = left.map(({ seq }) => seq)
    const range = `seq ${Math.min(...seqs)}-${Math.max(...seqs)}, ${left.length} rows`
    expect(extents('healthRecords:list')).toEqual([`ids ${all[0]?.id}-${all.at(-1)?.id}`, range])
    expect(extents('healthRecords:export')).toEqual([range])
    expect(extents('userAccount.patients:list')).toEqual([`ids ${patientId}`])
    expect(extents('healthRecords.shares:list')).toEqual([`ids ${shares[0]?.id}`])
    const ids = people.users.map(({ id }) => id)
    expect(extents('admin.users:list')).toEqual([`ids ${Math.min(...ids)}-${Math.max(...ids)}`])
    expect(extents('admin.healthRecords:list')).toEqual([`ids ${records[0]?.id}`])
    expect(extents('admin.logs:list')).toEqual([expect.stringMatching(/^(ids|seq) \d+/)])
    expect(extents('admin.jobs:list')).toEqual(['no rows'])
  })

  it('has a bounded number of rows for a flood of refusals, and says how many there were', async () => {
    const server = await start()
    const owner = await new Client(server.origin).signIn('basic')
    const guesses = Array.from({ length: 400 }, () => fetch(`${server.origin}/api/assets/${'y'.repeat(43)}`))
    for (const response of await Promise.all(guesses)) expect(response.status).toBe(404)
    const stranger = new Client(server.origin)
    stranger.token = 'made-up'
    for (let n = 0; n < 5; n++) {
      await stranger.batch(Array.from({ length: 20 }, () => stranger.request('userAccount.user:get', {})))
    }
    for (let n = 0; n < 5; n++) {
      await owner.batch(Array.from({ length: 20 }, () => owner.request('healthRecords:get', { id: 999_999 })))
    }
    await server.stop()
    const [[owned], refused, verified] = (await queryDatabase(server.place, [
      'select id as session from sessions',
      `select action, outcome, user_id is not null as own, session_id as session, extent, count(*)::int as rows
        from audit where outcome <> 'ok' group by 1, 2, 3, 4, 5 order by 1, 5 nulls first`,
      'select count(*)::int as n from audit where hash <> audit_hash(audit)',
    ])) as [[{ session: string }], object[], object[]]
    const download = { action: 'asset:download', outcome: 'NOT_FOUND', own: false, session: null }
    const probe = { action: 'healthRecords:get', outcome: 'NOT_FOUND', own: true, session: owned.session }
    const guessed = { ...download, action: 'userAccount.user:get', outcome: 'UNAUTHORIZED' }
    expect(refused).toEqual([
      { ...download, extent: null, rows: 60 },
      { ...download, extent: '340 more', rows: 1 },
      { ...probe, extent: null, rows: 60 },
      { ...probe, extent: '40 more', rows: 1 },
      { ...guessed, extent: null, rows: 1 },
      { ...guessed, extent: '99 more', rows: 1 },
    ])
    expect(verified).toEqual([{ n: 0 }])
  })
})
