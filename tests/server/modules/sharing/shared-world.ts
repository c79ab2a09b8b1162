import { v7 } from 'uuid'
import { CONSENTS } from '../../../../src/domain/account/consent.ts'
import { openDatabase } from '../../../../src/server/database/open.ts'
import { openSession } from '../../../../src/server/sessions/open-session.ts'
import { SESSION_TIMES } from '../../../../src/server/sessions/session.ts'
import { Client } from '../../client.ts'
import { insertUser } from '../../database/rows.ts'
import { silentLog } from '../../databases.ts'
import { HARNESS } from '../../harness-client.ts'
import type { PlacedServer, Servers } from '../../servers.ts'

/** Stands in every text of a record; an answer to a stranger must not contain it. */
export const SECRET = 'Haemochromatosis'
export const FILE = Buffer.from(`%PDF-1.4\n${SECRET}\n%%EOF`)

export interface World {
  server: PlacedServer
  owner: Client
  other: Client
  /** Of an account of its own, which can be deleted. */
  leaver: Client
}

/** A server with three accounts; its clock can be moved. */
export async function sharedWorld({ start }: Servers): Promise<World> {
  const first = await start({ program: HARNESS })
  await first.stop()
  const database = await openDatabase(first.place, silentLog)
  const userId = await insertUser(database)
  const session = { userId, kind: 'user', deviceId: null, quickLogin: true } as const
  const { token } = await database.transaction(tx => openSession(tx, new Date(), SESSION_TIMES, session))
  await database.close()
  const server = await first.again()
  const leaver = Object.assign(new Client(server.origin), { token })
  await setConsent(leaver, true)
  return {
    server,
    owner: await new Client(server.origin).signIn('patient'),
    other: await new Client(server.origin).signIn('doctor'),
    leaver,
  }
}

export const setConsent = (client: Client, given: boolean) =>
  client.call('userAccount.user:update', {
    patch: CONSENTS.map(one => ({ op: 'set', path: ['activity', one], value: given }) as const),
  })

const BOX: [number, number, number, number] = [0, 0, 1, 1]
const REPORT = {
  summary: SECRET,
  findings: {
    labTestResults: {
      biomarkers: [
        {
          ...{ id: 'ferritin', name: 'Ferritin', nameLocal: SECRET, value: 900, unit: 'µg/L', min: 20, max: 300 },
          ...{ refExceed: 1, author: 'Nurse Jones', source: { page: 1, line: `${SECRET} Mrs Smith`, box: BOX } },
          doubts: [{ cell: 'value' as const, reason: 'illegible', alternatives: ['90'] }],
        },
      ],
    },
  },
}

/** A processed record with a source document. */
export async function makeRecord(owner: Client, more: object = {}) {
  const clientId = v7()
  const made = await owner.call('healthRecords:create', {
    ...{ clientId, name: SECRET, recordType: 'labResults', status: 'processed' },
    ...{ data: { report: REPORT, sourceType: 'file', proposals: null, madeFrom: ['0'.repeat(64)] }, ...more },
  })
  const { documentAssetId } = await owner.call('fileUpload:upload', {
    ...{ clientId: v7(), fileName: `${SECRET}.pdf`, mimeType: 'application/pdf' },
    ...{ fileContent: FILE.toString('base64'), options: { attachTo: clientId, documentAssetType: 'attachment' } },
  })
  const assetId = documentAssetId ?? 0
  await owner.call('healthRecords:update', {
    id: made.id,
    patch: [{ op: 'set', path: ['documentAssetId'], value: assetId }],
  })
  return { id: made.id, clientId, assetId }
}

export type MadeRecord = Awaited<ReturnType<typeof makeRecord>>

export const share = (owner: Client, record: Pick<MadeRecord, 'id'>, more: object = {}) =>
  owner.call('healthRecords:createShareToken', { healthRecordId: record.id, ttl: 3600, ...more })
