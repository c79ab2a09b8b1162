import 'fake-indexeddb/auto'
import { firstValueFrom } from 'rxjs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { IncomingFiles } from '../../../src/db/incoming-files.ts'
import { SHARE_PATH, shareReply } from '../../../src/db/light/share-target.ts'
import { SessionStore } from '../../../src/db/session-store.ts'

const OWNER = 'aaaaaaaa-0000-7000-8000-000000000001'
const OTHER = 'bbbbbbbb-0000-7000-8000-000000000002'
let sessions: SessionStore
let shared: IncomingFiles
beforeEach(async () => {
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name as string)
  sessions = new SessionStore()
  shared = new IncomingFiles()
})
afterEach(() => {
  vi.restoreAllMocks()
  sessions.close()
  shared.close()
})

async function signIn(accountId: string) {
  await sessions.deviceId(() => 'device-1')
  await sessions.write({ accountId, userId: 1, name: 'Anna', token: 'token', locale: 'ru' })
}

/** What the system posts, as the service worker sees it; returns the address that is opened. */
async function share(...files: File[]): Promise<string> {
  const body = new FormData()
  for (const file of files) body.append('files', file)
  const reply = await shareReply(new Request(`http://localhost${SHARE_PATH}`, { method: 'POST', body }), 7).catch(
    // Node resolves no relative address.
    (error: Error) => error,
  )
  if (reply instanceof Error) throw reply
  expect(reply.status).toBe(303)
  return reply.headers.get('location') ?? ''
}
const pdf = (name: string, size = 3) => new File(['x'.repeat(size)], name, { type: 'application/pdf' })
const namesOf = async (owner: string) => (await firstValueFrom(shared.shared(owner))).map(({ name }) => name)

beforeEach(() => {
  vi.spyOn(Response, 'redirect').mockImplementation(
    (url, status) => new Response(null, { status: status ?? 302, headers: { location: String(url) } }),
  )
})

describe('files that another app shares', () => {
  test('wait for the account that is signed in, with their bytes', async () => {
    await signIn(OWNER)
    expect(await share(pdf('a.pdf'), pdf('b.pdf'))).toBe('/health-records/upload')
    const rows = await firstValueFrom(shared.shared(OWNER))
    expect(rows.map(({ name, at }) => [name, at])).toEqual([
      ['a.pdf', 7],
      ['b.pdf', 8],
    ])
    expect(await rows[0]?.bytes.text()).toBe('xxx')
    expect(await namesOf(OTHER)).toEqual([])
  })

  test('are stored after the page has opened the store, too', async () => {
    await signIn(OWNER)
    expect(await namesOf(OWNER)).toEqual([])
    await share(pdf('a.pdf'))
    expect(await namesOf(OWNER)).toEqual(['a.pdf'])
  })

  test('S7: are not stored at all if nobody is signed in', async () => {
    expect(await share(pdf('a.pdf'))).toBe('/health-records/upload?shared=signed-out')
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('anamnesis-incoming')
  })

  test('S7: are removed again if the account signs out meanwhile', async () => {
    await signIn(OWNER)
    const put = IDBObjectStore.prototype.put
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
      if (this.name === 'files') void sessions.clear()
      return put.apply(this, row)
    })
    expect(await share(pdf('a.pdf'))).toBe('/health-records/upload?shared=signed-out')
    expect(await namesOf(OWNER)).toEqual([])
  })

  test('at most twenty wait: any site can post to that address', async () => {
    await signIn(OWNER)
    await share(...Array.from({ length: 20 }, (_, at) => pdf(`${at}.pdf`)))
    expect(await share(pdf('one more.pdf'))).toBe('/health-records/upload?shared=failed')
    expect(await namesOf(OWNER)).toHaveLength(20)
  })

  test.each([
    ['nothing', []],
    ['an empty file', [pdf('a.pdf', 0)]],
  ])('%s is said to have failed', async (_what, files) => {
    await signIn(OWNER)
    expect(await share(...files)).toBe('/health-records/upload?shared=failed')
  })

  test('I12: a full disk is said to have failed, and stores nothing', async () => {
    await signIn(OWNER)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
      throw new DOMException('', 'QuotaExceededError')
    })
    expect(await share(pdf('a.pdf'))).toBe('/health-records/upload?shared=failed')
    vi.mocked(IDBObjectStore.prototype.put).mockRestore()
    expect(await namesOf(OWNER)).toEqual([])
  })
})
