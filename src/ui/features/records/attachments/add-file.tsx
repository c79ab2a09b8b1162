import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { HealthRecordDocument } from '../../../../db/collections/health-records.ts'
import { PillButton } from '../../../components/feedback/pill.tsx'
import { OFFERED } from '../upload/choose/offered-types.ts'
import { useAttachFile } from './use-attach-file.ts'

/** Adds files to a record. */
export function AddFile({ record }: { record: HealthRecordDocument }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const { add, isBusy, mayUpload } = useAttachFile(record)
  const addAll = async (files: readonly File[]) => {
    for (const file of files) await add(file)
  }
  if (!mayUpload) return null
  return (
    <>
      <PillButton icon="plus" disabled={isBusy} onClick={() => input.current?.click()}>
        {t({ id: 'records.files.add', message: 'Add a file' })}
      </PillButton>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={OFFERED}
        data-testid="attachment"
        onChange={event => {
          const files = [...(event.target.files ?? [])]
          // The same file can be chosen again.
          event.target.value = ''
          void addAll(files)
        }}
      />
    </>
  )
}
