import { v7 } from 'uuid'
import { beforeAll, expect, it } from 'vitest'
import { Client } from '../../client.ts'
import { sendToHarness } from '../../harness-client.ts'
import { onOneServer } from '../../servers.ts'
import { attacks, file, type Known, randomToken, rpc } from './attacks.ts'
import { type RawReply, type RawRequest, send } from './raw-http.ts'
import { FILE, makeRecord, SECRET, share, sharedWorld, type World } from './shared-world.ts'

const HOUR = 3_600_000
/** Of the loopback: an address with many wrong tokens gets no answer at all for a minute. */
const address = (at: number) => `127.0.0.${2 + Math.floor(at / 100)}`

onOneServer('S4: attacks on share links', servers => {
  let world: World
  let known: Known
  beforeAll(async () => {
    world = await sharedWorld(servers)
    known = await everything(world)
  })
  const answer = async (request: RawRequest, from?: string) =>
    comparable(await send(world.server.port, request, from), request)

  it('two hundred and more have the same answer as a random token, and none has a word of a record', async () => {
    const all = attacks(known)
    expect(all.length).toBeGreaterThanOrEqual(200)
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
    const refusal = {
      rpc: await answer(rpc('rpc', 'healthRecords:get', { shareToken: randomToken() })),
      'page-rpc': await answer(rpc('page-rpc', 'healthRecords:get', { shareToken: randomToken() })),
      file: await answer(file(randomToken())),
    }
    expect(refusal.rpc).toMatchObject({ status: 200, body: expect.stringContaining('"NOT_FOUND"') })
    expect(refusal.file).toMatchObject({ status: 404, body: 'Not found' })
    for (const [at, { title, door, request, harmless }] of all.entries()) {
      const expected = harmless ? await answer(harmless, address(at)) : refusal[door]
      const given = await answer(request, address(at))
      expect.soft(given, title).toEqual(expected)
      expect(given.body, title).not.toContain(SECRET)
    }
    process.stdout.write(`${all.length} attacks on ${servers.kind}\n`)
  })

  it('the links that work did so throughout, for everybody else', async () => {
    const stranger = new Client(world.server.origin)
    expect(await stranger.call('healthRecords:get', { shareToken: known.valid })).toMatchObject({ name: SECRET })
    expect((await send(world.server.port, file(known.sharedFile))).body).toBe(FILE.toString())
  })

  it('the page’s own door reads no session: neither in a header nor among the parameters', async () => {
    const own = { id: known.shared.id }
    const headers = { authorization: `Bearer ${known.ownersSession}`, cookie: `token=${known.ownersSession}` }
    const refused = await answer(rpc('page-rpc', 'healthRecords:get', own))
    expect(refused.status).toBe(401)
    expect(await answer(rpc('page-rpc', 'healthRecords:get', own, headers))).toEqual(refused)
    expect(await answer(rpc('page-rpc', 'healthRecords:get', { ...own, token: known.ownersSession }))).toEqual(refused)
    const batch = [
      { jsonrpc: '2.0', id: 1, method: 'userAccount.user:demoLogin', params: { user: 'patient' } },
      { jsonrpc: '2.0', id: 2, method: 'healthRecords:get', params: { shareToken: known.valid } },
    ]
    const reply = await send(world.server.port, { method: 'POST', path: '/api/shared', body: JSON.stringify(batch) })
    expect(JSON.parse(reply.body)).toMatchObject([{ error: { code: -32601 } }, { result: { name: SECRET } }])
    expect(reply.headers['access-control-allow-origin']).toBe('null')
    expect((await send(world.server.port, rpc('rpc', 'healthRecords:get', own))).headers).not.toHaveProperty(
      'access-control-allow-origin',
    )
  })

  it('an address that guesses gets no answer for a minute, for a right token either; other addresses do', async () => {
    const from = '127.0.0.200'
    const guess = () =>
      send(world.server.port, rpc('page-rpc', 'healthRecords:get', { shareToken: randomToken() }), from)
    let reply = await guess()
    for (let made = 1; made < 400 && reply.body.includes('NOT_FOUND'); made++) reply = await guess()
    expect(reply.body).toContain('RATE_LIMITED')
    const right = rpc('page-rpc', 'healthRecords:get', { shareToken: known.valid })
    expect((await send(world.server.port, right, from)).body).toContain('RATE_LIMITED')
    const bytes = await send(world.server.port, file(known.sharedFile), from)
    expect([bytes.status, bytes.body]).toEqual([429, 'Too many requests'])
    expect((await send(world.server.port, right, '127.0.0.201')).body).toContain(SECRET)
    await sendToHarness(world.server, { kind: 'shift-clock', ms: 61_000 })
  })
})

