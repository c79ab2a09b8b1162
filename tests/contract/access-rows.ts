import type { MethodName, ParamsOf } from '../../src/contract/methods.ts'

/** Objects of one account that calls can name. The server's test creates them for the owner and for the caller. */
export interface Things {
  patient: { id: number; clientId: string }
  healthRecord: { id: number; clientId: string }
  documentAssetId: number
  /** A chunked upload that is not complete. */
  uploadId: string
  /** New for each call: the clientId of the object that the call creates. */
  freshClientId: string
  chatSessionId: string
  chatMessage: { clientId: string }
  questionnaireTemplateId: number
  /** The id by which the owner of the template names a session. */
  questionnaireSessionId: string
  accessCode: string
  respondentToken: string
  paymentId: string
  /** Of a link to a record. */
  shareId: number
}

/** Ids of objects that no account has. */
export const NO_THINGS: Things = {
  patient: { id: 7, clientId: '01990000-0000-7000-8000-000000000007' },
  healthRecord: { id: 8, clientId: '01990000-0000-7000-8000-000000000008' },
  documentAssetId: 9,
  uploadId: '01990000-0000-7000-8000-000000000009',
  freshClientId: '01990000-0000-7000-8000-00000000000a',
  chatSessionId: '01990000-0000-7000-8000-00000000000b',
  chatMessage: { clientId: '01990000-0000-7000-8000-00000000000c' },
  questionnaireTemplateId: 10,
  questionnaireSessionId: '01990000-0000-7000-8000-00000000000d',
  accessCode: 'AC',
  respondentToken: 't1',
  paymentId: 'p1',
  shareId: 1,
}

export type ObjectKind =
  | 'healthRecord'
  | 'patient'
  | 'document'
  | 'upload'
  | 'chat'
  | 'message'
  | 'template'
  | 'session'
  | 'payment'
  | 'share'

export interface AccessRow<N extends MethodName> {
  /** The object that the parameters name; null if only the caller, or a token that grants access, decides. */
  object: ObjectKind | null
  /** True if the object may already be deleted: a repeated delete, a record of a deleted patient. */
  deletedIsFine: boolean
  params(things: Things): ParamsOf<N>
}

type Params<N extends MethodName> = (things: Things) => ParamsOf<N>
const alone = <N extends MethodName>(params: Params<N>): AccessRow<N> => ({ object: null, deletedIsFine: true, params })
const at = <N extends MethodName>(object: ObjectKind, params: Params<N>): AccessRow<N> => ({
  object,
  deletedIsFine: false,
  params,
})
const evenDeleted = <N extends MethodName>(row: AccessRow<N>): AccessRow<N> => ({ ...row, deletedIsFine: true })
const empty = () => ({})
const sha256 = '0'.repeat(64)
const byRecord = ({ healthRecord: { id } }: Things) => ({ id, healthRecordId: id })

