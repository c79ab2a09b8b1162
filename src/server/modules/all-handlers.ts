import { METHODS } from '../../contract/methods.ts'
import type { EmergencySettings } from '../../domain/interview/emergency/emergency-texts.ts'
import type { PriceList } from '../../domain/money/prices.ts'
import type { BlobStore } from '../blobs/blob-store.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { AccountRooms } from '../quotas/account-rooms.ts'
import type { Handler } from '../rpc/handlers.ts'
import type { RateLimits } from '../rpc/rate-limits.ts'
import type { SharedHandler } from '../rpc/shared.ts'
import { accountHandlers } from './account/handlers.ts'
import { type AdminServices, adminHandlers } from './admin/handlers.ts'
import { assetHandlers } from './assets/handlers.ts'
import { CHAT_MESSAGES } from './chat/chat-message.ts'
import { chatHandlers } from './chat/handlers.ts'
import type { ReplyServices } from './chat/reply.ts'
import { demoHandlers } from './demo/handlers.ts'
import { feedbackHandlers } from './feedback/handlers.ts'
import { fileUploadHandlers } from './file-upload/handlers.ts'
import { storeUpload } from './file-upload/store-upload.ts'
import { healthRecordHandlers } from './health-records/handlers.ts'
import { RECORDS } from './health-records/record.ts'
import { identityHandlers } from './identity/handlers.ts'
import type { IdentityServices } from './identity/identity-services.ts'
import { insightHandlers } from './insights/handlers.ts'
import { marketingHandlers } from './marketing/handlers.ts'
import { medicalReferenceHandlers } from './medical-reference/handlers.ts'
import { messengerHandlers } from './messenger/handlers.ts'
import type { Messenger } from './messenger/messenger.ts'
import { billingHandlers } from './money/billing-handlers.ts'
import type { PaymentServices } from './money/payments/payment-services.ts'
import { planHandlers } from './money/plans/plan-handlers.ts'
import { promocodeHandlers } from './money/promocodes/promocode-handlers.ts'
import { patientHandlers } from './patients/handlers.ts'
import { PATIENTS } from './patients/patient.ts'
import { pushHandlers } from './push/handlers.ts'
import { sessionHandlers } from './questionnaires/session-handlers.ts'
import { TEMPLATES } from './questionnaires/template.ts'
import { templateHandlers } from './questionnaires/template-handlers.ts'
import type { RecordJobs } from './record-kinds/record-kind.ts'
import { referralHandlers } from './referrals/handlers.ts'
import { reportHandlers } from './reports/handlers.ts'
import { sharedHandlers, sharingHandlers } from './sharing/handlers.ts'

export interface HandlerServices extends ReplyServices, Omit<IdentityServices, 'quotas'>, AdminServices {
  rooms: AccountRooms
  blobs: BlobStore
  /** Whether demo personas may sign in. */
  demo: boolean
  jobs: RecordJobs
  /** Null: this server has no bot. */
  messenger: Messenger | null
  /** Whether one of them is an administrator. */
  demoAdmin: boolean
  send: Jobs['send']
  pushOrigins: readonly string[]
  emergency: EmergencySettings | undefined
  payments: PaymentServices
  rateLimits: RateLimits
  prices: PriceList
}

/** All replicated entities; their tombstones are emptied by this list. */
export const ENTITIES = [PATIENTS, RECORDS, CHAT_MESSAGES, TEMPLATES] as const

/** The handler of every method, by canonical name. Throws if one has no code, or code of another kind than the contract. */
export function allHandlers(services: HandlerServices): ReadonlyMap<string, Handler> {
  const { sessionTimes, demo, demoAdmin, clock, blobs, jobs, rooms } = services
  const { quotas } = rooms
  const handlers = [
    ...accountHandlers(services),
    ...adminHandlers(services),
    ...identityHandlers({ ...services, quotas }),
    ...demoHandlers({ enabled: demo, admin: demoAdmin, clock, times: sessionTimes, quotas }),
    ...feedbackHandlers(),
    ...patientHandlers(),
    ...healthRecordHandlers(services),
    ...assetHandlers(services),
    ...sharingHandlers(services),
    ...pushHandlers(services),
    ...billingHandlers(services.payments),
    ...planHandlers({ ...services.payments, prices: services.prices }),
    ...promocodeHandlers(services),
    ...sessionHandlers(services),
    ...templateHandlers(services),
    ...reportHandlers(services),
    ...insightHandlers(services),
    ...chatHandlers(services),
    ...marketingHandlers(services),
    ...messengerHandlers(services),
    ...referralHandlers(),
    ...medicalReferenceHandlers(),
    ...fileUploadHandlers({ clock, blobs, rooms, storeUpload: storeUpload(jobs) }),
  ]
  const byName = new Map<string, Handler>(handlers.map(handler => [handler.name, handler]))
  for (const { name, effect } of METHODS) {
    const handler = byName.get(name)
    if (!handler) throw new TypeError(`${name} has no code`)
    if (handler.kind !== 'public' && (handler.kind === 'read') !== (effect === 'read')) {
      throw new TypeError(`${name} is a ${effect} by the contract`)
    }
  }
  return byName
}

/** The same for the holders of share tokens. Throws if a method that takes one has no code for it. */
export function allSharedHandlers(services: Pick<HandlerServices, 'clock'>): ReadonlyMap<string, SharedHandler> {
  const byName = new Map<string, SharedHandler>(sharedHandlers(services).map(one => [one.name, one]))
  for (const { name, access } of METHODS) {
    if ((access === 'user-or-share') !== byName.has(name)) throw new TypeError(`${name} and share tokens`)
  }
  return byName
}
