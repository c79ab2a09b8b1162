import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { toasts } from '../../../components/toast/toasts.ts'
import { keepSource, keptFiles, type SourceOf } from '../../../state/records/source-file.ts'
import { bridge } from '../../../state/session/bridge.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'

interface KeptHere {
  isKept: boolean
  /** The document is being fetched. */
  isBusy: boolean
  hint: string
  change: (keep: boolean) => void
}

/** Whether a person keeps this document on this device: all of its `pages`, until they say otherwise. */
export function useKeptHere(source: SourceOf, pages: number): KeptHere {
  const { t } = useLingui()
  const context = useCommandContext()
  const { accountId } = context
  const { documentAssetId } = source
  const [isKept, setIsKept] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    let isHere = true
    if (documentAssetId !== null) {
      keptFiles.isPinned(accountId, documentAssetId).then(
        pinned => isHere && setIsKept(pinned),
        () => undefined,
      )
    }
    return () => {
      isHere = false
    }
  }, [accountId, documentAssetId])

  const change = async (keep: boolean) => {
    if (documentAssetId === null) return
    setIsBusy(true)
    try {
      if (!keep) await keptFiles.pin(accountId, documentAssetId, false)
      else if (!(await keepSource(context, bridge, { ...source, documentAssetId }, pages))) throw new Error('not whole')
      setIsKept(keep)
    } catch {
      toasts.show({
        kind: 'warning',
        title: t({ id: 'records.source.keep.failed', message: 'The document could not be kept whole' }),
        text: t({
          id: 'records.source.keep.failed.text',
          message: 'Without a network, or on a full device, only what was opened stays. Try again later.',
        }),
      })
    } finally {
      setIsBusy(false)
    }
  }
  return {
    isKept,
    isBusy: isBusy || documentAssetId === null,
    hint: isKept
      ? t({ id: 'records.source.kept.hint', message: 'All of its pages can be read without a network.' })
      : t({
          id: 'records.source.keep.hint',
          message: 'Pages that you opened can be read without a network until newer ones need the room.',
        }),
    change: keep => void change(keep),
  }
}
