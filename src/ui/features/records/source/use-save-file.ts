import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type SourceOf, sourceFile } from '../../../state/records/source-file.ts'
import { bridge } from '../../../state/session/bridge.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'

interface SaveFile {
  run: () => Promise<void>
  isBusy: boolean
  /** Why it could not be saved; a toast cannot be heard while a dialog is open. */
  problem: string | null
}

/** Saves the original file of a record by the browser's own way. */
export function useSaveFile(source: SourceOf, name: string): SaveFile {
  const { t } = useLingui()
  const context = useCommandContext()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async () => {
    setIsBusy(true)
    setProblem(null)
    const found = await sourceFile(context, bridge, source).catch(() => null)
    setIsBusy(false)
    if (found?.kind !== 'here') {
      setProblem(
        t({
          id: 'records.source.save.failed',
          message: 'The file is not on this device. It is on the server: try again with a network.',
        }),
      )
      return
    }
    const url = URL.createObjectURL(found.blob)
    const link = document.createElement('a')
    link.href = url
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  }
  return { run, isBusy, problem }
}
