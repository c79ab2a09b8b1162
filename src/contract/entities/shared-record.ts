import { z } from 'zod/mini'
import { Count, Id, Instant, text } from '../row.ts'
import { HealthRecordData, RecordStatus, RecordType } from './health-record.ts'

/** The source document of a shared record, where its owner allowed it. */
const SharedSource = z.object({ documentAssetId: Id, name: text(500), mimeType: text(200), size: Count })

/** What the holder of a share link reads of a record: nothing of its account, its patient or its devices. */
export const SharedRecord = z.object({
  id: Id,
  name: text(500),
  recordType: RecordType,
  status: RecordStatus,
  createdAt: Instant,
  data: HealthRecordData,
  share: z.object({ expiresAt: Instant, source: z.nullable(SharedSource) }),
})
export type SharedRecord = z.infer<typeof SharedRecord>