/** One row for every method (S1); a missing row does not compile. */
export const ACCESS_ROWS: { readonly [N in MethodName]: AccessRow<N> } = {
  'userAccount.user:beginLogin': alone(() => ({
    provider: 'dev',
    redirectUri: '/oauth-redirect.html',
    binding: sha256,
  })),
  'userAccount.user:login': alone(() => ({ code: 'c', provider: 'dev', redirectUri: '/oauth-redirect.html' })),
  'userAccount.user:demoLogin': alone(() => ({ user: 'doctor' })),
  'userAccount.user:impersonate': alone(() => ({ key: 'another-user' })),
  'userAccount.user:logout': alone(empty),
  'userAccount.user:revoke': alone(() => ({ tokenHash: sha256 })),
  'userAccount.user:deviceKey': alone(empty),
  'userAccount.sessions:list': alone(empty),
  'userAccount.sessions:revoke': alone(() => ({ others: true })),
  'userAccount.looks:list': alone(empty),
  'userAccount.storage:get': alone(empty),
  'userAccount.devices:list': alone(empty),
  'userAccount.devices:revoke': alone(() => ({ deviceId: 'none' })),
  'userAccount.user:deletionPreview': alone(empty),
  'userAccount.user:keepAccount': alone(empty),
  'userAccount.push:subscribe': alone(() => ({
    endpoint: 'https://push.example/a',
    keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
    kinds: ['transcriptReady'],
  })),
  'userAccount.push:unsubscribe': alone(() => ({ endpoint: 'https://push.example/a' })),
  'marketing.hits:record': alone(() => ({ hits: [{ page: '/help', locale: 'en', count: 1 }] })),
  'userAccount.user:delete': alone(empty),
  'userAccount.user:get': alone(empty),
  'userAccount.user:update': alone(() => ({ patch: [{ op: 'set', path: ['nickname'], value: 'n' }] })),
  'userAccount.user:sendFeedback': alone(() => ({ feedbackType: 'bug', message: 'It stops.' })),
  'userAccount.user:saveFtd': alone(() => ({ ftd: {} })),
  'userAccount.patients:loadDemoData': alone(() => ({ locale: 'ru' })),
  'userAccount.user.telegram:generateToken': alone(empty),
  'userAccount.user.telegram:status': alone(empty),
  'userAccount.user.telegram:unlink': alone(empty),
  'userAccount.user.telegram:updateNotifications': alone(() => ({ enabled: true })),
  'userAccount.referrals:createCode': alone(empty),
  'userAccount.referrals:getStats': alone(empty),
  'marketing.referralCodes:create': alone(empty),
  'marketing.stats:list': alone(empty),

  'userAccount.patients:list': alone(() => ({ since: '', includeDeleted: true })),
  'userAccount.patients:get': at('patient', ({ patient }) => ({ id: patient.id })),
  'userAccount.patients:create': alone(({ freshClientId }) => ({ patient: { clientId: freshClientId, name: 'P' } })),
  'userAccount.patients:update': at('patient', ({ patient }) => ({ patient: { ...patient, name: 'P' } })),
  'userAccount.patients:delete': evenDeleted(at('patient', ({ patient }) => ({ pid: patient.id }))),

  'healthRecords:list': alone(() => ({ since: '', includeDeleted: true, fullData: true })),
  'healthRecords:listRecordsInProgress': alone(empty),
  'healthRecords:get': at('healthRecord', byRecord),
  'healthRecords:create': evenDeleted(
    at('patient', ({ patient, freshClientId }) => ({
      clientId: freshClientId,
      name: 'R',
      recordType: 'healthLog',
      status: 'processed',
      patientId: patient.id,
    })),
  ),
  'healthRecords:update': at('healthRecord', things => ({ ...byRecord(things), name: 'R' })),
  'healthRecords:updateTranscription': at('healthRecord', things => ({ ...byRecord(things), text: 'T' })),
  'healthRecords:delete': evenDeleted(at('healthRecord', byRecord)),
  'healthRecords:export': alone(empty),
  'healthRecords:createShareToken': at('healthRecord', ({ healthRecord }) => ({
    healthRecordId: healthRecord.id,
    ttl: 3600,
  })),
  'healthRecords.shares:list': alone(empty),
  'healthRecords.shares:revoke': evenDeleted(at('share', ({ shareId }) => ({ id: shareId }))),
  'healthRecords:createDaAccessToken': at('document', ({ healthRecord, documentAssetId }) => ({
    healthRecordId: healthRecord.id,
    documentAssetId,
  })),

  'fileUpload:upload': evenDeleted(
    at('patient', ({ patient, freshClientId }) => ({
      clientId: freshClientId,
      fileName: 'a.pdf',
      fileContent: 'JVBERi0xLjQK',
      mimeType: 'application/pdf',
      patientId: patient.id,
    })),
  ),
  'fileUpload:initChunkedUpload': evenDeleted(
    at('patient', ({ patient, freshClientId }) => ({
      clientId: freshClientId,
      fileName: 'a.webm',
      mimeType: 'audio/webm',
      size: 1_000_000,
      options: { patientId: patient.id },
    })),
  ),
  'fileUpload:uploadChunk': at('upload', ({ uploadId }) => ({ uploadId, index: 0, content: '', sha256 })),
  'fileUpload:completeChunkedUpload': at('upload', ({ uploadId }) => ({ uploadId, sha256 })),
  'fileUpload:cancelChunkedUpload': evenDeleted(at('upload', ({ uploadId }) => ({ uploadId }))),

  'insights:list': alone(empty),
  'insights:get': at('healthRecord', ({ healthRecord }) => ({ uid: healthRecord.id })),
  'insights:save': alone(() => ({ report: {} })),
  'medicalReference.biomarkerDescriptions:get': alone(() => ({ biomarkerIds: ['glucose'] })),
  'reports:generate': at('healthRecord', ({ healthRecord }) => ({
    healthRecordId: healthRecord.id,
    reportType: 'summary',
  })),
  'reports:timeline': at('healthRecord', ({ healthRecord }) => ({
    insightType: 'general',
    healthRecords: [healthRecord.id],
  })),

  'chat.messages:list': alone(() => ({ since: '', includeDeleted: true })),
  'chat.messages:create': evenDeleted(
    at('healthRecord', ({ healthRecord, freshClientId }) => ({
      message: { clientId: freshClientId, recordClientId: healthRecord.clientId, role: 'user', data: { content: 'Q' } },
    })),
  ),
  'chat.messages:update': at('message', ({ chatMessage, healthRecord }) => ({
    message: {
      clientId: chatMessage.clientId,
      recordClientId: healthRecord.clientId,
      role: 'user',
      data: { content: 'Q' },
    },
  })),
  'chat.messages:delete': evenDeleted(at('message', ({ chatMessage }) => ({ clientId: chatMessage.clientId }))),
  'chat:createSession': at('healthRecord', ({ healthRecord }) => ({ context: { recordingId: healthRecord.id } })),
  'chat:getWelcomeMessage': at('chat', ({ chatSessionId: sessionId }) => ({ sessionId })),
  'chat:sendMessage': at('chat', ({ chatSessionId: sessionId }) => ({ sessionId, message: 'What was said?' })),
  'chat:getHistory': at('chat', ({ chatSessionId: sessionId }) => ({ sessionId })),
  'chat:clearHistory': at('chat', ({ chatSessionId: sessionId }) => ({ sessionId })),
  'chat:endSession': at('chat', ({ chatSessionId: sessionId }) => ({ sessionId })),

  'questionnaire.template:list': alone(() => ({ since: '', includeDeleted: true })),
  'questionnaire.template:get': at('template', ({ questionnaireTemplateId: id }) => ({ id })),
  'questionnaire.template:create': alone(({ freshClientId }) => ({ clientId: freshClientId, title: 'Before surgery' })),
  'questionnaire.template:update': at('template', ({ questionnaireTemplateId: id }) => ({
    id,
    title: 'After surgery',
  })),
  'questionnaire.template:delete': evenDeleted(at('template', ({ questionnaireTemplateId: id }) => ({ id }))),
  'questionnaire.template:publish': at('template', ({ questionnaireTemplateId: id }) => ({ id })),
  'questionnaire.session:describe': alone(({ accessCode }) => ({ accessCode })),
  'questionnaire.session:start': alone(({ accessCode, freshClientId }) => ({ accessCode, clientId: freshClientId })),
  'questionnaire.session:sendMessage': alone(({ respondentToken: sessionToken }) => ({ sessionToken, message: 'Yes' })),
  'questionnaire.session:getHistory': at('session', ({ questionnaireSessionId: sessionId }) => ({ sessionId })),
  'questionnaire.session:getResult': at('session', ({ questionnaireSessionId: sessionId }) => ({ sessionId })),
  'questionnaire.results:listSessions': alone(empty),
  'questionnaire.results:stops': at('template', ({ questionnaireTemplateId: templateId }) => ({ templateId })),
  'questionnaire.results:clearUrgent': at('session', ({ questionnaireSessionId: sessionId }) => ({ sessionId })),

  'billing.balance:get': alone(empty),
  'billing.usage:list': alone(() => ({ days: 7 })),
  'billing.payments:list': alone(empty),
  'billing.payments:create': alone(() => ({ amount: 100, locale: 'ru' })),
  'billing.payments:getStatus': at('payment', ({ paymentId }) => ({ paymentId })),
  'billing.receipt:download': at('payment', ({ paymentId }) => ({ paymentId })),
  'payments.plans:list': alone(empty),
  'payments.subscriptions:create': alone(() => ({ planId: 'professional' })),
  'payments.subscriptions:get': alone(empty),
  'payments.status:check': at('payment', ({ paymentId }) => ({ paymentId })),
  'payments.history:list': alone(empty),
  'payments.business:requestQuote': alone(() => ({ companyName: 'Company', contactEmail: 'quote@example.org' })),
  'promocodes:redeem': alone(() => ({ code: 'spring' })),
  'promocodes:list': alone(empty),

  'admin.users:list': alone(empty),
  'admin.users:search': alone(() => ({ query: 'a' })),
  'admin.stats:list': alone(empty),
  'admin.healthRecords:list': alone(empty),
  'admin.healthRecords:get': at('healthRecord', ({ healthRecord }) => ({ id: healthRecord.id })),
  'admin.healthRecords:getDocumentAsset': at('document', ({ documentAssetId }) => ({ documentAssetId })),
  'admin.healthRecords:reset': at('healthRecord', ({ healthRecord }) => ({ id: healthRecord.id })),
  'admin.logs:list': alone(empty),
  'admin.logs:get': alone(() => ({ id: 1 })),
  'admin.users:get': alone(() => ({ id: 1 })),
  'admin.jobs:list': alone(empty),
  'admin.jobs:retry': alone(({ freshClientId }) => ({ id: freshClientId })),
  'admin.quotes:list': alone(empty),
  'admin.audit:verify': alone(empty),
}
