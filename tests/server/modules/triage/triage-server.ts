import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { afterAll, vi } from 'vitest'
import { TriageRecord } from '../../../../src/contract/entities/triage.ts'
import type { UploadOptions } from '../../../../src/contract/methods/file-upload.ts'
import { openDatabase } from '../../../../src/server/database/open.ts'
import { Client } from '../../client.ts'
import { silentLog, type Where } from '../../databases.ts'
import type { PlacedServer, Servers } from '../../each-server.ts'
import { missHeartbeats } from '../../jobs/miss-heartbeats.ts'
import { webmBytes } from '../audio.ts'
import { type FakeModel, startFakeModel } from '../fake-model.ts'

export const WAIT = { timeout: 30_000, interval: 100 }
const folder = mkdtempSync(join(tmpdir(), 'triage-speech-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A speech program that says what the test decided for the language, once `<language>.release` is there. */
const program = join(folder, 'speech')
writeFileSync(
  program,
  `#!/bin/sh
while [ ! -e "${folder}/$1.release" ]; do [ -d "${folder}" ] || exit 1; sleep 0.05; done
cat "${folder}/$1.says"
exit "$(cat "${folder}/$1.status")"
`,
)
chmodSync(program, 0o755)
export const ASR_COMMAND = JSON.stringify([program, '{lang}'])

export function speech(locale: string, says: string, status = 0) {
  writeFileSync(join(folder, `${locale}.says`), says)
  writeFileSync(join(folder, `${locale}.status`), String(status))
  return () => writeFileSync(join(folder, `${locale}.release`), '')
}

export const PNEUMONIA =
  'Мужчина 67 лет, жалуется на одышку. Давление 118 на 70, пульс 108, сатурация 93 на кислороде 4 литра, ЧДД 24, температура 38,6, в ясном сознании.'
export const WELL = { RR: 16, SpO2: 98, onOxygen: false, SBP: 124, DBP: 78, HR: 72, ACVPU: 'A', Temp: 36.6 } as const

export const upload = (device: Client, options: UploadOptions = {}, clientId = v7()) =>
  device.call('fileUpload:upload', {
    clientId,
    fileName: 'triage.webm',
    mimeType: 'audio/webm',
    fileContent: webmBytes(3000).toString('base64'),
    duration: 30,
    triageData: { profileId: 'russia_moscow_v1' },
    ...options,
  })
export const create = (device: Client, data: Record<string, unknown>, more = {}) =>
  device.call('healthRecords:create', { recordType: 'triage', data, ...more })
export const look = async (device: Client, id: number) =>
  TriageRecord.parse(await device.call('healthRecords:get', { id }))

/** The record once its processing has ended, in results or without. */
export async function settled(device: Client, id: number | undefined): Promise<TriageRecord> {
  let record = await look(device, id ?? 0)
  await vi.waitUntil(async () => {
    record = await look(device, id ?? 0)
    return record.status === 'processed' || record.status === 'error'
  }, WAIT)
  return record
}

export async function missHeartbeatsAt(place: Where) {
  const database = await openDatabase(place, silentLog)
  await missHeartbeats(database.pool)
  await database.close()
}

/** What a model answers that has nothing to say. */
export const NOTHING = { symptoms: [], complaints: [], keyFactors: [], recommendations: [], values: [] }

export interface TriageServer {
  server: PlacedServer
  model: FakeModel
  /** Two devices of one account. */
  device: Client
  other: Client
}

/** A server with an engine for speech and a model, and two devices signed in to it. */
export async function triageServer(start: Servers['start']): Promise<TriageServer> {
  for (const name of readdirSync(folder)) if (name.endsWith('.release')) rmSync(join(folder, name))
  const model = await startFakeModel()
  model.says(NOTHING)
  const env = { ASR_COMMAND, LLM_URL: model.url, LLM_MODEL: 'ward-model', LLM_API_KEY: 'secret-key' }
  const server = await start({ env })
  const device = await new Client(server.origin).signIn('admin')
  const other = await new Client(server.origin).signIn('admin')
  return { server, model, device, other }
}
