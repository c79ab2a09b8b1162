import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { HealthRecord } from '../../../../contract/entities/health-record.ts'
import type { AdminRecord } from '../../../../contract/methods/admin.ts'
import { saveAsFile } from '../../../../platform/browser/save-file.ts'
import { toasts } from '../../../components/toast/toasts.ts'
import { useRefusalWords } from '../../../record-kit/refusal-words.ts'
import { bridge } from '../../../state/session/bridge.ts'

/**
 * A record of another person, asked for by a click alone: each look is a row in its owner's log. It stays in memory, and is
 * never written to the administrator's device.
 */
export function useOpenedRecord({ id, documentAssetId, recordType }: AdminRecord) {
  const { t } = useLingui()
  const refusalWords = useRefusalWords()
  const [record, setRecord] = useState<HealthRecord | null>(null)
  const [busy, setBusy] = useState<'text' | 'file' | null>(null)
  const failed = (code: string | null) =>
    toasts.show({
      kind: 'error',
      title: t({ id: 'admin.record.failed', message: 'It could not be opened' }),
      text:
        code === null ? t({ id: 'admin.key.offline', message: 'The server does not answer.' }) : refusalWords({ code }),
    })
  const openText = async () => {
    if (busy !== null) return
    setBusy('text')
    const outcome = await bridge.call('admin.healthRecords:get', { id })
    setBusy(null)
    if (outcome.kind === 'answered') setRecord(outcome.result)
    else failed(outcome.kind === 'refused' ? outcome.code : null)
  }
  const saveFile = async () => {
    if (busy !== null || documentAssetId === null) return
    setBusy('file')
    const linked = await bridge.call('admin.healthRecords:getDocumentAsset', { healthRecordId: id, documentAssetId })
    const file = linked.kind === 'answered' ? await bridge.download(linked.result.url) : null
    setBusy(null)
    // Its name is a text of the owner, and may not have been looked at.
    if (file) saveAsFile(file, `${recordType}-${id}`)
    else failed(linked.kind === 'refused' ? linked.code : null)
  }
  return { record, busy, openText, saveFile }
}
