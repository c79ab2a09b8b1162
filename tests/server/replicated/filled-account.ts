import { v7 } from 'uuid'
import { HealthRecord } from '../../../src/contract/entities/health-record.ts'
import type { RpcResponse } from '../../../src/contract/response.ts'
import type { Client } from '../client.ts'
import { sha256, webmBytes } from '../modules/audio.ts'
import { visit } from '../modules/questionnaires/visit-template.ts'
import { WORDS } from './marked-words.ts'

const pdf = (word: string) => Buffer.from(`%PDF-1.4\n${word}\n%%EOF`)
const documentOf = (word: string, attachTo: string) => ({
  ...{ clientId: v7(), fileName: `${word}.pdf`, mimeType: 'application/pdf' },
  ...{ fileContent: pdf(word).toString('base64'), options: { attachTo, documentAssetType: 'attachment' as const } },
})

const SOUND = webmBytes(3000)
SOUND.write(WORDS.sound, 2000)
const CHUNK = SOUND.subarray(0, 1024)

/** Rows and files of every kind with their words, and what becomes of them. */
export interface FilledAccount {
  deleteAll(device: Client, opIds: OpIds): Promise<RpcResponse[]>
  /** What a device sends that has not heard of the deletion. */
  sendLate(device: Client, opIds: OpIds): Promise<RpcResponse[]>
  /** A record that stays; its file was removed with the others. */
  livingId: number
}

/** The same name has the same opId: the calls are sent again. */
export type OpIds = (name: string) => { opId: string }
export function newOpIds(): OpIds {
  const known = new Map<string, string>()
  return name => {
    const opId = known.get(name) ?? v7()
    known.set(name, opId)
    return { opId }
  }
}

export async function fillAccount(device: Client, respondent: Client): Promise<FilledAccount> {
  const ids = newOpIds()
  const data = { note: WORDS.note }
  const patient = await device.call('userAccount.patients:create', { patient: { name: WORDS.patient, data } }, ids('p'))
  const record = await device.call(
    'healthRecords:create',
    {
      ...{ clientId: v7(), name: WORDS.record, recordType: 'conclusions', patientClientId: patient.clientId },
      data: { date: '2026-01-01', report: { conclusion: { text: WORDS.finding } } },
    },
    ids('record'),
  )
  await device.call('fileUpload:upload', documentOf(WORDS.attached, record.clientId), ids('attached'))
  const living = await device.call('healthRecords:create', { recordType: 'treatment', name: 'Pills', data: {} })
  await device.call('fileUpload:upload', documentOf(WORDS.removed, living.clientId), ids('removed'))

  const audio = { clientId: v7(), fileName: `${WORDS.file}.webm`, mimeType: 'audio/webm' }
  const options = {
    ...{ documentAssetType: 'ambient-scribe' as const, name: WORDS.recording, duration: 6 },
    transcription: { text: `The ${WORDS.transcript} hurts. Take 5 mg.`, model: 'captions' },
  }
  const sent = { ...audio, fileContent: SOUND.toString('base64'), options }
  const { healthRecord } = await device.call('fileUpload:upload', sent, ids('audio'))
  const recording = HealthRecord.parse(healthRecord)
  const context = { recordingId: recording.id }
  const { sessionId } = await device.call('chat:createSession', { context }, ids('chat'))
  await device.call('chat:getWelcomeMessage', { sessionId }, ids('welcome'))
  await device.call('chat:sendMessage', { sessionId, message: `${WORDS.question} ${WORDS.transcript}?` }, ids('ask'))
  const message = (content: string) => ({
    message: { clientId: v7(), recordClientId: recording.clientId, role: 'user' as const, data: { content } },
  })
  await device.call('chat.messages:create', message(WORDS.message), ids('message'))
  const report = { healthRecordId: recording.id, reportType: WORDS.report, customInstructions: WORDS.wish }
  await device.call('reports:generate', report, ids('report'))
  const share = { healthRecordId: record.id, ttl: 365 * 86_400, recipient: WORDS.recipient }
  const { share: link } = await device.call('healthRecords:createShareToken', share)
  const asked = { insightType: 'custom' as const, healthRecords: [record.id], customPrompt: WORDS.prompt }
  const insight = await device.call('reports:timeline', asked, ids('insight'))

  const questions = { ...visit(), title: WORDS.template, status: 'active' as const, isPublic: true }
  const template = await device.call('questionnaire.template:create', questions, ids('template'))
  const start = { accessCode: template.accessCode ?? '', respondentInfo: { name: WORDS.respondent } }
  const { sessionToken } = await respondent.call('questionnaire.session:start', start)
  await respondent.call('questionnaire.session:sendMessage', { sessionToken, message: WORDS.answer })

  const begin = async (word: string) => {
    const file = { clientId: v7(), fileName: word, mimeType: 'audio/webm', size: 1024, chunkSize: 1024 }
    const given = { ...file, options: { ...options, transcription: null, name: word } }
    const { uploadId } = await device.call('fileUpload:initChunkedUpload', given, ids(word))
    const chunk = { uploadId, index: 0, content: CHUNK.toString('base64'), sha256: sha256(CHUNK) }
    await device.call('fileUpload:uploadChunk', chunk)
    return { uploadId }
  }
  await begin(WORDS.abandoned)
  await device.call('fileUpload:cancelChunkedUpload', await begin(WORDS.cancelled), ids('cancel'))

  const late = message(WORDS.late)
  return {
    deleteAll: async (client, of) => [
      await client.respond('healthRecords:delete', { id: record.id }, of('record')),
      await client.respond('healthRecords:delete', { id: recording.id }, of('recording')),
      await client.respond('healthRecords:delete', { id: insight.id ?? 0 }, of('insight')),
      await client.respond('questionnaire.template:delete', { id: template.id }, of('template')),
      await client.respond('userAccount.patients:delete', { id: patient.id }, of('patient')),
      await client.respond('healthRecords:update', { id: living.id, data: { attachments: [] } }, of('living')),
    ],
    sendLate: async (client, of) => [
      await client.respond('fileUpload:initChunkedUpload', { ...audio, size: SOUND.length, options }, of('upload')),
      await client.respond('healthRecords.shares:revoke', { id: link.id }, of('share')),
      await client.respond('chat.messages:create', late, of('message')),
      await client.respond('chat:endSession', { sessionId }, of('end')),
    ],
    livingId: living.id,
  }
}
