import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { HealthRecordDocument } from '../../../../db/collections/health-records.ts'
import { addressId } from '../words/record-address.ts'

/** Puts the server's number into the address once it is known (decision 15), unless the user navigates away. */
export function useNumericAddress(
  room: 'view' | 'edit' | 'check',
  id: string,
  record: HealthRecordDocument | null,
): void {
  const navigate = useNavigate()
  const router = useRouter()
  const known = record && addressId(record)
  useEffect(() => {
    const isHere = router.latestLocation.pathname === `/health-record/${room}/${id}`
    if (known === null || known === id || !isHere) return
    void navigate({ to: `/health-record/${room}/$id`, params: { id: known }, replace: true, ignoreBlocker: true })
  }, [navigate, router, room, known, id])
}
