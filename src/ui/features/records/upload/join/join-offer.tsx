import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SizeLimit } from '../../../../../domain/files/document-limits.ts'
import { Button } from '../../../../components/action/button.tsx'
import { Banner } from '../../../../components/feedback/banner.tsx'
import type { UploadList } from '../choose/upload-list.ts'
import { mayJoin, type UploadEntry } from '../files/upload-entry.ts'
import { useJoin } from './use-join.tsx'

interface JoinOfferProps {
  entries: readonly UploadEntry[]
  limit: SizeLimit
  list: UploadList
}

/** Offers to join photos of one patient that are not on their way into one document. */
export function JoinOffer({ entries, limit, list }: JoinOfferProps) {
  const { t } = useLingui()
  const join = useJoin(list, limit)
  const joinable = entries.filter(mayJoin)
  const photos = joinable.filter(one => one.patientClientId === joinable[0]?.patientClientId)
  if (photos.length < 2) return null
  return (
    <Banner
      tone="info"
      icon="files"
      aside={
        // In the order in which they were added.
        <Button size="sm" onClick={() => void join(photos.toReversed())}>
          {t({ id: 'records.upload.join', message: 'Join the pages' })}
        </Button>
      }
    >
      {t({
        id: 'records.upload.join.offer',
        message: plural(photos.length, {
          one: '# photo. Is it a page of one document?',
          other: '# photos. Are they pages of one document?',
        }),
      })}
    </Banner>
  )
}
