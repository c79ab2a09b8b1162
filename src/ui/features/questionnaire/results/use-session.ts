import { useMemo } from 'react'
import { useRemote } from '../../../state/session/use-remote.ts'

const STALE_MS = 300_000
const MOST = 500

/** A session's result and its conversation, as the owner sees them; cached on the device. */
export function useSessionResult(sessionId: string) {
  const ref = useMemo(() => ({ sessionId }), [sessionId])
  const page = useMemo(() => ({ sessionId, limit: MOST, offset: 0 }), [sessionId])
  const result = useRemote('questionnaire.session:getResult', ref, { maxAgeMs: STALE_MS })
  const history = useRemote('questionnaire.session:getHistory', page, { maxAgeMs: STALE_MS })
  return { result, history }
}
