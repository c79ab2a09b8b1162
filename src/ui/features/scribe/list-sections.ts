import type { RecordingFacts } from '../../../db/queries/recording-facts.ts'
import { parseTimestamp } from '../../../domain/dates/timestamp.ts'
import { isOnDevice, NO_ENGINE } from './card-state.ts'

export type SectionName = 'device' | 'processing' | 'errors' | 'recent' | 'synced'
export const SECTIONS: readonly SectionName[] = ['device', 'processing', 'errors', 'recent', 'synced']

const HOUR = 60 * 60_000

/** D §2: what is only here, what the server works on, what it could not do, what it finished lately, and the rest. */
export function sectionOf(facts: RecordingFacts, now: number): SectionName {
  if (isOnDevice(facts)) return 'device'
  switch (facts.status) {
    case 'error':
      return 'errors'
    case 'uploaded':
      // Without a speech engine nothing is under way, whatever the status says.
      if (facts.errorKey !== NO_ENGINE) return 'processing'
      return isRecent(facts, now) ? 'recent' : 'synced'
    case 'processing':
    case 'transcribing':
      return 'processing'
    case 'processed':
      return isRecent(facts, now) ? 'recent' : 'synced'
  }
}

/** Uploaded and done within the last hour; an edit of something older does not make it recent. */
function isRecent({ documentAssetId, createdAt, updatedAt }: RecordingFacts, now: number): boolean {
  if (documentAssetId === null) return false
  const [made, changed] = [parseTimestamp(createdAt), parseTimestamp(updatedAt)]
  return made !== null && changed !== null && now - changed < HOUR && now - made < 24 * HOUR
}

/** Every recording in exactly one section, in the order that it came in. */
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
