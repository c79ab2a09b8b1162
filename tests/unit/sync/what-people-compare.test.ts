import { expect, test } from 'vitest'
import { NO_PATIENT } from '../../../src/db/document.ts'
import { created } from '../../../src/db/local-write.ts'
import { collectionNamed } from '../../../src/sync/collections/all.ts'
import type { ServerRow } from '../../../src/sync/collections/collection.ts'
import { receive } from '../../../src/sync/replica/decide.ts'

/* Versions are kept of what people read; fields of the machine follow the version that a person chooses. */

const kind = collectionNamed('recordings')
const clientId = '0190a000-0000-7000-8000-000000000001'
const time = '2026-11-20T09:00:00.000Z'
const content = (data: object, name = 'Visit') => ({
  ...{ name, recordType: 'ambient-scribe' as const, status: 'processed' as const, patientClientId: NO_PATIENT },
  data: { documentAssetId: 7, peaks: [1, 2], mimeType: 'audio/webm', size: 10, ...data },
})

/** The versions kept when a device changed `local` and another one `remote`. */
function kept(base: object, local: object, remote: object) {
  const document = created(content(local), clientId, { opId: 'a', now: 1 }, time)
  const sync = { ...document.sync, serverSeq: 1, epoch: 'e', base: content(base) }
  const row = {
    ...content(remote),
    ...{ id: 1, clientId, seq: 2, createdAt: time, updatedAt: time, deletedAt: null, updatedByDevice: 'b' },
  }
  const at = { opId: 'c', now: 2, deviceId: 'a', epoch: 'e' }
  const outcome = receive(kind, { ...document, sync } as never, row as ServerRow, at)
  return outcome.kind === 'unchanged' ? [] : outcome.conflicts.map(({ field, lost }) => ({ field, lost }))
}

test('differences of peaks, sizes, types and numbers of files are no version to decide on', () => {
  const machine = (n: number) => ({ documentAssetId: n, peaks: [n], size: n, mimeType: `audio/${n}`, errorKey: `${n}` })
  expect(kept({}, machine(3), machine(4))).toEqual([])
})

test('a transcript is one version, with its length and who wrote it', () => {
  const heard = { text: 'heard', model: 'engine', duration: 30 }
  const [mine, theirs] = [
    { text: 'mine', model: 'manual', duration: 30 },
    { text: 'theirs', model: 'manual', duration: 30 },
  ]
  const versions = kept({ transcription: heard }, { transcription: mine }, { transcription: theirs })
  expect(versions).toEqual([{ field: 'data.transcription', lost: mine }])
})
