import { useCallback } from 'react'
import type { ConflictDocument } from '../../../db/collections/conflicts.ts'
import { displacedVersions } from '../../../db/queries/waiting.ts'
import { useLive } from '../session/use-live.ts'
import { useDatabase } from '../session/use-session.ts'

const NONE: readonly ConflictDocument[] = []

/** The versions that wait for the user's decision, newest first. */
export function useKeptVersions(): readonly ConflictDocument[] {
  const database = useDatabase()
  const kept = useLive(useCallback(() => displacedVersions(database), [database]))
  return kept.kind === 'ready' ? kept.value : NONE
}
