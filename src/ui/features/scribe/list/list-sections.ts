import type { RecordingFacts } from '../../../../db/queries/recording-facts.ts'
import { parseTimestamp } from '../../../../domain/dates/timestamp.ts'
import { isOnDevice, NO_ENGINE } from '../upload/card-state.ts'

export type SectionName = 'device' | 'processing' | 'errors' | 'recent' | 'synced'
export const SECTIONS: readonly SectionName[] = ['device', 'processing', 'errors', 'recent', 'synced']

const HOUR = 60 * 60_000

/** D §2: only on this device, in progress on the server, failed there, finished there lately, and the rest. */
export function sectionOf(facts: RecordingFacts, now: number): SectionName {
  if (isOnDevice(facts)) return 'device'
  switch (facts.status) {
    case 'error':
      return 'errors'
    case 'uploaded':
      // Without a speech engine the server does nothing, although the status is `uploaded`.
      if (facts.errorKey !== NO_ENGINE) return 'processing'
      return isRecent(facts, now) ? 'recent' : 'synced'
    case 'processing':
    case 'transcribing':
      return 'processing'
    case 'processed':
      return isRecent(facts, now) ? 'recent' : 'synced'
  }
}

/** Uploaded, made within a day and changed within an hour: editing an older recording does not make it recent. */
function isRecent({ documentAssetId, createdAt, updatedAt }: RecordingFacts, now: number): boolean {
  if (documentAssetId === null) return false
  const [made, changed] = [parseTimestamp(createdAt), parseTimestamp(updatedAt)]
  return made !== null && changed !== null && now - changed < HOUR && now - made < 24 * HOUR
}

/** Puts every recording into exactly one section; keeps their order. */
export function intoSections(all: readonly RecordingFacts[], now: number): Record<SectionName, RecordingFacts[]> {
  const sections: Record<SectionName, RecordingFacts[]> = {
    device: [],
    processing: [],
    errors: [],
    recent: [],
    synced: [],
  }
  for (const facts of all) sections[sectionOf(facts, now)].push(facts)
  return sections
}
