import { chmodSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { vi } from 'vitest'
import { TriageRecord } from '../../../../src/contract/entities/triage.ts'
import type { UploadOptions } from '../../../../src/contract/methods/file-upload.ts'
import { openDatabase } from '../../../../src/server/database/open.ts'
import { Client } from '../../client.ts'
import { silentLog, type Where } from '../../databases.ts'
import { folderOfRun } from '../../folder-of-run.ts'
import { missHeartbeats } from '../../jobs/miss-heartbeats.ts'
import type { PlacedServer, Servers } from '../../servers.ts'
import { webmBytes } from '../audio.ts'
import { type FakeModel, startFakeModel } from '../fake-model.ts'

export const WAIT = { timeout: 30_000, interval: 100 }
const folder = folderOfRun('triage-speech-')

/** A speech program with output set per language; it waits until `<language>.release` exists. */
const program = join(folder, 'speech')
writeFileSync(
  program,
  `#!/bin/sh
while [ ! -e "${folder}/$1.release" ]; do [ -d "${folder}" ] || exit 1; sleep 0.05; done
cat "${folder}/$1.output"
exit "$(cat "${folder}/$1.status")"
`,
)
chmodSync(program, 0o755)
export const ASR_COMMAND = JSON.stringify([program, '{lang}'])

export function speech(locale: string, output: string, status = 0) {
  writeFileSync(join(folder, `${locale}.output`), output)
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

/** The record when its processing has ended, with results or without. */
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

/** A model's output without proposals. */
export const NOTHING = { symptoms: [], complaints: [], keyFactors: [], recommendations: [], values: [] }

export interface TriageServer {
  server: PlacedServer
  model: FakeModel
  /** Two devices of one account. */
  device: Client
  other: Client
}

/** A server with a speech engine and a model, and two signed-in devices. */
export async function triageServer(start: Servers['start']): Promise<TriageServer> {
  for (const name of readdirSync(folder)) if (name.endsWith('.release')) rmSync(join(folder, name))
  const model = await startFakeModel()
  model.returns(NOTHING)
  const env = { ASR_COMMAND, LLM_URL: model.url, LLM_MODEL: 'test-model', LLM_API_KEY: 'secret-key' }
  const server = await start({ env })
  const device = await new Client(server.origin).signIn('admin')
  const other = await new Client(server.origin).signIn('admin')
  return { server, model, device, other }
}
