import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import type { CommandContext } from '../../../../src/db/commands/context.ts'
import { keptFiles, type SourceOf, sourceFile } from '../../../../src/ui/state/records/source-file.ts'

const RECORD: SourceOf = { clientId: 'record', id: 5, documentAssetId: 7 }
const waiting = new Map<string, { bytes: Blob }>()
const receipts: { clientId: string; documentAssetId: number }[] = []
const context = {
  accountId: 'anna',
  uploads: {
    blob: async (_owner: string, id: string) => waiting.get(id) ?? null,
    receiptOf: async (_owner: string, asset: number) => receipts.find(one => one.documentAssetId === asset) ?? null,
    mapping: async (_owner: string, id: string) => receipts.find(one => one.clientId === id) ?? null,
  },
  clock: { now: () => 1000 },
} as unknown as CommandContext

/** A server that gives a link to anything, and counts what was fetched. */
function server() {
  return {
    call: vi.fn(async () => ({ kind: 'answered' as const, result: { url: '/api/assets/t' }, notice: null })),
    download: vi.fn(async (url: string): Promise<Blob | null> => new Blob([url])),
  }
}
const unreachable = { call: async () => ({ kind: 'unreachable' as const }), download: async () => null }
const refusing = (code: string) => ({
  call: async () => ({ kind: 'refused' as const, code, message: '', notice: null }) as never,
  download: async () => null,
})
const textOf = async (found: Awaited<ReturnType<typeof sourceFile>>) =>
  found.kind === 'here' ? await found.blob.text() : found.because

afterEach(async () => {
  waiting.clear()
  receipts.length = 0
  await keptFiles.delete()
  await keptFiles.open()
})

test('what was opened online is read offline, page by page', async () => {
  const online = server()
  expect(await textOf(await sourceFile(context, online, RECORD))).toBe('/api/assets/t')
  expect(await textOf(await sourceFile(context, online, RECORD, 2))).toBe('/api/assets/t/pages/2')
  expect(online.call).toHaveBeenCalledWith('healthRecords:createDaAccessToken', {
    documentAssetId: 7,
    healthRecordId: 5,
  })
  expect(await textOf(await sourceFile(context, unreachable, RECORD))).toBe('/api/assets/t')
  expect(await textOf(await sourceFile(context, unreachable, RECORD, 2))).toBe('/api/assets/t/pages/2')
  expect(await textOf(await sourceFile(context, unreachable, RECORD, 3))).toBe('not-here')
})

test('a file that waits here to be sent is opened without a server; its pages are not there yet', async () => {
  waiting.set('record', { bytes: new Blob(['photo']) })
  const unsent = { ...RECORD, id: null, documentAssetId: null }
  expect(await textOf(await sourceFile(context, unreachable, unsent))).toBe('photo')
  expect(await textOf(await sourceFile(context, unreachable, unsent, 1))).toBe('gone')
})

test('a file that was added to a record is never taken for the record’s own, and is here once it was sent from here', async () => {
  waiting.set('record', { bytes: new Blob(['own']) })
  receipts.push({ clientId: 'record', documentAssetId: 7 })
  const added = { ...RECORD, documentAssetId: 8 }
  expect(await textOf(await sourceFile(context, unreachable, RECORD))).toBe('own')
  expect(await textOf(await sourceFile(context, unreachable, added))).toBe('not-here')
  waiting.set('added', { bytes: new Blob(['added']) })
  receipts.push({ clientId: 'added', documentAssetId: 8 })
  expect(await textOf(await sourceFile(context, unreachable, added))).toBe('added')
})

test('a document that the server has no more is not called offline', async () => {
  expect(await textOf(await sourceFile(context, refusing('NOT_FOUND'), RECORD))).toBe('gone')
  expect(await textOf(await sourceFile(context, refusing('RATE_LIMITED'), RECORD))).toBe('refused')
})

test('a link whose bytes do not arrive leaves nothing behind', async () => {
  const cut = { ...server(), download: async () => null }
  expect(await textOf(await sourceFile(context, cut, RECORD))).toBe('not-here')
  expect(await keptFiles.usage('anna')).toEqual({ pinned: 0, unpinned: 0 })
})

test('on a full disk the document is shown, and not kept', async () => {
  vi.spyOn(keptFiles, 'keep').mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'))
  expect(await textOf(await sourceFile(context, server(), RECORD))).toBe('/api/assets/t')
  expect(await textOf(await sourceFile(context, unreachable, RECORD))).toBe('not-here')
})
