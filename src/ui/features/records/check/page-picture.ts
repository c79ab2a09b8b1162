import { useEffect, useState } from 'react'
import type { HealthRecordDocument } from '../../../../db/collections/health-records.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'

/** The picture of a page that this device can show now. */
export interface PagePicture {
  /** From 1. */
  page: number
  url: string
}

/**
 * The pictures of a record's pages on this device: of a photo that was taken here, the photo itself. Null while that is
 * looked up, empty if there is none.
 */
export function usePagePictures({ clientId }: HealthRecordDocument): readonly PagePicture[] | null {
  const { uploads, accountId } = useCommandContext()
  const [pictures, setPictures] = useState<readonly PagePicture[] | null>(null)
  useEffect(() => {
    let url: string | null = null
    let here = true
    uploads.blob(accountId, clientId).then(
      row => {
        if (!here) return
        if (row?.bytes.type.startsWith('image/')) url = URL.createObjectURL(row.bytes)
        setPictures(url === null ? [] : [{ page: 1, url }])
      },
      () => here && setPictures([]),
    )
    return () => {
      here = false
      if (url !== null) URL.revokeObjectURL(url)
    }
  }, [uploads, accountId, clientId])
  return pictures
}
