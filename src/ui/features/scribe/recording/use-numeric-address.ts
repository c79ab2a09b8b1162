import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { RecordingDocument } from '../../../../db/collections/recordings.ts'
import { tabOf } from './recording-tabs.ts'

/**
 * Moves the page of a recording to its numbered address once the server has numbered it (decision 14), unless the user
 * navigates away; `isBusy` holds it back, because what is being typed belongs to the page.
 */
export function useNumericAddress({ clientId, id }: RecordingDocument, isBusy: boolean): void {
  const navigate = useNavigate()
  const router = useRouter()
  useEffect(() => {
    const { pathname, search } = router.latestLocation
    if (id === null || isBusy || pathname !== `/ambient-scribe/here/${clientId}`) return
    const params = { id: String(id) }
    void navigate({ to: '/ambient-scribe/$id', params, search: tabOf(search), replace: true })
  }, [navigate, router, clientId, id, isBusy])
}