/** Without what differs between any two answers, and what repeats the caller's own id. */
function comparable({ status, headers, body }: RawReply, { path }: RawRequest) {
  const { date: _date, 'content-length': length, connection: _c, 'keep-alive': _k, etag: _e, ...rest } = headers
  // A short link repeats the token that it was asked with.
  const own = path.split('/').at(-1) ?? ''
  const without = (text: string) => (own === '' ? text : text.replaceAll(own, '…'))
  const repeated = rest.location === undefined ? {} : { location: without(rest.location) }
  return { status, headers: { ...rest, ...repeated, length }, body: without(body).slice(0, 5000) }
}

async function everything({ server, owner, other, leaver }: World): Promise<Known> {
  const stranger = new Client(server.origin)
  const shared = await makeRecord(owner)
  const attached = await owner.call('fileUpload:upload', {
    ...{ clientId: v7(), fileName: 'beside.pdf', mimeType: 'application/pdf' },
    ...{
      fileContent: FILE.toString('base64'),
      options: { attachTo: shared.clientId, documentAssetType: 'attachment' },
    },
  })
  const openFile = async (token: string, { assetId }: { assetId: number }) =>
    (await stranger.call('healthRecords:createDaAccessToken', { documentAssetId: assetId, shareToken: token })).token
  const ended = async (
    client: Client,
    end: (record: { id: number }, link: number) => Promise<unknown>,
    more: object = {},
  ) => {
    const record = await makeRecord(client, more)
    const { token, share: made } = await share(client, record, { allowSourceAccess: true })
    const opened = await openFile(token, record)
    await end(record, made.id)
    return { token, file: opened }
  }
  const expired = await ended(owner, () => sendToHarness(server, { kind: 'shift-clock', ms: HOUR + 1000 }))
  const revoked = await ended(owner, (_, id) => owner.call('healthRecords.shares:revoke', { id }))
  const deleted = await ended(owner, ({ id }) => owner.call('healthRecords:delete', { id }))
  const patient = await owner.call('userAccount.patients:create', { patient: { name: 'P' } })
  const orphaned = await ended(owner, () => owner.call('userAccount.patients:delete', { pid: patient.id }), {
    patientId: patient.id,
  })
  await sendToHarness(server, { kind: 'shift-clock', ms: -HOUR - 1000 })
  const gone = await ended(leaver, () => leaver.call('userAccount.user:delete', { when: 'now' }))
  await sendToHarness(server, { kind: 'shift-clock', ms: HOUR + 1000 })
  const withSource = (await share(owner, shared, { allowSourceAccess: true })).token
  return {
    valid: (await share(owner, shared)).token,
    withSource,
    ended: {
      ...{ expired: expired.token, revoked: revoked.token, ofDeletedRecord: deleted.token },
      ...{ ofDeletedPatient: orphaned.token, ofDeletedAccount: gone.token },
    },
    shared,
    second: await makeRecord(owner),
    foreign: await makeRecord(other),
    attached: attached.documentAssetId ?? 0,
    ownersSession: owner.token ?? '',
    foreignSession: other.token ?? '',
    ownersFile: (await owner.call('healthRecords:createDaAccessToken', { documentAssetId: shared.assetId })).token,
    sharedFile: await openFile(withSource, shared),
    endedFiles: {
      ...{ expired: expired.file, revoked: revoked.file, 'of a deleted record': deleted.file },
      ...{ 'of a deleted patient': orphaned.file, 'of a deleted account': gone.file },
    },
  }
}
