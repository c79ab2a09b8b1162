import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { toasts } from '../../../components/toast/toasts.ts'
import { type SourceOf, sourceFile } from '../../../state/records/source-file.ts'
import { bridge } from '../../../state/session/bridge.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'

/** Saves the original file of a record by the browser's own way. */
export function useSaveFile(source: SourceOf, name: string): { run: () => Promise<void>; isBusy: boolean } {
  const { t } = useLingui()
  const context = useCommandContext()
  const [isBusy, setIsBusy] = useState(false)
  const run = async () => {
    setIsBusy(true)
    const found = await sourceFile(context, bridge, source).catch(() => null)
    setIsBusy(false)
    if (found?.kind !== 'here') {
      toasts.show({
        kind: 'warning',
        title: t({ id: 'records.source.save.failed', message: 'The file is not on this device' }),
        text: t({ id: 'records.source.save.failed.text', message: 'It is on the server. Try again with a network.' }),
      })
      return
    }
    const url = URL.createObjectURL(found.blob)
    const link = document.createElement('a')
    link.href = url
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  }
  return { run, isBusy }
}
