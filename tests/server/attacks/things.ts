import { v7 } from 'uuid'
import type { Things } from '../../contract/access-rows.ts'
import { Client } from '../client.ts'
import { webmBytes } from '../modules/audio.ts'

/** A link to a record of its own: that of a recording cannot be shared. */
async function makeShare(owner: Client, mark: string): Promise<number> {
  const note = { name: mark, recordType: 'healthLog', status: 'processed' } as const
  const { id } = await owner.call('healthRecords:create', note)
  const { share } = await owner.call('healthRecords:createShareToken', {
    healthRecordId: id,
    ttl: 3600,
    recipient: mark,
  })
  if (mark === 'deleted') await owner.call('healthRecords:delete', { id })
  return share.id
}

/** Objects of an account, one of each kind that calls can name. */
export async function makeThings(owner: Client, mark: string): Promise<Things> {
  const patient = await owner.call('userAccount.patients:create', { patient: { name: mark } })
  const bytes = webmBytes(2000)
  const uploaded = await owner.call('fileUpload:upload', {
    fileName: `${mark}.webm`,
    mimeType: 'audio/webm',
    fileContent: bytes.toString('base64'),
    documentAssetType: 'ambient-scribe',
    name: mark,
    patientId: patient.id,
  })
  const upload = { clientId: v7(), fileName: `${mark}.webm`, mimeType: 'audio/webm', size: 100_000 }
  const { uploadId } = await owner.call('fileUpload:initChunkedUpload', {
    ...upload,
    options: { documentAssetType: 'ambient-scribe', name: mark },
  })
  const record = uploaded.healthRecord!
  const { sessionId: chatSessionId } = await owner.call('chat:createSession', { context: { recordingId: record.id } })
  const chatMessage = {
    clientId: v7(),
    recordClientId: record.clientId,
    role: 'user',
    data: { content: mark },
  } as const
  await owner.call('chat.messages:create', { message: chatMessage })
  const template = await owner.call('questionnaire.template:create', {
    ...{ title: 'Before the visit', goals: ['Sleep'], aiSettings: { model: mark }, status: 'active', isPublic: true },
  })
  const accessCode = template.accessCode!
  const begun = { accessCode, respondentInfo: { name: mark } }
  const { sessionToken } = await new Client(owner.origin).call('questionnaire.session:start', begun)
  const sessions = await owner.call('questionnaire.results:listSessions', { filters: { templateId: template.id } })
  const { paymentId } =
    mark === 'deleted'
      ? { paymentId: v7() }
      : await owner.call('billing.payments:create', { amount: 1, description: mark })
  return {
    patient: { id: patient.id, clientId: patient.clientId },
    healthRecord: { id: record.id, clientId: record.clientId },
    documentAssetId: uploaded.documentAssetId!,
    uploadId,
    freshClientId: v7(),
    chatSessionId,
    chatMessage,
    questionnaireTemplateId: template.id,
    questionnaireSessionId: sessions.data[0]!.id,
    accessCode,
    respondentToken: sessionToken,
    paymentId: String(paymentId),
    shareId: await makeShare(owner, mark),
  }
}
